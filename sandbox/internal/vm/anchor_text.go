package vm

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// Written is where a number is written in a text that is anchored to a coordinate: to that plus or minus the coordinate.
type Written struct {
	// At is where in the text it begins, and Size how many characters it has, in other places as well.
	At, Size int32
	// Axis is 0 for the row and 1 for the column, and Sign 1 or -1.
	Axis, Sign int8
	// Plus is what is added to the coordinate of the place, or from what it is subtracted.
	Plus int32
}

// writtenTexts are texts of a turn that are anchored, by the registers in which they are. The zero value is of a turn that has none.
//
// Code may make the same object of a number that is anchored and of one that is not, so that the object does not tell. Its
// register does: what is followed as such a text has been put there by an instruction that a note comes before, or by a call. When an instruction
// raises an exception, which may be such a one, all are forgotten.
type writtenTexts struct {
	all     []writtenText // the last one of a register counts
	numbers []Written
	// given are arguments of the call that is about to be made, by the parameters to which they go.
	given []givenText
	// handed are the numbers of the text that is about to be logged.
	handed []Written
}

// givenText is a text that goes to a parameter.
type givenText struct {
	parameter int
	writtenText
}

// writtenText is a text that is in a register.
type writtenText struct {
	register *object.Value
	// size is how long it is, and numbers first up to end are written in it.
	size, first, end int
}

// maxWritten is how many texts of a turn are followed, and maxWrittenNumbers how many numbers in them.
const maxWritten, maxWrittenNumbers = 32, 128

// reset forgets all texts.
func (w *writtenTexts) reset() {
	clear(w.all)
	clear(w.given)
	w.all, w.numbers, w.given, w.handed = w.all[:0], w.numbers[:0], w.given[:0], nil
}

// begin adds an empty text, for a register. It returns false if there are too many.
func (w *writtenTexts) begin(register *object.Value) bool {
	if len(w.all) >= maxWritten || len(w.numbers) >= maxWrittenNumbers {
		return false
	}
	w.all = append(w.all, writtenText{register, 0, len(w.numbers), len(w.numbers)})
	return true
}

// last returns the text that has been begun last.
func (w *writtenTexts) last() *writtenText { return &w.all[len(w.all)-1] }

// add adds numbers, which are written from a character on.
func (w *writtenTexts) add(at int, numbers []Written) {
	w.numbers = append(w.numbers, numbers...)
	end := len(w.numbers)
	for i := end - len(numbers); i < end; i++ {
		w.numbers[i].At += int32(at)
	}
	w.last().end = end
}

// of returns the text in a register. ok is false if it is not known.
func (w *writtenTexts) of(register *object.Value) (t writtenText, ok bool) {
	for i := len(w.all) - 1; i >= 0; i-- {
		if t := &w.all[i]; t.register == register {
			return *t, register.Kind() == object.KindStr && len(register.Str().S) == t.size
		}
	}
	return writtenText{}, false
}

// hand tells what is written in the text in a register, which is about to be logged.
func (w *writtenTexts) hand(register *object.Value) (ok bool) {
	t, ok := w.of(register)
	w.handed = w.numbers[t.first:t.end]
	return ok
}

// write adds a number to the text that has been begun, after some other characters. ok is false if it is not known how that would be
// written elsewhere.
func (m *Machine) write(number object.Value, a code.Anchor, after int) (ok bool) {
	axis, signs := m.signOf(a)
	if signs != plus && signs != minus || !m.keepsLength(number, a) {
		return false
	}
	sign := int8(1)
	if signs == minus {
		sign = -1
	}
	w, n := &m.anchor.texts, number.AsInt()
	size := 1
	if n >= 10 {
		size = 2
	}
	t := w.last()
	w.numbers = append(w.numbers, Written{
		At: int32(t.size + after), Size: int32(size), Axis: int8(axis), Sign: sign, Plus: int32(n - int64(sign)*m.anchor.at[axis]),
	})
	t.size += after + size
	t.end = len(w.numbers)
	return true
}

// joinTexts executes a JoinTexts.
func (m *Machine) joinTexts(f *frame, in *code.Instr) {
	w := &m.anchor.texts
	left, right := operand(f.regs, f.code.Consts, in.B), operand(f.regs, f.code.Consts, in.C)
	if left.Kind() != object.KindStr || right.Kind() != object.KindStr {
		m.Pin()
		return
	}
	var first, second writtenText
	ok := true
	if in.Aux&1 != 0 {
		first, ok = w.of(&f.regs[in.B])
	}
	if in.Aux&2 != 0 && ok {
		second, ok = w.of(&f.regs[in.C])
	}
	if !ok || !w.begin(&f.regs[in.A]) {
		m.Pin()
		return
	}
	at := len(left.Str().S)
	w.add(0, w.numbers[first.first:first.end])
	w.add(at, w.numbers[second.first:second.end])
	w.last().size = at + len(right.Str().S)
}

// moveText tells that a text that is in a register goes to another one.
func (m *Machine) moveText(to, from *object.Value) {
	w := &m.anchor.texts
	t, ok := w.of(from)
	if !ok || len(w.all) >= maxWritten {
		m.Pin()
		return
	}
	t.register = to
	w.all = append(w.all, t)
}

// giveTexts notes which texts a call gives to parameters, after some that are free.
func (m *Machine) giveTexts(known *code.AnchoredCall, args []object.Value, skip int) {
	w := &m.anchor.texts
	w.given = w.given[:0]
	for i, a := range known.Args {
		if a != code.AnchorText {
			continue
		}
		t, ok := w.of(&args[i])
		if !ok || len(w.all)+len(w.given) >= maxWritten {
			m.Pin()
			return
		}
		w.given = append(w.given, givenText{skip + i, t})
	}
}

// take tells that the call has been made for which giveTexts has noted texts, and where its parameters are.
func (w *writtenTexts) take(parameters object.Window[object.Value]) {
	for _, g := range w.given {
		g.register = parameters.At(g.parameter)
		w.all = append(w.all, g.writtenText)
	}
	w.given = w.given[:0]
}

// TakeWritten returns what is written in the text that a function of the host which logs has just been given, until the next one
// is.
func (m *Machine) TakeWritten() []Written {
	handed := m.anchor.texts.handed
	m.anchor.texts.handed = nil
	return handed
}
