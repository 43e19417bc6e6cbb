package sandbox_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// TestTracebacks runs the scripts of testdata/traceback, each of which ends with an
// exception that nothing catches, and compares the tracebacks with what CPython 3.7
// writes to standard error.
func TestTracebacks(t *testing.T) {
	paths, err := filepath.Glob("testdata/traceback/*.py")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".py"), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			want, err := os.ReadFile(strings.TrimSuffix(path, ".py") + ".out")
			require.NoError(t, err)
			program, err := sandbox.Compile([]sandbox.File{{Path: filepath.Base(path), Text: text, Module: "__main__"}}, sandbox.Options{})
			require.NoError(t, err)
			r := runProgram(program, unlimited, 1)
			require.NotNil(t, r.exception)
			assert.Equal(t, string(want), r.exception.Traceback+"\n")
		})
	}
}

// TestTracebackTakesNoBudget checks that an exception is described as ever, and at no
// price, when the budget of the turn is spent.
func TestTracebackTakesNoBudget(t *testing.T) {
	program := compile(t, "a = []\nint('no number')\n")
	whole := runProgram(program, unlimited, 1)
	require.NotNil(t, whole.exception)
	for budget := int64(1); budget <= whole.bytecodes+1; budget++ {
		r := runProgram(program, budget, 100)
		require.NotNil(t, r.exception, "budget %d", budget)
		assert.Equal(t, whole.exception.Traceback, r.exception.Traceback, "budget %d", budget)
		assert.Equal(t, whole.bytecodes, r.bytecodes, "budget %d", budget)
	}
}

// TestTracebackInSlices: the message of an exception does not depend on where a slice of the turn ends.
func TestTracebackInSlices(t *testing.T) {
	program := compile(t, "class E(Exception):\n    def __str__(self):\n        return 'sum %d' % sum([n for n in range(50)])\nraise E()\n")
	for limit, slices := range map[int64]int64{0: 60, 1 << 20: 90} {
		for slice := int64(1); slice <= slices; slice++ {
			var pool sandbox.Pool
			robot := sandbox.Link(program, nil).NewRobot(sandbox.Config{Module: "__main__", Pool: &pool, Memory: limit})
			rested := 0
			turn := robot.TurnInSlices(unlimited, slice, func() { rested++ })
			require.NotNil(t, turn.Exception)
			require.Equal(t, "__main__.E: sum 1225", turn.Exception.Traceback[strings.LastIndexByte(turn.Exception.Traceback, '\n')+1:], "slice %d", slice)
			require.LessOrEqual(t, int64(rested), turn.Bytecodes/slice)
			robot.Close()
			pool.Close()
		}
	}
}
