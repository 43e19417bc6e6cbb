package frontend

import (
	"math"
	"strings"

	"github.com/go-python/gpython/py"
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
	switch r.op {
	// Values that are only moved about.
	case vm.NOP:
	case vm.POP_TOP:
		d.pop()
	case vm.ROT_TWO, vm.ROT_THREE, vm.DUP_TOP, vm.DUP_TOP_TWO:
		d.rearrange(r.op)
	case vm.LOAD_CONST:
		d.loadConst(r.arg)
	case vm.LOAD_FAST:
		d.loadFast(r.arg)
	case vm.STORE_FAST:
		d.storeFast(r.arg)
	case vm.DELETE_FAST:
		d.deleteFast(r.arg)

	// Names.
	case vm.LOAD_NAME, vm.LOAD_GLOBAL:
		d.loadGlobal(r)
	case vm.STORE_NAME, vm.STORE_GLOBAL:
		d.storeName(r)
	case vm.DELETE_NAME, vm.DELETE_GLOBAL:
		d.deleteName(r)
	case vm.LOAD_DEREF:
		d.pushResult(code.Instr{Op: code.LoadCell, B: d.cellReg(r)})
	case vm.LOAD_CLASSDEREF:
		d.loadClassCell(r)
	case vm.STORE_DEREF:
		d.emit(code.Instr{Op: code.StoreCell, A: d.popOperand(), B: d.cellReg(r)})
	case vm.DELETE_DEREF:
		d.emit(code.Instr{Op: code.DeleteCell, B: d.cellReg(r)})
	case vm.LOAD_CLOSURE:
		d.push(isCell, d.variables[r.arg].reg)

	// Jumps, blocks and what leaves them.
	case vm.JUMP_FORWARD, vm.JUMP_ABSOLUTE:
		d.jumpAlways(r)
	case vm.POP_JUMP_IF_FALSE:
		d.popJump(code.JumpIfFalse, r)
	case vm.POP_JUMP_IF_TRUE:
		d.popJump(code.JumpIfTrue, r)
	case vm.JUMP_IF_FALSE_OR_POP:
		d.jumpOrPop(code.JumpIfFalse, r)
	case vm.JUMP_IF_TRUE_OR_POP:
		d.jumpOrPop(code.JumpIfTrue, r)
	case vm.GET_ITER:
		d.getIter()
	case vm.FOR_ITER:
		d.forIter(r)
	case vm.SETUP_LOOP:
		d.setup(r, loopBlock, false)
	case vm.SETUP_EXCEPT:
		d.setup(r, exceptBlock, false)
	case vm.SETUP_FINALLY:
		d.setup(r, finallyBlock, false)
	case vm.SETUP_WITH:
		d.setupWith(r)
	case vm.POP_BLOCK:
		d.popBlock()
	case vm.POP_EXCEPT:
		d.popExcept()
	case vm.END_FINALLY:
		d.endFinally()
	case vm.WITH_CLEANUP:
		d.withCleanup()
	case vm.BREAK_LOOP:
		d.breakLoop()
	case vm.CONTINUE_LOOP:
		d.continueLoop(r)
	case vm.RETURN_VALUE:
		d.returnValue()
	case vm.RAISE_VARARGS:
		d.raise(r.arg)
	case vm.YIELD_VALUE:
		d.pushResult(code.Instr{Op: code.Yield, B: d.popOperand()})
	case vm.YIELD_FROM:
		d.yieldFrom()

	// Calls, functions and classes.
	case vm.CALL_FUNCTION:
		if !d.callHidden(r) && !d.callComprehension(r) {
			d.call(r, 0)
		}
	case vm.CALL_FUNCTION_VAR:
		d.call(r, code.CallStar)
	case vm.CALL_FUNCTION_KW:
		d.call(r, code.CallStarKw)
	case vm.CALL_FUNCTION_VAR_KW:
		d.call(r, code.CallStar|code.CallStarKw)
	case vm.MAKE_FUNCTION:
		d.makeFunction(r, false)
	case vm.MAKE_CLOSURE:
		d.makeFunction(r, true)
	case vm.LOAD_BUILD_CLASS:
		d.pushResult(code.Instr{Op: code.LoadBuildClass})

	// Containers that are made, filled and unpacked.
	case vm.BUILD_TUPLE:
		d.buildTuple(r)
	case vm.BUILD_LIST:
		d.buildList(r.arg)
	case vm.BUILD_SET:
		d.build(code.BuildSet, r.arg)
	case vm.BUILD_MAP:
		d.pushResult(code.Instr{Op: code.BuildMap})
		d.noteResult("<dictcomp>")
	case vm.BUILD_SLICE:
		d.buildSlice(r)
	case vm.STORE_MAP:
		d.addEntry(1)
	case vm.LIST_APPEND:
		d.addItem(code.ListAppend, r.arg)
	case vm.SET_ADD:
		d.addItem(code.SetAdd, r.arg)
	case vm.MAP_ADD:
		d.addEntry(r.arg)
	case vm.UNPACK_SEQUENCE:
		d.unpackSequence(r)
	case vm.UNPACK_EX:
		d.unpack(code.UnpackEx, r.arg&0xff+r.arg>>8+1, r.arg)

	// Items and attributes.
	case vm.BINARY_SUBSCR:
		d.getItem(r)
	case vm.STORE_SUBSCR:
		d.setItem()
	case vm.DELETE_SUBSCR:
		p := d.popN(2)
		d.emit(code.Instr{Op: code.DelItem, A: d.operand(p[0]), B: d.operand(p[1])})
	case vm.LOAD_ATTR:
		d.loadAttr(r)
	case vm.STORE_ATTR:
		d.storeAttr(r)
	case vm.DELETE_ATTR:
		d.emit(code.Instr{Op: code.DeleteAttr, A: d.popOperand(), C: d.attribute(r.arg)})

	case vm.IMPORT_NAME:
		d.importName(r)
	case vm.IMPORT_FROM:
		d.settle(0)
		d.pushResult(code.Instr{Op: code.ImportFrom, B: int32(d.top().loc), C: d.constName(r.arg)})
	case vm.IMPORT_STAR:
		d.emit(code.Instr{Op: code.ImportStar, A: d.popOperand()})

	case vm.COMPARE_OP:
		d.compareOp(r)
	case vm.UNARY_NOT:
		d.not()
	default:
		d.operator(r)
	}
}

// operator decodes the bytecodes of binaryOps and unaryOps.
func (d *decoder) operator(r *raw) {
	if b, ok := binaryOps[r.op]; ok {
		c, a := d.pop(), d.pop()
		d.pushResult(code.Instr{Op: b.op, Aux: b.aux, B: d.operand(a), C: d.operand(c)})
		return
	}
	u, ok := unaryOps[r.op]
	if !ok {
		d.fail("unknown bytecode %d", r.op)
	}
	if !d.foldNegative(r) {
		d.pushResult(code.Instr{Op: u.op, Aux: u.aux, B: d.popOperand()})
	}
}

func (d *decoder) not() {
	p := d.pop()
	d.markResult(&p, code.Result{Kind: code.ResultTruth})
	d.pushResult(code.Instr{Op: code.Not, B: d.operand(p)})
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

// rearrange decodes the bytecodes that move or double values on top of the stack.
func (d *decoder) rearrange(op vm.OpCode) {
	n := len(d.stack)
	switch op {
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
	}
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

func (d *decoder) deleteFast(n int) {
	d.detach(n)
	d.emit(code.Instr{Op: code.DeleteLocal, A: int32(n)})
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

func (d *decoder) getItem(r *raw) {
	d.settleConst(2)
	c, b := d.pop(), d.pop()
	if d.takeDict(&b) {
		d.pushResult(code.Instr{Op: code.GetCounted, B: d.operand(b), C: d.operand(c), Aux: d.addUse(r)})
		return
	}
	if last := len(d.out.Instrs) - 1; d.hasMade(last, &b, code.GetItem) {
		d.out.Instrs[last].Aux = code.ThenGetItem
	}
	d.pushResult(code.Instr{Op: code.GetItem, B: d.operand(b), C: d.operand(c)})
}

func (d *decoder) setItem() {
	d.settleConst(2)
	p := d.popN(3) // value, container, key
	in := code.Instr{Op: code.SetItem, A: d.operand(p[1]), B: d.operand(p[2]), C: d.operand(p[0])}
	if d.takeDict(&p[1]) {
		in.Op = code.SetCounted
	}
	d.emit(in)
}

func (d *decoder) storeAttr(r *raw) {
	d.settleConst(1)
	p := d.popN(2) // value, object
	d.emit(code.Instr{Op: code.StoreAttr, A: d.operand(p[1]), B: d.operand(p[0]), C: d.attribute(r.arg)})
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

// isCalled reports whether the value that the current bytecode pushes is called, with
// positional arguments that take no jumps.
func (d *decoder) isCalled() bool {
	above := 0 // values pushed on top of it
	for i := d.at + 1; i < len(d.raws); i++ {
		r := &d.raws[i]
		pops, pushes, ok := d.stackEffect(i)
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

// stackEffect returns how many values the bytecode at an index takes off the stack and puts on
// it, for those that are found in expressions and do not jump.
func (d *decoder) stackEffect(i int) (pops, pushes int, ok bool) {
	r := &d.raws[i]
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
		if inner, isCode := d.in.Consts[d.raws[i-2].arg].(*py.Code); !isCode || !strings.HasPrefix(inner.Name, "<") {
			return 0, 0, false // a statement, whose decorators lie on top of what it takes off the stack
		}
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

// raise decodes RAISE_VARARGS with n values.
func (d *decoder) raise(n int) {
	d.settle(len(d.stack) - n)
	first := d.slot(len(d.stack) - n)
	d.popN(n)
	d.emit(code.Instr{Op: code.Raise, A: int32(n), B: int32(first)})
	d.alive = false
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
