package sandbox_test

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// TestLaterSyntax runs the programs of testdata/later, whose syntax CPython 3.7 refuses
// and later versions take: they print what CPython 3.11 prints, wherever they pause.
func TestLaterSyntax(t *testing.T) {
	paths, err := filepath.Glob("testdata/later/*.py")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".py"), func(t *testing.T) {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			want, err := os.ReadFile(strings.TrimSuffix(path, ".py") + ".out")
			require.NoError(t, err)
			p, err := sandbox.Compile([]sandbox.File{{Path: "later.py", Text: text, Module: "__main__"}}, sandbox.Options{})
			require.NoError(t, err)
			for _, budget := range []int64{unlimited, 1, 2, 3, 7, 64} {
				r := runProgram(p, budget, math.MaxInt)
				require.Nil(t, r.exception)
				assert.Equal(t, string(want), r.output, "budget %d", budget)
			}
		})
	}
}
