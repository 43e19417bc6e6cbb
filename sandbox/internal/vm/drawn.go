package vm

import (
	"math"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// A CallDrawn leaves its result where nothing but one CompareNoted makes use of it, and of the result of other calls it may be known
// that only its truth matters. So a turn that draws random numbers that way depends on them by how these tests come out alone.

// drawing is how a number is drawn: a float if below is 0, else one of so many ints, of which the first is from.
type drawing struct {
	from, below int64
}

// drawnTest is such a test, a comparison.
type drawnTest struct {
	// aux is that of the instruction, and other what the number was compared with. The number was
	// the first operand, or the second.
	aux   int32
	first bool
	truth bool
	other object.Value
	drawing
}

// maxDrawn is how many such tests are remembered of a turn.
const maxDrawn = 8

// draw completes a CallDrawn of a function that draws a float, with its result at the given place.
func (m *Machine) draw(at *object.Value) {
	m.Strayed = m.HasStrayed()
	*at = m.DrawUnit()
	m.drawn, m.drawing = at, drawing{}
}

// drew notes that a call of a function has drawn an int, if it is known that nothing becomes of that but tests. strayed tells whether
// the turn had strayed before.
func (m *Machine) drew(f *frame, in *code.Instr, fn *object.Builtin, args []object.Value, v object.Value, strayed bool) {
	d, ok := drawingBy(fn.Draws, args)
	switch {
	case !ok:
	case in.Op == code.CallDrawn:
		m.Strayed, m.drawn, m.drawing = strayed, &f.regs[in.B], d
	case (in.Op == code.Call || in.Op == code.CallMethod) && f.code.ResultOf(in).Kind == code.ResultTruth:
		m.Strayed = strayed
		truth, _ := isTrue.Holds(v, object.Int(0))
		m.noteDrawn(drawnTest{isTrue.Aux, true, truth, object.Int(0), d})
	}
}

// isTrue compares a number with 0 as asking for its truth does.
var isTrue = code.Comparison(code.OpNe)

// drawingBy returns how a function draws an int; ok is false if that is not known, or may fail.
func drawingBy(draws object.Draws, args []object.Value) (d drawing, ok bool) {
	var bounds [2]int64
	if len(args) == 0 || len(args) > len(bounds) {
		return d, false
	}
	for i, arg := range args {
		if !arg.IsInt() || arg.AsInt() < math.MinInt32 || arg.AsInt() > math.MaxInt32 {
			return d, false
		}
		bounds[len(bounds)-len(args)+i] = arg.AsInt()
	}
	d = drawing{from: bounds[0], below: bounds[1] - bounds[0]}
	switch {
	case draws == object.DrawsBetween && len(args) == 2:
		d.below++
	case draws != object.DrawsRange:
		return d, false
	}
	return d, 0 < d.below && d.below <= math.MaxUint32
}

// peek returns what would be drawn after some words of the source, and after how many words the next one would be; ok is false
// if that is not known yet.
func (m *Machine) peek(d drawing, after int) (v object.Value, next int, ok bool) {
	if d.below == 0 {
		f, next, ok := m.PeekUnit(after)
		return object.Float(f), next, ok
	}
	i, next, ok := m.PeekBelow(after, d.below)
	return object.Int(d.from + i), next, ok
}

// testDrawn notes how a comparison has come out of the values at two places, if the number just
// drawn is at one of them.
func (m *Machine) testDrawn(in *code.Instr, x, y *object.Value, truth bool) {
	first, other := true, y
	if m.drawn != x {
		if first, other = false, x; m.drawn != y {
			return
		}
	}
	m.drawn = nil
	m.noteDrawn(drawnTest{in.Aux, first, truth, *other, m.drawing})
}

// noteDrawn notes how a number has come out of a test.
func (m *Machine) noteDrawn(t drawnTest) {
	switch {
	case !m.noting:
	case len(m.pool.drawn) == maxDrawn || !t.other.IsFloat() && !t.other.IsInt():
		m.Strayed = true
	default:
		m.pool.drawn = append(m.pool.drawn, t)
	}
}

// drawnFit tells whether what would be drawn now comes out of the tests as it did, and after how many words of the source the next
// number would be drawn.
func (m *Machine) drawnFit(tests []drawnTest) (words int, fit bool) {
	for i := range tests {
		v, next, ok := m.peek(tests[i].drawing, words)
		if !ok || !tests[i].holds(v) {
			return 0, false
		}
		words = next
	}
	return words, true
}

// Follow begins to watch out for what makes HasStrayed true.
func (m *Machine) Follow() { m.Strayed, m.drawn = false, nil }

// HasStrayed tells whether something has happened in the turn that does not follow from what is
// known, see Strayed, or may do so as a number has been drawn that has not been tested.
func (m *Machine) HasStrayed() bool { return m.Strayed || m.drawn != nil }

// holds tells whether the test would come out the same for another number.
func (d *drawnTest) holds(drawn object.Value) bool {
	x, y := drawn, d.other
	if !d.first {
		x, y = y, x
	}
	truth, known := (&code.Instr{Aux: d.aux}).Holds(x, y)
	return known && truth == d.truth
}
