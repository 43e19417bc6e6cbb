package frontend

import (
	"slices"
	"strings"

	"github.com/go-python/gpython/py"
	"github.com/go-python/gpython/vm"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// call decodes a call with r.arg&0xff positional and r.arg>>8 keyword arguments,
// and * and ** arguments as the flags say.
func (d *decoder) call(r *raw, flags int32) {
	positional, keywords := r.arg&0xff, r.arg>>8&0xff
	n := positional + 2*keywords
	if flags&code.CallStar != 0 {
		n++
	}
	if flags&code.CallStarKw != 0 {
		n++
	}
	first := len(d.stack) - n // the first argument
	names := make([]*object.Str, keywords)
	for i := range names {
		names[i] = d.constantOf(d.stack[first+positional+2*i]).Str()
	}
	in := code.Instr{Op: code.Call, C: int32(positional)}
	if keywords > 0 || flags != 0 {
		d.out.KwNames = append(d.out.KwNames, names)
		in.Aux = int32(len(d.out.KwNames) - 1)
		in.Op = code.CallKw
	}
	if flags != 0 {
		in.Op = code.CallEx
		in.C |= flags
	}
	in.A = d.settleCall(first-1, &in)
	d.popCall(n)
	reg := int32(d.freeReg())
	in.B = reg
	d.emit(in)
	d.push(inTemp, int(reg))
	d.top().producer = len(d.out.Instrs) - 1
}

// settleCall puts the callee at place i and its arguments into consecutive
// registers and returns the first one.
func (d *decoder) settleCall(i int, in *code.Instr) int32 {
	d.settleTemps(0) // the callee's frame takes the registers above the arguments
	d.settle(i)
	if d.stack[i].width == 2 {
		in.Op = code.CallMethod
	}
	return int32(d.slot(i))
}

// makeFunction decodes MAKE_FUNCTION and MAKE_CLOSURE. On the stack are the
// defaults, name and value of each keyword-only default, the annotations, a tuple
// of their names, the closure, the code and the qualified name.
func (d *decoder) makeFunction(r *raw, closure bool) {
	qualname := d.pop()
	index := d.pop().loc
	inner := d.out.Codes[index]
	inner.Qualname = unmangleQualname(d.class, d.constantOf(qualname).Str().S)
	if closure {
		d.pop() // the tuple of cells; FreeFrom has what is taken over
	}
	if isComprehensionName(inner.Name) {
		d.push(isComprehension, index)
		return
	}
	defaults, kwDefaults, annotations := r.arg&0xff, r.arg>>8&0xff, r.arg>>16&0x7fff
	below := defaults + 2*kwDefaults + annotations
	// The front end pushes the decorators after the defaults, but calls them last.
	decorators := d.popN(d.countDecorators(inner))
	first := len(d.stack) - below
	for i := range kwDefaults {
		inner.KwDefaults = append(inner.KwDefaults, d.constantOf(d.stack[first+defaults+2*i]).Str())
	}
	d.stack = append(d.stack, decorators...)
	d.settleTemps(0) // what is below may be in the registers that the defaults take
	d.settle(first)
	reg := d.slot(first)
	places := d.popN(below + len(decorators))
	d.stack = append(d.stack, places[below:]...)
	for i := range d.stack {
		d.stack[i].producer = -1
	}
	d.pushResult(code.Instr{
		Op: code.MakeFunction, B: int32(index), C: int32(reg),
		Aux: int32(defaults | kwDefaults<<8 | annotations<<16),
	})
}

// isComprehensionName reports whether a code object of that name is a comprehension's.
func isComprehensionName(name string) bool {
	switch name {
	case "<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>":
		return true
	}
	return false
}

// callComprehension decodes the call of a comprehension's function with the iterator
// over the outermost iterable; false means that the callee is another one. Nothing else
// gets hold of that function, so that none is made.
func (d *decoder) callComprehension(r *raw) bool {
	callee := len(d.stack) - 2
	if r.arg != 1 || d.stack[callee].kind != isComprehension {
		return false
	}
	d.settleTemps(0) // the comprehension's frame takes the registers above its argument
	d.settle(callee + 1)
	in := code.Instr{Op: code.Comprehend, A: int32(d.slot(callee + 1)), Aux: int32(d.stack[callee].loc)}
	d.popN(2)
	in.B = int32(d.freeReg())
	d.emit(in)
	d.push(inTemp, int(in.B))
	d.top().producer = len(d.out.Instrs) - 1
	return true
}

// countDecorators counts the calls of decorators that follow the making of a
// function: only these call a function that a def statement has just made.
func (d *decoder) countDecorators(inner *code.Code) int {
	if strings.HasPrefix(inner.Name, "<") {
		return 0
	}
	n := 0
	for i := d.at + 1; i < len(d.raws) && d.raws[i].op == vm.CALL_FUNCTION && d.raws[i].arg == 1; i++ {
		n++
	}
	return n
}

// noteResult marks the display just decoded if it makes the result of a comprehension, of
// the kind that has such a name.
func (d *decoder) noteResult(name string) {
	if d.at == 0 && d.out.Name == name {
		d.out.Instrs[d.top().producer].Aux = code.ForComprehension
	}
}

func (d *decoder) buildList(n int) {
	if n > 0 && d.isOnlyRead() && d.foldTuple(n) {
		return
	}
	d.build(code.BuildList, n)
	d.noteResult("<listcomp>")
}

// addItem adds the value on top to the container n places below it.
func (d *decoder) addItem(op code.Op, n int) {
	value := d.popOperand()
	d.emit(code.Instr{Op: op, A: d.container(n), B: value})
}

// addEntry adds the key on top with the value below it to the dict n places below these.
func (d *decoder) addEntry(n int) {
	key, value := d.pop(), d.pop()
	d.emit(code.Instr{Op: code.MapAdd, A: d.container(n), B: d.operand(key), C: d.operand(value)})
}

// container returns the register of the container n places below the top.
func (d *decoder) container(n int) int32 {
	return d.operand(d.stack[len(d.stack)-n])
}

func (d *decoder) build(op code.Op, n int) {
	d.settleTemps(0)
	first := len(d.stack) - n
	d.settle(first)
	reg := d.slot(first)
	d.popN(n)
	d.pushResult(code.Instr{Op: op, B: int32(reg), C: int32(n)})
	if op == code.BuildSlice {
		d.top().producer = -1
	}
}

// buildSlice decodes BUILD_SLICE, with the BINARY_SUBSCR that mostly follows it: a slice
// that nobody sees need not be made.
func (d *decoder) buildSlice(r *raw) {
	if next := &d.raws[d.at+1]; r.arg != 2 || next.op != vm.BINARY_SUBSCR || next.isTarget {
		d.build(code.BuildSlice, r.arg)
		return
	}
	d.at++
	d.start[d.at] = int32(len(d.out.Instrs))
	d.pending++
	p := d.popN(3) // container, start, stop
	d.pushResult(code.Instr{Op: code.GetSlice, B: d.operand(p[0]), C: d.operand(p[1]), Aux: d.operand(p[2])})
}

func (d *decoder) buildTuple(r *raw) {
	if r.arg > 0 && d.stack[len(d.stack)-r.arg].kind == isCell {
		d.popN(r.arg)
		d.push(isCells, 0)
		return
	}
	if next := &d.raws[d.at+1]; next.op == vm.UNPACK_SEQUENCE && next.arg == r.arg && !next.isTarget {
		d.at++
		d.start[d.at] = int32(len(d.out.Instrs))
		d.pending++
		slices.Reverse(d.stack[len(d.stack)-r.arg:]) // as if there had been a tuple
		d.sealMoved(r.arg)
		return
	}
	if d.foldTuple(r.arg) {
		return
	}
	if r.arg == 2 {
		c, b := d.pop(), d.pop()
		d.pushResult(code.Instr{Op: code.BuildPair, B: d.operand(b), C: d.operand(c)})
		return
	}
	d.build(code.BuildTuple, r.arg)
}

// foldTuple puts a constant in the place of the top n values if all of these are constants, and
// reports whether they are. CPython's compiler makes constants of such tuples, too.
func (d *decoder) foldTuple(n int) bool {
	items := make([]object.Value, n)
	for i, p := range d.stack[len(d.stack)-n:] {
		if p.kind != isConst {
			return false
		}
		items[i] = d.out.Consts[p.loc]
	}
	d.popN(n)
	d.push(isConst, int(d.constant(object.NewSharedTuple(items))))
	return true
}

// isOnlyRead reports whether the list that the current bytecode makes is iterated over or searched
// by the next one, and nobody has it afterwards. What yield from asks for items may be named by an error.
func (d *decoder) isOnlyRead() bool {
	next := &d.raws[d.at+1]
	return next.op == vm.GET_ITER && d.raws[d.at+3].op != vm.YIELD_FROM || next.op == vm.COMPARE_OP && (next.arg == code.OpIn || next.arg == code.OpNotIn)
}

// unpackSequence decodes UNPACK_SEQUENCE, with the STORE_FASTs that follow it if
// all of the items go to locals.
func (d *decoder) unpackSequence(r *raw) {
	n := r.arg
	targets := make([]int32, 0, n)
	for i := d.at + 1; i <= d.at+n && i < len(d.raws); i++ {
		if next := d.raws[i]; next.op == vm.STORE_FAST && !next.isTarget {
			targets = append(targets, int32(next.arg))
		}
	}
	if len(targets) < n || n == 0 || n > 100 {
		d.unpack(code.UnpackSequence, n, n)
		return
	}
	source := d.popForLocals(targets...)
	for _, t := range targets {
		if !d.deleted[int(t)] {
			d.bound.Add(int(t))
		}
	}
	d.pending += n
	in := code.Instr{B: d.operand(source), After: uint8(n)}
	switch n {
	case 2:
		in.Op, in.A, in.C = code.UnpackPair, targets[0], targets[1]
	case 3:
		in.Op, in.A, in.C, in.Aux = code.UnpackTriple, targets[0], targets[1], targets[2]
	default:
		d.out.Targets = append(d.out.Targets, targets)
		in.Op, in.A = code.UnpackLocals, int32(len(d.out.Targets)-1)
	}
	d.emit(in)
	for range n {
		d.at++
		d.start[d.at] = int32(len(d.out.Instrs))
	}
}

// unpack pops an iterable and pushes its n items, the first one on top.
func (d *decoder) unpack(op code.Op, n, shape int) {
	d.settleTemps(0)
	source := d.popOperand()
	reg := d.slot(len(d.stack))
	in, first := code.Instr{Op: op, A: int32(reg), B: source, C: int32(shape)}, int32(reg+n-1)
	switch {
	case op == code.UnpackSequence && n == 2:
		in.Op, in.A, in.C = code.UnpackPair, first, first-1
	case op == code.UnpackSequence && n == 3:
		in.Op, in.A, in.C, in.Aux = code.UnpackTriple, first, first-1, first-2
	}
	d.emit(in)
	for i := range n {
		d.push(inTemp, reg+i)
	}
}

// loadConst decodes LOAD_CONST.
func (d *decoder) loadConst(i int) {
	c := d.in.Consts[i]
	if inner, ok := c.(*py.Code); ok {
		d.push(isCode, len(d.out.Codes))
		d.out.Codes = append(d.out.Codes, d.unit.decodeInner(d, inner))
		return
	}
	v := d.unit.constValue(c)
	if d.isClassBody(d.at - 3) { // then this is the name of the class
		v = d.unit.intern(unmangle(d.class, v.Str().S)).Value()
	}
	d.push(isConst, int(d.constant(v)))
}
