package builtins

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// sequenceTypes adds list, tuple, range and slice.
func (b *builder) sequenceTypes() {
	b.listType()
	b.tupleType()
	b.rangeType()
	b.sliceType()
}

// argStyle tells how CPython takes the arguments of a function, which shows in its
// complaints about a wrong number of them.
type argStyle uint8

const (
	// argFlags is that of METH_NOARGS and METH_O.
	argFlags argStyle = iota
	// argUnpack is that of PyArg_UnpackTuple.
	argUnpack
	// argParse is that of PyArg_Parse.
	argParse
	// argSlot is that of the wrappers of special methods.
	argSlot
)

// container adds methods to a type of containers. They are called with the builtin
// value inside an instance of a derived class, as those of builder.methods, but at
// less cost for values of the type itself.
func (b *builder) container(class *object.Type, style argStyle, methods ...method) {
	kind := class.Repr
	for _, m := range methods {
		b.add(class, m.name, func(t *object.Thread, a object.Args) (object.Value, error) {
			n := len(a.Pos) - 1
			if n >= m.min && (n <= m.max || m.max < 0) && len(a.Names) == 0 &&
				a.Pos[0].Kind() == kind && kind != object.KindInstance {
				return m.fn(t, a.Pos)
			}
			if err := checkSelf(t, class, m.name, a.Positional()); err != nil {
				return object.Value{}, err
			}
			if err := style.check(m, a); err != nil {
				return object.Value{}, err
			}
			return m.fn(t, withPayload(class, a.Pos))
		})
	}
}

// check checks the arguments of a method, of which the first one is self.
func (s argStyle) check(m method, a object.Args) error {
	if len(a.Names) > 0 {
		prefix := ""
		if s == argSlot {
			prefix = "wrapper "
		}
		return object.Raise(object.TypeError, "%s%s() takes no keyword arguments", prefix, m.name)
	}
	n := len(a.Pos) - 1
	if n >= m.min && (n <= m.max || m.max < 0) {
		return nil
	}
	return s.wrongCount(m.name, n, m.min, m.max)
}

// wrongCount is the error for n arguments where min to max are expected.
func (s argStyle) wrongCount(name string, n, min, max int) error {
	bound, want := "at least", min
	if n > max && max >= 0 {
		bound, want = "at most", max
	}
	switch {
	case s == argSlot && max > 1:
		return object.Raise(object.TypeError, " expected %d arguments, got %d", max, n)
	case s == argSlot:
		return object.Raise(object.TypeError, "expected %d arguments, got %d", max, n)
	case s == argUnpack && min == max:
		return object.Raise(object.TypeError, "%s expected %d arguments, got %d", name, min, n)
	case s == argUnpack:
		return object.Raise(object.TypeError, "%s expected %s %d arguments, got %d", name, bound, want, n)
	case min == max && max == 0:
		return object.Raise(object.TypeError, "%s() takes no arguments (%d given)", name, n)
	case min == max && max == 1:
		return object.Raise(object.TypeError, "%s() takes exactly one argument (%d given)", name, n)
	case min == max:
		return object.Raise(object.TypeError, "%s() takes exactly %d arguments (%d given)", name, max, n)
	}
	return object.Raise(object.TypeError, "%s() takes %s %d argument%s (%d given)", name, bound, want, plural(want), n)
}

// optional returns the only argument of a constructor, which may be left out: then
// it is the zero Value.
func optional(name string, a object.Args) (object.Value, error) {
	if len(a.Names) > 0 {
		return object.Value{}, noKeywords(name)
	}
	return optionalPositional(name, a.Pos)
}

func optionalPositional(name string, args []object.Value) (object.Value, error) {
	switch len(args) {
	case 0:
		return object.Value{}, nil
	case 1:
		return args[0], nil
	}
	return object.Value{}, argUnpack.wrongCount(name, len(args), 0, 1)
}

// initMethod adds __init__, which fills a value of the type: self is what is inside
// an instance of a derived class. If strict is false, such an instance may be made
// with keywords, which are ignored; if not, complaints name its own class.
func (b *builder) initMethod(class *object.Type, strict bool, fill func(t *object.Thread, self, v object.Value) error) {
	b.add(class, "__init__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := checkSelf(t, class, "__init__", a.Positional()); err != nil {
			return object.Value{}, err
		}
		self := a.Pos[0]
		if len(a.Names) > 0 && (strict || self.Kind() != object.KindInstance) {
			return object.Value{}, noKeywords(class.Name)
		}
		name := class.Name
		if strict {
			name = t.TypeOf(self).Name
		}
		v, err := optionalPositional(name, a.Positional()[1:])
		if err != nil {
			return object.Value{}, err
		}
		return object.None, fill(t, ops.Payload(self), v)
	})
}

// unhashable makes __hash__ None.
func unhashable(class *object.Type) {
	class.Attrs.SetStr(object.NewSharedStr("__hash__"), object.None)
}

// hashMethod adds __hash__.
func (b *builder) hashMethod(class *object.Type) {
	b.container(class, argSlot, method{"__hash__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
		h, err := ops.Hash(t, args[0])
		return object.Int(h), err
	}})
}

// basics adds the special methods that most containers have: __len__, __iter__,
// __repr__ and the comparisons, of which ordered types have six.
func (b *builder) basics(class *object.Type, comparable func(a, b object.Value) bool, ordered bool) {
	b.container(
		class, argSlot,
		method{"__len__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			n, err := ops.Len(t, args[0])
			return object.Int(int64(n)), err
		}},
		method{"__iter__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return ops.Iter(t, args[0])
		}},
	)
	b.reprMethod(class)
	b.comparisons(class, comparable, ordered)
}

func (b *builder) reprMethod(class *object.Type) {
	b.add(class, "__repr__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := checkSelf(t, class, "__repr__", a.Positional()); err != nil {
			return object.Value{}, err
		}
		if err := argSlot.check(method{name: "__repr__"}, a); err != nil {
			return object.Value{}, err
		}
		return textValue(ops.PlainRepr(t, a.Pos[0]))
	})
}

// comparisons adds the methods of the comparison operators. They return
// NotImplemented for what cannot be compared.
func (b *builder) comparisons(class *object.Type, comparable func(a, b object.Value) bool, ordered bool) {
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
		b.container(class, argSlot, method{c.name, 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			x, y := args[0], ops.Payload(args[1])
			if !known || !comparable(x, y) {
				return object.NotImplemented, nil
			}
			return ops.RichCompare(t, c.op, x, y)
		}})
	}
}

// sameKind tells whether two values are of one builtin kind.
func sameKind(a, b object.Value) bool { return a.Kind() == b.Kind() }

// contains is __contains__.
func contains(t *object.Thread, args []object.Value) (object.Value, error) {
	found, err := ops.Contains(t, args[0], args[1])
	return object.Bool(found), err
}

// getItem is __getitem__.
func getItem(t *object.Thread, args []object.Value) (object.Value, error) {
	return ops.GetItem(t, args[0], args[1])
}

// itemsPerCharge is how many items are compared with a simple value, or moved, for
// one bytecode.
const itemsPerCharge = 4

// find returns the position of the first item equal to v among those from start
// up to, not including, stop; or -1. The items are looked up anew each time, as
// comparing may run Python code that changes the list.
func find(t *object.Thread, items *[]object.Value, v object.Value, start, stop int64) (int64, error) {
	for i := start; i < stop && i < int64(len(*items)); i++ {
		if i%itemsPerCharge == 0 {
			if err := t.Charge(1); err != nil {
				return -1, err
			}
		}
		item := (*items)[i]
		equal, known := object.SimpleEqual(item, v)
		if !known {
			if err := t.Charge(1); err != nil {
				return -1, err
			}
			var err error
			if equal, err = ops.Equal(t, item, v); err != nil {
				return -1, err
			}
		}
		if equal {
			return i, nil
		}
	}
	return -1, nil
}

// count returns the number of items equal to v.
func count(t *object.Thread, items *[]object.Value, v object.Value) (object.Value, error) {
	n, start := int64(0), int64(0)
	for {
		at, err := find(t, items, v, start, int64(len(*items)))
		if err != nil {
			return object.Value{}, err
		}
		if at < 0 {
			return object.Int(n), nil
		}
		n++
		start = at + 1
	}
}

// findArgs is find for the arguments of index: a value and the optional bounds.
func findArgs(t *object.Thread, items *[]object.Value, args []object.Value) (int64, error) {
	start, stop := int64(0), int64(len(*items))
	for i, bound := range []*int64{&start, &stop} {
		if len(args) <= i+2 {
			break
		}
		at, err := searchBound(t, args[i+2])
		if err != nil {
			return 0, err
		}
		if at < 0 {
			at = max(at+int64(len(*items)), 0)
		}
		*bound = at
	}
	return find(t, items, args[1], start, stop)
}

// nameIndex is the special method of what can be used as an index.
var nameIndex = object.NewSharedStr("__index__")

// searchBound converts a bound of a search; ints that do not fit are clipped.
func searchBound(t *object.Thread, v object.Value) (int64, error) {
	if !ops.Payload(v).IsIntLike() && (v.Kind() != object.KindInstance || t.TypeOf(v).Lookup(nameIndex).IsNil()) {
		return 0, object.Raise(object.TypeError, "slice indices must be integers or have an __index__ method")
	}
	i, err := ops.IndexValue(t, v)
	if err != nil {
		return 0, err
	}
	if i.Kind() == object.KindBigInt {
		const far = 1 << 62
		return int64(i.Big().Int.Sign()) * far, nil
	}
	return i.AsInt(), nil
}

// positionArg converts an argument that CPython takes as a Py_ssize_t.
func positionArg(t *object.Thread, v object.Value) (int64, error) {
	if v.IsInt() {
		return v.AsInt(), nil
	}
	if err := refuseFloat(v); err != nil {
		return 0, err
	}
	return ops.Index(t, v)
}

// concatenation adds __add__, __mul__ and __rmul__ to a type of sequences.
func (b *builder) concatenation(class *object.Type) {
	times := func(t *object.Thread, args []object.Value) (object.Value, error) {
		n, err := repeatCount(t, args[1])
		if err != nil {
			return object.Value{}, err
		}
		return ops.Binary(t, code.OpMul, args[0], n)
	}
	b.container(
		class, argSlot,
		method{"__add__", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			other := ops.Payload(args[1])
			if other.Kind() != args[0].Kind() {
				return object.Value{}, object.Raise(object.TypeError, "can only concatenate %s (not \"%s\") to %s",
					class.Name, t.TypeOf(args[1]).Name, class.Name)
			}
			return ops.Binary(t, code.OpAdd, args[0], other)
		}},
		method{"__mul__", 1, 1, times},
		method{"__rmul__", 1, 1, times},
		method{"__contains__", 1, 1, contains},
	)
}

// repeatCount converts the argument of __mul__ of a sequence.
func repeatCount(t *object.Thread, v object.Value) (object.Value, error) {
	i, err := ops.IndexValue(t, v)
	if err == nil && i.Kind() == object.KindBigInt {
		err = object.Raise(object.OverflowError, "cannot fit 'int' into an index-sized integer")
	}
	return i, err
}
