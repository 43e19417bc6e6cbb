package vm

import (
	"bhack/sandbox/internal/object"
)

// Describe implements object.Machine: the attributes of functions and generators.
func (m *Machine) Describe(v object.Value, name *object.Str) object.Value {
	switch v.Kind() {
	case object.KindFunction:
		return describeFunction(asFunction(v), name)
	case object.KindGenerator:
		switch name.S {
		case "__name__":
			return object.String(asGenerator(v).code.Name)
		case "__qualname__":
			return object.String(asGenerator(v).code.Qualname)
		}
	}
	return object.Value{}
}

func describeFunction(fn *Function, name *object.Str) object.Value {
	if fn.Attrs != nil {
		if v := fn.Attrs.GetStr(name); !v.IsNil() {
			return v
		}
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
	case "__dict__":
		if fn.Attrs == nil {
			fn.Attrs = object.NewDict()
		}
		return fn.Attrs.Value()
	}
	return object.Value{}
}

// SetFunctionAttr sets an attribute of a function; the zero Value removes it.
func (m *Machine) SetFunctionAttr(v object.Value, name *object.Str, value object.Value) bool {
	fn := asFunction(v)
	if value.IsNil() {
		return fn.Attrs != nil && fn.Attrs.DeleteStr(name)
	}
	if fn.Attrs == nil {
		fn.Attrs = object.NewDict()
	}
	fn.Attrs.SetStr(name, value)
	return true
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
	for i, name := range c.Free {
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
