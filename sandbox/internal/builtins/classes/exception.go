package classes

import (
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// AddExceptions makes the exception classes builtin names and adds the methods of
// BaseException.
func AddExceptions(b *native.Builder) {
	for _, class := range object.ExceptionTypes() {
		b.Publish(class)
	}
	for _, alias := range []string{"EnvironmentError", "IOError"} {
		b.Runtime.Builtins.SetStr(object.NewSharedStr(alias), object.OSError.Value())
	}
	class := object.BaseException
	b.NewMethod(class)
	b.KeywordMethod(class, "__init__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if len(a.Names) > 0 {
			return object.Value{}, native.NoKeywords(a.Pos[0].Instance().Class.Name)
		}
		a.Pos[0].Instance().Exc.Args = object.TupleOf(a.Pos[1:]...)
		return object.None, nil
	})
	b.Methods(
		class,
		native.Method{Name: "with_traceback", Min: 1, Max: 1, Fn: func(_ *object.Thread, args []object.Value) (object.Value, error) {
			return args[0], ops.SetTraceback(args[0].Instance(), args[1])
		}},
		native.Method{Name: "__str__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return native.TextValue(ops.ExceptionText(t, args[0].Instance()))
		}},
		native.Method{Name: "__repr__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return native.TextValue(ops.PlainRepr(t, args[0]))
		}},
	)
	importErrorInit(b)
	osErrorInit(b)
	syntaxErrorInit(b)
	unicodeErrorInits(b)
}

// importErrorInit adds the __init__ of ImportError, which takes two keywords.
func importErrorInit(b *native.Builder) {
	class := object.ImportError
	b.KeywordMethod(class, "__init__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := native.CheckKeywords("ImportError", a, 2); err != nil {
			return object.Value{}, err
		}
		exc := a.Pos[0].Instance().Exc
		exc.Fields = nil // those that another call has set
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

// osErrorInit adds the __init__ of OSError. In classes with a __new__ of their own, OSError's has done all of it.
func osErrorInit(b *native.Builder) {
	class := object.OSError
	b.KeywordMethod(class, "__init__", func(t *object.Thread, a object.Args) (object.Value, error) {
		inst := a.Pos[0].Instance()
		if inst.Class.Hooks&object.HookNew != 0 {
			return object.None, nil
		}
		if len(a.Names) > 0 {
			return object.Value{}, native.NoKeywords(inst.Class.Name)
		}
		return object.None, ops.InitOSError(t, inst, a.Pos[1:])
	})
}

// syntaxErrorInit adds the __init__ of SyntaxError: its second argument, if there are
// two, is a tuple of the file's name, the line, the column and the text of the line.
func syntaxErrorInit(b *native.Builder) {
	fields := []*object.Str{special.NameFilename, special.NameLineno, object.NewSharedStr("offset"), object.NewSharedStr("text")}
	b.KeywordMethod(object.SyntaxError, "__init__", func(t *object.Thread, a object.Args) (object.Value, error) {
		exc, args := a.Pos[0].Instance().Exc, a.Pos[1:]
		if len(a.Names) > 0 {
			return object.Value{}, native.NoKeywords(a.Pos[0].Instance().Class.Name)
		}
		exc.Args = object.TupleOf(args...)
		if len(args) != 2 {
			return object.None, nil
		}
		place, err := ops.Items(t, args[1])
		if err != nil {
			return object.Value{}, err
		}
		if len(place) != len(fields) {
			return object.Value{}, object.Raise(object.IndexError, "tuple index out of range")
		}
		for i, name := range fields {
			exc.SetField(name, place[i])
		}
		return object.None, nil
	})
}
