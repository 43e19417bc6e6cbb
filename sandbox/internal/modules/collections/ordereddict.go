package collections

import (
	"bhack/sandbox/internal/builtins/containers"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// orderedDictType makes collections.OrderedDict: a dict that can be reordered, and
// whose order counts in comparisons with another one.
func orderedDictType(b *native.Builder) *object.Type {
	class := native.ModuleType("collections", "OrderedDict", b.Runtime.Types[object.KindDict])
	class.PlainItems = true
	update := func(name, complaint string) {
		b.KeywordMethod(class, name, func(t *object.Thread, a object.Args) (object.Value, error) {
			if n := len(a.Positional()) - 1; n > 1 {
				return object.Value{}, object.Raise(object.TypeError, complaint, n)
			}
			return object.None, containers.UpdateOrdered(t, "update", mapping(a.Pos[0]), object.Args{Pos: a.Pos[1:], Names: a.Names})
		})
	}
	update("__init__", "expected at most 1 arguments, got %d")
	update("update", "update() takes at most 1 positional argument (%d given)")
	b.KeywordMethod(class, "move_to_end", func(t *object.Thread, a object.Args) (object.Value, error) {
		values, err := native.Parameters("move_to_end", object.Args{Pos: a.Pos[1:], Names: a.Names}, 1, "key", "last")
		if err != nil {
			return object.Value{}, err
		}
		last, err := ops.Truth(t, native.Given(values[1], object.True))
		if err != nil {
			return object.Value{}, err
		}
		return object.None, moveToEnd(t, mapping(a.Pos[0]), values[0], last)
	})
	b.KeywordMethod(class, "popitem", func(t *object.Thread, a object.Args) (object.Value, error) {
		values, err := native.Parameters("popitem", object.Args{Pos: a.Pos[1:], Names: a.Names}, 0, "last")
		if err != nil {
			return object.Value{}, err
		}
		last, err := ops.Truth(t, native.Given(values[0], object.True))
		if err != nil {
			return object.Value{}, err
		}
		t.Spend(2 * meter.ObjectCost)
		return popItem(mapping(a.Pos[0]), last)
	})
	named := func(name string, params ...string) object.Func {
		fn := b.Runtime.Types[object.KindDict].Lookup(object.NewSharedStr(name))
		if fn.Kind() == object.KindClassMethod {
			fn = fn.Wrapped().Func
		}
		return withNames(fn.Builtin().Fn, name, params...)
	}
	b.KeywordMethod(class, "pop", named("pop", "key", "default"))
	b.KeywordMethod(class, "setdefault", named("setdefault", "key", "default"))
	native.ClassMethod(class, "fromkeys", named("fromkeys", "iterable", "value"))
	orderedDictSpecials(b, class)
	return class
}

// withNames returns a method of which the arguments after self, the first one of them required, may be given by name as well.
func withNames(fn object.Func, name string, params ...string) object.Func {
	return func(t *object.Thread, a object.Args) (object.Value, error) {
		t.Spend(meter.LibraryCost)
		values, err := native.Parameters(name, object.Args{Pos: a.Pos[1:], Names: a.Names}, 1, params...)
		if err != nil {
			return object.Value{}, err
		}
		args := []object.Value{a.Pos[0]}
		for _, v := range values {
			if !v.IsNil() { // only the last can be missing
				args = append(args, v)
			}
		}
		return fn(t, object.Args{Pos: args})
	}
}

// moveToEnd makes a key the last one, or the first one.
func moveToEnd(t *object.Thread, d *object.Dict, key object.Value, last bool) error {
	if last && !d.TryMoveToEnd(key).IsNil() {
		return nil
	}
	hash, err := ops.Hash(t, key)
	if err != nil {
		return err
	}
	if !key.IsSimple() || !last { // then the change takes more than one step
		if err := t.Reenter(); err != nil {
			return err
		}
	}
	equal := func(a, b object.Value) (bool, error) { return ops.Equal(t, a, b) }
	v, err := d.Delete(key, hash, equal)
	if err != nil {
		return err
	}
	if v.IsNil() {
		return object.RaiseValue(object.KeyError, key)
	}
	if last {
		return d.Set(key, hash, v, equal)
	}
	if err := meter.ChargeInserts(t, d.Len()); err != nil {
		return err
	}
	rest := d.Copy()
	d.Clear()
	if err := d.Set(key, hash, v, equal); err != nil {
		return err
	}
	for pos := 0; ; {
		key, v, hash, next, ok := rest.Next(pos)
		if !ok {
			return nil
		}
		pos = next
		if err := d.Set(key, hash, v, equal); err != nil {
			return err
		}
	}
}

// popItem removes and returns the last item, or the first one.
func popItem(d *object.Dict, last bool) (object.Value, error) {
	if d.Len() == 0 {
		return object.Value{}, object.Raise(object.KeyError, "dictionary is empty")
	}
	if last {
		key, v, _ := d.PopLast()
		return object.TupleOf(key, v), nil
	}
	key, v, hash, _, _ := d.Next(0)
	same := func(a, b object.Value) (bool, error) { return object.Is(a, b), nil }
	_, err := d.Delete(key, hash, same)
	return object.TupleOf(key, v), err
}

// orderedDictSpecials adds the copies, the comparisons and the other special methods.
func orderedDictSpecials(b *native.Builder, class *object.Type) {
	reverse := native.NewIterType(b, "", "odict_iterator")
	reverse.Name, reverse.Module = "odict_iterator", "builtins"
	copyOf := func(t *object.Thread, args []object.Value) (object.Value, error) {
		t.Spend(2 * meter.ObjectCost)
		return t.Call(t.TypeOf(args[0]).Value(), args[0])
	}
	for what, name := range native.Sorted(map[object.ViewKind]string{object.ViewKeys: "keys", object.ViewValues: "values", object.ViewItems: "items"}) {
		b.KeywordMethod(class, name, func(_ *object.Thread, a object.Args) (object.Value, error) {
			return object.NewOrderedView(mapping(a.Pos[0]), what), native.ArgFlags.Check(native.Method{Name: name}, a)
		})
		view := (&object.Thread{Runtime: b.Runtime}).TypeOf(object.NewOrderedView(object.NewDict(), what))
		b.Methods(view, native.Method{Name: "__reversed__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			items, err := ops.NewItems(t, args[0])
			return object.NewIterator(reverse, &keysReverser{args[0].DictView().Dict, items, len(items)}), err
		}})
	}
	ordered := func(name string, op int) native.Method {
		return native.Method{Name: name, Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return compareOrdered(t, class, op, args[0], args[1])
		}}
	}
	for _, m := range []native.Method{
		{Name: "copy", Fn: copyOf},
		{Name: "__copy__", Fn: copyOf},
		ordered("__eq__", code.OpEq),
		ordered("__ne__", code.OpNe),
		{Name: "__repr__", Fn: orderedDictRepr},
		{Name: "__reversed__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			keys, err := ops.NewItems(t, special.Payload(args[0]))
			return object.NewIterator(reverse, &keysReverser{mapping(args[0]), keys, len(keys)}), err
		}},
	} {
		b.KeywordMethod(class, m.Name, func(t *object.Thread, a object.Args) (object.Value, error) {
			if err := native.CheckSelf(t, class, m.Name, a.Positional()); err != nil {
				return object.Value{}, err
			}
			if err := native.ArgFlags.Check(m, a); err != nil {
				return object.Value{}, err
			}
			return m.Fn(t, a.Pos)
		})
	}
}

// keysReverser iterates the keys of a dict from the last one.
type keysReverser struct {
	dict *object.Dict
	keys []object.Value
	used int
}

// Walk implements object.Walker.
func (i *keysReverser) Walk(c *object.Census) {
	c.AddDict(i.dict)
	c.AddSlice(i.keys)
}

// Step returns the key before the one that it returned last.
func (i *keysReverser) Step(*object.Thread) (object.Value, error) {
	if len(i.keys) == 0 {
		return object.Value{}, nil
	}
	if i.dict.Len() != i.used {
		return object.Value{}, object.Raise(object.RuntimeError, "OrderedDict changed size during iteration")
	}
	last := len(i.keys) - 1
	v := i.keys[last]
	i.keys = i.keys[:last]
	return v, nil
}

func compareOrdered(t *object.Thread, class *object.Type, op int, a, b object.Value) (object.Value, error) {
	other := special.Payload(b)
	if other.Kind() != object.KindDict {
		return object.NotImplemented, nil
	}
	result, err := ops.RichCompare(t, op, special.Payload(a), other)
	if err != nil || result.IsTrue() == (op == code.OpNe) || !t.TypeOf(b).IsSubclass(class) {
		return result, err
	}
	x, err := ops.NewItems(t, special.Payload(a))
	if err != nil {
		return result, err
	}
	y, err := ops.NewItems(t, other)
	if err != nil {
		return result, err
	}
	return ops.RichCompare(t, op, object.NewList(x).Value(), object.NewList(y).Value())
}

// orderedDictRepr writes the items as a list of pairs.
func orderedDictRepr(t *object.Thread, args []object.Value) (object.Value, error) {
	name := t.TypeOf(args[0]).ShortName()
	if mapping(args[0]).Len() == 0 {
		return native.NamedText(t, name+"()", nil)
	}
	if !t.EnterRepr(args[0]) {
		return object.String("..."), nil
	}
	defer t.LeaveRepr()
	items, err := ops.NewItems(t, object.NewDictView(mapping(args[0]), object.ViewItems))
	if err != nil {
		return object.Value{}, err
	}
	text, err := ops.Repr(t, object.NewList(items).Value())
	return native.NamedText(t, name+"("+text+")", err)
}
