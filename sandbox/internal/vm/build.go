package vm

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// execBuild executes the displays of containers and their unpacking.
func (m *Machine) execBuild(f *frame, in *code.Instr) error {
	t := &m.Thread
	regs, consts := f.regs, f.code.Consts
	switch in.Op {
	case code.BuildTuple:
		regs[in.A] = t.Recycler.TupleOf(regs[in.B : in.B+in.C]...)
	case code.BuildSet:
		return buildSet(t, regs, in)
	case code.BuildMap:
		regs[in.A] = m.buildMap(regs, in)
	case code.BuildSlice:
		step := object.None
		if in.C == 3 {
			step = regs[in.B+2]
		}
		regs[in.A] = object.NewSlice(regs[in.B], regs[in.B+1], step)
	case code.SetAdd:
		return ops.SetAdd(t, regs[in.A].Set(), operand(regs, consts, in.B))
	case code.UnpackSequence, code.UnpackEx:
		return execUnpack(t, f, in)
	case code.GetIter:
		v, err := ops.Iter(t, operand(regs, consts, in.B))
		if err != nil {
			return err
		}
		regs[in.A] = v
	}
	return nil
}

func buildSet(t *object.Thread, regs []object.Value, in *code.Instr) error {
	t.Spend(meter.ObjectCost + meter.EntryCost*int(in.C))
	var set *object.Set
	if in.C == 0 || in.C > object.FewElements { // the first is that of a comprehension
		set = t.Recycler.RoomySet()
	} else {
		set = t.Recycler.NewSet()
	}
	for _, v := range regs[in.B : in.B+in.C] {
		if err := ops.SetAdd(t, set, v); err != nil {
			return err
		}
	}
	regs[in.A] = set.Value()
	return nil
}

// unpackFew completes UnpackPair and UnpackTriple.
func (m *Machine) unpackFew(f *frame, in *code.Instr) error {
	n := 2
	if in.Op == code.UnpackTriple {
		n = 3
	}
	items, err := ops.Unpack(&m.Thread, operand(f.regs, f.code.Consts, in.B), n)
	if err != nil {
		return err
	}
	f.regs[in.A], f.regs[in.C] = items[0], items[1]
	if n == 3 {
		f.regs[in.Aux] = items[2]
	}
	m.Left -= int64(in.After)
	return nil
}

// unpackLocals completes UnpackLocals.
func (m *Machine) unpackLocals(f *frame, in *code.Instr) error {
	targets := f.code.Targets[in.A]
	items, err := ops.Unpack(&m.Thread, operand(f.regs, f.code.Consts, in.B), len(targets))
	if err != nil {
		return err
	}
	for i, target := range targets {
		f.regs[target] = items[i]
	}
	m.Left -= int64(in.After)
	return nil
}

func execUnpack(t *object.Thread, f *frame, in *code.Instr) error {
	source := operand(f.regs, f.code.Consts, in.B)
	switch in.Op {
	case code.UnpackSequence:
		items, err := ops.Unpack(t, source, int(in.C))
		if err != nil {
			return err
		}
		for i, v := range items {
			f.regs[int(in.A)+len(items)-1-i] = v
		}
	default:
		items, err := ops.UnpackStar(t, source, int(in.C&0xff), int(in.C>>8))
		if err != nil {
			return err
		}
		for i, v := range items {
			f.regs[int(in.A)+len(items)-1-i] = v
		}
	}
	return nil
}

// mapAdd completes MapAdd.
func (m *Machine) mapAdd(f *frame, in *code.Instr) error {
	m.Spend(meter.StepCost)
	key, value := operand(f.regs, f.code.Consts, in.B), operand(f.regs, f.code.Consts, in.C)
	err := ops.DictSet(&m.Thread, f.regs[in.A].Dict(), key, value)
	if err == nil {
		m.Left -= int64(in.After)
	}
	return err
}

// buildList returns the list that BuildList makes.
func (m *Machine) buildList(regs []object.Value, in *code.Instr) object.Value {
	if in.Aux == code.ForComprehension {
		return m.Recycler.EmptyList(roomFor(regs[0])).Value()
	}
	return m.Recycler.ListOf(regs[in.B : in.B+in.C]).Value()
}

// buildMap returns the dict that BuildMap makes.
func (m *Machine) buildMap(regs []object.Value, in *code.Instr) object.Value {
	if in.Aux == code.ForComprehension {
		return m.Recycler.DictFor(roomFor(regs[0])).Value()
	}
	return m.Recycler.NewDict().Value() // with room for keys it would cost more than its bytecode
}

// roomFor returns how many items the result of a comprehension over a cursor should have
// room for. When many are left out, it must not be much larger than what it holds.
func roomFor(cursor object.Value) int { return int(min(object.CursorLen(cursor), 64)) }

// getIter completes GetCursor for values that have iterators only.
func (m *Machine) getIter(f *frame, in *code.Instr) error {
	iterable := operand(f.regs, f.code.Consts, in.B)
	v, err := ops.Iter(&m.Thread, iterable)
	if err == nil && v.Kind() == object.KindGenerator && iterable.Kind() == object.KindInstance {
		if fn := iterable.Instance().Class.Lookup(special.NameIter); !fn.IsNil() && isGeneratorFunction(fn) {
			asGenerator(v).site = in
		}
	}
	return m.store(f, in, v, err)
}

// forIter completes ForIter for iterators.
func (m *Machine) forIter(f *frame, in *code.Instr) error {
	it := f.regs[in.B]
	if object.IsTableCursor(it) {
		return m.passTable(f, in)
	}
	v, err := ops.Next(&m.Thread, it)
	if err != nil {
		return err
	}
	if v.IsNil() {
		f.jump(in.C)
		return nil
	}
	return m.store(f, in, v, nil)
}

// passPair takes a step of an iterator of pairs, or of the cursor of a dict's items, and
// returns the two parts of the item and what the step costs besides its bytecode. a is
// the zero Value when it has taken none.
func (m *Machine) passPair(it *object.Value) (a, b object.Value, cost int64) {
	switch it.Kind() {
	case object.KindIterator:
		if pairs := it.Iterator().Pairs; pairs != nil && m.Depth < m.MaxDepth {
			a, b, n := pairs.PassPair(&m.Thread)
			return a, b, int64(n)
		}
	case object.KindDictView:
		a, b = it.PassItem()
	}
	return a, b, 0
}

// passTable is forIter for the cursor of a set, a dict or a view of a dict.
func (m *Machine) passTable(f *frame, in *code.Instr) error {
	c := &f.regs[in.B]
	item, passed, same := c.NextOfTable()
	if !same {
		return ops.SizeChanged(*c)
	}
	if err := ops.ChargeSkipped(&m.Thread, passed); err != nil {
		return err
	}
	if item.IsNil() {
		f.jump(in.C)
		return nil
	}
	c.SkipOfTable(passed)
	return m.store(f, in, item, nil)
}

// delegateCost is what a step of a yield from costs: the loop runs once more for it.
const delegateCost = 3

// yieldValue executes Yield and YieldFrom. done tells that the loop returns v to the
// Go code that resumed the generator.
func (m *Machine) yieldValue(f *frame, in *code.Instr) (v object.Value, done bool, err error) {
	if in.Op == code.Yield {
		v = operand(f.regs, f.code.Consts, in.B)
		if f.fold != nil {
			m.stopFold(f, v)
			return v, false, nil
		}
		return v, m.yield(f, v), nil
	}
	m.Spend(delegateCost)
	v, done, err = ops.Delegate(&m.Thread, f.regs[in.B], f.regs[in.C])
	if err != nil {
		return v, false, err
	}
	if done {
		return v, false, m.store(f, in, v, nil)
	}
	f.next, f.delegating = f.under(), true
	if f.fold != nil {
		m.stopFold(f, v)
		return v, false, nil
	}
	return v, m.yield(f, v), nil
}

// callHidden executes CallHidden.
func (m *Machine) callHidden(f *frame, in *code.Instr) (object.Value, error) {
	t := &m.Thread
	args := f.regs[in.B : in.B+in.C]
	switch function := int(in.Aux & 0xff); function {
	case code.HiddenArgs:
		return starredArgs(t, f.regs[in.Aux>>8], args)
	case code.HiddenKwargs:
		return starredKwargs(t, f.regs[in.Aux>>8], args)
	default:
		return t.Runtime.Hidden(t, function, args)
	}
}

// starredArgs returns a tuple of the items of iterables, for a call of callee.
func starredArgs(t *object.Thread, callee object.Value, iterables []object.Value) (object.Value, error) {
	var all []object.Value
	for _, v := range iterables {
		items, err := ops.StarArgs(t, callee, v)
		if err != nil {
			return object.Value{}, err
		}
		if err := meter.ChargeItems(t, len(items)); err != nil {
			return object.Value{}, err
		}
		all = append(all, items...)
	}
	return object.NewTuple(all), nil
}

// starredKwargs returns a dict of the items of mappings, for a call of callee.
func starredKwargs(t *object.Thread, callee object.Value, mappings []object.Value) (object.Value, error) {
	var names []*object.Str
	var values []object.Value
	for _, v := range mappings {
		var err error
		if names, values, err = ops.StarKwargs(t, callee, v, names, values); err != nil {
			return object.Value{}, err
		}
	}
	d := object.NewDict()
	for i, name := range names {
		d.SetStr(name, values[i])
	}
	return d.Value(), nil
}
