package frontend

import (
	"github.com/go-python/gpython/vm"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/frontend/lower"
)

// loadHidden decodes the load of a name that package lower made up: of a literal, or of
// a hidden function, which is no value.
func (d *decoder) loadHidden(name string) bool {
	if i, ok := lower.Literal(name); ok {
		d.push(isConst, int(d.constant(d.unit.literal(i))))
		return true
	}
	f, ok := lower.Hidden(name)
	if ok {
		d.push(isHidden, f)
	}
	return ok
}

// callHidden decodes a call of a hidden function; false means that the callee is
// another one.
func (d *decoder) callHidden(r *raw) bool {
	callee := len(d.stack) - r.arg - 1
	if r.op != vm.CALL_FUNCTION || r.arg > 0xff || d.stack[callee].kind != isHidden {
		return false
	}
	in := code.Instr{Op: code.CallHidden, Aux: int32(d.stack[callee].loc), C: int32(r.arg)}
	first := callee + 1
	switch d.stack[callee].loc {
	case code.HiddenSame:
		v := d.pop()
		v.producer = -1
		d.pop()
		d.stack = append(d.stack, v)
		return true
	case lower.MatMul:
		d.matMul()
		return true
	case code.HiddenArgs, code.HiddenKwargs:
		first = callee - 1
	case lower.KwargsAfterArgs:
		in.Aux = code.HiddenKwargs
		first = callee - 2
	}
	d.settleTemps(0)
	d.settle(first)
	if first <= callee {
		in.Aux |= int32(d.slot(first)) << 8
	}
	in.B = int32(d.slot(callee + 1))
	d.popCall(r.arg)
	d.pushResult(in)
	return true
}

// assigns reports whether the bytecode is the load of the target of an assignment
// expression: the second argument of the hidden function Assign.
func (d *decoder) assigns() bool {
	n := len(d.stack)
	if n < 2 || d.stack[n-2].kind != isHidden || d.stack[n-2].loc != lower.Assign || d.at+1 >= len(d.raws) {
		return false
	}
	next := &d.raws[d.at+1]
	return next.op == vm.CALL_FUNCTION && next.arg == 2
}

// assign decodes an assignment expression: it stores what is on top of the stack in the
// variable that the bytecode loads. The call that follows is part of it.
func (d *decoder) assign(r *raw) {
	v := d.pop()
	d.pop()
	d.stack = append(d.stack, v, v)
	d.sealMoved(2)
	switch r.op {
	case vm.LOAD_FAST:
		d.storeFast(r.arg)
	case vm.LOAD_NAME, vm.LOAD_GLOBAL:
		op := vm.OpCode(vm.STORE_GLOBAL)
		if r.op == vm.LOAD_NAME {
			op = vm.STORE_NAME
		}
		d.storeName(&raw{op: op, arg: r.arg})
	case vm.LOAD_DEREF, vm.LOAD_CLASSDEREF:
		d.emit(code.Instr{Op: code.StoreCell, A: d.popOperand(), B: d.cellReg(r)})
	default:
		d.fail("assignment expression to bytecode %d", r.op)
	}
	d.at++
	d.start[d.at] = int32(len(d.out.Instrs))
	d.pending++
}

// matMul decodes the operator @: the call of the hidden function MatMul and the
// multiplication that follows it.
func (d *decoder) matMul() {
	d.at++
	d.start[d.at] = int32(len(d.out.Instrs))
	d.pending++
	op := code.Binary
	if d.raws[d.at].op == vm.INPLACE_MULTIPLY {
		op = code.Inplace
	}
	right := d.pop()
	d.pop()
	left := d.pop()
	d.pushResult(code.Instr{Op: op, Aux: code.OpMatMul, B: d.operand(left), C: d.operand(right)})
}
