package vm

import (
	"slices"

	"bhack/sandbox/internal/classdef"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

func unboundLocal(name *object.Str) error {
	return object.Raise(object.UnboundLocalError, "local variable '%s' referenced before assignment", name.S)
}

func undefinedName(name *object.Str) error {
	return object.Raise(object.NameError, "name '%s' is not defined", name.S)
}

// execName executes the instructions for names that the loop has no arm for, or that find none.
func (m *Machine) execName(f *frame, in *code.Instr) error {
	regs, consts := f.regs, f.code.Consts
	switch in.Op {
	case code.CheckLocal:
		if int(in.A) >= len(f.code.Locals) {
			return unboundCell(f.code, int(in.A))
		}
		return unboundLocal(f.code.Locals[in.A])
	case code.LoadGlobal:
		return undefinedName(f.globals.Names[in.B])
	case code.LoadCounter:
		v := f.globals.Slots[in.B]
		if v.IsNil() {
			v = f.globals.Linked[in.C]
		}
		if v.IsNil() {
			return undefinedName(f.globals.Names[in.B])
		}
		regs[in.A] = v
		if m.watch != nil {
			m.watch.load(f, in, &f.globals.Slots[in.B])
		}
	case code.StoreCounter:
		v := operand(regs, consts, in.A)
		f.globals.Slots[in.B] = v
		if m.watch != nil {
			m.watch.store(in, &f.globals.Slots[in.B], v)
		}
	case code.StoreDict:
		v := operand(regs, consts, in.A)
		if slices.Contains(f.globals.Dicts, in.B) {
			v.Dict().HoldCounters()
		}
		f.globals.Slots[in.B] = v
	case code.LoadCell:
		return unboundCell(f.code, int(in.B))
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
		f.globals.Touch(int(in.B))
	case code.LoadName:
		v, err := m.bodyName(f, consts[in.Aux].Str())
		if err != nil {
			return err
		}
		if v.IsNil() {
			v = f.globals.Slots[in.B]
			f.globals.Touch(int(in.B))
		}
		if v.IsNil() {
			v = f.globals.Linked[in.C]
		}
		if v.IsNil() {
			return undefinedName(f.globals.Names[in.B])
		}
		regs[in.A] = v
	case code.StoreName:
		name, v := consts[in.B].Str(), operand(regs, consts, in.A)
		if f.class.ownNames() {
			return ops.SetItem(&m.Thread, f.class.names, name.Value(), v)
		}
		if base := f.class.binder; base != nil {
			var err error
			if v, err = base.Meta.Bind(&m.Thread, base, f.names, name, v); err != nil {
				return err
			}
		}
		f.names.SetStr(name, v)
	case code.DeleteName:
		return m.deleteBodyName(f, consts[in.B].Str())
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
		v, err := m.bodyName(f, f.code.Consts[in.C].Str())
		if err != nil || !v.IsNil() {
			regs[in.A] = v
			return err
		}
		if cell.V.IsNil() {
			return unboundCell(f.code, int(in.B))
		}
		regs[in.A] = cell.V
	case code.DeleteCell:
		if cell.V.IsNil() {
			return unboundCell(f.code, int(in.B))
		}
		cell.V = object.Value{}
	}
	return nil
}

// bodyName returns a name of the class body that the frame runs, or the zero Value.
func (m *Machine) bodyName(f *frame, name *object.Str) (object.Value, error) {
	if !f.class.ownNames() {
		return f.names.GetStr(name), nil
	}
	v, err := ops.GetItem(&m.Thread, f.class.names, name.Value())
	if isKeyError(err) {
		return object.Value{}, nil
	}
	return v, err
}

func (m *Machine) deleteBodyName(f *frame, name *object.Str) error {
	if !f.class.ownNames() {
		if !f.names.DeleteStr(name) {
			return undefinedName(name)
		}
		return nil
	}
	err := ops.DelItem(&m.Thread, f.class.names, name.Value())
	if isKeyError(err) {
		return undefinedName(name)
	}
	return err
}

func isKeyError(err error) bool {
	raised, ok := err.(*object.Raised)
	return ok && raised.Exc.Class.IsSubclass(object.KeyError)
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

// ModuleName implements object.Machine.
func (m *Machine) ModuleName() string {
	if f := m.frame; f != nil && f.globals != nil {
		if v := f.globals.Get(special.NameName); !v.IsNil() && v.Kind() == object.KindStr {
			return v.Str().S
		}
	}
	return mainModule
}

// Scope implements object.Machine.
func (m *Machine) Scope(visit func(name *object.Str)) {
	f := m.frame
	c := f.code
	switch {
	case c == entryCode: // the host calls dir itself
		return
	case c == c.Unit.Top:
		m.Members(f.globals, visit)
		return
	case c.IsClass:
		names := f.names
		if f.class.ownNames() {
			names = special.Payload(f.class.names).Dict()
		}
		for key := range names.All() {
			if key.Kind() == object.KindStr {
				visit(key.Str())
			}
		}
		return
	}
	for i, name := range slices.Concat(c.Locals, c.Cells, c.Free) { // in the order of their registers
		v := f.regs[i]
		if c.IsCell(i) {
			v = v.Cell().V
		}
		if !v.IsNil() {
			visit(name)
		}
	}
}

// classBody is the class statement of which a frame runs the body.
type classBody struct {
	classdef.Spec
	// meta is the metaclass, or another callable in its place, if it is not a builtin
	// one; else the zero Value. It is called with bases and names.
	meta  object.Value
	bases []object.Value
	// given is the tuple of the bases that the statement names, if __mro_entries__ have
	// put others in the place of some of them; else the zero Value.
	given object.Value
	names object.Value
	// binder is the base whose metaclass is asked before a name is bound, or nil.
	binder *object.Type
}

// ownNames reports whether names are of a class that derives from dict, which may have its
// own way to get, set and delete items.
func (b *classBody) ownNames() bool { return !b.names.IsNil() && b.names.Kind() == object.KindInstance }

// Walk adds what the statement keeps alive to a census.
func (b *classBody) Walk(c *object.Census) {
	b.Spec.Walk(c)
	c.Add(b.meta)
	c.AddSlice(b.bases)
	c.Add(b.given)
	c.Add(b.names)
}

// buildClass makes the frame of a class body the innermost one: the function that
// holds it, the name of the class and its bases are the arguments.
func (m *Machine) buildClass(a object.Args) error {
	pos := a.Positional()
	fn := asFunction(pos[0])
	body, err := m.classStatement(a)
	if err != nil {
		return err
	}
	names := object.NewDict()
	if !body.meta.IsNil() {
		args := object.Args{Pos: append([]object.Value{pos[1], object.NewTuple(body.bases)}, body.Values...), Names: body.Names}
		if body.names, err = classdef.Prepare(&m.Thread, body.meta, args); err != nil {
			return err
		}
		names = special.Payload(body.names).Dict()
	}
	if m.Depth >= m.MaxDepth {
		return recursionError()
	}
	f := m.pushAbove(m.frame, fn.Code, fn.Globals)
	f.dst = m.frameResult(f.back)
	clear(f.regs)
	makeCells(f.regs, fn.Code, fn.Closure)
	f.kind = classFrame
	f.names = names
	body.Attrs = names
	f.class = body
	return nil
}

// classStatement returns what the arguments of buildClass say.
func (m *Machine) classStatement(a object.Args) (*classBody, error) {
	pos := a.Positional()
	body := &classBody{Spec: classdef.Spec{Name: pos[1].Str().S}, bases: pos[2:]}
	for i, name := range a.Names {
		v := a.Pos[len(pos)+i]
		if name.S != "metaclass" {
			body.Names, body.Values = append(body.Names, name), append(body.Values, v)
		} else if v.Kind() != object.KindType {
			body.meta = v
		} else {
			body.Meta = v.Type()
		}
	}
	var err error
	if body.Bases, body.given, err = classdef.StatementBases(&m.Thread, body.Name, body.bases); err != nil {
		return nil, err
	}
	if len(body.bases) > 0 { // now resolved
		body.bases = nil
		for _, base := range body.Bases {
			body.bases = append(body.bases, base.Value())
		}
	}
	for _, base := range body.Bases {
		if base.Meta != nil && base.Meta.Bind != nil {
			body.binder = base
		}
	}
	if body.meta.IsNil() {
		if meta := classdef.Metaclass(body.Bases, body.Meta); meta != nil && !meta.Builtin {
			body.meta, body.Meta = meta.Value(), meta
		}
	}
	return body, nil
}

// frameResult returns the register for the result of the call under way in f.
func (m *Machine) frameResult(f *frame) int32 { return f.under().B }

// makeClass makes the class whose body has been executed; the body returns the
// cell in which methods find the class for super, or None.
func (m *Machine) makeClass(f *frame, cell object.Value) (object.Value, error) {
	body := f.class
	if cell.Kind() == object.KindCell {
		classdef.NoteCell(body.Attrs, cell)
	}
	if !body.given.IsNil() {
		names := body.Attrs.Value()
		if body.ownNames() {
			names = body.names
		}
		if err := ops.SetItem(&m.Thread, names, classdef.NameOrigBases.Value(), body.given); err != nil {
			return object.Value{}, err
		}
	}
	if !body.meta.IsNil() {
		pos := append([]object.Value{object.String(body.Name), object.NewTuple(body.bases), body.names}, body.Values...)
		class, err := m.Call(body.meta, object.Args{Pos: pos, Names: body.Names})
		if err != nil {
			return class, err
		}
		return class, classdef.FillCell(&m.Thread, cell, body.Name, class)
	}
	class, err := classdef.Make(&m.Thread, body.Spec)
	if err != nil {
		return object.Value{}, err
	}
	return class.Value(), nil
}
