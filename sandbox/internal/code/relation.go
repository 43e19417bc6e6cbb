package code

import "bhack/sandbox/internal/object"

// How two ints compare, a bit each.
const (
	less = 1 << iota
	same
	greater
)

// truths are, for the operators that order or equate, how two ints compare of which they
// are true; jumps the operations that jump then, and unless the operations that jump else.
var truths = [...]struct {
	of           int32
	jump, unless Op
}{
	OpLt: {less, JumpLess, JumpGreaterEqual},
	OpLe: {less | same, JumpLessEqual, JumpGreater},
	OpEq: {same, JumpEqual, JumpNotEqual},
	OpNe: {less | greater, JumpNotEqual, JumpEqual},
	OpGt: {greater, JumpGreater, JumpLessEqual},
	OpGe: {greater | same, JumpGreaterEqual, JumpLess},
}

// jumpsIfTrue is the bit of Aux that tells that an instruction which compares and jumps
// does so if the comparison is true.
const jumpsIfTrue = 1 << 8

// notsShift is where Aux has how many UNARY_NOT such an instruction stands for.
const notsShift = 9

// Comparison returns an instruction that compares by an operator other than is and is
// not. Its operands are to be filled in.
func Comparison(operator int) Instr {
	if operator >= len(truths) {
		return Instr{Op: Contains, Aux: int32(operator)}
	}
	return Instr{Op: Compare, Aux: int32(operator) | truths[operator].of<<8}
}

// CompareAndJump returns an instruction that compares by such an operator, and jumps if the
// comparison is true, or unless it is.
func CompareAndJump(operator int, ifTrue bool) Instr {
	in := Instr{Op: JumpContains, Aux: int32(operator)}
	if ifTrue {
		in.Aux |= jumpsIfTrue
	}
	switch {
	case operator >= len(truths):
	case ifTrue:
		in.Op = truths[operator].jump
	default:
		in.Op = truths[operator].unless
	}
	return in
}

// Operator returns the operator of an instruction that compares.
func (in *Instr) Operator() int { return int(in.Aux & 0xff) }

// AddNots notes that an instruction which compares and jumps stands for so many UNARY_NOT.
func (in *Instr) AddNots(n int) { in.Aux |= int32(n) << notsShift }

// Asking returns how many of the bytecodes after the comparison have begun when its result is asked
// whether it is true: all but those after the first UNARY_NOT.
func (in *Instr) Asking() int { return int(in.After) - int(in.Aux>>notsShift) }

// JumpsIf reports whether an instruction that compares and jumps does so when the comparison
// comes out like truth.
func (in *Instr) JumpsIf(truth bool) bool { return truth == (in.Aux&jumpsIfTrue != 0) }

// Holds reports whether the comparison of a Compare is true of x and y; known is false when
// that takes more than a look.
func (in *Instr) Holds(x, y object.Value) (truth, known bool) {
	if !object.BothInt(x, y) {
		return in.holdsOther(x, y)
	}
	return in.Aux>>8&order(x.AsInt(), y.AsInt()) != 0, true
}

// order returns how two ints compare.
func order(i, j int64) int32 {
	how := int32(same)
	if i < j {
		how = less
	}
	if i > j {
		how = greater
	}
	return how
}

func (in *Instr) holdsOther(x, y object.Value) (truth, known bool) {
	if op := in.Operator(); (op == OpEq || op == OpNe) && object.Identifiable(x, y) {
		return object.Is(x, y) == (op == OpEq), true
	}
	return in.HoldsSimple(x, y)
}

// HoldsSimple reports whether the comparison of a Compare, or of an instruction that compares
// and jumps, other than JumpContains, is true of two floats, or of a float and an int, or
// whether two values of simple kinds are equal; known is false for other values.
func (in *Instr) HoldsSimple(x, y object.Value) (truth, known bool) {
	op := in.Operator()
	if !(x.IsFloat() && (y.IsFloat() || y.IsInt()) || x.IsInt() && y.IsFloat()) {
		if op != OpEq && op != OpNe || !x.IsSimple() || x.IsFloat() {
			return false, false
		}
		truth, known = object.SimpleEqual(x, y)
		return truth == (op == OpEq), known
	}
	switch object.CompareNumbers(x, y) {
	case -1:
		truth = truths[op].of&less != 0
	case 0:
		truth = truths[op].of&same != 0
	case 1:
		truth = truths[op].of&greater != 0
	default: // of nan, nothing but != is true
		truth = op == OpNe
	}
	return truth, true
}
