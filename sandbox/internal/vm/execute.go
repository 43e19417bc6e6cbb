package vm

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// execute executes an instruction that the loop has no arm of its own for, or does not
// execute there with operands such as it has now.
func (m *Machine) execute(f *frame, in *code.Instr) error {
	var err error
	switch in.Op {
	case code.Add, code.Sub, code.Mul, code.FloorDiv, code.Mod, code.InplaceAdd, code.InplaceSub:
		return m.arithmetic(f, in)
	case code.Not:
		return m.not(f, in)
	case code.Compare, code.CompareNoted, code.Contains:
		return m.compare(f, in)
	case code.JumpIfFalse, code.JumpIfTrue:
		return m.jumpIf(f, in)
	case code.JumpLess, code.JumpLessEqual, code.JumpGreater, code.JumpGreaterEqual,
		code.JumpEqual, code.JumpNotEqual, code.JumpContains:
		return m.compareJump(f, in)
	case code.LoadAttr:
		return m.loadAttr(f, in)
	case code.LoadMethod:
		return m.loadMethod(f, in)
	case code.StoreAttr:
		return m.storeAttr(f, in)
	case code.GetSlice:
		return m.getSlice(f, in)
	case code.GetItem:
		return m.getItem(f, in)
	case code.SetItem:
		return m.setItem(f, in)
	case code.GetCounted:
		return m.getCounted(f, in)
	case code.SetCounted:
		return m.setCounted(f, in)
	case code.UnpackPair, code.UnpackTriple:
		return m.unpackFew(f, in)
	case code.UnpackLocals:
		return m.unpackLocals(f, in)
	case code.MapAdd:
		return m.mapAdd(f, in)
	case code.GetCursor:
		return m.getIter(f, in)
	}
	switch {
	case in.Op <= code.LoadBuildClass:
		err = m.execName(f, in)
	case in.Op <= code.Is:
		err = m.execArithmetic(f, in)
	case in.Op <= code.DelItem:
		err = m.execAttr(f, in)
	case in.Op <= code.GetCursor:
		err = m.execBuild(f, in)
	default:
		return m.execControl(f, in)
	}
	if err == nil {
		m.Left -= int64(in.After)
	}
	return err
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
	case code.LeaveVia:
		regs[in.A], regs[in.A+1] = object.Value{}, object.Int(int64(in.B))
		f.jump(in.C)
	case code.SaveReturn:
		regs[in.A+2] = operand(regs, f.code.Consts, in.B)
	case code.EndFinally:
		return m.endFinally(f, in)
	case code.SetupWith:
		return m.setupWith(f, in)
	case code.WithCleanup:
		return m.withCleanup(f, in)
	case code.LeaveLoop:
		return m.leaveLoop(f, in)
	case code.End:
		panic("vm: the code goes on at its end")
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
		m.Left -= int64(back.under().After)
	}
	return v, false, err
}

func (m *Machine) finishGenerator(f *frame, v object.Value) (object.Value, bool, error) {
	if f.fold != nil {
		m.endFold(f)
		return v, false, nil
	}
	f.gen.finish()
	back := m.pop(f)
	if f.entry {
		m.yielded = false
		return v, true, nil
	}
	back.jump(back.under().C)
	return v, false, nil
}
