package vm

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// drawn is a test of a float that a turn has drawn from the robot's random numbers and of
// which it has made nothing else.
type drawn struct {
	// compare is the instruction, and other what the float was compared with. The float was
	// the first operand, or the second.
	compare code.Instr
	other   object.Value
	first   bool
	truth   bool
}

// maxDrawn is how many such tests are remembered of a turn.
const maxDrawn = 8

// testDrawn notes how a comparison has come out, if it is of the float just drawn.
func (m *Machine) testDrawn(in *code.Instr, x, y object.Value, truth bool) {
	first, other := true, y
	if !m.TakeDrawn(x) {
		if first, other = false, x; !m.TakeDrawn(y) {
			return
		}
	}
	switch {
	case !m.noting:
	case len(m.pool.drawn) == maxDrawn || !other.IsFloat() && !other.IsInt():
		m.Strayed = true
	default:
		m.pool.drawn = append(m.pool.drawn, drawn{code.Instr{Aux: in.Aux}, other, first, truth})
	}
}

// holds tells whether the test would come out the same for another float.
func (d *drawn) holds(f float64) bool {
	x, y := object.Float(f), d.other
	if !d.first {
		x, y = y, x
	}
	truth, known := d.compare.Holds(x, y)
	return known && truth == d.truth
}
