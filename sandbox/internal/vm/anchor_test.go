package vm

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/code"
)

// TestCells makes sure that cells are divided, up to a limit, and that what a cell is called stays true of a part of it.
func TestCells(t *testing.T) {
	t.Parallel()
	c := NewCells(16, func(at, cell int) uint64 { return uint64(at)<<8 | uint64(cell) })
	cells := func() (all []int) {
		for at := range 16 {
			require.EqualValues(t, at, c.Bits(at)>>8)
			cell := int(c.Bits(at) & 0xff)
			require.EqualValues(t, c.of[at], cell)
			in := c.in(int64(at))
			require.True(t, in.first <= int64(at) && int64(at) <= in.last)
			all = append(all, cell)
		}
		return all
	}
	assert.Equal(t, []int{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, cells())
	c.split(14)
	assert.Equal(t, []int{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1}, cells())
	c.split(2)
	assert.Equal(t, []int{0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1}, cells())
	for _, at := range []int64{2, 14, 0, 16, -1, 99} {
		c.split(at)
	}
	assert.Equal(t, []int{0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1}, cells(), "there is nothing to divide")
	for at := range int64(16) {
		c.split(at)
	}
	assert.Len(t, c.bounds, MaxCells)
	cells()
}

// TestAnchorTest makes sure that a test which does not make the turn depend on the coordinate comes out the same everywhere
// in the cell; and that only one does that does not, if it is known which sign the coordinate has.
func TestAnchorTest(t *testing.T) {
	t.Parallel()
	const size = 9
	for from := range int64(size) {
		for end := from + 1; end <= size; end++ {
			for at := from; at < end; at++ {
				for _, sign := range []signs{plus, minus, plus | minus, 0} {
					for operator := code.OpLt; operator <= code.OpGe; operator++ {
						for x := int64(-12); x < 12; x++ {
							rows := NewCells(size, func(int, int) uint64 { return 0 })
							rows.split(from)
							rows.split(end)
							cells := [2]*Cells{rows, rows}
							var m Machine
							m.Loosen(int(at), 0, &cells)
							m.anchor.test(0, sign, x, operator, 0)
							same := true
							for other := from; other < end; other++ {
								for _, s := range []int64{1, -1} {
									if s == 1 && sign == minus || s == -1 && sign == plus {
										continue
									}
									test := code.NewTest(operator)
									same = same && test.Holds(x+s*(other-at), 0) == test.Holds(x, 0)
								}
							}
							row, col := m.Told()
							require.Zero(t, col)
							require.Equal(t, !same, row == ^uint64(0), "%d from %d to %d, sign %d, operator %d, x %d", at, from, end, sign, operator, x)
							require.True(t, m.IsLoose())
						}
					}
				}
			}
		}
	}
}
