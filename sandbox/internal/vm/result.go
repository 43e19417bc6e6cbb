package vm

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// ResultUse returns what becomes of what the function of the host that runs now will return:
// ResultAny, ResultTruth, or ResultEqual and with what it is compared.
func (m *Machine) ResultUse() (kind code.ResultKind, other object.Value) {
	f, call := m.frame, m.site
	if call == nil {
		return code.ResultAny, other
	}
	result := f.code.ResultOf(call)
	for n := 0; result.Kind == code.ResultReturned; n++ {
		if f.kind != callFrame || f.entry || n == maxReturns {
			return code.ResultAny, other
		}
		f = f.back
		if call = f.under(); call.Op != code.Call && call.Op != code.CallMethod {
			return code.ResultAny, other
		}
		result = f.code.ResultOf(call)
	}
	if result.Kind == code.ResultEqual {
		if other = m.resultOther(f, call, result); other.IsNil() {
			return code.ResultAny, other
		}
	}
	return result.Kind, other
}

// maxReturns is how many functions are looked at that return what another one returns: nobody pays for
// that.
const maxReturns = 8

// resultOther returns with what the value that a call returns to a frame will be compared, or the zero
// Value if that takes more than a look.
func (m *Machine) resultOther(f *frame, call *code.Instr, result code.Result) object.Value {
	if result.Loads == 0 {
		return operand(f.regs, f.code.Consts, result.Other)
	}
	load := object.Next(call)
	if result.Loads == 1 {
		if load.Op == code.LoadAttr {
			return m.plainAttr(operand(f.regs, f.code.Consts, load.B), f.code.Consts[load.C].Str())
		}
		return m.plainLoad(f, load)
	}
	attr := object.Next(load)
	return m.plainAttr(m.plainLoad(f, load), f.code.Consts[attr.C].Str())
}

// plainLoad returns what a LoadGlobal or a LoadCell loads, or the zero Value.
func (m *Machine) plainLoad(f *frame, in *code.Instr) object.Value {
	if in.Op == code.LoadCell {
		return f.regs[in.B].Cell().V
	}
	if v := f.globals.Slots[in.B]; !v.IsNil() {
		return v
	}
	return f.globals.Linked[in.C]
}

// plainAttr returns what a LoadAttr loads, if it runs no code, or the zero Value.
func (m *Machine) plainAttr(x object.Value, name *object.Str) object.Value {
	if x.IsNil() {
		return x
	}
	switch x.Kind() {
	case object.KindInstance:
		if slot := m.PlainAttr(x.Instance(), name); slot != nil {
			return *slot
		}
	case object.KindType:
		return m.StaticAttr(x.Type(), name)
	}
	return object.Value{}
}
