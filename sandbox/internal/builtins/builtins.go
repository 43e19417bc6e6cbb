// Package builtins holds what Python code finds without importing anything: the
// builtin functions and types with their methods; and the modules that are written
// in Go.
package builtins

import (
	"sync"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// Runtime returns the builtin types, functions and modules. They are made once and
// never changed, so that all robots share them.
var Runtime = sync.OnceValue(newRuntime)

func newRuntime() *object.Runtime {
	rt := &object.Runtime{Builtins: object.NewDict(), Modules: map[string]object.ModuleFunc{}}
	b := &builder{rt: rt}
	b.objectType()
	b.exceptionTypes()
	b.numberTypes()
	b.strType()
	b.sequenceTypes()
	b.dictTypes()
	b.setTypes()
	b.otherTypes()
	b.iterators()
	b.formatMethods()
	b.functions()
	b.modules()
	rt.FormatPercent = formatPercent
	rt.Hidden = hidden
	return rt
}

// builder fills a runtime.
type builder struct {
	rt *object.Runtime
}

// method is a builtin method that takes positional arguments only: args[0] is self.
type method struct {
	name string
	// min and max are the numbers of arguments besides self; max < 0 means any.
	min, max int
	fn       func(t *object.Thread, args []object.Value) (object.Value, error)
}

// newType makes a builtin type for a kind of value.
func (b *builder) newType(name string, kind object.Kind, base *object.Type) *object.Type {
	class := object.NewType(name, base)
	class.Builtin = true
	class.Repr = kind
	b.rt.Types[kind] = class
	return class
}

// public makes a type a builtin name.
func (b *builder) public(class *object.Type) {
	b.rt.Builtins.SetStr(object.NewSharedStr(class.Name), class.Value())
	if class != object.ObjectType && !class.IsException {
		b.newMethod(class)
	}
}

// methods adds methods to a type. When they are called on an instance of a class
// that derives from the type, self is the builtin value inside it.
func (b *builder) methods(class *object.Type, methods ...method) {
	for _, m := range methods {
		var builtin *object.Builtin
		builtin = b.add(class, m.name, func(t *object.Thread, a object.Args) (object.Value, error) {
			if len(a.Names) > 0 {
				if builtin.IsSlot() {
					return object.Value{}, noKeywords("wrapper " + m.name)
				}
				return object.Value{}, noKeywords(m.name)
			}
			if err := checkSelf(t, class, m.name, a.Positional()); err != nil {
				return object.Value{}, err
			}
			if n := len(a.Pos) - 1; n < m.min || n > m.max && m.max >= 0 {
				if builtin.IsSlot() {
					return object.Value{}, object.Raise(object.TypeError, "expected %d arguments, got %d", m.min, n)
				}
				return object.Value{}, checkCount(m.name, n, m.min, m.max)
			}
			return m.fn(t, withPayload(class, a.Pos))
		})
	}
}

// withPayload replaces a self of a derived class by the builtin value inside it.
func withPayload(class *object.Type, args []object.Value) []object.Value {
	p := ops.Payload(args[0])
	if p == args[0] || class.Repr == object.KindInstance {
		return args
	}
	return append([]object.Value{p}, args[1:]...)
}

// add adds a method that sees to its arguments itself, and to self.
func (b *builder) add(class *object.Type, name string, fn object.Func) *object.Builtin {
	builtin := object.NewBuiltin(name, fn)
	builtin.Type = class
	class.Attrs.SetStr(object.NewSharedStr(name), builtin.Value())
	return builtin
}

// function adds a builtin function that takes positional arguments only.
func (b *builder) function(name string, min, max int, fn func(t *object.Thread, args []object.Value) (object.Value, error)) {
	b.keywordFunction(name, func(t *object.Thread, a object.Args) (object.Value, error) {
		return positionalOnly(t, name, min, max, a, fn)
	})
}

// noKeywords is the error of keyword arguments for a function that takes none.
func noKeywords(name string) error {
	return object.Raise(object.TypeError, "%s() takes no keyword arguments", name)
}

// positionalOnly calls fn for a function that takes min to max arguments, by position
// only; max < 0 means any number.
func positionalOnly(t *object.Thread, name string, min, max int, a object.Args, fn func(t *object.Thread, args []object.Value) (object.Value, error)) (object.Value, error) {
	if len(a.Names) > 0 {
		return object.Value{}, noKeywords(name)
	}
	if err := checkCount(name, len(a.Pos), min, max); err != nil {
		return object.Value{}, err
	}
	return fn(t, a.Pos)
}

// keywordFunction adds a builtin function that sees to its arguments itself.
func (b *builder) keywordFunction(name string, fn object.Func) {
	s := object.NewSharedStr(name)
	b.rt.Builtins.SetStr(s, object.NewBuiltin(name, fn).Value())
}

// checkSelf checks that a method of a builtin type is called on a value of it.
func checkSelf(t *object.Thread, class *object.Type, name string, args []object.Value) error {
	if len(args) == 0 {
		return object.Raise(object.TypeError, "descriptor '%s' of '%s' object needs an argument", name, class.Name)
	}
	if of := t.TypeOf(args[0]); !of.IsSubclass(class) {
		return object.Raise(object.TypeError, "descriptor '%s' requires a '%s' object but received a '%s'", name, class.Name, of.Name)
	}
	return nil
}

// checkCount checks the number of arguments of a function that takes one or none as
// CPython's METH_O and METH_NOARGS do, and more as PyArg_UnpackTuple does.
func checkCount(name string, n, min, max int) error {
	if n >= min && (n <= max || max < 0) {
		return nil
	}
	style := argUnpack
	if min == max && max <= 1 {
		style = argFlags
	}
	return style.wrongCount(name, n, min, max)
}

func plural(n int) string {
	if n == 1 {
		return ""
	}
	return "s"
}

func index(names []string, name string) int {
	for i, n := range names {
		if n == name {
			return i
		}
	}
	return -1
}
