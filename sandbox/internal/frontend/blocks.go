package frontend

import "bhack/sandbox/internal/code"

// blockKind tells the kinds of blocks apart.
type blockKind uint8

const (
	loopBlock    blockKind = iota
	exceptBlock            // the body of try, with except clauses
	finallyBlock           // the body of try, with a finally clause; or of with
	exceptClause           // the except clauses
	finallyClause
)

// block is a block of the bytecode, as it is known where it stands: CPython keeps
// these on a stack at run time, here they are all resolved while decoding.
type block struct {
	kind blockKind
	// depth is the height of the value stack outside the block.
	depth int
	// target is the bytecode at which a loop ends, or a handler starts.
	target int
	// isWith tells that a finallyBlock or finallyClause belongs to a with statement.
	isWith bool
	// loop is what a loopBlock iterates over, nil for a while loop.
	loop *loopIterator
	// after is the state in which the code after a finally clause goes on, nil
	// when it does not.
	after *state
}

// loopIterator is the iterator of a for loop: its register, the index of its GetCursor,
// and that of the call that made the value, or -1 when no call did.
type loopIterator struct{ reg, cursor, call int }

// handlerPlaces is the number of places on the value stack that the state of a
// handler takes, as in CPython.
const handlerPlaces = 6

// setup decodes SETUP_LOOP, SETUP_EXCEPT, SETUP_FINALLY; SETUP_WITH ends in it.
func (d *decoder) setup(r *raw, kind blockKind, isWith bool) {
	if kind == loopBlock {
		d.blocks = append(d.blocks, block{kind: kind, depth: len(d.stack), target: r.target})
		return
	}
	d.settle(0)
	depth := len(d.stack)
	save := d.clone()

	clause := exceptClause
	if kind == finallyBlock {
		clause = finallyClause
	}
	b := block{kind: clause, depth: depth, target: r.target, isWith: isWith}
	if isWith {
		// Also when no way leads out of the body, __exit__ may swallow what leaves it.
		b.after = save.clone()
	}
	for range handlerPlaces {
		d.push(inTemp, d.slot(len(d.stack)))
	}
	d.blocks = append(d.blocks, b)
	d.noteTarget(r.target)

	d.state = save
	d.blocks = append(d.blocks, block{kind: kind, depth: depth, target: r.target, isWith: isWith})
}

func (d *decoder) popBlock() {
	b := d.blocks[len(d.blocks)-1]
	d.blocks = d.blocks[:len(d.blocks)-1]
	d.stack = d.stack[:b.depth]
}

// enterHandlerNormally decodes the way from the end of a try body into its finally
// clause: the bytecode has pushed a None there, in place of an exception.
func (d *decoder) enterHandlerNormally(known *state) bool {
	if len(known.blocks) == 0 {
		return false
	}
	b := &known.blocks[len(known.blocks)-1]
	if b.kind != finallyClause || b.target != d.at {
		return false
	}
	d.pop() // the None
	d.settle(0)
	b.after = d.clone()
	state := d.handlerState(known)
	d.emit(code.Instr{Op: code.EnterFinally, A: state})
	if b.isWith { // after an exception that __exit__ swallows, the body bound nothing
		b.after.bound = known.bound.Clone()
	}
	d.state = known.clone()
	return true
}

// handlerState returns the first register of the state of the innermost handler
// of s.
func (d *decoder) handlerState(s *state) int32 {
	save := d.state
	d.state = s
	reg := d.slot(s.blocks[len(s.blocks)-1].depth)
	d.state = save
	return int32(reg)
}

// endFinally decodes END_FINALLY, of a finally clause or after the last of the
// except clauses.
func (d *decoder) endFinally() {
	b := d.blocks[len(d.blocks)-1]
	d.emit(code.Instr{Op: code.EndFinally, A: d.handlerState(d.state)})
	if b.kind == exceptClause || b.after == nil {
		d.alive = false
		return
	}
	bound := d.bound
	d.state = b.after.clone()
	d.bound.Include(bound)
	if b.isWith {
		d.pop() // the __exit__
	}
}

// leave decodes a jump out of blocks, or a return: it emits the instructions that
// run the finally clauses between here and block number keep, and give up the iterators
// of the loops there, innermost first.
// value is the operand of a return, and is returned as the operand to use after
// these clauses.
func (d *decoder) leave(keep int, isReturn bool, value int32) int32 {
	for i := len(d.blocks) - 1; i >= keep; i-- {
		b := &d.blocks[i]
		if b.loop != nil {
			d.emit(code.Instr{Op: code.LeaveLoop, A: int32(b.loop.reg), B: int32(b.loop.cursor), C: int32(b.loop.call)})
		}
		if b.kind != finallyBlock {
			continue
		}
		state := int32(d.slot(b.depth))
		if isReturn {
			d.emit(code.Instr{Op: code.SaveReturn, A: state, B: value})
			value = state + 2
		}
		d.emit(code.Instr{Op: code.LeaveVia, A: state, B: int32(len(d.out.Instrs) + 1)})
		d.fixups = append(d.fixups, fixup{instr: len(d.out.Instrs) - 1, target: b.target})
	}
	return value
}

// breakLoop decodes BREAK_LOOP.
func (d *decoder) breakLoop() {
	i := d.innermostLoop()
	b := d.blocks[i]
	d.leave(i, false, 0)
	d.blocks = d.blocks[:i]
	d.stack = d.stack[:b.depth]
	d.jump(code.Instr{Op: code.Jump}, b.target)
	d.alive = false
}

// continueLoop decodes CONTINUE_LOOP.
func (d *decoder) continueLoop(r *raw) {
	i := d.innermostLoop()
	d.leave(i+1, false, 0)
	d.blocks = d.blocks[:i+1]
	d.stack = d.stack[:len(d.known[r.target].stack)]
	d.jump(code.Instr{Op: code.Jump}, r.target)
	d.alive = false
}

func (d *decoder) innermostLoop() int {
	for i := len(d.blocks) - 1; i >= 0; i-- {
		if d.blocks[i].kind == loopBlock {
			return i
		}
	}
	d.fail("'break' outside loop")
	return 0
}

// returnValue decodes RETURN_VALUE.
func (d *decoder) returnValue() {
	p := d.pop()
	value := d.leave(0, true, d.operand(p))
	if p.producer == len(d.out.Instrs)-1 {
		d.markResult(&p, code.Result{Kind: code.ResultReturned})
	}
	d.emit(code.Instr{Op: code.Return, A: value})
	d.alive = false
}

// setupWith decodes SETUP_WITH: the context manager on top gives way to its
// __exit__, and the result of __enter__ comes on top of that.
func (d *decoder) setupWith(r *raw) {
	d.settle(0)
	manager := d.popOperand()
	exit := d.slot(len(d.stack))
	d.push(inTemp, exit)
	enter := d.slot(len(d.stack))
	d.useReg(enter)
	d.emit(code.Instr{Op: code.SetupWith, A: int32(exit), B: manager, C: int32(enter)})
	d.setup(r, finallyBlock, true)
	d.push(inTemp, enter)
}

// withCleanup decodes WITH_CLEANUP.
func (d *decoder) withCleanup() {
	b := d.blocks[len(d.blocks)-1]
	exit := d.stack[b.depth-1]
	d.emit(code.Instr{Op: code.WithCleanup, A: d.handlerState(d.state), B: int32(exit.loc)})
}

// popExcept decodes POP_EXCEPT, at the end of an except clause.
func (d *decoder) popExcept() {
	d.emit(code.Instr{Op: code.PopExcept, A: d.handlerState(d.state)})
	d.popBlock()
}
