package vm

import (
	"slices"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

func unboundLocal(name *object.Str) error {
	return object.Raise(object.UnboundLocalError, "local variable '%s' referenced before assignment", name.S)
}

func undefinedName(name *object.Str) error {
	return object.Raise(object.NameError, "name '%s' is not defined", name.S)
}

// execName executes the instructions for names that the loop has no arm for.
func (m *Machine) execName(f *frame, in *code.Instr) error {
	regs, consts := f.regs, f.code.Consts
	switch in.Op {
	case code.DeleteLocal:
		if regs[in.A].IsNil() {
			return unboundLocal(f.code.Locals[in.A])
		}
		regs[in.A] = object.Value{}
	case code.DeleteGlobal:
		if f.globals.Slots[in.B].IsNil() {
			return undefinedName(f.globals.Names[in.B])
		}
		f.globals.Slots[in.B] = object.Value{}
	case code.LoadName:
		v := f.names.GetStr(consts[in.Aux].Str())
		if v.IsNil() {
			v = f.globals.Slots[in.B]
		}
		if v.IsNil() {
			v = f.globals.Linked[in.C]
		}
		if v.IsNil() {
			return undefinedName(f.globals.Names[in.B])
		}
		regs[in.A] = v
	case code.StoreName:
		f.names.SetStr(consts[in.B].Str(), operand(regs, consts, in.A))
	case code.DeleteName:
		if name := consts[in.B].Str(); !f.names.DeleteStr(name) {
			return undefinedName(name)
		}
	case code.LoadBuildClass:
		regs[in.A] = buildClassBuiltin.Value()
	default:
		return m.execCell(f, in)
	}
	return nil
}

func (m *Machine) execCell(f *frame, in *code.Instr) error {
	regs := f.regs
	cell := regs[in.B].Cell()
	switch in.Op {
	case code.LoadClassCell:
		if v := f.names.GetStr(f.code.Consts[in.C].Str()); !v.IsNil() {
			regs[in.A] = v
			return nil
		}
		fallthrough
	case code.LoadCell:
		if cell.V.IsNil() {
			return unboundCell(f.code, int(in.B))
		}
		regs[in.A] = cell.V
	case code.StoreCell:
		cell.V = operand(regs, f.code.Consts, in.A)
	case code.DeleteCell:
		if cell.V.IsNil() {
			return unboundCell(f.code, int(in.B))
		}
		cell.V = object.Value{}
	}
	return nil
}

func unboundCell(c *code.Code, reg int) error {
	if i := reg - c.FirstCell(); i < len(c.Cells) {
		return unboundLocal(c.Cells[i])
	}
	return object.Raise(object.NameError, "free variable '%s' referenced before assignment in enclosing scope",
		c.Free[reg-c.FirstFree()].S)
}

var buildClassBuiltin = object.NewBuiltin("__build_class__", func(t *object.Thread, a object.Args) (object.Value, error) {
	m := t.Machine.(*Machine)
	return object.Value{}, m.buildClass(a)
})

// buildClass makes the frame of a class body the innermost one: the function that
// holds it, the name of the class and its bases are the arguments.
func (m *Machine) buildClass(a object.Args) error {
	pos := a.Positional()
	fn := asFunction(pos[0])
	spec := ops.ClassSpec{Name: pos[1].Str().S}
	bases := pos[2:]
	for i, name := range a.Names {
		v := a.Pos[len(pos)+i]
		if name.S != "metaclass" {
			spec.Names, spec.Values = append(spec.Names, name), append(spec.Values, v)
		} else if v.Kind() == object.KindType && v.Type().Stands != nil {
			bases = append(slices.Clone(bases), v.Type().Stands.Value())
		} else if v != m.Runtime.Types[object.KindType].Value() {
			return object.Raise(object.TypeError, "metaclasses are not supported in the sandbox")
		}
	}
	var err error
	if spec.Bases, err = ops.Bases(&m.Thread, spec.Name, bases); err != nil {
		return err
	}
	if m.Depth >= m.MaxDepth {
		return recursionError()
	}
	f := m.pushAbove(m.frame, fn.Code, fn.Globals)
	f.dst = m.frameResult(f.back)
	clear(f.regs)
	makeCells(f.regs, fn)
	f.kind = classFrame
	f.names = object.NewDict()
	spec.Attrs = f.names
	f.class = &spec
	return nil
}

// frameResult returns the register for the result of the call under way in f.
func (m *Machine) frameResult(f *frame) int32 { return f.code.Instrs[f.pc-1].B }

// makeClass makes the class whose body has been executed; the body returns the
// cell in which methods find the class for super, or None.
func (m *Machine) makeClass(f *frame, cell object.Value) (object.Value, error) {
	class, err := ops.MakeClass(&m.Thread, *f.class)
	if err != nil {
		return object.Value{}, err
	}
	if cell.Kind() == object.KindCell {
		cell.Cell().V = class.Value()
	}
	return class.Value(), nil
}
