package vm

import (
	"slices"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// Describe implements object.Machine: the attributes of functions and generators.
func (m *Machine) Describe(v object.Value, name *object.Str) object.Value {
	switch v.Kind() {
	case object.KindFunction:
		if name.S == "__annotations__" || name.S == "__dict__" { // made when they are asked for
			m.functionChanges++
		}
		return describeFunction(asFunction(v), name)
	case object.KindGenerator:
		return describeGenerator(asGenerator(v), name)
	}
	return object.Value{}
}

func describeGenerator(g *Generator, name *object.Str) object.Value {
	switch name.S {
	case "__name__":
		if g.name != nil {
			return g.name.Value()
		}
		return object.String(g.code.Name)
	case "__qualname__":
		if g.qualname != nil {
			return g.qualname.Value()
		}
		return object.String(g.code.Qualname)
	case "gi_running":
		return object.Bool(g.running)
	}
	return object.Value{}
}

func describeFunction(fn *Function, name *object.Str) object.Value {
	if set := fn.ownAttr(name); set != nil && !set.IsNil() {
		return *set
	}
	switch name.S {
	case "__name__":
		return object.String(fn.Code.Name)
	case "__qualname__":
		return object.String(fn.Code.Qualname)
	case "__doc__":
		return fn.Code.Doc
	case "__module__":
		return object.String(fn.Globals.Name)
	case "__annotations__":
		v := object.NewDict().Value()
		fn.setAttr(name, v)
		return v
	case "__dict__":
		return fn.makeAttrs().Value()
	case "__defaults__":
		if fn.Defaults == nil {
			return object.None
		}
		return object.NewTuple(slices.Clone(fn.Defaults))
	case "__kwdefaults__":
		return kwDefaults(fn)
	}
	if attrs := fn.getRest().attrs; attrs != nil {
		return attrs.GetStr(name)
	}
	return object.Value{}
}

// makeAttrs returns the dict of the attributes that Python code has set.
func (f *Function) makeAttrs() *object.Dict {
	rest := f.makeRest()
	if rest.attrs == nil {
		rest.attrs = object.NewDict()
	}
	return rest.attrs
}

// kwDefaults returns the defaults of a function's keyword-only parameters as a dict, or
// None.
func kwDefaults(fn *Function) object.Value {
	defaults := fn.getRest().kwDefaults
	if len(defaults) == 0 {
		return object.None
	}
	d := object.NewDict()
	for i, v := range defaults {
		d.SetStr(fn.Code.KwDefaults[i], v)
	}
	return d.Value()
}

// ownAttr returns where the function has an attribute that is not that of its code, or
// nil.
func (f *Function) ownAttr(name *object.Str) *object.Value {
	if f.rest == nil {
		return nil
	}
	switch name.S {
	case "__name__":
		return &f.rest.name
	case "__qualname__":
		return &f.rest.qualname
	case "__doc__":
		return &f.rest.doc
	case "__module__":
		return &f.rest.module
	case "__annotations__":
		return &f.rest.annotations
	}
	return nil
}

func setDefaults(fn *Function, v object.Value) error {
	if v.IsNone() {
		fn.Defaults = nil
		return nil
	}
	items := special.Payload(v).Tuple().Items
	items = items[max(0, len(items)-fn.Code.NumArgs):] // as CPython does when the function is called
	fn.Defaults = slices.Clone(items)                  // states do not tell what is shared
	return nil
}

func (f *Function) setAttr(name *object.Str, value object.Value) {
	f.makeRest()
	*f.ownAttr(name) = value
}

// RenameGenerator implements object.Machine.
func (m *Machine) RenameGenerator(v object.Value, name *object.Str, value object.Value) error {
	if value.IsNil() || special.Payload(value).Kind() != object.KindStr {
		return object.Raise(object.TypeError, "%s must be set to a string object", name.S)
	}
	text := special.Payload(value).Str()
	if name.S == "__name__" {
		asGenerator(v).name = text
	} else {
		asGenerator(v).qualname = text
	}
	return nil
}

// SetFunctionAttr implements object.Machine.
func (m *Machine) SetFunctionAttr(v object.Value, name *object.Str, value object.Value) error {
	fn := asFunction(v)
	m.functionChanges++
	value, err := ops.FunctionAttr(name, value)
	if err != nil {
		return err
	}
	switch name.S {
	case "__name__", "__qualname__", "__doc__", "__module__", "__annotations__":
		fn.setAttr(name, value)
		return nil
	case "__defaults__":
		return setDefaults(fn, value)
	case "__dict__":
		if value.IsNil() {
			return object.Raise(object.TypeError, "cannot delete __dict__")
		}
		p := special.Payload(value)
		if p.Kind() != object.KindDict {
			return object.Raise(object.TypeError, "__dict__ must be set to a dictionary, not a '%s'", m.TypeOf(value).Name)
		}
		fn.makeRest().attrs = p.Dict()
		return nil
	}
	if value.IsNil() {
		if attrs := fn.getRest().attrs; attrs == nil || !attrs.DeleteStr(name) {
			return object.Raise(object.AttributeError, "%s", name.S)
		}
		return nil
	}
	fn.makeAttrs().SetStr(name, value)
	return nil
}

// Enclosing implements object.Machine.
func (m *Machine) Enclosing() (class, self object.Value, err error) {
	f := m.frame
	c := f.code
	fail := func(why string) (object.Value, object.Value, error) {
		return class, self, object.Raise(object.RuntimeError, "super(): %s", why)
	}
	if c.NumArgs == 0 {
		return fail("no arguments")
	}
	self = f.regs[0]
	for i, arg := range c.CellArgs {
		if arg == 0 { // closures share the argument, which lives in a cell
			self = f.regs[c.FirstCell()+i].Cell().V
		}
	}
	if self.IsNil() {
		return fail("arg[0] deleted")
	}
	for i, name := range c.Free[:c.FreeCells] {
		if name.S != "__class__" {
			continue
		}
		if class = f.regs[c.FirstFree()+i].Cell().V; class.IsNil() {
			return fail("empty __class__ cell")
		}
		return class, self, nil
	}
	return fail("__class__ cell not found")
}
