package vm

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

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
		if err := ops.ChargeItems(t, len(items)); err != nil {
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
