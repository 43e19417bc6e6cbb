package vm

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// A CallDrawn leaves its result where nothing but one CompareNoted makes use of it. So a turn
// that draws random floats that way depends on them by how these comparisons come out alone.

// drawnTest is such a comparison.
type drawnTest struct {
	// aux is that of the instruction, and other what the float was compared with. The float was
	// the first operand, or the second.
	aux   int32
	first bool
	truth bool
	other object.Value
}

// maxDrawn is how many such tests are remembered of a turn.
const maxDrawn = 8

// draw completes a CallDrawn of a function that draws, with its result at the given place.
func (m *Machine) draw(at *object.Value) {
	m.Strayed = m.Strayed || m.drawn != nil
	*at = m.DrawUnit()
	m.drawn = at
}

// testDrawn notes how a comparison has come out of the values at two places, if the float just
// drawn is at one of them.
func (m *Machine) testDrawn(in *code.Instr, x, y *object.Value, truth bool) {
	first, other := true, y
	if m.drawn != x {
		if first, other = false, x; m.drawn != y {
			return
		}
	}
	m.drawn = nil
	switch {
	case !m.noting:
	case len(m.pool.drawn) == maxDrawn || !other.IsFloat() && !other.IsInt():
		m.Strayed = true
	default:
		m.pool.drawn = append(m.pool.drawn, drawnTest{in.Aux, first, truth, *other})
	}
}

// Follow begins to watch out for what makes HasStrayed true.
func (m *Machine) Follow() { m.Strayed, m.drawn = false, nil }

// HasStrayed tells whether something has happened in the turn that does not follow from what is
// known, see Strayed, or may do so as a float has been drawn that has not been tested.
func (m *Machine) HasStrayed() bool { return m.Strayed || m.drawn != nil }

// holds tells whether the test would come out the same for another float.
func (d *drawnTest) holds(f float64) bool {
	x, y := object.Float(f), d.other
	if !d.first {
		x, y = y, x
	}
	truth, known := (&code.Instr{Aux: d.aux}).Holds(x, y)
	return known && truth == d.truth
}
