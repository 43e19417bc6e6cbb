package frontend

import (
	"fmt"
	"slices"

	"bhack/sandbox/internal/bitset"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// The decoder runs the bytecode over a stack of descriptions: what each place of
// the value stack holds, and in which register. Loads of locals and constants
// emit nothing; the instruction that uses them names them as its operands.

// placeKind tells what a place of the value stack holds.
type placeKind uint8

const (
	inTemp          placeKind = iota // the value is in register loc
	inLocal                          // the value is local loc, which nothing has changed since
	isConst                          // the value is constant loc
	isCode                           // the value is code object loc
	isCell                           // the value is the cell in register loc
	isCells                          // a tuple of cells: the closure of a function
	isHidden                         // hidden function loc, which is about to be called
	isComprehension                  // the function of the comprehension of code object loc, which is about to be called
)

// place describes one place of the value stack.
type place struct {
	kind placeKind
	loc  int
	// width is the number of registers that the place takes: 2 for a method that
	// is about to be called, its function and its self.
	width int
	// producer is the index of the instruction that made the value, or -1 when it
	// must not be altered any more.
	producer int
	// dict is 1 plus the slot of the dict of counters that the value is; 0 for anything else.
	dict int32
	// constant is 1 plus the index of the constant that the place is known to
	// hold, wherever it lives; 0 when it is not known.
	constant int
}

// state is what the decoder knows at one point of the bytecode.
type state struct {
	stack []place
	// blocks are the enclosing blocks, innermost last.
	blocks []block
	// bound are the locals that are bound on every way to this point.
	bound bitset.Set
}

func (s *state) clone() *state {
	return &state{slices.Clone(s.stack), slices.Clone(s.blocks), s.bound.Clone()}
}

// slot returns the register that belongs to place i of the stack.
func (d *decoder) slot(i int) int {
	reg := d.out.FirstTemp()
	for _, p := range d.stack[:i] {
		reg += p.width
	}
	return reg
}

// maxStack is how many values may be on the value stack at once. The time that decoding
// takes grows with it.
const maxStack = 2000

// push adds a place on top of the stack.
func (d *decoder) push(kind placeKind, loc int) {
	if len(d.stack) >= maxStack {
		panic(decodeError{d.unit.line, fmt.Sprintf("expression needs more temporary values than the limit of %d", maxStack)})
	}
	p := place{kind: kind, loc: loc, width: 1, producer: -1}
	if kind == isConst {
		p.constant = loc + 1
	}
	d.stack = append(d.stack, p)
	if kind == inTemp {
		d.useReg(loc)
	}
}

// pushResult adds the result of an instruction, which it emits: in.A is set to
// the register of the result. Operands must have been popped before.
func (d *decoder) pushResult(in code.Instr) {
	in.A = int32(d.freeReg())
	d.emit(in)
	d.push(inTemp, int(in.A))
	d.top().producer = len(d.out.Instrs) - 1
}

// freeReg returns a register for the next place on the stack: the one that belongs
// to it, unless a value that was moved about lives there.
func (d *decoder) freeReg() int {
	reg := d.slot(len(d.stack))
	if slices.ContainsFunc(d.stack, func(p place) bool { return p.uses(reg) || p.uses(reg+1) }) {
		return d.scratch()
	}
	d.useReg(reg + 1)
	return reg
}

// uses reports whether the place's value is in the register.
func (p *place) uses(reg int) bool {
	return p.kind == inTemp && p.loc <= reg && reg < p.loc+p.width
}

// scratch returns a register beyond all that are in use.
func (d *decoder) scratch() int {
	reg := d.slot(len(d.stack)) + 1
	for _, p := range d.stack {
		if p.kind == inTemp {
			reg = max(reg, p.loc+p.width)
		}
	}
	d.useReg(reg + 1)
	return reg
}

func (d *decoder) useReg(reg int) {
	d.out.NumRegs = max(d.out.NumRegs, reg+1)
}

func (d *decoder) top() *place { return &d.stack[len(d.stack)-1] }

func (d *decoder) pop() place {
	p := *d.top()
	d.checkValue(p)
	d.stack = d.stack[:len(d.stack)-1]
	return p
}

// popN removes n places and returns them, the lowest first.
func (d *decoder) popN(n int) []place {
	cut := len(d.stack) - n
	places := slices.Clone(d.stack[cut:])
	for _, p := range places {
		d.checkValue(p)
	}
	d.stack = d.stack[:cut]
	return places
}

// checkValue fails at a method and its self, which nothing but a call may take off the stack: registers would be read as
// what they are not.
func (d *decoder) checkValue(p place) {
	if p.width != 1 {
		d.fail("a method is used as a value")
	}
}

// popCall removes a callee and its n arguments.
func (d *decoder) popCall(n int) {
	d.popN(n)
	d.stack = d.stack[:len(d.stack)-1]
}

// constantOf returns the constant that p is known to hold, which the caller knows
// it does.
func (d *decoder) constantOf(p place) object.Value {
	if p.constant == 0 {
		d.fail("a constant is expected on the stack")
	}
	return d.out.Consts[p.constant-1]
}

// operand returns p as an operand that names a register or a constant.
func (d *decoder) operand(p place) int32 {
	switch p.kind {
	case isConst:
		return int32(^p.loc)
	case inTemp, inLocal, isCell: // a class body returns the cell of its class
		return int32(p.loc)
	}
	d.fail("a code object is used as a value")
	return 0
}

// popOperand pops the top place and returns it as an operand.
func (d *decoder) popOperand() int32 { return d.operand(d.pop()) }

// settle puts the places from index first on into the registers that belong to
// them, as jumps and calls need it.
func (d *decoder) settle(first int) { d.settleRange(first, len(d.stack)) }

// settleRange is settle for the places first to end-1; of the others, it only moves
// temporaries.
func (d *decoder) settleRange(first, end int) {
	d.settleTemps(first)
	slot := d.slot(first)
	for i := first; i < end; i++ {
		p := &d.stack[i]
		slot += p.width
		d.settlePlace(p, slot-p.width)
	}
}

// settleConst puts place n from the top into a register if it is a constant: what hardly ever is one
// the loop reads from registers only. Other values may be in the one that belongs to the place.
func (d *decoder) settleConst(n int) {
	if p := &d.stack[len(d.stack)-n]; p.kind == isConst {
		d.settlePlace(p, d.scratch())
	}
}

// settlePlace puts a place that is no temporary into a register.
func (d *decoder) settlePlace(p *place, slot int) {
	switch p.kind {
	case inLocal:
		d.emit(code.Instr{Op: code.Move, A: int32(slot), B: int32(p.loc)})
	case isConst:
		d.emit(code.Instr{Op: code.LoadConst, A: int32(slot), B: int32(p.loc)})
	default:
		return
	}
	*p = place{kind: inTemp, loc: slot, width: p.width, producer: -1, dict: p.dict, constant: p.constant}
	d.useReg(slot)
}

// settleTemps moves the temporaries from place first on to the registers that
// belong to them. The moves are a permutation at worst; a value that is in the way
// of another goes to a scratch register first.
func (d *decoder) settleTemps(first int) {
	next := d.slot(first)
	for i := first; i < len(d.stack); i++ {
		p := &d.stack[i]
		slot := next
		next += p.width
		if p.kind != inTemp || p.loc == slot {
			continue
		}
		for reg := slot; reg < slot+p.width; reg++ {
			d.evict(reg)
		}
		d.move(p, slot)
	}
}

// move moves the value of a place to another register.
func (d *decoder) move(p *place, reg int) {
	for i := range p.width {
		d.emit(code.Instr{Op: code.Move, A: int32(reg + i), B: int32(p.loc + i)})
		d.useReg(reg + i)
	}
	p.loc, p.producer = reg, -1
}

// evict moves what lives in the register to scratch registers.
func (d *decoder) evict(reg int) {
	for i := range d.stack {
		p := &d.stack[i]
		if !p.uses(reg) {
			continue
		}
		from, target := p.loc, d.scratch()
		d.move(p, target)
		for j := range d.stack { // others may be copies of the same value
			if other := &d.stack[j]; other.kind == inTemp && other.loc == from {
				other.loc, other.producer = target, -1
			}
		}
	}
}

// detach copies local n, which is about to change, for the places that still
// mean its old value.
func (d *decoder) detach(n int) {
	for i := range d.stack {
		p := &d.stack[i]
		if p.kind != inLocal || p.loc != n {
			continue
		}
		slot := d.slot(i)
		d.evict(slot)
		d.emit(code.Instr{Op: code.Move, A: int32(slot), B: int32(n)})
		*p = place{kind: inTemp, loc: slot, width: p.width, producer: -1, dict: p.dict}
		d.useReg(slot)
	}
}

// popForLocals pops a value that goes to locals, which are about to change. If it is a
// temporary it stays on the stack until their old values have been copied, so that these
// do not take its register.
func (d *decoder) popForLocals(locals ...int32) place {
	p := *d.top()
	if p.kind != inTemp {
		d.pop()
	}
	for _, n := range locals {
		d.detach(int(n))
	}
	if p.kind == inTemp {
		p = d.pop()
	}
	return p
}

// holdsLocal reports whether a place still means local n.
func (d *decoder) holdsLocal(n int) bool {
	return slices.ContainsFunc(d.stack, func(p place) bool { return p.kind == inLocal && p.loc == n })
}
