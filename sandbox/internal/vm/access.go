package vm

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// loadAttr executes LoadAttr.
func (m *Machine) loadAttr(f *frame, in *code.Instr) error {
	x, name := operand(f.regs, f.code.Consts, in.B), f.code.Consts[in.C].Str()
	if x.Kind() == object.KindInstance {
		if slot := m.PlainAttr(x.Instance(), name, false); slot != nil {
			f.regs[in.A] = *slot
			m.Left -= int64(in.After)
			return nil
		}
		if v := m.ownAttr(x.Instance(), name); !v.IsNil() {
			return m.store(f, in, v, nil)
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

// storeAttr executes StoreAttr.
func (m *Machine) storeAttr(f *frame, in *code.Instr) error {
	x, name := operand(f.regs, f.code.Consts, in.A), f.code.Consts[in.C].Str()
	v := operand(f.regs, f.code.Consts, in.B)
	if x.Kind() == object.KindInstance {
		if slot := m.PlainAttr(x.Instance(), name, true); slot != nil {
			*slot = v
			m.Left -= int64(in.After)
			return nil
		}
	}
	if x.Kind() == object.KindInstance && m.hasPlainAttr(x.Instance(), name) {
		x.Instance().SetAttr(name, v)
		m.Left -= int64(in.After)
		return nil
	}
	err := ops.SetAttr(&m.Thread, x, name, v)
	if err == nil {
		m.Left -= int64(in.After)
	}
	return err
}

// getItem completes GetItem.
func (m *Machine) getItem(f *frame, in *code.Instr) error {
	x, y := operand(f.regs, f.code.Consts, in.B), operand(f.regs, f.code.Consts, in.C)
	v, err := ops.GetItem(&m.Thread, x, y)
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

// ownAttr returns an attribute of the instance itself, or one of its class that is
// nothing but a value; the zero Value when it takes more to see what the attribute is.
func (m *Machine) ownAttr(inst *object.Instance, name *object.Str) object.Value {
	if inst.Class.Hooks&object.HookGetAttribute != 0 {
		return object.Value{}
	}
	attr := m.Lookup(inst.Class, name)
	if !attr.IsNil() && attr.Kind() > object.KindSlice && attr.Kind() != object.KindMember {
		return object.Value{}
	}
	own := m.OwnAttr(inst, name)
	if own.IsNil() && !attr.IsNil() && attr.Kind() != object.KindMember {
		return attr
	}
	return own
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
