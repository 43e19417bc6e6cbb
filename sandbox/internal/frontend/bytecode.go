package frontend

import (
	"math"

	"github.com/go-python/gpython/vm"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// operation is an operation with its operand Aux.
type operation struct {
	op  code.Op
	aux int32
}

// binaryOps are the operators of BINARY_ and INPLACE_ bytecodes.
var binaryOps = map[vm.OpCode]operation{
	vm.BINARY_ADD:           {code.Add, code.OpAdd},
	vm.BINARY_SUBTRACT:      {code.Sub, code.OpSub},
	vm.BINARY_MULTIPLY:      {code.Mul, code.OpMul},
	vm.BINARY_FLOOR_DIVIDE:  {code.FloorDiv, code.OpFloorDiv},
	vm.BINARY_MODULO:        {code.Mod, code.OpMod},
	vm.BINARY_TRUE_DIVIDE:   {code.Binary, code.OpTrueDiv},
	vm.BINARY_POWER:         {code.Binary, code.OpPow},
	vm.BINARY_LSHIFT:        {code.Binary, code.OpLShift},
	vm.BINARY_RSHIFT:        {code.Binary, code.OpRShift},
	vm.BINARY_AND:           {code.Binary, code.OpAnd},
	vm.BINARY_OR:            {code.Binary, code.OpOr},
	vm.BINARY_XOR:           {code.Binary, code.OpXor},
	vm.INPLACE_ADD:          {code.InplaceAdd, code.OpAdd},
	vm.INPLACE_SUBTRACT:     {code.InplaceSub, code.OpSub},
	vm.INPLACE_MULTIPLY:     {code.Inplace, code.OpMul},
	vm.INPLACE_FLOOR_DIVIDE: {code.Inplace, code.OpFloorDiv},
	vm.INPLACE_MODULO:       {code.Inplace, code.OpMod},
	vm.INPLACE_TRUE_DIVIDE:  {code.Inplace, code.OpTrueDiv},
	vm.INPLACE_POWER:        {code.Inplace, code.OpPow},
	vm.INPLACE_LSHIFT:       {code.Inplace, code.OpLShift},
	vm.INPLACE_RSHIFT:       {code.Inplace, code.OpRShift},
	vm.INPLACE_AND:          {code.Inplace, code.OpAnd},
	vm.INPLACE_OR:           {code.Inplace, code.OpOr},
	vm.INPLACE_XOR:          {code.Inplace, code.OpXor},
}

// unaryOps are those of UNARY_ bytecodes.
var unaryOps = map[vm.OpCode]operation{
	vm.UNARY_POSITIVE: {code.Unary, code.OpPos},
	vm.UNARY_NEGATIVE: {code.Neg, code.OpNeg},
	vm.UNARY_INVERT:   {code.Unary, code.OpInvert},
}

// decode decodes one bytecode in the current state.
func (d *decoder) decode(r *raw) {
	d.pending += 1 + int(r.extra)
	if d.assigns() {
		d.assign(r)
		return
	}
	if d.decodeStack(r) || d.decodeName(r) || d.decodeJump(r) || d.decodeBlock(r) ||
		d.decodeCall(r) || d.decodeBuild(r) {
		return
	}
	if b, ok := binaryOps[r.op]; ok {
		c, a := d.pop(), d.pop()
		d.pushResult(code.Instr{Op: b.op, Aux: b.aux, B: d.operand(a), C: d.operand(c)})
		return
	}
	if u, ok := unaryOps[r.op]; ok {
		if d.foldNegative(r) {
			return
		}
		d.pushResult(code.Instr{Op: u.op, Aux: u.aux, B: d.popOperand()})
		return
	}
	d.decodeObject(r)
}

// foldNegative puts a constant in the place of the negative of a number that is one, and tells
// whether it is.
func (d *decoder) foldNegative(r *raw) bool {
	if r.op != vm.UNARY_NEGATIVE || d.top().kind != isConst {
		return false
	}
	v := d.out.Consts[d.top().loc]
	switch {
	case v.IsInt() && v.AsInt() != math.MinInt64:
		v = object.Int(-v.AsInt())
	case v.IsFloat():
		v = object.Float(-v.AsFloat())
	default:
		return false
	}
	d.pop()
	d.push(isConst, int(d.constant(v)))
	return true
}

// decodeStack decodes the bytecodes that only move values about.
func (d *decoder) decodeStack(r *raw) bool {
	n := len(d.stack)
	switch r.op {
	case vm.NOP:
	case vm.POP_TOP:
		d.pop()
	case vm.ROT_TWO:
		d.stack[n-1], d.stack[n-2] = d.stack[n-2], d.stack[n-1]
		d.sealMoved(2)
	case vm.ROT_THREE:
		d.stack[n-1], d.stack[n-2], d.stack[n-3] = d.stack[n-2], d.stack[n-3], d.stack[n-1]
		d.sealMoved(3)
	case vm.DUP_TOP:
		d.stack = append(d.stack, d.stack[n-1])
		d.sealMoved(2)
	case vm.DUP_TOP_TWO:
		d.stack = append(d.stack, d.stack[n-2], d.stack[n-1])
		d.sealMoved(4)
	case vm.LOAD_CONST:
		d.loadConst(r.arg)
	case vm.LOAD_FAST:
		d.loadFast(r.arg)
	case vm.STORE_FAST:
		d.storeFast(r.arg)
	case vm.DELETE_FAST:
		d.detach(r.arg)
		d.emit(code.Instr{Op: code.DeleteLocal, A: int32(r.arg)})
	default:
		return false
	}
	return true
}

// sealMoved marks the values of the top n places, of which some were moved or
// doubled: the instructions that made them must stay as they are.
func (d *decoder) sealMoved(n int) {
	for i := len(d.stack) - n; i < len(d.stack); i++ {
		d.stack[i].producer = -1
	}
}

func (d *decoder) loadFast(n int) {
	if !d.bound.Has(n) {
		d.emit(code.Instr{Op: code.CheckLocal, A: int32(n)})
		if !d.deleted[n] {
			d.bound.Add(n)
		}
	}
	d.push(inLocal, n)
}

// storeFast decodes STORE_FAST: the instruction that made the value stores it in
// the local right away, when it is the last one and nothing needs the old value.
func (d *decoder) storeFast(n int) {
	if !d.deleted[n] {
		d.bound.Add(n)
	}
	p, last := *d.top(), len(d.out.Instrs)-1
	if p.kind == inTemp && p.producer == last && last >= d.barrier && d.pending == 1 && !d.holdsLocal(n) {
		in := &d.out.Instrs[last]
		if redirect(in, int32(n)) {
			in.Cost++
			in.After++
			d.pending = 0
			d.pop()
			return
		}
	}
	switch p = d.popForLocals(int32(n)); {
	case p.kind == isConst:
		d.emit(code.Instr{Op: code.LoadConst, A: int32(n), B: int32(p.loc)})
	case p.kind == inLocal && p.loc == n:
		d.flushCost()
	default:
		d.emit(code.Instr{Op: code.Move, A: int32(n), B: d.operand(p)})
	}
}

// redirect makes an instruction leave its result in another register.
func redirect(in *code.Instr, reg int32) bool {
	switch in.Op {
	case code.Call, code.CallMethod, code.CallKw, code.CallEx, code.Comprehend:
		in.B = reg
	case code.LoadMethod, code.UnpackPair, code.UnpackTriple, code.UnpackSequence, code.UnpackEx, code.SetupWith, code.YieldFrom:
		return false
	default:
		in.A = reg
	}
	return true
}

// decodeJump decodes jumps other than those out of blocks.
func (d *decoder) decodeJump(r *raw) bool {
	switch r.op {
	case vm.JUMP_FORWARD, vm.JUMP_ABSOLUTE:
		d.settle(0)
		if len(d.blocks) > 0 {
			d.bridgeToFinally(r)
		}
		d.jump(code.Instr{Op: code.Jump}, r.target)
		d.alive = false
	case vm.POP_JUMP_IF_FALSE:
		d.popJump(code.JumpIfFalse, r)
	case vm.POP_JUMP_IF_TRUE:
		d.popJump(code.JumpIfTrue, r)
	case vm.JUMP_IF_FALSE_OR_POP:
		d.jumpOrPop(code.JumpIfFalse, r)
	case vm.JUMP_IF_TRUE_OR_POP:
		d.jumpOrPop(code.JumpIfTrue, r)
	case vm.FOR_ITER:
		d.forIter(r)
	default:
		return false
	}
	return true
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

// hasMade tells whether the instruction at index i, of an operation, has made a value that has just
// been popped, and of which there is no copy.
func (d *decoder) hasMade(i int, p *place, op code.Op) bool {
	return i >= 0 && p.kind == inTemp && p.producer == i && d.out.Instrs[i].Op == op
}

// isNoted tells whether a value that has just been popped, to be compared, is one for which that
// is to be done by a CompareNoted, and sees to it that what makes the value knows of that.
func (d *decoder) isNoted(p *place) bool { return d.isDrawn(p) || d.isCounted(p) }

// isDrawn tells whether a value that has just been popped is what a function has returned of which the name is that of one that
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

// draws tells whether a name is that of a function that draws, with so many arguments, a number that may be compared at once.
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

// isSettled tells whether settle(0) would emit nothing before a jump, for what that leaves on the stack.
func (d *decoder) isSettled(jump *raw) bool {
	if jump.dropped {
		return d.areSettled(d.stack[:len(d.stack)-1])
	}
	return d.areSettled(d.stack)
}

// areSettled tells whether the lowest places of the stack are in the registers that belong to them.
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

// decodeObject decodes the bytecodes for attributes, items, generators, imports
// and raise.
func (d *decoder) decodeObject(r *raw) {
	switch r.op {
	case vm.COMPARE_OP:
		d.compareOp(r)
	case vm.UNARY_NOT:
		p := d.pop()
		d.markResult(&p, code.Result{Kind: code.ResultTruth})
		d.pushResult(code.Instr{Op: code.Not, B: d.operand(p)})
	case vm.BINARY_SUBSCR:
		d.settleConst(2)
		c, b := d.pop(), d.pop()
		if d.takeDict(&b) {
			d.pushResult(code.Instr{Op: code.GetCounted, B: d.operand(b), C: d.operand(c), Aux: d.addUse(r)})
			break
		}
		if last := len(d.out.Instrs) - 1; d.hasMade(last, &b, code.GetItem) {
			d.out.Instrs[last].Aux = code.ThenGetItem
		}
		d.pushResult(code.Instr{Op: code.GetItem, B: d.operand(b), C: d.operand(c)})
	case vm.STORE_SUBSCR:
		d.settleConst(2)
		p := d.popN(3) // value, container, key
		in := code.Instr{Op: code.SetItem, A: d.operand(p[1]), B: d.operand(p[2]), C: d.operand(p[0])}
		if d.takeDict(&p[1]) {
			in.Op = code.SetCounted
		}
		d.emit(in)
	case vm.DELETE_SUBSCR:
		p := d.popN(2)
		d.emit(code.Instr{Op: code.DelItem, A: d.operand(p[0]), B: d.operand(p[1])})
	case vm.LOAD_ATTR:
		d.loadAttr(r)
	case vm.STORE_ATTR:
		d.settleConst(1)
		p := d.popN(2) // value, object
		d.emit(code.Instr{Op: code.StoreAttr, A: d.operand(p[1]), B: d.operand(p[0]), C: d.attribute(r.arg)})
	case vm.DELETE_ATTR:
		d.emit(code.Instr{Op: code.DeleteAttr, A: d.popOperand(), C: d.attribute(r.arg)})
	case vm.GET_ITER:
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
	case vm.YIELD_VALUE:
		d.pushResult(code.Instr{Op: code.Yield, B: d.popOperand()})
	case vm.YIELD_FROM:
		d.yieldFrom()
	case vm.RAISE_VARARGS:
		d.settle(len(d.stack) - r.arg)
		first := d.slot(len(d.stack) - r.arg)
		d.popN(r.arg)
		d.emit(code.Instr{Op: code.Raise, A: int32(r.arg), B: int32(first)})
		d.alive = false
	case vm.IMPORT_NAME:
		d.importName(r)
	case vm.IMPORT_FROM:
		d.settle(0)
		d.pushResult(code.Instr{Op: code.ImportFrom, B: int32(d.top().loc), C: d.constName(r.arg)})
	case vm.IMPORT_STAR:
		d.emit(code.Instr{Op: code.ImportStar, A: d.popOperand()})
	default:
		d.fail("unknown bytecode %d", r.op)
	}
}

// loadAttr decodes LOAD_ATTR: of an attribute that is called at once, its function
// and its self go to two registers.
func (d *decoder) loadAttr(r *raw) {
	called := d.isCalled()
	if !called {
		d.settleConst(1)
	}
	in := code.Instr{Op: code.LoadAttr, B: d.popOperand(), C: d.attribute(r.arg)}
	if !called {
		if d.unit.counted[d.in.Names[r.arg]] {
			in.Aux = d.addUse(r)
		}
		d.pushResult(in)
		return
	}
	in.Op, in.Aux = code.LoadMethod, d.unit.methodSlot(d.name(r.arg))
	d.pushResult(in)
	d.top().width = 2
	d.top().producer = -1
}

// isCalled tells whether the value that the current bytecode pushes is called, with
// positional arguments that take no jumps.
func (d *decoder) isCalled() bool {
	above := 0 // values pushed on top of it
	for _, r := range d.raws[d.at+1:] {
		pops, pushes, ok := stackEffect(&r)
		if !ok || r.isTarget {
			return false
		}
		if pops > above {
			return r.op == vm.CALL_FUNCTION && r.arg < 0x100 && pops == above+1
		}
		above += pushes - pops
	}
	return false
}

// stackEffect returns how many values a bytecode takes off the stack and puts on
// it, for those that are found in expressions and do not jump.
func stackEffect(r *raw) (pops, pushes int, ok bool) {
	switch r.op {
	case vm.LOAD_CONST, vm.LOAD_FAST, vm.LOAD_GLOBAL, vm.LOAD_NAME, vm.LOAD_DEREF, vm.LOAD_CLASSDEREF,
		vm.LOAD_CLOSURE, vm.BUILD_MAP:
		return 0, 1, true
	case vm.LOAD_ATTR, vm.UNARY_NOT, vm.UNARY_NEGATIVE, vm.UNARY_POSITIVE, vm.UNARY_INVERT, vm.GET_ITER:
		return 1, 1, true
	case vm.BINARY_SUBSCR, vm.COMPARE_OP:
		return 2, 1, true
	case vm.STORE_MAP:
		return 3, 1, true
	case vm.BUILD_TUPLE, vm.BUILD_LIST, vm.BUILD_SET, vm.BUILD_SLICE:
		return r.arg, 1, true
	case vm.CALL_FUNCTION:
		return r.arg&0xff + 2*(r.arg>>8&0xff) + 1, 1, true
	case vm.MAKE_FUNCTION, vm.MAKE_CLOSURE:
		n := 2 + r.arg&0xff + 2*(r.arg>>8&0xff) + r.arg>>16&0x7fff
		if r.op == vm.MAKE_CLOSURE {
			n++
		}
		return n, 1, true
	}
	if _, binary := binaryOps[r.op]; binary {
		return 2, 1, true
	}
	return 0, 0, false
}

// yieldFrom decodes YIELD_FROM, which runs again each time a value is sent: so it
// stands for itself alone.
func (d *decoder) yieldFrom() {
	d.pending--
	d.settle(0)
	d.flushCost()
	d.pending++
	send, iter := d.pop(), d.pop()
	d.pushResult(code.Instr{Op: code.YieldFrom, B: int32(iter.loc), C: int32(send.loc)})
	d.top().producer = -1
}

func (d *decoder) importName(r *raw) {
	p := d.popN(2) // level, names
	level := d.constantOf(p[0])
	d.pushResult(code.Instr{
		Op: code.ImportName, B: d.constant(d.unit.intern(d.in.Names[r.arg]).Value()),
		C: int32(p[1].constant - 1), Aux: int32(level.AsInt()),
	})
}
