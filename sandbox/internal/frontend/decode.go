package frontend

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/go-python/gpython/py"
	"github.com/go-python/gpython/vm"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// raw is one bytecode as the front end's compiler made it.
type raw struct {
	op     vm.OpCode
	arg    int
	offset int
	line   int32
	// target is the index of the bytecode that a jump or a block names, or -1.
	target int
	// toll is how many further bytecodes the jump to target saves.
	toll uint8
	// extra is by how many bytecodes it stands for more than one, -1 for a NOP in the place of one
	// that another stands for. nots are those of them that are UNARY_NOT, before a jump.
	extra, nots int8
	// dropped tells that a jump takes another value off the stack when it jumps: that in the middle
	// of a comparison with several parts.
	dropped bool
	// inValue tells of a POP_JUMP that it has been a jump which keeps its condition, as a part of an
	// and or or whose value is kept.
	inValue bool
	// isTarget tells that a jump leads here; keep that the state in which it is
	// reached is needed when decoding has gone past it.
	isTarget, keep bool
}

// decoder turns one code object of the front end into code.Code.
type decoder struct {
	unit  *unitDecoder
	in    *py.Code
	out   *code.Code
	class string // the class around the code, as the source has its name

	raws []raw
	at   int // index of the bytecode being decoded
	// pending is the cost of the bytecodes decoded since the last instruction.
	pending int
	// iterated is the index of the call whose result the last GET_ITER takes, or -1.
	iterated int
	// start maps the index of a bytecode to that of its first instruction.
	start []int32
	// ends maps the start of a handler to the END_FINALLY that closes it.
	ends map[int]int
	// deleted are the locals that some DELETE_FAST unbinds.
	deleted map[int]bool
	// variables are where the code has what it shares with other functions: its own
	// variables, and then those it takes over.
	variables []variable
	// constants are the indices of the constants.
	constants map[object.Value]int32
	// known are the states at the bytecodes to which something jumps.
	known map[int]*state
	// fixups are the jumps whose target has no instruction yet.
	fixups []fixup

	*state      // the current state
	alive  bool // whether the current bytecode can be reached
	// barrier is the first instruction that a later bytecode may still alter.
	barrier int
}

type fixup struct {
	instr, target int
	inB           bool // the operand is B, not C
}

// decodeError is the panic by which the decoder gives up.
type decodeError struct {
	line int
	msg  string
}

func (d *decoder) fail(format string, args ...any) {
	panic(decodeError{d.unit.line, "cannot decode bytecode: " + fmt.Sprintf(format, args...)})
}

func (d *decoder) run() {
	d.start = make([]int32, len(d.raws)+1)
	for i := range d.numParams() {
		if !d.deleted[i] {
			d.bound.Add(i)
		}
	}
	d.alive = true
	for d.at = 0; d.at < len(d.raws); d.at++ {
		r := &d.raws[d.at]
		d.arrive(r)
		d.start[d.at] = int32(len(d.out.Instrs))
		if d.alive {
			d.unit.line = int(r.line)
			d.decode(r)
		}
	}
	d.start[len(d.raws)] = int32(len(d.out.Instrs))
	d.out.Instrs = append(d.out.Instrs, code.Instr{Op: code.End})
	d.out.Lines = append(d.out.Lines, 0)
	d.resolve()
	if err := d.out.Verify(); err != nil {
		d.fail("%v", err)
	}
}

func (d *decoder) numParams() int {
	n := d.out.NumArgs + d.out.NumKwOnly
	if d.out.HasVarArgs {
		n++
	}
	if d.out.HasVarKw {
		n++
	}
	return n
}

// arrive merges the state in which the bytecode is reached from above with that
// in which jumps reach it.
func (d *decoder) arrive(r *raw) {
	if !r.isTarget {
		return
	}
	known := d.known[d.at]
	if !r.keep {
		delete(d.known, d.at) // each holds the whole value stack
	}
	if d.alive {
		if known != nil && d.enterHandlerNormally(known) {
			d.barrier = len(d.out.Instrs)
			return
		}
		d.settle(0)
		d.flushCost()
		d.sealProducers(known)
	}
	d.barrier = len(d.out.Instrs)
	switch {
	case known == nil:
		if d.alive { // the head of a loop
			d.known[d.at] = d.clone()
		}
	case !d.alive:
		d.state, d.alive = known.clone(), true
	default:
		d.checkMeeting(known, r.offset)
		d.bound.Retain(known.bound)
	}
}

// checkMeeting fails where two ways meet on which the value stack is not the same: what comes after takes each value from one
// register.
func (d *decoder) checkMeeting(known *state, offset int) {
	if len(known.stack) != len(d.stack) {
		d.fail("stack depths %d and %d meet at offset %d", len(known.stack), len(d.stack), offset)
	}
	for i := range d.stack {
		a, b := &known.stack[i], &d.stack[i]
		if a.kind != b.kind || a.loc != b.loc || a.width != b.width {
			d.fail("values in different places meet at offset %d", offset)
		}
	}
}

// sealProducers marks the values that come from different places on different
// ways: the instructions that made them must stay as they are.
func (d *decoder) sealProducers(known *state) {
	for i := range d.stack {
		if known == nil || i >= len(known.stack) || known.stack[i].producer != d.stack[i].producer {
			d.stack[i].producer = -1
		}
	}
}

// emit appends an instruction that stands for the bytecodes since the last one.
// The cost of the instruction's own bytecode has been counted by decode.
func (d *decoder) emit(in code.Instr) {
	for d.pending > 250 {
		d.out.Instrs = append(d.out.Instrs, code.Instr{Op: code.Nop, Cost: 250})
		d.out.Lines = append(d.out.Lines, d.raws[d.at].line)
		d.pending -= 250
	}
	in.Cost += uint8(d.pending)
	d.pending = 0
	d.out.Instrs = append(d.out.Instrs, in)
	d.out.Lines = append(d.out.Lines, d.raws[d.at].line)
}

// flushCost emits a Nop when bytecodes have been decoded that no instruction
// stands for yet.
func (d *decoder) flushCost() {
	if d.pending > 0 {
		d.emit(code.Instr{Op: code.Nop})
	}
}

// jump emits an instruction that jumps to a bytecode, and notes the current state
// as that of the target.
func (d *decoder) jump(in code.Instr, target int) {
	d.emit(in)
	d.fixups = append(d.fixups, fixup{instr: len(d.out.Instrs) - 1, target: target})
	d.noteTarget(target)
}

// noteTarget records that the target is reached in the current state.
func (d *decoder) noteTarget(target int) {
	known := d.known[target]
	if known == nil {
		d.known[target] = d.clone()
		return
	}
	d.checkMeeting(known, d.raws[target].offset)
	for i := range known.stack {
		if known.stack[i].producer != d.stack[i].producer {
			known.stack[i].producer = -1
		}
	}
	known.bound.Retain(d.bound)
}

func (d *decoder) resolve() {
	for _, f := range d.fixups {
		in, target := &d.out.Instrs[f.instr], d.start[f.target]
		if f.inB {
			in.B = target
		} else {
			in.C = target
		}
		d.out.AddJumpTarget(int(target))
	}
	d.fuse()
	d.addRegions()
}

// isUnpackedToLocals reports whether an instruction unpacks two or three items to locals.
func isUnpackedToLocals(in *code.Instr, firstTemp int) bool {
	return (in.Op == code.UnpackPair || in.Op == code.UnpackTriple) && int(in.A) < firstTemp
}

// fuse makes one step of jumps that lead to jumps, and of a jump and the head of the loop
// that it leads to. What a jump leads to stays where it is for other ways to get there.
func (d *decoder) fuse() {
	for i := len(d.out.Instrs) - 1; i >= 0; i-- { // from the end: most jumps lead there
		in := &d.out.Instrs[i]
		switch in.Op {
		case code.ForIter:
			next := d.out.Instrs[i+1]
			// Of pairs that go anywhere else, a census counts that they have been made.
			if isUnpackedToLocals(&next, d.out.FirstTemp()) && next.B == in.A && int(in.A) >= d.out.FirstTemp() {
				in.Aux = code.ThenUnpack
			}
		case code.Jump:
			next := d.out.Instrs[in.C] // nothing can be seen between the two
			cost := int(in.Cost) + int(next.Cost)
			switch {
			case cost > math.MaxUint8:
			case next.Op == code.ForIter:
				in.Op, in.Cost = code.JumpForIter, uint8(cost)
			case (next.Op == code.Jump || next.Op == code.JumpForIter) && int(in.C) != i:
				in.Op, in.Cost, in.C = next.Op, uint8(cost), next.C
			}
		case code.JumpIfFalse, code.JumpIfTrue, code.IsJump, code.JumpLess, code.JumpLessEqual, code.JumpGreater,
			code.JumpGreaterEqual, code.JumpEqual, code.JumpNotEqual, code.JumpContains:
			next := d.out.Instrs[in.C]
			toll := int(in.Toll) + int(next.Cost)
			switch {
			case toll > math.MaxUint8:
			case next.Op == code.Jump:
				in.Toll, in.C = uint8(toll), next.C
			case next.Op == code.JumpForIter:
				in.Toll, in.C = uint8(toll-int(d.out.Instrs[next.C].Cost)), next.C
			}
		}
	}
}

// region is a statement that handles exceptions: what a SETUP bytecode protects up to target, and from there on the handler up to an
// END_FINALLY, by index. state is the register of the handler's state.
type region struct {
	begin, target, end int
	state              int32
}

// addRegions records the regions of the code and of its handlers: shorter ones first, as these are inside of others. How long they are goes
// by the bytecode and not by the instructions, as it matters for what an exception costs how many are looked at before the right one.
func (d *decoder) addRegions() {
	var regions []region
	for _, begin := range slices.Sorted(maps.Keys(d.ends)) {
		target := d.raws[begin].target
		known := d.known[target]
		if known == nil { // the statement is never reached
			continue
		}
		save := d.state
		d.state = known
		regions = append(regions, region{begin, target, d.ends[begin], int32(d.slot(len(known.stack) - handlerPlaces))})
		d.state = save
	}
	length := func(from, to int) int { return d.raws[to].offset - d.raws[from].offset }
	slices.SortStableFunc(regions, func(a, b region) int { return cmp.Compare(length(a.begin, a.target), length(b.begin, b.target)) })
	for _, r := range regions {
		d.out.Handlers = append(d.out.Handlers, code.Handler{
			Start: d.start[r.begin+1], End: d.start[r.target], Target: d.start[r.target], State: r.state,
		})
	}
	slices.SortStableFunc(regions, func(a, b region) int { return cmp.Compare(length(a.target, a.end), length(b.target, b.end)) })
	for _, r := range regions {
		d.out.Handling = append(d.out.Handling, code.Handling{Start: d.start[r.target], End: d.start[r.end+1], State: r.state})
	}
}

// scanBytecode fills raws and what can be known of the bytecode before decoding.
func (d *decoder) scanBytecode() {
	text := d.in.Code
	d.raws = make([]raw, 0, countBytecodes(text))
	index := make([]int, len(text)+1)
	d.ends = map[int]int{}
	d.deleted = map[int]bool{}
	lines := d.lineTable()
	eachBytecode(text, func(begin, at int, op vm.OpCode, arg, next int) {
		index[begin] = len(d.raws)
		if op == vm.DELETE_FAST {
			d.deleted[arg] = true
		}
		d.raws = append(d.raws, raw{
			op: op, arg: arg, offset: begin, line: lines.at(at), target: targetOf(op, arg, next), extra: int8(fillers(text[begin:at])),
		})
	})
	d.linkBytecode(index)
}

// targetOf returns where a jump or a block that a bytecode names leads to, or -1. The next bytecode is at next.
func targetOf(op vm.OpCode, arg, next int) int {
	switch op {
	case vm.JUMP_FORWARD, vm.FOR_ITER, vm.SETUP_LOOP, vm.SETUP_EXCEPT, vm.SETUP_FINALLY, vm.SETUP_WITH:
		return next + arg
	case vm.JUMP_IF_FALSE_OR_POP, vm.JUMP_IF_TRUE_OR_POP, vm.JUMP_ABSOLUTE,
		vm.POP_JUMP_IF_FALSE, vm.POP_JUMP_IF_TRUE, vm.CONTINUE_LOOP:
		return arg
	}
	return -1
}

// countBytecodes returns how many bytecodes eachBytecode visits.
func countBytecodes(text string) (n int) {
	eachBytecode(text, func(_, _ int, _ vm.OpCode, _, _ int) { n++ })
	return n
}

// eachBytecode calls visit for each bytecode: with the offsets at which it begins, its
// extended arguments and fillers included, at which it is itself, and at which the next one begins.
func eachBytecode(text string, visit func(begin, at int, op vm.OpCode, arg, next int)) {
	extended := 0
	begin := 0
	for at := 0; at < len(text); {
		op := vm.OpCode(text[at])
		arg := 0
		next := at + 1
		if op.HAS_ARG() {
			arg = int(text[at+1]) | int(text[at+2])<<8 | extended
			next = at + 3
		}
		switch op {
		case vm.EXTENDED_ARG:
			extended = arg << 16
			fallthrough
		case vm.NOP: // a filler
			at = next
			continue
		}
		visit(begin, at, op, arg, next)
		extended = 0
		at, begin = next, next
	}
}

// linkBytecode finds the targets of jumps and the ends of handlers. index maps offsets
// to indices.
func (d *decoder) linkBytecode(index []int) {
	var open []int
	for i := range d.raws {
		if r := &d.raws[i]; r.target >= 0 {
			r.target = index[r.target]
		}
	}
	for i := len(d.raws) - 1; i >= 0; i-- {
		d.shorten(&d.raws[i])
	}
	d.joinJumps()
	for i := range d.raws {
		r := &d.raws[i]
		if r.target >= 0 {
			d.raws[r.target].isTarget = true
			switch r.op {
			case vm.SETUP_EXCEPT, vm.SETUP_FINALLY, vm.SETUP_WITH:
				d.raws[r.target].keep = true
			}
			if r.target <= i {
				d.raws[r.target].keep = true
			}
		}
		switch r.op {
		case vm.SETUP_EXCEPT, vm.SETUP_FINALLY, vm.SETUP_WITH:
			open = append(open, i)
		case vm.END_FINALLY:
			d.ends[open[len(open)-1]] = i
			open = open[:len(open)-1]
		}
	}
}

// shorten makes a jump that keeps its condition for another jump, of which the condition of
// an if with several parts is full, or for some nots and a jump, go at once where that one would
// lead. It comes from the end: those that it meets have been shortened. CPython's compiler
// does the same, so that it asks a value once whether it is true.
func (d *decoder) shorten(r *raw) {
	falsePop := r.op == vm.JUMP_IF_FALSE_OR_POP
	if !falsePop && r.op != vm.JUMP_IF_TRUE_OR_POP {
		return
	}
	at, onFalse := r.target, falsePop
	for d.raws[at].op == vm.UNARY_NOT {
		at, onFalse = at+1, !onFalse
	}
	next := &d.raws[at]
	target, toll := at+1, at+1-r.target // it does not jump there
	switch next.op {
	case vm.JUMP_IF_FALSE_OR_POP, vm.JUMP_IF_TRUE_OR_POP:
		if at != r.target || next.op == r.op {
			return // it is to keep a condition
		}
		r.inValue = true
	case vm.POP_JUMP_IF_FALSE, vm.POP_JUMP_IF_TRUE:
		r.inValue = next.inValue
		if onFalse == (next.op == vm.POP_JUMP_IF_FALSE) {
			target, toll = next.target, toll+int(next.toll)
		}
	default:
		return
	}
	if toll > math.MaxUint8 {
		return
	}
	r.target, r.toll = target, uint8(toll)
	r.op = vm.POP_JUMP_IF_TRUE
	if falsePop {
		r.op = vm.POP_JUMP_IF_FALSE
	}
}

// name returns the name with index i.
func (d *decoder) name(i int) *object.Str { return d.unit.intern(d.in.Names[i]) }

// constName returns the index of the constant that is the name with index i.
func (d *decoder) constName(i int) int32 {
	return d.constant(d.name(i).Value())
}

// attribute is constName for the name of an attribute.
func (d *decoder) attribute(i int) int32 {
	return d.constant(d.unit.attribute(d.in.Names[i]).Value())
}

// constant returns the index of a constant.
func (d *decoder) constant(v object.Value) int32 {
	i, ok := d.constants[v]
	if !ok {
		i = int32(len(d.out.Consts))
		d.out.Consts = append(d.out.Consts, v)
		d.constants[v] = i
	}
	return i
}
