package sandbox_test

import (
	"fmt"
	"math"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// TestNamespaceCosts holds for programs with classes that are nothing but namespaces: they print the same, after as many bytecodes, when
// a function that is never called makes them other classes.
func TestNamespaceCosts(t *testing.T) {
	const file = "testdata/py/class_of_variables.py"
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	compile := func(names string) *sandbox.Program {
		never := fmt.Sprintf("\n\ndef never():\n    return %s\n", names)
		p, err := sandbox.Compile([]sandbox.File{{Path: file, Text: append(text, never...), Module: "__main__"}}, sandbox.Options{})
		require.NoError(t, err)
		return p
	}
	variables, attributes := compile("0"), compile("G, Handlers, F")
	want := runProgram(attributes, unlimited, 1)
	require.Nil(t, want.exception)
	assert.Equal(t, want, runProgram(variables, unlimited, 1))
	for _, budget := range []int64{1, 2, 3, 25, 26, 27, 101} {
		got := runProgram(variables, budget, math.MaxInt)
		assert.Equal(t, want.output, got.output, "budget %d", budget)
		assert.Equal(t, want.trace, got.trace, "budget %d", budget)
		assert.Equal(t, want.bytecodes, got.bytecodes, "budget %d", budget)
	}
}
