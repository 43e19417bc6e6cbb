package match_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/engine"
	"bhack/match"
)

// TestReplaySize makes sure that the longest replay of two of the example players, 500
// rounds on a board of 16, stays small, plain and compressed.
func TestReplaySize(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("a match of 500 rounds")
	}
	s := setup(load(t, "phalanx"), load(t, "gambler"))
	s.Ruleset, s.Rules, s.Seed = "final", engine.Final(), 1337
	for suffix, most := range map[string]int64{".json": 2_000_000, ".json.zst": 150_000} {
		path := filepath.Join(t.TempDir(), "match"+suffix)
		result, err := match.Play(t.Context(), s, match.Options{Replay: path})
		require.NoError(t, err)
		require.Equal(t, 500, result.Rounds)
		info, err := os.Stat(path)
		require.NoError(t, err)
		assert.Less(t, info.Size(), most, suffix)
	}
}
