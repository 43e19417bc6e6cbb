package containers

import (
	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// addMethods adds methods to a type of containers. They are called with the builtin
// value inside an instance of a derived class, as those of Builder.Methods, but at
// less cost for values of the type itself.
func addMethods(b *native.Builder, class *object.Type, style native.ArgStyle, methods ...native.Method) {
	kind := class.Repr
	for _, m := range methods {
		builtin := b.RawMethod(class, m.Name, func(t *object.Thread, a object.Args) (object.Value, error) {
			n := len(a.Pos) - 1
			if n >= m.Min && (n <= m.Max || m.Max < 0) && len(a.Names) == 0 &&
				a.Pos[0].Kind() == kind && kind != object.KindInstance {
				return m.Fn(t, a.Pos)
			}
			if err := native.CheckSelf(t, class, m.Name, a.Positional()); err != nil {
				return object.Value{}, err
			}
			if err := style.Check(m, a); err != nil {
				return object.Value{}, err
			}
			return m.Fn(t, native.WithPayload(class, a.Pos))
		})
		builtin.Plain = m.Plain
	}
}

// addBasics adds the special methods that most containers have: __len__, __iter__,
// __repr__ and the comparisons, of which ordered types have six.
func addBasics(b *native.Builder, class *object.Type, comparable func(a, b object.Value) bool, ordered bool) {
	addSized(b, class)
	addRepr(b, class)
	addComparisons(b, class, comparable, ordered)
}

// addSized adds __len__ and __iter__.
func addSized(b *native.Builder, class *object.Type) {
	addMethods(
		b, class, native.ArgSlot,
		native.Method{Name: "__len__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			n, err := ops.Len(t, args[0])
			return object.Int(int64(n)), err
		}},
		native.Method{Name: "__iter__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return ops.Iter(t, args[0])
		}},
	)
}

// addInit adds __init__, which fills a value of the type: self is what is inside
// an instance of a derived class. If strict is false, such an instance may be made
// with keywords, which are ignored; if not, complaints name its own class.
func addInit(b *native.Builder, class *object.Type, strict bool, fill func(t *object.Thread, self, v object.Value) error) {
	b.KeywordMethod(class, "__init__", func(t *object.Thread, a object.Args) (object.Value, error) {
		self := a.Pos[0]
		if len(a.Names) > 0 && (strict || self.Kind() != object.KindInstance) {
			return object.Value{}, native.NoKeywords(class.Name)
		}
		name := class.Name
		if strict {
			name = t.TypeOf(self).Name
		}
		v, err := optionalPositional(name, a.Positional()[1:])
		if err != nil {
			return object.Value{}, err
		}
		return object.None, fill(t, special.Payload(self), v)
	})
}

// addHash adds __hash__.
func addHash(b *native.Builder, class *object.Type) {
	addMethods(b, class, native.ArgSlot, native.Method{Name: "__hash__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
		h, err := ops.Hash(t, args[0])
		return object.Int(h), err
	}})
}

// addRepr adds __repr__.
func addRepr(b *native.Builder, class *object.Type) {
	b.KeywordMethod(class, "__repr__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := native.ArgSlot.Check(native.Method{Name: "__repr__"}, a); err != nil {
			return object.Value{}, err
		}
		return native.TextValue(ops.PlainRepr(t, a.Pos[0]))
	})
}

// addComparisons adds the methods of the comparison operators. They return
// NotImplemented for what cannot be compared.
func addComparisons(b *native.Builder, class *object.Type, comparable func(a, b object.Value) bool, ordered bool) {
	for _, c := range []struct {
		name string
		op   int
	}{
		{"__eq__", code.OpEq},
		{"__ne__", code.OpNe},
		{"__lt__", code.OpLt},
		{"__le__", code.OpLe},
		{"__gt__", code.OpGt},
		{"__ge__", code.OpGe},
	} {
		known := ordered || c.op == code.OpEq || c.op == code.OpNe
		addMethods(b, class, native.ArgSlot, native.Method{Name: c.name, Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			x, y := args[0], special.Payload(args[1])
			if !known || !comparable(x, y) {
				return object.NotImplemented, nil
			}
			return ops.RichCompare(t, c.op, x, y)
		}})
	}
}

// addConcatenation adds __add__, __mul__ and __rmul__ to a type of sequences.
func addConcatenation(b *native.Builder, class *object.Type) {
	times := func(t *object.Thread, args []object.Value) (object.Value, error) {
		n, err := repeatCount(t, args[1])
		if err != nil {
			return object.Value{}, err
		}
		return arith.Binary(t, code.OpMul, args[0], n)
	}
	addMethods(
		b, class, native.ArgSlot,
		native.Method{Name: "__add__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			other := special.Payload(args[1])
			if other.Kind() != args[0].Kind() {
				return object.Value{}, object.Raise(object.TypeError, "can only concatenate %s (not \"%s\") to %s",
					class.Name, t.TypeOf(args[1]).Name, class.Name)
			}
			return arith.Binary(t, code.OpAdd, args[0], other)
		}},
		native.Method{Name: "__mul__", Min: 1, Max: 1, Fn: times},
		native.Method{Name: "__rmul__", Min: 1, Max: 1, Fn: times},
		native.Method{Name: "__contains__", Min: 1, Max: 1, Fn: native.Contains},
	)
}

// sameKind reports whether two values are of one builtin kind.
func sameKind(a, b object.Value) bool { return a.Kind() == b.Kind() }

// repeatCount converts the argument of __mul__ of a sequence.
func repeatCount(t *object.Thread, v object.Value) (object.Value, error) {
	i, err := ops.IndexValue(t, v)
	if err == nil && i.Kind() == object.KindBigInt {
		err = object.Raise(object.OverflowError, "cannot fit 'int' into an index-sized integer")
	}
	return i, err
}

// optionalArg returns the only argument of a constructor, which may be left out: then
// it is the zero Value.
func optionalArg(name string, a object.Args) (object.Value, error) {
	if len(a.Names) > 0 {
		return object.Value{}, native.NoKeywords(name)
	}
	return optionalPositional(name, a.Pos)
}

// optionalPositional is optionalArg for arguments without keywords.
func optionalPositional(name string, args []object.Value) (object.Value, error) {
	switch len(args) {
	case 0:
		return object.Value{}, nil
	case 1:
		return args[0], nil
	}
	return object.Value{}, native.ArgUnpack.WrongCount(name, len(args), 0, 1)
}
