package frontend

import (
	"github.com/go-python/gpython/vm"

	"bhack/sandbox/internal/code"
)

func (d *decoder) jumpAlways(r *raw) {
	d.settle(0)
	if len(d.blocks) > 0 {
		d.bridgeToFinally(r)
	}
	d.jump(code.Instr{Op: code.Jump}, r.target)
	d.alive = false
}

// bridgeToFinally checks that no plain jump leads into a finally clause, which
// needs its state set up; the front end's compiler makes none.
func (d *decoder) bridgeToFinally(r *raw) {
	known := d.known[r.target]
	if known == nil || len(known.blocks) == 0 {
		return
	}
	if b := known.blocks[len(known.blocks)-1]; b.kind == finallyClause && b.target == r.target {
		d.fail("a jump leads into a finally clause")
	}
}

func (d *decoder) popJump(op code.Op, r *raw) {
	below := len(d.stack) - 1
	if r.dropped {
		below--
	}
	d.settleRange(0, below)
	d.settleConst(1)
	cond := d.pop()
	d.markResult(&cond, code.Result{Kind: code.ResultTruth})
	d.jumpDropping(code.Instr{Op: op, A: d.operand(cond), After: uint8(r.nots), Toll: r.toll}, r)
}

// jumpDropping is jump for a conditional jump, which may take another value off the stack when it jumps.
func (d *decoder) jumpDropping(in code.Instr, r *raw) {
	if !r.dropped {
		d.jump(in, r.target)
		return
	}
	p := d.pop()
	d.jump(in, r.target)
	d.stack = append(d.stack, p)
}

func (d *decoder) jumpOrPop(op code.Op, r *raw) {
	if r.dropped {
		d.jumpInPlace(op, r)
		return
	}
	d.settle(0)
	d.top().producer = -1
	cond := d.operand(*d.top())
	d.jump(code.Instr{Op: op, A: cond}, r.target)
	d.pop()
}

// jumpInPlace is jumpOrPop for a jump that leads to where the condition is in the place of the value below it.
func (d *decoder) jumpInPlace(op code.Op, r *raw) {
	n := len(d.stack)
	if !d.areSettled(d.stack[:n-2]) {
		d.settleRange(0, n-2)
	}
	slot := d.slot(n - 2)
	d.evict(slot)
	cond, below := d.pop(), d.pop()
	d.push(inTemp, slot)
	last := len(d.out.Instrs) - 1
	if cond.producer != last || last < d.barrier || !redirect(&d.out.Instrs[last], int32(slot)) {
		d.emit(code.Instr{Op: code.Move, A: int32(slot), B: d.operand(cond)})
	}
	d.jump(code.Instr{Op: op, A: int32(slot), Toll: r.toll}, r.target)
	d.pop()
	d.stack = append(d.stack, below)
}

// isSettled reports whether settle(0) would emit nothing before a jump, for what that leaves on the stack.
func (d *decoder) isSettled(jump *raw) bool {
	if jump.dropped {
		return d.areSettled(d.stack[:len(d.stack)-1])
	}
	return d.areSettled(d.stack)
}

// areSettled reports whether the lowest places of the stack are in the registers that belong to them.
func (d *decoder) areSettled(places []place) bool {
	slot := d.out.FirstTemp()
	for _, p := range places {
		if p.kind == inLocal || p.kind == isConst || p.kind == inTemp && p.loc != slot {
			return false
		}
		slot += p.width
	}
	return true
}

func (d *decoder) getIter() {
	d.iterated = -1
	switch d.raws[d.at-1].op {
	case vm.CALL_FUNCTION, vm.CALL_FUNCTION_KW, vm.CALL_FUNCTION_VAR, vm.CALL_FUNCTION_VAR_KW:
		d.iterated = d.top().producer
	}
	iterable := d.popOperand()
	op := code.GetIter
	if d.raws[d.at+1].op == vm.FOR_ITER || len(d.stack) > 0 && d.top().kind == isComprehension {
		op = code.GetCursor
	}
	d.pushResult(code.Instr{Op: op, B: iterable})
}

func (d *decoder) forIter(r *raw) {
	d.settle(0)
	iter := d.top().loc
	if n := len(d.blocks); n > 0 && d.blocks[n-1].kind == loopBlock && d.raws[d.at-1].op == vm.GET_ITER {
		d.blocks[n-1].loop = &loopIterator{iter, len(d.out.Instrs) - 1, d.iterated}
	}
	in := code.Instr{Op: code.ForIter, A: int32(d.freeReg()), B: int32(iter)}
	d.emit(in)
	d.fixups = append(d.fixups, fixup{instr: len(d.out.Instrs) - 1, target: r.target})
	saved := d.clone()
	d.pop()
	d.noteTarget(r.target)
	d.state = saved
	d.push(inTemp, int(in.A))
	d.top().producer = len(d.out.Instrs) - 1
}
