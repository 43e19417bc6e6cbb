package replaytest_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/internal/decision"
	"bhack/replay"
	"bhack/replay/replaytest"
)

func TestCheckFiles(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	h := replay.Header{
		Match: replay.Match{
			Ruleset: "sp20", Size: 8, MaxRounds: 1, RNG: replay.RNGRobot, Map: "empty", Bytecodes: replay.Bytecodes{First: 1, Turn: 1},
			WinPawns: 4, Tiebreak: replay.TiebreakBackRow, CheckSpaceOffBoard: replay.OffBoardError,
		},
		Players: replay.Players{
			White: replay.Player{Name: "a", SHA256: strings.Repeat("0", 64)},
			Black: replay.Player{Name: "b", SHA256: strings.Repeat("1", 64)},
		},
	}
	f, err := replay.Create(filepath.Join(folder, "below", "a.json.zst"), h)
	require.NoError(t, err)
	require.NoError(t, f.Finish(replay.Result{Winner: replay.White, Reason: decision.CoinFlip}))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "other.txt"), []byte("no replay"), 0o600))
	assert.Equal(t, 1, replaytest.CheckFiles(t, folder))
	assert.Error(t, replaytest.Validate(strings.NewReader(`{"format":"bhack-replay","version":2}`)))
	assert.Error(t, replaytest.Validate(strings.NewReader(`{`)))
}
