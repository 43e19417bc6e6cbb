package builtins

import (
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// exceptionTypes makes the exception classes builtin names and adds the methods of
// BaseException.
func (b *builder) exceptionTypes() {
	for _, class := range object.ExceptionTypes() {
		b.public(class)
	}
	for _, alias := range []string{"EnvironmentError", "IOError"} {
		b.rt.Builtins.SetStr(object.NewSharedStr(alias), object.OSError.Value())
	}
	class := object.BaseException
	b.newMethod(class)
	b.add(class, "__init__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := checkSelf(t, class, "__init__", a.Positional()); err != nil {
			return object.Value{}, err
		}
		if len(a.Names) > 0 {
			return object.Value{}, noKeywords(a.Pos[0].Instance().Class.Name)
		}
		a.Pos[0].Instance().Exc.Args = object.TupleOf(a.Pos[1:]...)
		return object.None, nil
	})
	b.methods(
		class,
		method{"with_traceback", 1, 1, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			if !args[1].IsNone() {
				return object.Value{}, object.Raise(object.TypeError, "__traceback__ must be a traceback or None")
			}
			return args[0], nil
		}},
		method{"__str__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return textValue(ops.ExceptionText(t, args[0].Instance()))
		}},
		method{"__repr__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return textValue(ops.PlainRepr(t, args[0]))
		}},
	)
	b.importErrorInit()
	b.osErrorInit()
}

// importErrorInit adds the __init__ of ImportError, which takes two keywords.
func (b *builder) importErrorInit() {
	class := object.ImportError
	b.add(class, "__init__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := checkSelf(t, class, "__init__", a.Positional()); err != nil {
			return object.Value{}, err
		}
		exc := a.Pos[0].Instance().Exc
		for i, n := range a.Names {
			if n.S != "name" && n.S != "path" {
				return object.Value{}, object.Raise(object.TypeError, "'%s' is an invalid keyword argument for ImportError()", n.S)
			}
			exc.SetField(n, a.Pos[len(a.Pos)-len(a.Names)+i])
		}
		exc.Args = object.TupleOf(a.Positional()[1:]...)
		return object.None, nil
	})
}

// osErrorInit adds the __init__ of OSError: a third argument is the name of a file,
// which is not among args.
func (b *builder) osErrorInit() {
	class := object.OSError
	b.add(class, "__init__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := checkSelf(t, class, "__init__", a.Positional()); err != nil {
			return object.Value{}, err
		}
		if len(a.Names) > 0 {
			return object.Value{}, noKeywords(a.Pos[0].Instance().Class.Name)
		}
		exc, args := a.Pos[0].Instance().Exc, a.Pos[1:]
		if len(args) >= 2 && len(args) <= 5 {
			exc.SetField(object.NewSharedStr("errno"), args[0])
			exc.SetField(object.NewSharedStr("strerror"), args[1])
			if len(args) > 2 {
				exc.SetField(object.NewSharedStr("filename"), args[2])
				args = args[:2]
			}
		}
		exc.Args = object.TupleOf(args...)
		return object.None, nil
	})
}
