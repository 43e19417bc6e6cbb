package analysis

import (
	"slices"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// of returns what is known of an operand. What depends on coordinates on which the turn depends anyway is free.
func (f *function) of(operand int32) fact {
	if operand < 0 {
		return fact{}
	}
	v := f.now.regs[operand]
	if v.axes()&^f.now.pinned == 0 {
		v.anchor, v.mixed = code.Free, false
	}
	return v
}

// set notes what is known of registers.
func (f *function) set(v fact, registers ...int32) {
	for _, r := range registers {
		f.now.regs[r] = v
	}
}

// use notes what the values of operands are used for, which is not followed any further.
func (f *function) use(operands ...int32) {
	var axes code.Axes
	for _, x := range operands {
		axes |= f.of(x).axes()
	}
	f.pin(axes)
}

// useRange is use for n registers.
func (f *function) useRange(first, n int32) {
	for i := first; i < first+n; i++ {
		f.use(i)
	}
}

// useAll is use for all temporaries, and for registers among some numbers, which are free then.
func (f *function) useAll(numbers ...int32) {
	f.useRange(int32(f.code.FirstTemp()), int32(f.code.NumRegs-f.code.FirstTemp()))
	for _, x := range numbers {
		if 0 <= x && int(x) < len(f.now.regs) {
			f.use(x)
			f.set(fact{}, x)
		}
	}
}

func (f *function) execute(in *code.Instr) bool {
	if f.now.pinned == code.BothAxes { // it does not matter what registers hold
		return true
	}
	free := fact{}
	switch in.Op {
	case code.Nop, code.CheckLocal, code.Jump, code.JumpForIter, code.DeleteGlobal, code.DeleteName, code.DeleteCell,
		code.EndFinally, code.LeaveLoop, code.End:
	case code.Move:
		v := f.of(in.B)
		if v.anchor == code.AnchorText {
			f.note(code.Instr{Op: code.MoveText, A: in.A, B: in.B})
		}
		f.set(v, in.A)
	case code.LoadConst, code.DeleteLocal, code.LoadCell, code.LoadClassCell, code.LoadBuildClass, code.PopExcept:
		f.set(free, in.A)
	case code.LoadGlobal, code.LoadName:
		f.set(fact{name: f.code.Unit.Globals[in.B]}, in.A)
	case code.LoadCounter:
		f.useCounter(in)
		f.set(free, in.A)
	case code.StoreGlobal, code.StoreCounter, code.StoreDict, code.StoreName, code.StoreCell:
		f.use(in.A)

	case code.Add, code.InplaceAdd, code.Sub, code.InplaceSub:
		f.set(f.sum(in), in.A)
	case code.Mod:
		f.remainder(in)
	case code.Mul:
		f.set(f.product(in), in.A)
	case code.FloorDiv, code.Binary, code.Inplace, code.CompareNoted:
		f.use(in.B, in.C)
		f.set(free, in.A)
	case code.Contains:
		f.testIn(in.B, in.C)
		f.set(free, in.A)
	case code.Neg:
		f.set(f.turned(in.B), in.A)
	case code.Unary:
		f.use(in.B)
		f.set(free, in.A)
	case code.Not:
		f.testTruth(in.B)
		f.set(free, in.A)
	case code.Compare:
		f.test(in.Operator(), in.B, in.C)
		f.set(free, in.A)
	case code.Is:
		f.testIs(in.B, in.C)
		f.set(free, in.A)
	case code.JumpIfFalse, code.JumpIfTrue:
		f.testTruth(in.A)
	case code.JumpLess, code.JumpLessEqual, code.JumpGreater, code.JumpGreaterEqual, code.JumpEqual, code.JumpNotEqual:
		f.test(in.Operator(), in.A, in.B)
	case code.JumpContains:
		f.testIn(in.A, in.B)
	case code.IsJump:
		f.testIs(in.A, in.B)

	case code.ForIter:
		f.set(f.each(in.B), in.A)
	case code.GetCursor:
		f.set(f.several(in.B), in.A)
	case code.GetIter:
		f.use(in.B)
		f.set(free, in.A)

	case code.LoadAttr:
		f.use(in.B)
		f.useCounter(in)
		f.set(free, in.A)
	case code.LoadMethod:
		f.use(in.B)
		f.set(fact{name: f.code.Consts[in.C].Str()}, in.A)
		f.set(free, in.A+1)
	case code.StoreAttr, code.DeleteAttr, code.DelItem, code.ListAppend, code.SetAdd:
		f.use(in.A, in.B)
	case code.GetItem:
		f.set(f.item(in), in.A)
	case code.GetCounted:
		f.use(in.B, in.C)
		f.useCounter(in)
		f.set(free, in.A)
	case code.GetSlice:
		f.use(in.B, in.C, in.Aux)
		f.set(free, in.A)
	case code.SetItem, code.SetCounted, code.MapAdd:
		f.use(in.A, in.B, in.C)

	case code.BuildTuple, code.BuildList:
		f.set(f.display(in.B, in.C), in.A)
	case code.BuildSet, code.BuildSlice:
		f.useRange(in.B, in.C)
		f.set(free, in.A)
	case code.BuildMap:
		f.set(free, in.A)
	case code.BuildPair:
		f.set(f.pair(in.B, in.C), in.A)
	case code.UnpackPair, code.UnpackTriple, code.UnpackLocals, code.UnpackSequence:
		f.unpack(in.B, unpackTargets(f.code, in)...)
	case code.UnpackEx:
		n := in.C&0xff + 1 + in.C>>8
		f.use(in.B)
		f.set(free, downFrom(in.A+n-1, n)...)

	case code.Call, code.CallMethod:
		f.call(in)
	case code.CallDrawn:
		f.useRange(in.A+1, in.C+in.Aux)
		f.set(free, in.B)
	case code.Comprehend:
		f.use(in.A)
		f.use(f.code.Codes[in.Aux].FreeFrom...)
		f.set(free, in.B)
	case code.MakeFunction:
		f.useAll()
		f.use(f.code.Codes[in.B].FreeFrom...)
		f.set(free, in.A)
	case code.Return:
		f.returns(in.A)

	case code.Raise:
		f.useRange(in.B, in.A)
	case code.ExceptMatch:
		f.use(in.B, in.C)
		f.set(free, in.A)
	case code.EnterFinally:
		f.set(free, in.A, in.A+1, in.A+2)
	case code.LeaveVia:
		f.set(free, in.A, in.A+1)
	case code.SaveReturn:
		f.use(in.B)
		f.set(free, in.A+2)
	default: // whatever it reads and changes is among these
		f.useAll(in.A, in.B, in.C)
	}
	return true
}

// useCounter follows what a counter is used with, which is noted where the counter is loaded.
func (f *function) useCounter(in *code.Instr) {
	if in.Aux != 0 {
		f.code.Uses[in.Aux-1].Registers(func(r int32) { f.use(r) })
	}
}

// turned follows a subtraction from something free.
func (f *function) turned(operand int32) fact {
	x := f.of(operand)
	if !x.anchor.IsNumber() {
		f.use(operand)
		return fact{}
	}
	f.note(code.Instr{Op: code.TurnAnchor, Aux: int32(x.anchor), A: operand})
	return fact{anchor: x.anchor.Turned()}
}

// sum follows an addition or a subtraction.
func (f *function) sum(in *code.Instr) fact {
	x, y := f.of(in.B), f.of(in.C)
	minus := in.Op == code.Sub || in.Op == code.InplaceSub
	isPart := func(v fact) bool { return v.anchor.IsNumber() || v.anchor == code.AnchorSum }
	isText := func(v fact) bool { return v.anchor == code.AnchorText || v.isFree() }
	switch {
	case x.isFree() && y.isFree():
		return fact{}
	case isPart(x) && y.isFree():
		f.testAdded(in.C, x)
		return fact{anchor: x.anchor}
	case y.anchor.IsNumber() && x.isFree() && minus:
		f.testAdded(in.B, y)
		return f.turned(in.C)
	case isPart(y) && x.isFree() && !minus:
		f.testAdded(in.B, y)
		return fact{anchor: y.anchor}
	case minus && isSame(x, y):
		return fact{}
	case x.anchor.IsNumber() && y.anchor.IsNumber() && x.axes() != y.axes():
		return fact{anchor: code.AnchorSum}
	case !minus && isText(x) && isText(y):
		anchored := object.Bit(!x.isFree()) | object.Bit(!y.isFree())<<1
		f.note(code.Instr{Op: code.JoinTexts, A: in.A, B: in.B, C: in.C, Aux: int32(anchored)})
		return fact{anchor: code.AnchorText}
	}
	f.use(in.B, in.C)
	return fact{}
}

// product follows a multiplication, as by the direction in which a team moves.
func (f *function) product(in *code.Instr) fact {
	x, y := f.of(in.B), f.of(in.C)
	factor := in.C
	if x.isFree() {
		x, y, factor = y, x, in.B
	}
	if !x.anchor.IsNumber() || !y.isFree() || factor < 0 && !code.IsDirection(f.code.Consts[^factor]) {
		f.use(in.B, in.C)
		return fact{}
	}
	f.note(code.Instr{Op: code.TestFactor, Aux: int32(x.anchor), A: factor})
	return fact{anchor: x.anchor.Turned()}
}

// testAdded follows an operand that is added to something anchored, or from which that is subtracted.
func (f *function) testAdded(operand int32, to fact) {
	if operand < 0 && code.IsSmall(f.code.Consts[^operand]) {
		return
	}
	f.note(code.Instr{Op: code.TestAdded, Aux: int32(to.axes()), A: operand})
}

// isSame reports whether two numbers are the same distance apart in all places.
func isSame(x, y fact) bool {
	return x.anchor == y.anchor && x.anchor.IsNumber() && !x.anchor.IsTurned()
}

// remainder follows a remainder, of which it is not known how it depends on the place.
func (f *function) remainder(in *code.Instr) {
	if x := f.of(in.B); (x.anchor.IsNumber() || x.anchor == code.AnchorSum) && f.of(in.C).isFree() {
		f.note(code.Instr{Op: code.TestModulus, Aux: int32(x.anchor), A: in.B, B: in.C})
	} else {
		f.use(in.B, in.C)
	}
	f.set(fact{}, in.A)
}

// test follows a comparison of two operands.
func (f *function) test(operator int, a, b int32) {
	x, y := f.of(a), f.of(b)
	switch {
	case isSame(x, y):
	case x.anchor.IsNumber() && y.isFree():
		f.note(code.Instr{Op: code.TestAnchor, Aux: int32(operator) | int32(x.anchor)<<8, A: a, B: b})
	case y.anchor.IsNumber() && x.isFree():
		f.note(code.Instr{Op: code.TestAnchor, Aux: int32(code.Swapped(operator)) | int32(y.anchor)<<8, A: b, B: a})
	default:
		f.use(a, b)
	}
}

// testTruth follows what is asked whether it is true.
func (f *function) testTruth(operand int32) {
	switch v := f.of(operand); {
	case v.isFree(), v.anchor == code.AnchorPlace:
	case v.anchor.IsNumber():
		zero := f.code.Constant(object.Int(0))
		f.note(code.Instr{Op: code.TestAnchor, Aux: code.OpNe | int32(v.anchor)<<8, A: operand, B: ^zero})
	default:
		f.use(operand)
	}
}

// testIs follows a comparison of two operands by is: nothing that is anchored is None.
func (f *function) testIs(a, b int32) {
	isNone := func(x int32) bool { return x < 0 && f.code.Consts[^x].IsNone() }
	if !isNone(a) && !isNone(b) {
		f.use(a, b)
	}
}

// testIn follows the search for an operand in another one.
func (f *function) testIn(item, in int32) {
	x := f.of(item)
	if !x.anchor.IsNumber() || !f.of(in).isFree() {
		f.use(item, in)
		return
	}
	f.note(code.Instr{Op: code.TestIn, Aux: int32(x.anchor), A: item, B: in})
}

// each returns what the items of a value are.
func (f *function) each(operand int32) fact {
	return fact{anchor: f.several(operand).anchor.Each()}
}

// several follows the beginning of a loop.
func (f *function) several(operand int32) fact {
	v := f.of(operand)
	if v.anchor.Each() != code.Free {
		return fact{anchor: v.anchor}
	}
	f.use(operand)
	return fact{}
}

// item follows the look at an item.
func (f *function) item(in *code.Instr) fact {
	switch x := f.of(in.B); {
	case x.anchor == code.AnchorPlace && in.C < 0:
		switch i := f.code.Consts[^in.C]; {
		case i == object.Int(0), i == object.Int(-2):
			return fact{anchor: code.AnchorRow}
		case i == object.Int(1), i == object.Int(-1):
			return fact{anchor: code.AnchorCol}
		}
	case x.anchor.Each() != code.Free && in.C < 0 && f.code.Consts[^in.C].IsInt(): // else it may be a slice
		return fact{anchor: x.anchor.Each()}
	}
	f.use(in.B, in.C)
	return fact{}
}

// display follows the making of a list, or a tuple that is no pair, of n registers.
func (f *function) display(first, n int32) fact {
	if n > 0 {
		v := f.of(first)
		several := v.anchor.Several()
		for i := first; i < first+n && several != code.Free; i++ {
			if f.of(i).anchor != v.anchor {
				several = code.Free
			}
		}
		if several != code.Free {
			return fact{anchor: several}
		}
	}
	f.useRange(first, n)
	return fact{}
}

// pair follows the making of a tuple of two operands.
func (f *function) pair(a, b int32) fact {
	x, y := f.of(a).anchor, f.of(b).anchor
	var made code.Anchor
	switch {
	case x == code.AnchorRow && y == code.AnchorCol:
		made = code.AnchorPlace
	case x == y:
		made = x.Several()
	}
	if made == code.Free {
		f.use(a, b)
		return fact{}
	}
	if x.IsNumber() {
		f.note(code.Instr{Op: code.TestPair, Aux: int32(x) | int32(y)<<8, A: a, B: b})
	}
	return fact{anchor: made}
}

// unpack follows an assignment of the items of a value to registers.
func (f *function) unpack(from int32, targets ...int32) {
	v := f.of(from)
	switch {
	case v.anchor == code.AnchorPlace && len(targets) == 2:
		f.set(fact{anchor: code.AnchorRow}, targets[0])
		f.set(fact{anchor: code.AnchorCol}, targets[1])
	case v.anchor.Each() != code.Free:
		f.set(fact{anchor: v.anchor.Each()}, targets...)
	default:
		f.use(from)
		f.set(fact{}, targets...)
	}
}

// call follows a call with positional arguments.
func (f *function) call(in *code.Instr) {
	name, first := f.of(in.A).name, in.A+1
	if in.Op == code.CallMethod {
		f.use(first)
		first++
	}
	if name != nil && slices.Contains(f.revealing, name.S) {
		f.pin(code.BothAxes)
	}
	known := code.AnchoredCall{Args: make([]code.Anchor, in.C)}
	for i := range known.Args {
		x := first + int32(i)
		if f.of(x).mixed {
			f.use(x)
		}
	}
	for i := range known.Args {
		known.Args[i] = f.of(first + int32(i)).anchor
		known.HasTexts = known.HasTexts || known.Args[i] == code.AnchorText
	}
	if name != nil {
		known.Result = f.result(name.S, known.Args)
		if known.Result.Axes()&^f.now.pinned == 0 {
			known.Result = code.Free
		}
	}
	if known.Axes() != 0 {
		f.note(code.Instr{Op: code.CallAnchored, A: int32(len(f.code.Anchoring.Calls))})
		if f.notes != nil {
			f.code.Anchoring.Calls = append(f.code.Anchoring.Calls, known)
			f.called = append(f.called, name)
		}
	}
	clear(f.now.regs[in.A : first+in.C]) // the callee uses these
	f.set(fact{anchor: known.Result}, in.B)
}

// result returns what a call by a name returns, and notes what its arguments are.
func (a *anchorer) result(name string, args []code.Anchor) code.Anchor {
	if named := a.named[name]; named != nil {
		if !a.decided {
			a.joinParams(named, args)
		}
		return named.result.anchor
	}
	switch {
	case name == a.source && len(args) == 0:
		return code.AnchorPlace
	case name == "range" && len(args) == 2 && args[0] == args[1] && args[0].IsNumber():
		return args[0].Several()
	case len(args) == 1 && args[0].IsNumber() && name == "abs":
		return args[0].Turned()
	case len(args) == 1 && (args[0].IsNumber() || args[0] == code.AnchorPlace) && name == "str":
		return code.AnchorText
	}
	return code.Free
}

// joinParams notes what the arguments of a call are.
func (a *anchorer) joinParams(named *namedFunctions, args []code.Anchor) {
	for i, arg := range args {
		if i == len(named.params) {
			named.params = append(named.params, guess{})
		}
		if named.params[i].join(arg) {
			for _, f := range named.functions {
				f.isStale = true
			}
		}
	}
}

// returns follows what the function returns.
func (f *function) returns(operand int32) {
	v := f.of(operand)
	if f.named == nil || v.mixed {
		f.use(operand)
		return
	}
	if !f.decided {
		if f.named.result.join(v.anchor) {
			for _, g := range f.all {
				g.isStale = true
			}
		}
		return
	}
	switch want := f.code.Anchoring.Result; {
	case !v.anchor.Fits(want):
		f.pin(v.axes() | want.Axes())
	case v.anchor != code.Free:
		f.note(code.Instr{Op: code.ReturnAnchored, A: int32(v.anchor), B: operand})
	}
}
