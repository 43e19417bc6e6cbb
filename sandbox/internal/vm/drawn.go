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

// callDrawing calls a function that draws. If it is known what that depends on, the turn has not strayed by it.
func (m *Machine) callDrawing(f *frame, in *code.Instr, fn *object.Builtin, args object.Args) (object.Value, error) {
	if !drawsBelow(fn.Draws, args.Pos) {
		return fn.Fn(&m.Thread, args)
	}
	strayed := m.HasStrayed()
	m.pool.below = m.pool.below[:0]
	m.TraceRandom(&m.pool.below)
	v, err := fn.Fn(&m.Thread, args)
	m.TraceRandom(nil)
	if err == nil {
		isInt := fn.Draws == object.DrawsBetween || fn.Draws == object.DrawsRange
		switch drawn := m.pool.below; {
		case len(drawn) == 0 && isInt: // one of more than 64 bits
		case isInt && m.drewInt(f, in, drawn[0], v), m.drewAny(drawn):
			m.Strayed = strayed
		}
	}
	return v, err
}

// drewInt notes how an int that has been drawn is tested, if nothing else becomes of it; else it returns false.
func (m *Machine) drewInt(f *frame, in *code.Instr, drawn object.DrawnInt, v object.Value) bool {
	d := drawing{v.AsInt() - drawn.V, drawn.N}
	switch {
	case d.below > math.MaxUint32:
	case in.Op == code.CallDrawn:
		m.drawn, m.drawing = &f.regs[in.B], d
		return true
	case (in.Op == code.Call || in.Op == code.CallMethod) && f.code.ResultOf(in).Kind == code.ResultTruth:
		truth, _ := isTrue.Holds(v, object.Int(0))
		return m.noteDrawn(drawnTest{isTrue.Aux, true, truth, object.Int(0), d})
	}
	return false
}

// drewAny notes that a turn depends on ints that have been drawn. It returns false if there are too many that might have been.
func (m *Machine) drewAny(drawn []object.DrawnInt) bool {
	most := int64(maxChoices)
	if m.starting {
		most = maxStartChoices
	}
	for _, b := range drawn {
		if b.N > most || !m.noteDrawn(drawnTest{isEqual.Aux, true, true, object.Int(b.V), drawing{0, b.N}}) {
			return false
		}
	}
	return true
}

// maxChoices is among how many ints one is drawn at most if a turn that depends on it in any way may come again: it
// does when the same one is drawn.
const maxChoices = 8

// maxStartChoices is maxChoices of a top level. There may be as many clones as robots draw the same.
const maxStartChoices = 64

// isTrue compares a number with 0 as asking for its truth does, and isEqual with another one.
var isTrue, isEqual = code.Comparison(code.OpNe), code.Comparison(code.OpEq)

// drawsBelow reports whether a function draws by nothing but RandBelow, and runs no code of a robot.
func drawsBelow(draws object.Draws, args []object.Value) bool {
	isInt := func(v object.Value) bool { return v.IsInt() }
	switch draws {
	case object.DrawsBetween:
		return len(args) == 2 && isInt(args[0]) && isInt(args[1])
	case object.DrawsRange:
		return (len(args) == 1 || len(args) == 2) && isInt(args[0]) && isInt(args[len(args)-1])
	case object.DrawsItem:
		if len(args) != 1 {
			return false
		}
		switch args[0].Kind() {
		case object.KindList, object.KindTuple, object.KindStr, object.KindRange:
			return true
		}
	case object.DrawsOrder:
		return len(args) == 1 && args[0].Kind() == object.KindList
	}
	return false
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
	if m.watch != nil {
		m.watch.beside = true
	}
	m.Strayed = !m.noteDrawn(drawnTest{in.Aux, first, truth, *other, m.drawing}) || m.Strayed
}

// noteDrawn notes how a number has come out of a test, if that is wanted. It returns false if that cannot be remembered.
func (m *Machine) noteDrawn(t drawnTest) bool {
	if !m.noting {
		return true
	}
	if len(m.pool.drawn) == maxDrawn || !t.other.IsFloat() && !t.other.IsInt() {
		return false
	}
	m.pool.drawn = append(m.pool.drawn, t)
	return true
}

// drawnFit reports whether what would be drawn now comes out of the tests as it did, and after how many words of the source the next
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

// DrawsAgain reports whether a machine that has not run anything would draw what the top level drew that has been dealt with as d.
func (m *Machine) DrawsAgain(d *Dealings) bool {
	if len(d.drawn) == 0 {
		return true
	}
	m.PrepareRandom() // which the top level would do
	_, fit := m.drawnFit(d.drawn)
	return fit
}

// Follow begins to watch out for what makes HasStrayed true.
func (m *Machine) Follow() { m.Strayed, m.drawn = false, nil }

// HasStrayed reports whether something has happened in the turn that does not follow from what is
// known, see Strayed, or may do so as a number has been drawn that has not been tested.
func (m *Machine) HasStrayed() bool { return m.Strayed || m.drawn != nil }

// holds reports whether the test would come out the same for another number.
func (d *drawnTest) holds(drawn object.Value) bool {
	x, y := drawn, d.other
	if !d.first {
		x, y = y, x
	}
	truth, known := (&code.Instr{Aux: d.aux}).Holds(x, y)
	return known && truth == d.truth
}
