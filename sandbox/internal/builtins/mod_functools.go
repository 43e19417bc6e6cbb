package builtins

import (
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// functoolsModule is Python's module functools.
func functoolsModule(b *builder) *moduleBuilder {
	m := newModule("functools")
	m.keywordFunction("reduce", reduce)
	partial := m.partialType(b)
	m.wrapFunctions(partial)
	m.lruCacheFunction(b)
	m.keyWrapperType(b)
	m.totalOrdering()
	m.singleDispatch(b)
	return m
}

// reduce is functools.reduce.
func reduce(t *object.Thread, a object.Args) (object.Value, error) {
	if err := unpackArgs("reduce", a, 2, 3); err != nil {
		return object.Value{}, err
	}
	fn, total := a.Pos[0], object.Value{}
	if len(a.Pos) > 2 {
		total = a.Pos[2]
	}
	it, err := ops.Iter(t, a.Pos[1])
	if isError(err, object.TypeError) {
		err = object.Raise(object.TypeError, "reduce() arg 2 must support iteration")
	}
	if err != nil {
		return object.Value{}, err
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	for {
		v, err := pull(t, it)
		if err != nil {
			return object.Value{}, err
		}
		switch {
		case v.IsNil() && total.IsNil():
			return v, object.Raise(object.TypeError, "reduce() of empty sequence with no initial value")
		case v.IsNil():
			return total, nil
		case total.IsNil():
			total = v
		default:
			if total, err = t.Call(fn, total, v); err != nil {
				return object.Value{}, err
			}
		}
	}
}

var (
	nameWrapped = object.NewSharedStr("__wrapped__")
	assigned    = sharedTuple("__module__", "__name__", "__qualname__", "__doc__", "__annotations__")
	updated     = sharedTuple("__dict__")
)

// sharedTuple returns a tuple of strings that goroutines may share.
func sharedTuple(names ...string) object.Value {
	items := make([]object.Value, len(names))
	for i, n := range names {
		items[i] = object.NewSharedStr(n).Value()
	}
	return object.NewTuple(items)
}

// wrapFunctions adds update_wrapper and wraps.
func (m *moduleBuilder) wrapFunctions(partial *object.Type) {
	m.define("WRAPPER_ASSIGNMENTS", assigned)
	m.define("WRAPPER_UPDATES", updated)
	update := signature{name: "update_wrapper", params: []string{"wrapper", "wrapped", "assigned", "updated"}, optional: 2}
	update.function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		return args[0], updateWrapper(t, args[0], args[1], given(args[2], assigned), given(args[3], updated))
	})
	fn := m.names.GetStr(object.NewStr("update_wrapper"))
	names := []*object.Str{object.NewSharedStr("wrapped"), object.NewSharedStr("assigned"), object.NewSharedStr("updated")}
	wraps := signature{name: "wraps", params: []string{"wrapped", "assigned", "updated"}, optional: 2}
	wraps.function(m, func(_ *object.Thread, args []object.Value) (object.Value, error) {
		p := as[partialCall](object.NewInstance(partial).Value())
		p.fn, p.names = fn, names
		p.values = []object.Value{args[0], given(args[1], assigned), given(args[2], updated)}
		return p.Value(), nil
	})
}

// updateWrapper makes wrapper look like the function that it wraps.
func updateWrapper(t *object.Thread, wrapper, wrapped, assigned, updated object.Value) error {
	if err := t.Reenter(); err != nil {
		return err
	}
	err := ops.EachItem(t, assigned, func(name object.Value) error {
		s, err := attributeName(t, name)
		if err != nil {
			return err
		}
		v, err := ops.GetAttr(t, wrapped, s)
		if isError(err, object.AttributeError) {
			return nil
		}
		if err != nil {
			return err
		}
		return ops.SetAttr(t, wrapper, s, v)
	})
	if err != nil {
		return err
	}
	err = ops.EachItem(t, updated, func(name object.Value) error {
		s, err := attributeName(t, name)
		if err != nil {
			return err
		}
		target, err := ops.GetAttr(t, wrapper, s)
		if err != nil {
			return err
		}
		source, err := ops.GetAttr(t, wrapped, s)
		if isError(err, object.AttributeError) {
			return nil
		}
		if err != nil {
			return err
		}
		return updateFrom(t, ops.Payload(target).Dict(), source)
	})
	if err != nil {
		return err
	}
	return ops.SetAttr(t, wrapper, nameWrapped, wrapped)
}

// keyWrapper is what cmp_to_key returns, and, with an object, what that returns for
// it.
type keyWrapper struct {
	object.Instance
	cmp, obj object.Value
}

func (m *moduleBuilder) keyWrapperType(b *builder) {
	class := nativeType(m.name, "KeyWrapper", object.ObjectType)
	class.Layout = layoutOf(func(k *keyWrapper) *object.Instance { return &k.Instance }, func(k *keyWrapper) { k.cmp = object.None })
	class.NoDict = true
	unhashable(class)
	wrap := func(cmp, obj object.Value) object.Value {
		k := as[keyWrapper](object.NewInstance(class).Value())
		k.cmp, k.obj = cmp, obj
		return k.Value()
	}
	m.keywordFunction("cmp_to_key", func(_ *object.Thread, a object.Args) (object.Value, error) {
		values, err := parameters("cmp_to_key", a, 1, "mycmp")
		if err != nil {
			return object.Value{}, err
		}
		return wrap(values[0], object.Value{}), nil
	})
	b.guarded(class, "__call__", func(_ *object.Thread, a object.Args) (object.Value, error) {
		values, err := parameters("K", object.Args{Pos: a.Pos[1:], Names: a.Names}, 1, "obj")
		if err != nil {
			return object.Value{}, err
		}
		return wrap(as[keyWrapper](a.Pos[0]).cmp, values[0]), nil
	})
	b.property(class, "obj", func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return given(as[keyWrapper](args[0]).obj, object.None), nil
	})
	compare := func(t *object.Thread, op int, self *keyWrapper, other object.Value) (object.Value, error) {
		if t.TypeOf(other) != class {
			return object.Value{}, object.Raise(object.TypeError, "other argument must be K instance")
		}
		if x, y := self.obj, as[keyWrapper](other).obj; !x.IsNil() && !y.IsNil() {
			result, err := t.Call(self.cmp, x, y)
			if err != nil {
				return result, err
			}
			return ops.RichCompare(t, op, result, object.Int(0))
		}
		return object.Value{}, object.Raise(object.AttributeError, "object")
	}
	addComparisons(b, class, compare, 0, 1, 2, 3, 4, 5)
}
