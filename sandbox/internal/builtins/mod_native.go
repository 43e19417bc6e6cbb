package builtins

import (
	"unsafe"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// nativeType returns a type of a module that is written in Go, to which operators
// look for their special methods. Errors name it with its module, as they do the
// types that CPython has in C.
func nativeType(module, name string, base *object.Type) *object.Type {
	class := object.NewType(module+"."+name, base)
	class.Qualname, class.Module = name, module
	class.Builtin, class.Special = true, true
	return class
}

// pythonType is nativeType for a type that CPython has in Python, which errors name
// without its module.
func pythonType(module, name string, base *object.Type) *object.Type {
	class := nativeType(module, name, base)
	class.Name = name
	return class
}

// layoutOf returns the layout of instances that are a T, of which bare returns the
// Instance that it starts with. New ones are what init makes of them, so that they
// can be used even if their __init__ is never called.
func layoutOf[T any](bare func(*T) *object.Instance, init ...func(*T)) *object.Layout {
	return &object.Layout{New: func(class *object.Type) *object.Instance {
		x := new(T)
		*bare(x) = object.BareInstance(class)
		for _, f := range init {
			f(x)
		}
		return bare(x)
	}}
}

// as returns the T that an instance starts. Its class must have the layout of a T.
func as[T any](v object.Value) *T { return (*T)(unsafe.Pointer(v.Instance())) }

// class adds a type to a module.
func (m *moduleBuilder) class(class *object.Type) {
	m.define(class.Qualname, class.Value())
}

// iterType makes a type of iterators of a module: make is called with the arguments
// of a call of the type.
func (m *moduleBuilder) iterType(b *builder, name string, make func(t *object.Thread, a object.Args) (object.Stepper, error)) *object.Type {
	class := newIterType(b, m.name, name)
	class.New = func(t *object.Thread, class *object.Type, a object.Args) (object.Value, error) {
		it, err := make(t, a)
		if err != nil {
			return object.Value{}, err
		}
		return object.NewIterator(class, it), nil
	}
	m.class(class)
	return class
}

// newIterType returns a type of iterators that are not made by calling it.
func newIterType(b *builder, module, name string) *object.Type {
	class := nativeType(module, name, object.ObjectType)
	class.Final, class.Special = true, false
	b.iteratorMethods(class)
	return class
}

// pull returns the next item of the iterator that an adaptor iterates over, or the
// zero Value, at the price of one bytecode.
func pull(t *object.Thread, it object.Value) (object.Value, error) {
	if err := t.Charge(1); err != nil {
		return object.Value{}, err
	}
	return ops.Next(t, it)
}

// callOrNone is a call of a function that may be None, with one argument.
func callOrNone(t *object.Thread, fn, arg object.Value) (object.Value, error) {
	if fn.IsNone() {
		return arg, nil
	}
	return t.Call(fn, arg)
}

// guarded adds a method that sees to its arguments itself, but for self.
func (b *builder) guarded(class *object.Type, name string, fn object.Func) {
	b.add(class, name, func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := checkSelf(t, class, name, a.Positional()); err != nil {
			return object.Value{}, err
		}
		return fn(t, a)
	})
}

// isKind tells whether v is a value, and of the kind.
func isKind(v object.Value, kind object.Kind) bool { return !v.IsNil() && v.Kind() == kind }

// metaType makes the type of classes that have a metaclass written in Go. It cannot
// be called.
func metaType(b *builder, module, name string) *object.Type {
	class := pythonType(module, name, b.rt.Types[object.KindType])
	class.Final = true
	class.New = func(_ *object.Thread, class *object.Type, _ object.Args) (object.Value, error) {
		return object.Value{}, object.Raise(object.TypeError, "metaclasses are not supported in the sandbox")
	}
	return class
}

// nativeMethod is a method of a type whose instances are a T. It takes positional
// arguments only; args are those besides self.
type nativeMethod[T any] struct {
	name string
	// min and max are the numbers of arguments; max < 0 means any.
	min, max int
	fn       func(t *object.Thread, self *T, args []object.Value) (object.Value, error)
}

// addMethods adds methods to a type.
func addMethods[T any](b *builder, class *object.Type, style argStyle, methods ...nativeMethod[T]) {
	for _, m := range methods {
		b.add(class, m.name, func(t *object.Thread, a object.Args) (object.Value, error) {
			if len(a.Pos) == 0 || a.Pos[0].Kind() != object.KindInstance || a.Pos[0].Instance().Class != class {
				if err := checkSelf(t, class, m.name, a.Positional()); err != nil {
					return object.Value{}, err
				}
			}
			if n := len(a.Pos) - 1; len(a.Names) > 0 || n < m.min || n > m.max && m.max >= 0 {
				return object.Value{}, style.check(method{name: m.name, min: m.min, max: m.max}, a)
			}
			return m.fn(t, as[T](a.Pos[0]), a.Pos[1:])
		})
	}
}

// addComparisons adds the methods of comparison operators. compare returns
// NotImplemented for what it cannot compare.
func addComparisons[T any](b *builder, class *object.Type, compare func(t *object.Thread, op int, self *T, other object.Value) (object.Value, error), operators ...int) {
	for _, op := range operators {
		addMethods(b, class, argSlot, nativeMethod[T]{comparisonNames[op], 1, 1, func(t *object.Thread, self *T, args []object.Value) (object.Value, error) {
			return compare(t, op, self, args[0])
		}})
	}
}

var comparisonNames = [...]string{
	code.OpLt: "__lt__", code.OpLe: "__le__", code.OpEq: "__eq__", code.OpNe: "__ne__", code.OpGt: "__gt__", code.OpGe: "__ge__",
}
