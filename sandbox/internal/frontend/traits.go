package frontend

import (
	"maps"
	"slices"

	"github.com/go-python/gpython/py"
	"github.com/go-python/gpython/vm"

	"bhack/sandbox/internal/code"
)

// A trait is a global that only one line of the top level assigns to, which draws a number, and that functions only compare, or
// make a text of: as a number of turns that each pawn has the patience to wait. Pawns that differ by their traits alone then do the
// same as long as their comparisons come out the same, as is so of counters; traits are of these. That a line draws is guessed
// from the names in it: whatever it assigns, the machine sees to it that only numbers are taken for traits.

// drawing are the names that tell that a number is drawn: of the module, and of its functions.
var drawing = map[string]bool{"randint": true, "randrange": true, "random": true, "uniform": true}

// findTraits finds the traits of a file, of which the other counters are known.
func (u *unitDecoder) findTraits() {
	drawn := drawnOnce(u.top)
	if len(drawn) == 0 { // as in most files
		return
	}
	compared := map[string]bool{} // by functions, that do nothing else but make texts
	for _, c := range u.top.Consts {
		if in, ok := c.(*py.Code); ok {
			findCompared(in, compared)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(drawn)) { // as slots are given in that order
		if !compared[name] {
			continue
		}
		if slot := u.globalSlot(u.intern(name)); !u.counters[slot] {
			u.unit.Traits = append(u.unit.Traits, slot)
		}
	}
	slices.Sort(u.unit.Traits)
	for _, slot := range u.unit.Traits {
		u.addCounterSlot(slot)
	}
}

// drawnOnce returns the names to which only one line of a top level assigns, which draws.
func drawnOnce(top *py.Code) map[string]bool {
	drawn := map[string]bool{}
	named, called := false, false // since the line began, something that draws; and any function after that
	eachBytecode(top.Code, func(_, _ int, op vm.OpCode, arg, _ int) {
		switch op {
		case vm.LOAD_NAME, vm.LOAD_ATTR:
			named = named || drawing[top.Names[arg]]
		case vm.CALL_FUNCTION:
			called = called || named
		case vm.POP_TOP:
			named, called = false, false
		}
		if name, ok := assigned(top, &raw{op: op, arg: arg}); ok {
			_, again := drawn[name]
			drawn[name] = called && !again
			named, called = false, false
		}
	})
	maps.DeleteFunc(drawn, func(_ string, once bool) bool { return !once })
	return drawn
}

// rawsOf returns the bytecodes of some code.
func rawsOf(in *py.Code) []raw {
	raws := make([]raw, 0, countBytecodes(in.Code))
	eachBytecode(in.Code, func(_, _ int, op vm.OpCode, arg, _ int) { raws = append(raws, raw{op: op, arg: arg}) })
	return raws
}

// assigned returns the name of a global that a bytecode assigns to, or deletes.
func assigned(in *py.Code, r *raw) (name string, ok bool) {
	switch r.op {
	case vm.STORE_NAME, vm.STORE_GLOBAL, vm.DELETE_NAME, vm.DELETE_GLOBAL:
		return in.Names[r.arg], true
	}
	return "", false
}

// findCompared notes which names some code, and that in it, compares in an order, and takes back those with which it does something
// else but to make texts of them.
func findCompared(in *py.Code, compared map[string]bool) {
	raws := rawsOf(in)
	at := func(i int) raw {
		if i < 0 || i >= len(raws) {
			return raw{op: vm.NOP}
		}
		return raws[i]
	}
	for i := range raws {
		if name, ok := assigned(in, &raws[i]); ok {
			compared[name] = false
		}
		if raws[i].op != vm.LOAD_GLOBAL && raws[i].op != vm.LOAD_NAME {
			continue
		}
		name := in.Names[raws[i].arg]
		_, known := compared[name]
		switch before, next := at(i-1), at(i+1); {
		case isOrdered(next), isOperand(next) && (isOrdered(at(i+2)) || at(i+2).op == vm.UNARY_NEGATIVE && isOrdered(at(i+3))):
			if !known {
				compared[name] = true
			}
		case next.op == vm.CALL_FUNCTION && next.arg == 1 && before.op == vm.LOAD_GLOBAL && in.Names[before.arg] == "str":
		default:
			compared[name] = false
		}
	}
	for _, c := range in.Consts {
		if inner, ok := c.(*py.Code); ok {
			findCompared(inner, compared)
		}
	}
}

func isOrdered(r raw) bool { return r.op == vm.COMPARE_OP && code.IsOrder(r.arg) }

func isOperand(r raw) bool {
	return r.op == vm.LOAD_FAST || r.op == vm.LOAD_GLOBAL || r.op == vm.LOAD_CONST
}
