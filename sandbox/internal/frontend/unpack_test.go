package frontend

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/code"
)

// TestUnpackedItems makes sure that a loop makes the pairs that do not go to locals: they take their places in blocks, as a census counts
// these whole.
func TestUnpackedItems(t *testing.T) {
	for targets, want := range map[string]int{
		"x, y":    code.ThenUnpack,
		"x, y, z": code.ThenUnpack,
		"g, x":    0,
		"x, g":    0,
		"x, o.a":  0,
		"g, x, y": 0,
		"l[0], x": 0,
	} {
		c := compileText(t, "def main(l, o):\n  global g\n  for "+targets+" in l:\n    pass\n").Units["test"].Top.Codes[0]
		found := false
		for i := range c.Instrs {
			in := &c.Instrs[i]
			if in.Op == code.ForIter {
				found = true
				next := c.Instrs[i+1].Op
				require.Contains(t, []code.Op{code.UnpackPair, code.UnpackTriple}, next, targets)
				assert.EqualValues(t, want, in.Aux, targets)
			}
		}
		require.True(t, found, targets)
	}
}
