package sandbox_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/bots"
	"bhack/engine"
	"bhack/player"
	"bhack/sandbox"
)

// TestAnalysisHasNoFault compiles all players and scripts that there are as those of a match. A fault of the analysis would show by
// nothing but matches that take longer.
func TestAnalysisHasNoFault(t *testing.T) {
	t.Parallel()
	players, err := filepath.Glob("../bench/players/*")
	require.NoError(t, err)
	require.NotEmpty(t, players)
	for _, ref := range append(players, bots.Names()...) {
		p, err := player.Load(t.Context(), ref)
		require.NoError(t, err)
		assert.NoError(t, p.Program.Fault(), ref)
	}
	scripts, err := filepath.Glob("testdata/py/*.py")
	require.NoError(t, err)
	require.NotEmpty(t, scripts)
	for _, path := range scripts {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		program, err := engine.Compile([]sandbox.File{{Path: engine.MainModule + ".py", Text: text}})
		require.NoError(t, err, path)
		assert.NoError(t, program.Fault(), path)
	}
}
