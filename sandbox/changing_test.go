package sandbox_test

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// TestContainersThatChange runs a program at random that changes containers from within the special methods which
// operations on them call. A fault of the interpreter would be a panic, for which robots lose their turn.
func TestContainersThatChange(t *testing.T) {
	text, err := os.ReadFile("testdata/changing/changing.py")
	require.NoError(t, err)
	seeds := 100
	if testing.Short() {
		seeds = 10
	}
	for seed := range seeds {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			program, err := sandbox.Compile([]sandbox.File{{
				Path: "changing.py", Text: append(fmt.Appendf(nil, "SEED = %d\n", seed), text...), Module: "__main__",
			}}, sandbox.Options{})
			require.NoError(t, err)
			r := runProgram(program, unlimited, 1)
			require.Nil(t, r.exception)
			assert.Equal(t, "done\n", r.output)
		})
	}
}
