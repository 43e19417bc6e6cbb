package code_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// TestIsSmall makes sure what may be added to a coordinate as often as a turn has bytecodes.
func TestIsSmall(t *testing.T) {
	t.Parallel()
	for i, want := range map[int64]bool{
		0: true, -3: true, 1 << 32: true, -1 << 32: true, 1<<32 + 1: false, -1<<32 - 1: false, math.MaxInt64: false, math.MinInt64: false,
	} {
		assert.Equal(t, want, code.IsSmall(object.Int(i)), i)
	}
	for _, v := range []object.Value{object.Float(1), object.True, object.None} {
		assert.False(t, code.IsSmall(v))
	}
}

// TestTakes makes sure which calls give functions what their parameters are.
func TestTakes(t *testing.T) {
	t.Parallel()
	row, col, turned, text := code.AnchorRow, code.AnchorCol, code.AnchorRowTurned, code.AnchorText
	for _, c := range []struct {
		params []code.Anchor
		skip   int
		args   []code.Anchor
		turned code.Axes
		ok     bool
	}{
		{nil, 0, []code.Anchor{code.Free}, 0, true},
		{nil, 0, []code.Anchor{row}, 0, false},
		{[]code.Anchor{row, col}, 0, []code.Anchor{row, col}, 0, true},
		{[]code.Anchor{row, col}, 0, []code.Anchor{col, row}, 0, false},
		{[]code.Anchor{row, col}, 0, []code.Anchor{row}, 0, false},
		{[]code.Anchor{row}, 0, []code.Anchor{row, col}, 0, false},
		{[]code.Anchor{row}, 0, []code.Anchor{row, code.Free}, 0, true},
		{[]code.Anchor{row}, 0, []code.Anchor{turned}, 0, false},
		{[]code.Anchor{turned}, 0, []code.Anchor{row}, code.RowAxis, true},
		{[]code.Anchor{code.Free, row}, 1, []code.Anchor{row}, 0, true},
		{[]code.Anchor{row}, 1, []code.Anchor{row}, 0, false},
		{[]code.Anchor{text}, 0, []code.Anchor{text}, 0, true},
		{[]code.Anchor{text}, 0, []code.Anchor{code.Free}, 0, false},
	} {
		turned, ok := (&code.Anchoring{Params: c.params}).Takes(c.skip, c.args)
		assert.Equal(t, c.ok, ok, "%+v", c)
		assert.Equal(t, c.turned, turned, "%+v", c)
	}
}
