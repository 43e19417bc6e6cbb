// Package functools is Python's module functools: functions of functions.
package functools

import (
	"bhack/sandbox/internal/builtins/containers"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// Module is Python's module functools.
func Module(b *native.Builder, deep DeepCopy) *native.Module {
	m := native.NewModule("functools")
	m.KeywordFunction("reduce", reduce)
	partial := partialType(m, b, deep)
	wrapFunctions(m, partial)
	lruCacheFunction(m, b)
	keyWrapperType(m, b)
	totalOrdering(m)
	singleDispatch(m, b)
	m.Define("__all__", native.SharedTuple("update_wrapper", "wraps", "WRAPPER_ASSIGNMENTS", "WRAPPER_UPDATES", "total_ordering",
		"cmp_to_key", "lru_cache", "reduce", "partial", "partialmethod", "singledispatch"))
	return m
}

// reduce is functools.reduce.
func reduce(t *object.Thread, a object.Args) (object.Value, error) {
	if err := native.UnpackArgs("reduce", a, 2, 3); err != nil {
		return object.Value{}, err
	}
	fn, total := a.Pos[0], object.Value{}
	if len(a.Pos) > 2 {
		total = a.Pos[2]
	}
	it, err := ops.Iter(t, a.Pos[1])
	if native.IsError(err, object.TypeError) {
		err = object.Raise(object.TypeError, "reduce() arg 2 must support iteration")
	}
	if err != nil {
		return object.Value{}, err
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	defer t.Release(t.Hold(it))
	held := t.Hold(total)
	for {
		v, err := native.Pull(t, it)
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
			t.Held[held] = total
		default:
			if total, err = t.Call(fn, total, v); err != nil {
				return object.Value{}, err
			}
			t.Held[held] = total
		}
	}
}

var (
	nameWrapped = object.NewSharedStr("__wrapped__")
	nameUpdate  = object.NewSharedStr("update")
	assigned    = native.SharedTuple("__module__", "__name__", "__qualname__", "__doc__", "__annotations__")
	updated     = native.SharedTuple("__dict__")
)

// wrapFunctions adds update_wrapper and wraps.
func wrapFunctions(m *native.Module, partial *object.Type) {
	m.Define("WRAPPER_ASSIGNMENTS", assigned)
	m.Define("WRAPPER_UPDATES", updated)
	update := native.Signature{Name: "update_wrapper", Params: []string{"wrapper", "wrapped", "assigned", "updated"}, Optional: 2}
	update.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		return args[0], updateWrapper(t, args[0], args[1], native.Given(args[2], assigned), native.Given(args[3], updated))
	})
	fn := m.Names.GetStr(object.NewStr("update_wrapper"))
	names := []*object.Str{object.NewSharedStr("wrapped"), object.NewSharedStr("assigned"), object.NewSharedStr("updated")}
	wraps := native.Signature{Name: "wraps", Params: []string{"wrapped", "assigned", "updated"}, Optional: 2}
	wraps.Function(m, func(_ *object.Thread, args []object.Value) (object.Value, error) {
		p := native.As[partialCall](object.NewInstance(partial).Value())
		p.fn = fn
		for i, v := range [...]object.Value{args[0], native.Given(args[1], assigned), native.Given(args[2], updated)} {
			p.keywords.SetStr(names[i], v)
		}
		return p.Value(), nil
	})
}

// wrapperCost is what it costs to make a function look like another one, besides the work
// on each attribute.
const wrapperCost = 32

// updateWrapper makes wrapper look like the function that it wraps.
func updateWrapper(t *object.Thread, wrapper, wrapped, assigned, updated object.Value) error {
	if err := t.Reenter(); err != nil {
		return err
	}
	t.Spend(wrapperCost)
	err := ops.EachItem(t, assigned, func(name object.Value) error {
		s, err := native.AttributeName(t, name)
		if err != nil {
			return err
		}
		v, err := ops.GetAttr(t, wrapped, s)
		if native.IsError(err, object.AttributeError) {
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
		s, err := native.AttributeName(t, name)
		if err != nil {
			return err
		}
		target, err := ops.GetAttr(t, wrapper, s)
		if err != nil {
			return err
		}
		source, err := ops.GetAttr(t, wrapped, s)
		if native.IsError(err, object.AttributeError) {
			source, err = object.NewDict().Value(), nil
		}
		if err != nil {
			return err
		}
		if target.Kind() == object.KindDict {
			return containers.UpdateFrom(t, target.Dict(), source)
		}
		update, err := ops.GetAttr(t, target, nameUpdate)
		if err == nil {
			_, err = t.Call(update, source)
		}
		return err
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

// Walk implements object.Walker.
func (k *keyWrapper) Walk(c *object.Census) {
	c.Add(k.cmp)
	c.Add(k.obj)
}

func keyWrapperType(m *native.Module, b *native.Builder) {
	class := native.ModuleType(m.Name, "KeyWrapper", object.ObjectType)
	class.Layout = native.LayoutOf(func(k *keyWrapper) *object.Instance { return &k.Instance }, func(k *keyWrapper) { k.cmp = object.None })
	class.NoDict = true
	native.Unhashable(class)
	wrap := func(t *object.Thread, cmp, obj object.Value) object.Value {
		t.Spend(meter.ObjectCost)
		k := native.As[keyWrapper](object.NewInstance(class).Value())
		k.cmp, k.obj = cmp, obj
		return k.Value()
	}
	m.KeywordFunction("cmp_to_key", func(t *object.Thread, a object.Args) (object.Value, error) {
		values, err := native.Parameters("cmp_to_key", a, 1, "mycmp")
		if err != nil {
			return object.Value{}, err
		}
		return wrap(t, values[0], object.Value{}), nil
	})
	b.KeywordMethod(class, "__call__", func(t *object.Thread, a object.Args) (object.Value, error) {
		values, err := native.Parameters("K", object.Args{Pos: a.Pos[1:], Names: a.Names}, 1, "obj")
		if err != nil {
			return object.Value{}, err
		}
		return wrap(t, native.As[keyWrapper](a.Pos[0]).cmp, values[0]), nil
	})
	b.Property(class, "obj", func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return native.Given(native.As[keyWrapper](args[0]).obj, object.None), nil
	})
	compare := func(t *object.Thread, op int, self *keyWrapper, other object.Value) (object.Value, error) {
		if t.TypeOf(other) != class {
			return object.Value{}, object.Raise(object.TypeError, "other argument must be K instance")
		}
		if x, y := self.obj, native.As[keyWrapper](other).obj; !x.IsNil() && !y.IsNil() {
			result, err := t.Call(self.cmp, x, y)
			if err != nil {
				return result, err
			}
			return ops.RichCompare(t, op, result, object.Int(0))
		}
		return object.Value{}, object.Raise(object.AttributeError, "object")
	}
	native.AddComparisons(b, class, compare, 0, 1, 2, 3, 4, 5)
}
