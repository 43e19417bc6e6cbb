package native

import (
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// Func is a builtin function that takes positional arguments only. For a method,
// args[0] is self.
type Func = func(t *object.Thread, args []object.Value) (object.Value, error)

// Method is a builtin method that takes positional arguments only: args[0] is self.
type Method struct {
	// Name is the method's name.
	Name string
	// Min and Max are the numbers of arguments besides self; Max < 0 means any.
	Min, Max int
	// Fn is called with self and the arguments, whose number has been checked.
	Fn Func
	// Plain is the method's shorter way, if it has one; it gets self, and has to check it.
	Plain object.Plain
}

// Methods adds methods to a type. When they are called on an instance of a class
// that derives from the type, self is the builtin value inside it.
func (b *Builder) Methods(class *object.Type, methods ...Method) {
	for _, m := range methods {
		var builtin *object.Builtin
		fn, least, most := m.Fn, m.Min+1, m.Max+1
		builtin = b.RawMethod(class, m.Name, func(t *object.Thread, a object.Args) (object.Value, error) {
			if n := len(a.Pos); n >= least && n <= most && len(a.Names) == 0 && isSelf(t, class, a) {
				return fn(t, a.Pos)
			}
			if len(a.Names) > 0 {
				if builtin.IsSlot() {
					return object.Value{}, NoKeywords("wrapper " + m.Name)
				}
				return object.Value{}, NoKeywords(m.Name)
			}
			if !isSelf(t, class, a) {
				if err := CheckSelf(t, class, m.Name, a.Pos); err != nil {
					return object.Value{}, err
				}
			}
			if n := len(a.Pos) - 1; n < m.Min || n > m.Max && m.Max >= 0 {
				if builtin.IsSlot() {
					return object.Value{}, object.Raise(object.TypeError, "expected %d arguments, got %d", m.Min, n)
				}
				return object.Value{}, CheckCount(m.Name, n, m.Min, m.Max)
			}
			return m.Fn(t, WithPayload(class, a.Pos))
		})
		builtin.Plain = m.Plain
	}
}

// RawMethod adds a method that sees to its arguments itself, and to self.
func (b *Builder) RawMethod(class *object.Type, name string, fn object.Func) *object.Builtin {
	builtin := object.NewBuiltin(name, fn)
	builtin.Type = class
	class.Attrs.SetStr(object.NewSharedStr(name), builtin.Value())
	return builtin
}

// KeywordMethod adds a method that sees to its arguments itself, but for self.
func (b *Builder) KeywordMethod(class *object.Type, name string, fn object.Func) {
	b.RawMethod(class, name, func(t *object.Thread, a object.Args) (object.Value, error) {
		if !isSelf(t, class, a) {
			if err := CheckSelf(t, class, name, a.Positional()); err != nil {
				return object.Value{}, err
			}
		}
		return fn(t, a)
	})
}

// Property adds a read-only attribute that a function computes.
func (b *Builder) Property(class *object.Type, name string, get Func) *object.Builtin {
	getter := object.NewBuiltin(name, func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := CheckSelf(t, class, name, a.Positional()); err != nil {
			return object.Value{}, err
		}
		return get(t, WithPayload(class, a.Pos))
	})
	class.Attrs.SetStr(object.NewSharedStr(name), object.NewProperty(getter.Value(), object.None, object.None, object.None))
	return getter
}

// ReadOnlyProperty is Property for an attribute that CPython's types written in C have:
// the error of setting it names the type.
func (b *Builder) ReadOnlyProperty(class *object.Type, name string, get Func) {
	b.refusing(class, name, get, "attribute '"+name+"' of '"+class.Name+"' objects is not writable")
}

// ReadOnlyMember is Property for an attribute that in CPython is a field of a struct.
func (b *Builder) ReadOnlyMember(class *object.Type, name string, get Func) {
	b.refusing(class, name, get, "readonly attribute")
}

// refusing adds a property with the error of setting and deleting it.
func (b *Builder) refusing(class *object.Type, name string, get Func, why string) {
	b.Property(class, name, get)
	refuse := object.NewBuiltin(name, func(*object.Thread, object.Args) (object.Value, error) {
		return object.Value{}, object.Raise(object.AttributeError, "%s", why)
	})
	p := class.Attrs.GetStr(object.NewSharedStr(name)).Property()
	p.Set, p.Del = refuse.Value(), refuse.Value()
}

// ClassMethod adds a class method to a type: fn gets a class that is or derives from it, also where Python code has taken the function
// out of the method.
func ClassMethod(class *object.Type, name string, fn object.Func) {
	checked := object.NewBuiltin(name, func(t *object.Thread, a object.Args) (object.Value, error) {
		positional := a.Positional()
		if len(positional) == 0 {
			return object.Value{}, object.Raise(object.TypeError, "descriptor '%s' for type '%s' needs a type", name, class.Name)
		}
		if of := positional[0]; of.Kind() != object.KindType || !of.Type().IsSubclass(class) {
			if of.Kind() != object.KindType {
				of = t.TypeOf(of).Value()
			}
			return object.Value{}, object.Raise(object.TypeError, "descriptor '%s' for type '%s' doesn't apply to type '%s'", name, class.Name, of.Type().Name)
		}
		return fn(t, a)
	})
	class.Attrs.SetStr(object.NewSharedStr(name), object.NewClassMethod(checked.Value()))
}

// StaticMethod adds a static method to a type.
func (b *Builder) StaticMethod(class *object.Type, name string, fn object.Func) {
	class.Attrs.SetStr(object.NewSharedStr(name), object.NewStaticMethod(object.NewBuiltin(name, fn).Value()))
}

// isSelf reports whether the first argument is plainly one that a method of the class takes as
// self.
func isSelf(t *object.Thread, class *object.Type, a object.Args) bool {
	if len(a.Pos) == len(a.Names) {
		return false
	}
	k := a.Pos[0].Kind()
	if k == object.KindInstance {
		return a.Pos[0].Instance().Class == class
	}
	return k <= object.KindSlice && t.Runtime.Types[k] == class
}

// CheckSelf checks that a method of a builtin type is called on a value of it.
func CheckSelf(t *object.Thread, class *object.Type, name string, args []object.Value) error {
	if len(args) == 0 {
		return object.Raise(object.TypeError, "descriptor '%s' of '%s' object needs an argument", name, class.Name)
	}
	if of := t.TypeOf(args[0]); !of.IsSubclass(class) {
		return object.Raise(object.TypeError, "descriptor '%s' requires a '%s' object but received a '%s'", name, class.Name, of.Name)
	}
	return nil
}

// WithPayload replaces a self of a derived class by the builtin value inside it.
func WithPayload(class *object.Type, args []object.Value) []object.Value {
	p := special.Payload(args[0])
	if p == args[0] || class.Repr == object.KindInstance {
		return args
	}
	return append([]object.Value{p}, args[1:]...)
}
