package frontend

import (
	"github.com/go-python/gpython/vm"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// compareOp decodes COMPARE_OP, together with a jump that follows it.
func (d *decoder) compareOp(r *raw) {
	b, a := d.pop(), d.pop()
	left, right := d.operand(a), d.operand(b)
	if r.arg == code.OpExcMatch {
		d.pushResult(code.Instr{Op: code.ExceptMatch, B: left, C: right})
		return
	}
	switch r.arg {
	case code.OpIs, code.OpIsNot:
		d.takeDict(&a)
		d.takeDict(&b)
	case code.OpIn, code.OpNotIn:
		d.takeDict(&b)
	}
	if code.IsOrder(r.arg) {
		noted := d.isNoted(&a)
		if d.isNoted(&b) || noted {
			in := comparison(r.arg)
			in.Op, in.B, in.C = code.CompareNoted, left, right
			d.pushResult(in)
			return
		}
	}
	d.noteCompared(r.arg, &a, &b)
	next := &d.raws[d.at+1]
	if next.isTarget || !isPopJump(next.op) || !d.isSettled(next) {
		in := comparison(r.arg)
		in.B, in.C = left, right
		d.pushResult(in)
		return
	}
	d.at++
	d.start[d.at] = int32(len(d.out.Instrs))
	d.pending += 1 + int(next.extra)
	in := compareAndJump(r.arg, next.op == vm.POP_JUMP_IF_TRUE)
	in.A, in.B, in.After, in.Toll = left, right, uint8(1+next.extra), next.toll
	if in.Op != code.IsJump { // which asks nothing
		in.AddNots(int(next.nots))
	}
	if in.Op == code.JumpEqual || in.Op == code.JumpNotEqual {
		last := len(d.out.Instrs) - 1
		if d.hasMade(last, &b, code.LoadGlobal) {
			d.out.Instrs[last].Aux = code.ThenJump
			last--
		}
		if d.hasMade(last, &a, code.GetItem) {
			d.out.Instrs[last].Aux = code.ThenJump
		}
	}
	d.jumpDropping(in, next)
}

// hasMade reports whether the instruction at index i, of an operation, has made a value that has just
// been popped, and of which there is no copy.
func (d *decoder) hasMade(i int, p *place, op code.Op) bool {
	return i >= 0 && p.kind == inTemp && p.producer == i && d.out.Instrs[i].Op == op
}

// isNoted reports whether a value that has just been popped, to be compared, is one for which that
// is to be done by a CompareNoted, and sees to it that what makes the value knows of that.
func (d *decoder) isNoted(p *place) bool { return d.isDrawn(p) || d.isCounted(p) }

// isDrawn reports whether a value that has just been popped is what a function has returned of which the name is that of one that
// draws, and there is no copy of it. The call is then a CallDrawn.
func (d *decoder) isDrawn(p *place) bool {
	if p.kind != inTemp || p.producer < 1 {
		return false
	}
	call := &d.out.Instrs[p.producer]
	if call.Op != code.Call && call.Op != code.CallMethod {
		return call.Op == code.CallDrawn
	}
	for i := p.producer - 1; i >= max(p.producer-1-maxDrawArgs, 0); i-- {
		load := &d.out.Instrs[i]
		switch {
		case load.Op == code.LoadMethod && load.A == call.A && call.Op == code.CallMethod && draws(d.out.Consts[load.C].Str(), call.C):
			call.Op, call.Aux = code.CallDrawn, 1
			return true
		case load.Op == code.LoadGlobal && load.A == call.A && call.Op == code.Call && draws(d.unit.unit.Globals[load.B], call.C):
			call.Op, call.Aux = code.CallDrawn, 0
			return true
		}
	}
	return false
}

// maxDrawArgs is how many instructions the arguments of a function that draws may take.
const maxDrawArgs = 8

// draws reports whether a name is that of a function that draws, with so many arguments, a number that may be compared at once.
func draws(name *object.Str, args int32) bool {
	switch name.S {
	case "random":
		return args == 0
	case "randint":
		return args == 2
	case "randrange":
		return args == 1 || args == 2
	}
	return false
}

// comparison returns an instruction that compares by an operator.
func comparison(operator int) code.Instr {
	switch operator {
	case code.OpIs:
		return code.Instr{Op: code.Is}
	case code.OpIsNot:
		return code.Instr{Op: code.Is, Aux: 1}
	}
	return code.Comparison(operator)
}

// compareAndJump returns an instruction that compares by an operator, and jumps if the
// comparison is true, or unless it is.
func compareAndJump(operator int, ifTrue bool) code.Instr {
	if operator != code.OpIs && operator != code.OpIsNot {
		return code.CompareAndJump(operator, ifTrue)
	}
	in := code.Instr{Op: code.IsJump}
	if (operator == code.OpIs) != ifTrue { // unless a is b: if a is not b
		in.Aux = 1
	}
	return in
}
