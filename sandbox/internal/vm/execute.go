package vm

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// arithmetic completes a binary operation of two values that the loop has no
// faster way for.
func (m *Machine) arithmetic(regs []object.Value, in *code.Instr, x, y object.Value) error {
	var v object.Value
	var err error
	switch in.Op {
	case code.InplaceAdd, code.InplaceSub, code.Inplace:
		v, err = ops.Inplace(&m.Thread, int(in.Aux), x, y)
	default:
		v, err = ops.Binary(&m.Thread, int(in.Aux), x, y)
	}
	if err != nil {
		return err
	}
	regs[in.A] = v
	m.Left -= int64(in.After)
	return nil
}

// compareFast compares two values of the kinds that are compared most; ok is false
// for others.
func compareFast(op int32, x, y object.Value) (truth, ok bool) {
	if object.BothInt(x, y) {
		a, b := x.AsInt(), y.AsInt()
		switch op {
		case code.OpLt:
			return a < b, true
		case code.OpLe:
			return a <= b, true
		case code.OpEq, code.OpIs:
			return a == b, true
		case code.OpNe, code.OpIsNot:
			return a != b, true
		case code.OpGt:
			return a > b, true
		case code.OpGe:
			return a >= b, true
		}
		return false, false
	}
	switch op {
	case code.OpIs:
		return object.Is(x, y), true
	case code.OpIsNot:
		return !object.Is(x, y), true
	case code.OpEq:
		if !x.IsSimple() || x.IsFloat() { // nan is not equal to itself
			return false, false
		}
		return object.SimpleEqual(x, y)
	case code.OpNe:
		if !x.IsSimple() || x.IsFloat() {
			return false, false
		}
		equal, known := object.SimpleEqual(x, y)
		return !equal, known
	}
	return false, false
}

// compareTruth tells whether the result of a comparison is true.
func (m *Machine) compareTruth(in *code.Instr, x, y object.Value) (bool, error) {
	v, err := ops.Compare(&m.Thread, int(in.Aux), x, y)
	if err != nil {
		return false, err
	}
	if v.IsBool() {
		return v.IsTrue(), nil
	}
	return ops.Truth(&m.Thread, v)
}

// execute executes an instruction that the loop has no arm of its own for.
func (m *Machine) execute(f *frame, in *code.Instr) error {
	var err error
	switch {
	case in.Op <= code.LoadBuildClass:
		err = m.execName(f, in)
	case in.Op <= code.Compare:
		err = m.execArithmetic(f, in)
	case in.Op <= code.DelItem:
		err = m.execAttr(f, in)
	case in.Op <= code.GetIter:
		err = m.execBuild(f, in)
	default:
		return m.execControl(f, in)
	}
	if err == nil {
		m.Left -= int64(in.After)
	}
	return err
}

// execArithmetic executes Binary, Inplace and Unary.
func (m *Machine) execArithmetic(f *frame, in *code.Instr) error {
	t := &m.Thread
	x := operand(f.regs, f.code.Consts, in.B)
	var v object.Value
	var err error
	switch in.Op {
	case code.Binary:
		v, err = ops.Binary(t, int(in.Aux), x, operand(f.regs, f.code.Consts, in.C))
	case code.Inplace:
		v, err = ops.Inplace(t, int(in.Aux), x, operand(f.regs, f.code.Consts, in.C))
	default:
		v, err = ops.Unary(t, int(in.Aux), x)
	}
	if err == nil {
		f.regs[in.A] = v
	}
	return err
}

// ownAttr returns an attribute of the instance itself, or the zero Value when it
// has none of that name or the class comes first.
func (m *Machine) ownAttr(inst *object.Instance, name *object.Str) object.Value {
	if inst.Class.Hooks&object.HookGetAttribute != 0 {
		return object.Value{}
	}
	if attr := m.Lookup(inst.Class, name); !attr.IsNil() && attr.Kind() != object.KindMember {
		return object.Value{}
	}
	return inst.Attr(name)
}

// hasPlainAttr tells whether setting the attribute only sets it in the instance.
func (m *Machine) hasPlainAttr(inst *object.Instance, name *object.Str) bool {
	if inst.Class.Hooks&object.HookSetAttr != 0 || inst.Exc != nil {
		return false
	}
	attr := m.Lookup(inst.Class, name)
	return attr.IsNil() && !inst.Class.NoDict || !attr.IsNil() && attr.Kind() == object.KindMember
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

// execBuild executes the displays of containers and their unpacking.
func (m *Machine) execBuild(f *frame, in *code.Instr) error {
	t := &m.Thread
	regs, consts := f.regs, f.code.Consts
	switch in.Op {
	case code.BuildList:
		regs[in.A] = object.NewList(append([]object.Value(nil), regs[in.B:in.B+in.C]...)).Value()
	case code.BuildSet:
		return buildSet(t, regs, in)
	case code.BuildMap:
		regs[in.A] = object.NewDict().Value()
	case code.BuildSlice:
		step := object.None
		if in.C == 3 {
			step = regs[in.B+2]
		}
		regs[in.A] = object.NewSlice(regs[in.B], regs[in.B+1], step)
	case code.SetAdd:
		return ops.SetAdd(t, regs[in.A].Set(), operand(regs, consts, in.B))
	case code.MapAdd:
		return ops.DictSet(t, operand(regs, consts, in.A).Dict(), operand(regs, consts, in.B), operand(regs, consts, in.C))
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
	set := object.NewSet()
	for _, v := range regs[in.B : in.B+in.C] {
		if err := ops.SetAdd(t, set, v); err != nil {
			return err
		}
	}
	regs[in.A] = set.Value()
	return nil
}

func unpackLocals(t *object.Thread, regs []object.Value, source object.Value, targets []int32) error {
	items, err := ops.Unpack(t, source, len(targets))
	if err != nil {
		return err
	}
	for i, target := range targets {
		regs[target] = items[i]
	}
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

// execControl executes the instructions that may go on in another frame or at
// another place. They see to in.After themselves.
func (m *Machine) execControl(f *frame, in *code.Instr) error {
	regs := f.regs
	switch in.Op {
	case code.CallKw, code.CallEx:
		return m.execCall(f, in)
	case code.CallHidden:
		v, err := m.callHidden(f, in)
		if err != nil {
			return err
		}
		regs[in.A] = v
		m.Left -= int64(in.After)
	case code.MakeFunction:
		m.makeFunction(f, in)
		m.Left -= int64(in.After)
	case code.ImportName:
		return m.importName(f, in)
	case code.ImportFrom:
		return m.importFrom(f, in)
	case code.ImportStar:
		return m.importStar(f, in)
	case code.Raise:
		return m.raise(f, in)
	case code.ExceptMatch:
		truth, err := ops.ExceptionMatches(&m.Thread, operand(regs, f.code.Consts, in.B), operand(regs, f.code.Consts, in.C))
		if err != nil {
			return err
		}
		regs[in.A] = object.Bool(truth)
		m.Left -= int64(in.After)
	case code.PopExcept:
		regs[in.A] = object.Value{}
	case code.EnterFinally:
		clear(regs[in.A : in.A+3])
	case code.LeaveVia:
		regs[in.A], regs[in.A+1] = object.Value{}, object.Int(int64(in.B))
		f.pc = int(in.C)
	case code.SaveReturn:
		regs[in.A+2] = operand(regs, f.code.Consts, in.B)
	case code.EndFinally:
		return m.endFinally(f, in)
	case code.SetupWith:
		return m.setupWith(f, in)
	case code.WithCleanup:
		return m.withCleanup(f, in)
	}
	return nil
}

// finish completes a frame that does more than return the value v to its caller.
// done tells that the loop returns v to Go, or the error.
func (m *Machine) finish(f *frame, v object.Value) (result object.Value, done bool, err error) {
	entry := f.entry
	switch f.kind {
	case initFrame:
		if !v.IsNone() {
			err = object.Raise(object.TypeError, "__init__() should return None, not '%s'", m.TypeOf(v).Name)
		}
		v = f.self
	case classFrame:
		if v, err = m.makeClass(f, v); err == object.ErrReenter {
			return v, false, err
		}
	case moduleFrame:
		v = f.importing.result.Value()
		f.importing.done = true
		m.bindToParent(f.importing)
	case generatorFrame:
		return m.finishGenerator(f, v)
	}
	dst := f.dst
	back := m.pop(f)
	if entry {
		return v, true, err
	}
	if err == nil {
		back.regs[dst] = v
		m.Left -= int64(back.code.Instrs[back.pc-1].After)
	}
	return v, false, err
}

func (m *Machine) finishGenerator(f *frame, v object.Value) (object.Value, bool, error) {
	f.gen.finish()
	back := m.pop(f)
	if f.entry {
		m.yielded = false
		return v, true, nil
	}
	back.pc = int(back.code.Instrs[back.pc-1].C)
	return v, false, nil
}
