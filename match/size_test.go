package match_test

import (
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/bots"
	"bhack/engine"
	"bhack/match"
	"bhack/replay"
)

// TestReplaySize makes sure that the replays of all pairs of example players, up to 500
// rounds on a board of 16, stay small, plain and compressed.
func TestReplaySize(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("36 matches of up to 500 rounds")
	}
	for _, white := range bots.Names() {
		for _, black := range bots.Names() {
			t.Run(white+"-"+black, func(t *testing.T) {
				t.Parallel()
				s := setup(load(t, white), load(t, black))
				s.Ruleset, s.Rules, s.Seed = "final", engine.Final(), 1337
				path := filepath.Join(t.TempDir(), "match.json.zst")
				_, err := match.Play(t.Context(), s, match.Options{Replay: path})
				require.NoError(t, err)
				plain, compressed := sizes(t, path)
				assert.Less(t, plain, int64(2_000_000), "as .json")
				assert.Less(t, compressed, int64(150_000), "as .json.zst")
			})
		}
	}
}

// sizes returns how many bytes of JSON a compressed replay holds, and how many it takes.
func sizes(t *testing.T, path string) (plain, compressed int64) {
	t.Helper()
	file, err := os.Open(path)
	require.NoError(t, err)
	defer file.Close()
	info, err := file.Stat()
	require.NoError(t, err)
	r, err := replay.Decompress(file)
	require.NoError(t, err)
	defer r.Close()
	plain, err = io.Copy(io.Discard, r)
	require.NoError(t, err)
	return plain, info.Size()
}
