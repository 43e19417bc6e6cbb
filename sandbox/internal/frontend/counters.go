package frontend

import (
	"slices"

	"github.com/go-python/gpython/py"
	"github.com/go-python/gpython/vm"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/frontend/lower"
	"bhack/sandbox/internal/object"
)

// findCounters finds the counters of a file: the globals, the names of attributes, and the globals to items of which
// a function adds an int, and traits.
func (u *unitDecoder) findCounters() {
	u.findCountersBelow(u.top)
	u.findTraits()
	slices.Sort(u.unit.Counters)
}

func (u *unitDecoder) findCountersBelow(in *py.Code) {
	for _, c := range in.Consts {
		if inner, ok := c.(*py.Code); ok {
			u.findCountersIn(inner)
			u.findCountersBelow(inner)
		}
	}
}

func (u *unitDecoder) findCountersIn(in *py.Code) {
	var last [7]raw // the bytecodes before this one
	eachBytecode(in.Code, func(_, _ int, op vm.OpCode, arg, _ int) {
		switch {
		case op == vm.STORE_GLOBAL && u.isStep(in, last[4:], vm.LOAD_GLOBAL, arg):
			u.addCounter(u.intern(in.Names[arg]))
		case op == vm.STORE_ATTR && u.isStep(in, last[3:], vm.LOAD_ATTR, arg):
			u.attribute(in.Names[arg]).NameCounter()
			u.counted[in.Names[arg]] = true
		case op == vm.STORE_SUBSCR && u.isItemStep(in, last[:]):
			u.dicts[u.globalSlot(u.intern(in.Names[last[0].arg]))] = &dictUse{}
		}
		copy(last[:], last[1:])
		last[len(last)-1] = raw{op: op, arg: arg}
	})
}

// isStep reports whether the first three bytecodes load a name and add an int to it.
func (u *unitDecoder) isStep(in *py.Code, raws []raw, load vm.OpCode, name int) bool {
	_, ok := u.intOf(in, &raws[1])
	return ok && raws[0].op == load && raws[0].arg == name && steps[raws[2].op] != 0
}

// isItemStep reports whether the seven bytecodes in front of a STORE_SUBSCR add an int to an item of a global: as
// counts[key] = counts[key] + 1 does, or counts[key] += 1.
func (u *unitDecoder) isItemStep(in *py.Code, raws []raw) bool {
	same := func(i, j int) bool { return raws[i].op == raws[j].op && raws[i].arg == raws[j].arg }
	if raws[0].op != vm.LOAD_GLOBAL || isLiteral(in.Names[raws[0].arg]) {
		return false
	}
	by, operation := &raws[3], raws[4].op
	switch {
	case raws[2].op == vm.BINARY_SUBSCR && same(0, 5) && same(1, 6):
	case raws[2].op == vm.DUP_TOP_TWO && raws[3].op == vm.BINARY_SUBSCR && raws[6].op == vm.ROT_THREE:
		by, operation = &raws[4], raws[5].op
	default:
		return false
	}
	_, ok := u.intOf(in, by)
	return ok && steps[operation] != 0
}

// dictUse is what is done with what a global refers to that may be a dict of counters.
type dictUse struct {
	// expected is how often one of the things is done with it that may be done, and found how many of these have been found. shared tells that
	// something else is done with it.
	expected, found int
	shared          bool
}

// share notes that something else may come to refer to what a global refers to.
func (u *unitDecoder) share(slot int32) {
	if use := u.dicts[slot]; use != nil {
		use.shared = true
	}
}

// countedDicts returns the slots of dicts of counters to which nothing else can come to refer, in order.
func (u *unitDecoder) countedDicts() (slots []int32) {
	for slot, use := range u.dicts { // in any order
		if !use.shared && use.expected == use.found {
			slots = append(slots, slot)
		}
	}
	slices.Sort(slots)
	return slots
}

// pushDict notes that the value which has just been pushed is what a global refers to, and whether that stays the only one to
// do so.
func (d *decoder) pushDict(slot int32) {
	use := d.unit.dicts[slot]
	if use == nil {
		return
	}
	n := d.subscriptions()
	if n == 0 {
		use.shared = true
		return
	}
	use.expected += n
	d.top().dict = slot + 1
}

// takeDict reports whether a place, of which an item is got, set or asked for, or which is compared by is, has what may be a dict of
// counters.
func (d *decoder) takeDict(p *place) bool {
	if p.dict > 0 {
		d.unit.dicts[p.dict-1].found++
	}
	return p.dict > 0
}

// subscriptions returns how many times items are got, set or asked for of the value that the current bytecode pushes, or it is compared
// by is, if nothing else becomes of it, and no jumps come in between; else 0.
func (d *decoder) subscriptions() int {
	above := 0 // values pushed on top of it
	below := 0 // those of them that stay there
	for i := 1; ; i++ {
		r := d.following(i)
		switch {
		case below > 0 && r.op == vm.ROT_THREE && above == 2 && d.following(i+1).op == vm.STORE_SUBSCR:
			return 2
		case r.op == vm.BINARY_SUBSCR && above == 1, r.op == vm.STORE_SUBSCR && above == 1,
			r.op == vm.COMPARE_OP && above == 0 && (r.arg == code.OpIn || r.arg == code.OpNotIn),
			r.op == vm.COMPARE_OP && above <= 1 && (r.arg == code.OpIs || r.arg == code.OpIsNot):
			return 1
		case r.op == vm.DUP_TOP_TWO && above == 1 && d.following(i+1).op == vm.BINARY_SUBSCR: // as in counts[key] += 1
			i, above, below = i+1, 2, 1
			continue
		}
		if r.op == vm.NOP {
			return 0
		}
		pops, pushes, ok := d.stackEffect(d.at + i)
		if !ok || pops > above-below {
			return 0
		}
		above += pushes - pops
	}
}

// steps are the bytecodes that add or subtract.
var steps = map[vm.OpCode]int64{
	vm.BINARY_ADD: 1, vm.INPLACE_ADD: 1, vm.BINARY_SUBTRACT: -1, vm.INPLACE_SUBTRACT: -1,
}

func (u *unitDecoder) addCounter(name *object.Str) { u.addCounterSlot(u.globalSlot(name)) }

func (u *unitDecoder) addCounterSlot(slot int32) {
	if u.counters[slot] {
		return
	}
	if u.counters == nil {
		u.counters = map[int32]bool{}
	}
	u.counters[slot] = true
	u.unit.Counters = append(u.unit.Counters, slot)
}

// isCounter reports whether a slot of the file is that of a counter.
func (d *decoder) isCounter(slot int32) bool { return d.unit.counters[slot] }

// maxStep bounds the ints by which counters are used.
const maxStep = 1 << 30

// intOf returns the int that a bytecode loads, if it is a constant of the source.
func (u *unitDecoder) intOf(in *py.Code, r *raw) (int64, bool) {
	var v object.Value
	switch r.op {
	case vm.LOAD_CONST:
		if _, ok := in.Consts[r.arg].(py.Int); !ok {
			return 0, false
		}
		v = u.constValue(in.Consts[r.arg])
	case vm.LOAD_GLOBAL, vm.LOAD_NAME:
		i, ok := lower.Literal(in.Names[r.arg])
		if !ok {
			return 0, false
		}
		v = u.literal(i)
	default:
		return 0, false
	}
	return v.AsInt(), v.IsInt() && -maxStep < v.AsInt() && v.AsInt() < maxStep
}

// following returns bytecode i after the one being decoded, if it is reached from that one
// only.
func (d *decoder) following(i int) *raw {
	if at := d.at + i; at < len(d.raws) && !d.raws[at].isTarget {
		return &d.raws[at]
	}
	return &raw{op: vm.NOP}
}

// addUse adds what becomes of the counter that a bytecode loads to the code, and returns the
// operand that refers to it: 0 for anything.
func (d *decoder) addUse(r *raw) int32 {
	use := d.useOf(r)
	if use.Kind == code.UseAny {
		return 0
	}
	d.out.Uses = append(d.out.Uses, use)
	return int32(len(d.out.Uses))
}

// isCounted reports whether a value that has just been popped, to be compared, is a counter of which
// there is no copy, or comes of calculations with one, and it is not known yet what it is compared with. It then is what becomes of it.
func (d *decoder) isCounted(p *place) bool {
	if p.kind != inTemp || p.producer < 0 {
		return false
	}
	load, operations := d.calculated(p)
	if load == nil || load.Aux != 0 && d.out.Uses[load.Aux-1].Kind != code.UseResult {
		return false
	}
	d.out.Uses = append(d.out.Uses, code.Use{
		Kind: code.UseCompare, Operations: operations, At: int32(len(d.out.Instrs)), Other: code.Operand{At: int32(p.loc)},
	})
	load.Aux = int32(len(d.out.Uses))
	return true
}

// calculated returns the instruction that has loaded the counter from which a value in a register comes, and what has been done with
// it since then; nil for anything else.
func (d *decoder) calculated(p *place) (load *code.Instr, operations []code.Operation) {
	at, reg := p.producer, int32(p.loc)
	for {
		in := &d.out.Instrs[at]
		if in.A != reg || int(reg) < d.out.FirstTemp() { // what is in a variable may be used in other ways, too
			return nil, nil
		}
		if d.loadsCounter(in) {
			slices.Reverse(operations)
			return in, operations
		}
		operator, known := calculating[in.Op]
		if !known || len(operations) == code.MaxOperations {
			return nil, nil
		}
		by := code.Operand{At: in.C}
		at--
		switch before := &d.out.Instrs[max(at, 0)]; {
		case in.C < 0:
			if v := d.out.Consts[^in.C]; !v.IsInt() || v.AsInt() <= -maxStep || v.AsInt() >= maxStep {
				return nil, nil
			}
		case int(in.C) < len(d.out.Locals):
		case before.Op == code.LoadGlobal && before.A == in.C:
			by = code.Operand{At: before.B, Global: true}
			at--
		default:
			return nil, nil
		}
		operations = append(operations, code.Operation{Operator: operator, By: by})
		if reg = in.B; at < 0 {
			return nil, nil
		}
	}
}

// calculating are the operations that calculate with a counter.
var calculating = map[code.Op]int{
	code.Add: code.OpAdd, code.Sub: code.OpSub, code.Mul: code.OpMul, code.FloorDiv: code.OpFloorDiv, code.Mod: code.OpMod,
}

// loadsCounter reports whether an instruction loads what may be a counter.
func (d *decoder) loadsCounter(in *code.Instr) bool {
	return in.Op == code.LoadCounter || in.Op == code.GetCounted || in.Op == code.LoadAttr && d.unit.counted[d.out.Consts[in.C].Str().S]
}

// useOf returns what becomes of the counter that a bytecode loads.
func (d *decoder) useOf(r *raw) code.Use {
	if use, ok := d.stepOf(r); ok {
		return use
	}
	var operations []code.Operation
	divided := false // what comes of it is the same for several values
	at := 1          // of the next bytecode
	for len(operations) < code.MaxOperations {
		by, n := d.operandAt(at)
		operator, known := operators[d.following(at+n).op]
		if n == 0 || !known {
			break
		}
		at += n + 1
		operations = append(operations, code.Operation{Operator: operator, By: by})
		divided = divided || operator == code.OpFloorDiv || operator == code.OpMod
	}
	use := code.Use{Kind: code.UseTest, Operations: operations}
	other, n := d.operandAt(at)
	next, compare := d.following(at), d.following(at+n)
	switch {
	case isPopJump(next.op): // it is compared with 0
		use.Test, use.Other = code.NewTest(code.OpNe), code.Operand{At: d.constantOperand(object.Int(0))}
	case at == 1 && other.Attr > 0: // it has been loaded when it is compared
		return code.Use{}
	case n > 0 && compare.op == vm.COMPARE_OP && code.IsOrder(compare.arg):
		use.Test, use.Other = code.NewTest(compare.arg), other
	case divided:
		use.Kind = code.UseResult
	default:
		return code.Use{}
	}
	return use
}

// stepOf returns what becomes of the counter that a bytecode loads, if that is a step.
func (d *decoder) stepOf(r *raw) (use code.Use, ok bool) {
	by, isInt := d.unit.intOf(d.in, d.following(1))
	store := d.following(3)
	sign := steps[d.following(2).op]
	switch {
	case r.op == vm.LOAD_ATTR && loadsObject(store.op), r.op == vm.BINARY_SUBSCR && store.op == vm.ROT_THREE:
		store = d.following(4)
	case r.op == vm.BINARY_SUBSCR:
		store = d.following(5)
	}
	same := (store.op == vm.STORE_GLOBAL || store.op == vm.STORE_ATTR) && store.arg == r.arg
	ok = isInt && sign != 0 && (same || r.op == vm.BINARY_SUBSCR && store.op == vm.STORE_SUBSCR)
	return code.Use{Kind: code.UseStep, Step: sign * by}, ok
}

// operators are those of bytecodes that calculate with a counter.
var operators = map[vm.OpCode]int{
	vm.BINARY_ADD: code.OpAdd, vm.BINARY_SUBTRACT: code.OpSub, vm.BINARY_MULTIPLY: code.OpMul,
	vm.BINARY_FLOOR_DIVIDE: code.OpFloorDiv, vm.BINARY_MODULO: code.OpMod,
}

// loadsObject reports whether a bytecode puts the object on top of the stack whose attribute
// the next one may store.
func loadsObject(op vm.OpCode) bool {
	return op == vm.ROT_TWO || op == vm.LOAD_FAST || op == vm.LOAD_GLOBAL || op == vm.LOAD_DEREF
}

// operandAt returns what bytecodes after the one being decoded load that has no effects, for a counter to be used with, and how many they
// are; 0 for anything else, as for another counter, which is followed itself.
func (d *decoder) operandAt(at int) (o code.Operand, n int) {
	o, ok := d.operandOf(d.following(at))
	next := d.following(at + 1)
	switch {
	case !ok:
		return o, 0
	case o.At >= 0 && next.op == vm.LOAD_ATTR:
		o.Attr = 1 + d.constant(d.unit.attribute(d.in.Names[next.arg]).Value())
		return o, 2
	}
	return o, 1
}

// operandOf returns what a bytecode loads that has no effects.
func (d *decoder) operandOf(r *raw) (o code.Operand, ok bool) {
	if number, ok := d.unit.intOf(d.in, r); ok {
		return code.Operand{At: d.constantOperand(object.Int(number))}, true
	}
	switch {
	case r.op == vm.LOAD_FAST:
		return code.Operand{At: int32(r.arg)}, true
	case r.op == vm.LOAD_GLOBAL && !isLiteral(d.in.Names[r.arg]):
		slot := d.unit.globalSlot(d.name(r.arg))
		return code.Operand{At: slot, Global: true}, !d.isCounter(slot)
	}
	return o, false
}

// constantOperand returns a constant as an operand that may also be a register.
func (d *decoder) constantOperand(v object.Value) int32 { return ^d.constant(v) }

func isPopJump(op vm.OpCode) bool {
	return op == vm.POP_JUMP_IF_FALSE || op == vm.POP_JUMP_IF_TRUE
}

// isLiteral reports whether a name stands for a literal.
func isLiteral(name string) bool {
	_, ok := lower.Literal(name)
	return ok
}
