package vm

import (
	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// arithmetic completes a binary operation of two values that the loop has no faster
// way for.
func (m *Machine) arithmetic(f *frame, in *code.Instr) error {
	x, y := operand(f.regs, f.code.Consts, in.B), operand(f.regs, f.code.Consts, in.C)
	if in.Op != code.Mul && x.Kind() != y.Kind() {
		m.Pin() // a class, or a list, may say what becomes of a text, or of a sum of the row and the column
		if m.watch != nil && (in.Op == code.Add || in.Op == code.InplaceAdd) {
			m.watch.leaked = true
		}
	}
	var v object.Value
	var err error
	switch in.Op {
	case code.InplaceAdd, code.InplaceSub, code.Inplace:
		v, err = arith.Inplace(&m.Thread, int(in.Aux), x, y)
	default:
		v, err = arith.Binary(&m.Thread, int(in.Aux), x, y)
	}
	return m.store(f, in, v, err)
}

// concatShort returns the concatenation of two short texts, and what it costs: as much as
// by arith.Binary, and not more than left. It returns the zero Value for all else.
func concatShort(t *object.Thread, x, y object.Value, left int64) (v object.Value, cost int64) {
	if x.Kind() != object.KindStr || y.Kind() != object.KindStr {
		return v, 0
	}
	a, b := x.Str(), y.Str()
	n := len(a.S) + len(b.S)
	cost = int64(n / meter.BytesPerBytecode)
	if n >= meter.MinReserved || cost > left || !a.IsASCII() || !b.IsASCII() {
		return v, 0
	}
	return a.Concat(t, b).Value(), cost
}

// store completes an instruction whose result goes to R[A], unless it has failed.
func (m *Machine) store(f *frame, in *code.Instr, v object.Value, err error) error {
	if err != nil {
		return err
	}
	f.regs[in.A] = v
	m.Left -= int64(in.After)
	return nil
}

// not completes Not.
func (m *Machine) not(f *frame, in *code.Instr) error {
	truth, err := ops.Truth(&m.Thread, operand(f.regs, f.code.Consts, in.B))
	return m.store(f, in, object.Bool(!truth), err)
}

// compare completes Compare and executes Contains.
func (m *Machine) compare(f *frame, in *code.Instr) error {
	x, y := operand(f.regs, f.code.Consts, in.B), operand(f.regs, f.code.Consts, in.C)
	if truth, known := m.compareTuples(in.Operator(), x, y); known {
		return m.store(f, in, object.Bool(truth), nil)
	}
	v, err := ops.Compare(&m.Thread, in.Operator(), x, y)
	return m.store(f, in, v, err)
}

// compareTuples reports whether two tuples are equal, or are not; known is false for other
// values and operators, and where it takes more to see that.
func (m *Machine) compareTuples(op int, x, y object.Value) (truth, known bool) {
	if op != code.OpEq && op != code.OpNe || x.Kind() != object.KindTuple || y.Kind() != object.KindTuple {
		return false, false
	}
	truth, known = m.tuplesEqual(x, y)
	return truth == (op == code.OpEq), known
}

// simplyContains is the operator in, or not in, when it can be seen at once what a set or dict
// has, or by comparing simple values what a list or tuple has; else known is false. cost is what
// that costs besides the bytecode, which is not more than left.
func simplyContains(op int, x, y object.Value, left int64) (truth bool, cost int64, known bool) {
	misses := 0
	switch y.Kind() {
	case object.KindSet:
		truth, misses, known = y.Set().TryHas(x)
		cost = int64(misses)
	case object.KindDict:
		var v object.Value
		v, misses, known = y.Dict().TryGet(x)
		truth, cost = !v.IsNil(), int64(misses)
	case object.KindList, object.KindTuple:
		truth, cost, known = isAmong(object.ItemsOf(y), x)
	}
	return truth == (op == code.OpIn), cost, known && cost <= left
}

// isAmong reports whether one of the items is or equals x, and what it costs to see that, as
// ops.Contains does. known is false if that takes more than SimpleEqual.
func isAmong(items []object.Value, x object.Value) (found bool, cost int64, known bool) {
	found, looked := object.FindSame(items, x)
	for !found && looked < len(items) {
		if found, known = object.SimpleEqual(x, items[looked]); !known {
			return false, 0, false
		}
		looked++
	}
	return found, int64(looked / meter.ItemsPerBytecode), true
}

// tuplesEqual compares two short tuples of simple values, and charges as
// ops.RichCompare does.
func (m *Machine) tuplesEqual(x, y object.Value) (equal, known bool) {
	a, b := x.Tuple().Items, y.Tuple().Items
	if len(a) != len(b) {
		return false, true
	}
	if len(a) > object.ShortTuple || m.Depth >= m.MaxDepth || m.Left < ops.ItemsCost(len(a)) {
		return false, false
	}
	for i := range a {
		if !a[i].IsSimple() || !b[i].IsSimple() {
			return false, false
		}
		if equal, _ := object.SimpleEqual(a[i], b[i]); !equal {
			m.Left -= ops.ItemsCost(i + 1)
			return false, true
		}
	}
	m.Left -= ops.ItemsCost(len(a))
	return true, true
}

// compareJump executes the comparisons with a jump.
func (m *Machine) compareJump(f *frame, in *code.Instr) error {
	x, y := operand(f.regs, f.code.Consts, in.A), operand(f.regs, f.code.Consts, in.B)
	truth, known := m.compareTuples(in.Operator(), x, y)
	if !known {
		var err error
		if truth, err = m.compareTruth(in, x, y); err != nil {
			return err
		}
	}
	m.Left -= int64(in.After)
	if in.JumpsIf(truth) {
		return m.jump(f, in)
	}
	return nil
}

// jump completes a conditional jump that jumps.
func (m *Machine) jump(f *frame, in *code.Instr) error {
	m.Left -= int64(in.Toll)
	f.jump(in.C)
	if m.Left < 0 && in.Toll > 0 {
		return m.outOfBudget(f, f.next, m.Left, in.Toll, false)
	}
	return nil
}

// compareTruth reports whether the result of a comparison is true.
func (m *Machine) compareTruth(in *code.Instr, x, y object.Value) (bool, error) {
	switch in.Operator() {
	case code.OpIn:
		return ops.Contains(&m.Thread, y, x)
	case code.OpNotIn:
		found, err := ops.Contains(&m.Thread, y, x)
		return !found, err
	}
	v, err := ops.Compare(&m.Thread, in.Operator(), x, y)
	if err != nil {
		return false, err
	}
	if v.IsBool() {
		return v.IsTrue(), nil
	}
	asking := int64(in.Asking())
	m.Left -= asking
	truth, err := ops.Truth(&m.Thread, v)
	if err == nil { // all that comes after is still to be charged
		m.Left += asking
	}
	return truth, err
}

// jumpIf completes JumpIfFalse and JumpIfTrue.
func (m *Machine) jumpIf(f *frame, in *code.Instr) error {
	truth, err := ops.Truth(&m.Thread, operand(f.regs, f.code.Consts, in.A))
	if err != nil {
		return err
	}
	m.Left -= int64(in.After)
	if truth == (in.Op == code.JumpIfTrue) {
		return m.jump(f, in)
	}
	return nil
}

// execArithmetic executes Binary, Inplace and Unary, and completes Neg.
func (m *Machine) execArithmetic(f *frame, in *code.Instr) error {
	t := &m.Thread
	x := operand(f.regs, f.code.Consts, in.B)
	var v object.Value
	var err error
	switch in.Op {
	case code.Binary:
		v, err = arith.Binary(t, int(in.Aux), x, operand(f.regs, f.code.Consts, in.C))
	case code.Inplace:
		v, err = arith.Inplace(t, int(in.Aux), x, operand(f.regs, f.code.Consts, in.C))
	default:
		v, err = arith.Unary(t, int(in.Aux), x)
	}
	if err == nil {
		f.regs[in.A] = v
	}
	return err
}

// loadAttr completes LoadAttr.
func (m *Machine) loadAttr(f *frame, in *code.Instr) error {
	x, name := operand(f.regs, f.code.Consts, in.B), f.code.Consts[in.C].Str()
	if x.Kind() == object.KindInstance {
		m.WarmUp(x.Instance().Class, name)
		if m.watch != nil {
			if slot := m.PlainAttr(x.Instance(), name); slot != nil {
				m.watch.load(f, in, slot)
				return m.store(f, in, *slot, nil)
			}
		}
		if m.pushGetter(f, m.PlainGetter(x.Instance(), name), x, in.A) {
			return nil
		}
	}
	v, err := ops.GetAttr(&m.Thread, x, name)
	return m.store(f, in, v, err)
}

// loadMethod executes LoadMethod.
func (m *Machine) loadMethod(f *frame, in *code.Instr) error {
	fn, self, err := ops.LoadMethod(&m.Thread, operand(f.regs, f.code.Consts, in.B), f.code.Consts[in.C].Str())
	f.regs[in.A+1] = self
	return m.store(f, in, fn, err)
}

// storeAttr completes StoreAttr.
func (m *Machine) storeAttr(f *frame, in *code.Instr) error {
	x, name := operand(f.regs, f.code.Consts, in.A), f.code.Consts[in.C].Str()
	v := operand(f.regs, f.code.Consts, in.B)
	if x.Kind() == object.KindInstance && m.watch != nil {
		m.WarmUp(x.Instance().Class, name)
		if m.SetPlainAttr(x.Instance(), name, v) {
			if slot := m.PlainAttr(x.Instance(), name); slot != nil {
				m.watch.store(in, slot, v)
			} else {
				x.Instance().Touch()
			}
			m.Left -= int64(in.After)
			return nil
		}
	}
	err := ops.SetAttr(&m.Thread, x, name, v)
	if err == nil {
		m.Left -= int64(in.After)
	}
	return err
}

// getItem completes GetItem.
func (m *Machine) getItem(f *frame, in *code.Instr) error {
	v, err := ops.GetItem(&m.Thread, operand(f.regs, f.code.Consts, in.B), operand(f.regs, f.code.Consts, in.C))
	return m.store(f, in, v, err)
}

// getSlice executes GetSlice.
func (m *Machine) getSlice(f *frame, in *code.Instr) error {
	regs, consts := f.regs, f.code.Consts
	v, err := ops.GetSlice(&m.Thread, operand(regs, consts, in.B), operand(regs, consts, in.C), operand(regs, consts, in.Aux))
	return m.store(f, in, v, err)
}

// setItem completes SetItem.
func (m *Machine) setItem(f *frame, in *code.Instr) error {
	x, y := operand(f.regs, f.code.Consts, in.A), operand(f.regs, f.code.Consts, in.B)
	err := ops.SetItem(&m.Thread, x, y, operand(f.regs, f.code.Consts, in.C))
	if err == nil {
		m.Left -= int64(in.After)
	}
	return err
}

// getCounted executes GetCounted.
func (m *Machine) getCounted(f *frame, in *code.Instr) error {
	if x := f.regs[in.B]; x.Kind() == object.KindDict {
		slot, known := x.Dict().TrySlot(operand(f.regs, f.code.Consts, in.C))
		if slot != nil {
			if m.watch != nil {
				m.watch.load(f, in, slot)
			}
			return m.store(f, in, *slot, nil)
		}
		if m.watch != nil && !known {
			m.watch.lost = true
		}
	}
	return m.getItem(f, in)
}

// setCounted executes SetCounted.
func (m *Machine) setCounted(f *frame, in *code.Instr) error {
	if x := f.regs[in.A]; x.Kind() == object.KindDict {
		key, v := operand(f.regs, f.code.Consts, in.B), operand(f.regs, f.code.Consts, in.C)
		if cost, done := x.Dict().TrySet(key, v, meter.MinReserved); done {
			m.Spend(cost)
			if m.watch != nil {
				slot, _ := x.Dict().TrySlot(key)
				m.watch.lost = m.watch.lost || slot == nil // it is behind others with its hash
				m.watch.store(in, slot, v)
			}
			m.Left -= int64(in.After)
			return nil
		}
		if m.watch != nil {
			m.watch.lost = true
		}
	}
	return m.setItem(f, in)
}

// execAttr executes DeleteAttr and DelItem.
func (m *Machine) execAttr(f *frame, in *code.Instr) error {
	t := &m.Thread
	regs, consts := f.regs, f.code.Consts
	if in.Op == code.DeleteAttr {
		return ops.DelAttr(t, operand(regs, consts, in.A), consts[in.C].Str())
	}
	return ops.DelItem(t, operand(regs, consts, in.A), operand(regs, consts, in.B))
}
