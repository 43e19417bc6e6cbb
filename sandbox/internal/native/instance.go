package native

import (
	"reflect"
	"unsafe"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// ModuleType returns a type of a module that is written in Go, to which operators
// look for their special methods. Errors name it with its module, as they do the
// types that CPython has in C.
func ModuleType(module, name string, base *object.Type) *object.Type {
	class := object.NewType(module+"."+name, base)
	class.Qualname, class.Module = name, module
	class.Builtin, class.Special = true, true
	return class
}

// PythonType is ModuleType for a type that CPython has in Python, which errors name
// without its module.
func PythonType(module, name string, base *object.Type) *object.Type {
	class := ModuleType(module, name, base)
	class.Name = name
	return class
}

// NoSlots makes of a class one with empty __slots__: derived classes may have instances without a __dict__.
func NoSlots(class *object.Type) {
	class.NoDict = true
	class.Attrs.SetStr(object.NewSharedStr("__slots__"), object.NewTuple(nil))
}

// LayoutOf returns the layout of instances that are a T, of which bare returns the
// Instance that it starts with. New ones are what init makes of them, so that they
// can be used even if their __init__ is never called.
func LayoutOf[T any, P walker[T]](bare func(*T) *object.Instance, init ...func(*T)) *object.Layout {
	return &object.Layout{
		Type: reflect.TypeFor[T](),
		New: func(class *object.Type) *object.Instance {
			x := new(T)
			*bare(x) = object.BareInstance(class)
			for _, f := range init {
				f(x)
			}
			return bare(x)
		},
		Walk: func(i *object.Instance, c *object.Census) {
			c.AddBytes(int64(unsafe.Sizeof(*new(T))))
			P(As[T](i.Value())).Walk(c)
		},
	}
}

// Describe gives a layout the functions by which a robot that keeps instances can be in a known state, see [object.Layout]: describe
// writes down what an instance holds, and take, which may be nil, adds to a snapshot what its slices hold.
func Describe[T any](layout *object.Layout, describe func(x *T, s *object.State), take func(x *T, s *object.Snapshot)) {
	layout.Describe = func(i *object.Instance, s *object.State) { describe(As[T](i.Value()), s) }
	layout.Take = func(i *object.Instance, s *object.Snapshot) {
		x := As[T](i.Value())
		object.Take(s, x, 1)
		if take != nil {
			take(x, s)
		}
	}
}

// walker is a *T that a census can walk.
type walker[T any] interface {
	*T
	object.Walker
}

// As returns the T that an instance starts. Its class must have the layout of a T: with the build tag kinds, that is checked.
func As[T any](v object.Value) *T { checkLayout[T](v); return (*T)(unsafe.Pointer(v.Instance())) }

// MetaType makes the type of classes that have a metaclass written in Go. It cannot
// be called.
func MetaType(b *Builder, module, name string) *object.Type {
	class := PythonType(module, name, b.Runtime.Types[object.KindType])
	class.Final = true
	class.New = func(_ *object.Thread, class *object.Type, _ object.Args) (object.Value, error) {
		return object.Value{}, object.Raise(object.TypeError, "metaclasses are not supported in the sandbox")
	}
	return class
}

// InstanceMethod is a method of a type whose instances are a T. It takes positional
// arguments only; args are those besides self.
type InstanceMethod[T any] struct {
	// Name is the method's name.
	Name string
	// Min and Max are the numbers of arguments; Max < 0 means any.
	Min, Max int
	// Fn is called with arguments whose number has been checked.
	Fn func(t *object.Thread, self *T, args []object.Value) (object.Value, error)
	// Plain is the method's shorter way, if it has one: see object.Builtin. It is for instances
	// of the type itself, and gets as many arguments as Fn.
	Plain func(t *object.Thread, self *T, args []object.Value) (v object.Value, cost int)
}

// AddMethods adds methods to a type.
func AddMethods[T any](b *Builder, class *object.Type, style ArgStyle, methods ...InstanceMethod[T]) {
	for _, m := range methods {
		builtin := b.RawMethod(class, m.Name, func(t *object.Thread, a object.Args) (object.Value, error) {
			if len(a.Pos) == 0 || a.Pos[0].Kind() != object.KindInstance || a.Pos[0].Instance().Class != class {
				if err := CheckSelf(t, class, m.Name, a.Positional()); err != nil {
					return object.Value{}, err
				}
			}
			if n := len(a.Pos) - 1; len(a.Names) > 0 || n < m.Min || n > m.Max && m.Max >= 0 {
				return object.Value{}, style.Check(Method{Name: m.Name, Min: m.Min, Max: m.Max}, a)
			}
			return m.Fn(t, As[T](a.Pos[0]), a.Pos[1:])
		})
		if m.Plain != nil {
			builtin.Plain = m.plainOf(class)
		}
	}
}

// plainOf returns the shorter way of a method of the class.
func (m InstanceMethod[T]) plainOf(class *object.Type) object.Plain {
	return func(t *object.Thread, args []object.Value) (v object.Value, cost int) {
		if n := len(args) - 1; n < m.Min || n > m.Max && m.Max >= 0 ||
			args[0].Kind() != object.KindInstance || args[0].Instance().Class != class {
			return v, 0
		}
		return m.Plain(t, As[T](args[0]), args[1:])
	}
}

// AddComparisons adds the methods of comparison operators. compare returns
// NotImplemented for what it cannot compare.
func AddComparisons[T any](b *Builder, class *object.Type, compare func(t *object.Thread, op int, self *T, other object.Value) (object.Value, error), operators ...int) {
	for _, op := range operators {
		AddMethods(b, class, ArgSlot, InstanceMethod[T]{Name: ComparisonNames[op], Min: 1, Max: 1, Fn: func(t *object.Thread, self *T, args []object.Value) (object.Value, error) {
			return compare(t, op, self, args[0])
		}})
	}
}

// ComparisonNames are the special methods of the comparison operators.
var ComparisonNames = [...]string{
	code.OpLt: "__lt__", code.OpLe: "__le__", code.OpEq: "__eq__", code.OpNe: "__ne__", code.OpGt: "__gt__", code.OpGe: "__ge__",
}
