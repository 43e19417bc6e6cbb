package collections

import (
	"slices"

	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/builtins/containers"
	"bhack/sandbox/internal/builtins/sorting"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// counterType makes collections.Counter: a dict of how often its keys occur.
func counterType(b *native.Builder) *object.Type {
	class := native.PythonType("collections", "Counter", b.Runtime.Types[object.KindDict])
	class.PlainItems = true
	b.RawMethod(class, "__init__", counting(class, "__init__", code.OpAdd))
	b.RawMethod(class, "update", counting(class, "update", code.OpAdd))
	b.RawMethod(class, "subtract", counting(class, "subtract", code.OpSub))
	native.ClassMethod(class, "fromkeys", func(*object.Thread, object.Args) (object.Value, error) {
		return object.Value{}, object.Raise(object.NotImplementedError, "Counter.fromkeys() is undefined.  Use Counter(iterable) instead.")
	})
	elements := native.NewIterType(b, "itertools", "chain")
	for _, m := range []struct {
		native.Signature
		fn native.Func
	}{
		{native.Signature{Name: "__missing__", Params: []string{"self", "key"}}, func(*object.Thread, []object.Value) (object.Value, error) {
			return object.Int(0), nil
		}},
		{native.Signature{Name: "most_common", Params: []string{"self", "n"}, Optional: 1}, func(t *object.Thread, args []object.Value) (object.Value, error) {
			items, err := mostCommon(t, mapping(args[0]), native.Given(args[1], object.None))
			return object.NewList(items).Value(), err
		}},
		{native.Signature{Name: "elements", Params: []string{"self"}}, func(t *object.Thread, args []object.Value) (object.Value, error) {
			items, err := ops.Iter(t, object.NewDictView(mapping(args[0]), object.ViewItems))
			return object.NewIterator(elements, &elementsIter{items: items}), err
		}},
		{native.Signature{Name: "copy", Params: []string{"self"}}, counterCopy},
		{native.Signature{Name: "__copy__", Params: []string{"self"}}, counterCopy},
		{native.Signature{Name: "__delitem__", Params: []string{"self", "elem"}}, func(t *object.Thread, args []object.Value) (object.Value, error) {
			_, err := ops.DictDelete(t, mapping(args[0]), args[1])
			return object.None, err
		}},
		{native.Signature{Name: "__repr__", Params: []string{"self"}}, counterRepr},
	} {
		m.Method(b, class, m.fn)
	}
	counterOperators(b, class)
	return class
}

func counterCopy(t *object.Thread, args []object.Value) (object.Value, error) {
	t.Spend(2 * meter.ObjectCost)
	return t.Call(t.TypeOf(args[0]).Value(), args[0])
}

// counting returns __init__, update or subtract, which take an iterable of what is
// to be counted or a mapping of counts, and counts by keywords.
func counting(class *object.Type, name string, op int) object.Func {
	return func(t *object.Thread, a object.Args) (object.Value, error) {
		positional := a.Positional()
		if len(positional) == 0 {
			return object.Value{}, object.Raise(object.TypeError, "descriptor '%s' of 'Counter' object needs an argument", name)
		}
		if err := native.CheckSelf(t, class, name, positional); err != nil {
			return object.Value{}, err
		}
		if n := len(positional) - 1; n > 1 {
			return object.Value{}, object.Raise(object.TypeError, "expected at most 1 arguments, got %d", n)
		}
		d := mapping(a.Pos[0])
		if len(positional) > 1 && !positional[1].IsNone() {
			if err := countAll(t, d, positional[1], op, len(a.Names) > 0); err != nil {
				return object.Value{}, err
			}
		}
		if err := t.Charge(int64(len(a.Names))); err != nil {
			return object.Value{}, err
		}
		empty := d.Len() == 0 && op == code.OpAdd
		for i, n := range a.Names {
			if empty {
				d.SetStr(n, a.Pos[len(positional)+i])
				continue
			}
			if err := addCount(t, d, n.Value(), n.Hash(), op, a.Pos[len(positional)+i]); err != nil {
				return object.Value{}, err
			}
		}
		return object.None, nil
	}
}

// countAll adds the counts of a mapping, or counts the items of an iterable; more
// tells that more counts follow.
func countAll(t *object.Thread, d *object.Dict, v object.Value, op int, more bool) error {
	p, fresh := special.Payload(v), d.Len() == 0 && op == code.OpAdd
	if more || !(fresh && ops.IsPlainDict(v) || d.Len() == 0 && hasSimpleItems(v)) {
		if err := t.Reenter(); err != nil {
			return err
		}
	}
	switch {
	case !isMapping(t, v):
		return ops.EachInsert(t, v, func(item object.Value) error {
			hash, err := ops.Hash(t, item)
			if err != nil {
				return err
			}
			return addCount(t, d, item, hash, op, object.Int(1))
		})
	case fresh:
		return containers.UpdateFrom(t, d, v)
	case p.Kind() == object.KindDict && t.TypeOf(v).Lookup(nameItems).Kind() == object.KindBuiltin:
		return countDict(t, d, p.Dict(), op)
	}
	return countPairs(t, d, v, op)
}

var nameItems = object.NewSharedStr("items")

// isMapping reports whether v is an instance of dict or of collections.abc.Mapping. That class is
// written in Python: it is known by its name, and not where it says so of others by register.
func isMapping(t *object.Thread, v object.Value) bool {
	meter.SpendMRO(t, v)
	return special.Payload(v).Kind() == object.KindDict || slices.ContainsFunc(t.TypeOf(v).MRO, func(class *object.Type) bool {
		return class.Name == "Mapping" && class.Module == "collections.abc"
	})
}

// countDict adds the counts of another dict.
func countDict(t *object.Thread, d, other *object.Dict, op int) error {
	if err := meter.ChargeInserts(t, 2*other.Len()); err != nil {
		return err
	}
	for pos := 0; ; {
		key, n, hash, next, ok := other.Next(pos)
		if !ok {
			return nil
		}
		pos = next
		if err := addCount(t, d, key, hash, op, n); err != nil {
			return err
		}
	}
}

// countPairs adds the counts that the method items of a mapping tells.
func countPairs(t *object.Thread, d *object.Dict, mapping object.Value, op int) error {
	method, err := ops.GetAttr(t, mapping, nameItems)
	if err != nil {
		return err
	}
	pairs, err := t.Call(method)
	if err != nil {
		return err
	}
	return ops.EachInsert(t, pairs, func(pair object.Value) error {
		both, err := ops.Unpack(t, pair, 2)
		if err != nil {
			return err
		}
		hash, err := ops.Hash(t, both[0])
		if err != nil {
			return err
		}
		return addCount(t, d, both[0], hash, op, both[1])
	})
}

// hasSimpleItems reports whether counting the items of an iterable needs no Python
// code and nothing to be charged between two of them.
func hasSimpleItems(v object.Value) bool {
	switch v.Kind() {
	case object.KindStr, object.KindRange:
		return true
	case object.KindList:
		return allSimple(v.List().Items)
	case object.KindTuple:
		return allSimple(v.Tuple().Items)
	}
	return false
}

func allSimple(items []object.Value) bool {
	return !slices.ContainsFunc(items, func(v object.Value) bool { return !v.IsSimple() })
}

// equalKeys compares the keys of dicts.
func equalKeys(t *object.Thread) object.Equal {
	return func(a, b object.Value) (bool, error) { return native.EqualItem(t, a, b) }
}

// addCount does d[key] += n or d[key] -= n, where a missing key counts 0.
func addCount(t *object.Thread, d *object.Dict, key object.Value, hash int64, op int, n object.Value) error {
	old, err := d.Get(key, hash, equalKeys(t))
	if err != nil {
		return err
	}
	old = native.Given(old, object.Int(0))
	total := object.Value{}
	if op == code.OpAdd {
		total, err = native.Add(t, n, old)
	} else {
		total, err = arith.Binary(t, op, old, n)
	}
	if err != nil {
		return err
	}
	return d.Set(key, hash, total, equalKeys(t))
}

// secondItem is the key by which pairs of a key and a count are sorted.
var secondItem = object.NewBuiltin("itemgetter", func(_ *object.Thread, a object.Args) (object.Value, error) {
	return a.Pos[0].Tuple().Items[1], nil
})

// mostCommon returns the n pairs of a key and a count with the largest counts, or
// all if n is None.
func mostCommon(t *object.Thread, d *object.Dict, n object.Value) ([]object.Value, error) {
	t.Spend(2 * meter.ObjectCost)
	items, err := ops.NewItems(t, object.NewDictView(d, object.ViewItems))
	if err != nil {
		return nil, err
	}
	limit := int64(len(items))
	if !n.IsNone() {
		all, err := ops.RichCompare(t, code.OpGe, n, object.Int(limit))
		if err != nil {
			return nil, err
		}
		every, err := ops.Truth(t, all)
		if err != nil {
			return nil, err
		}
		if !every {
			i, err := ops.Index(t, n)
			if err != nil {
				return nil, err
			}
			limit = max(min(i, limit), 0)
		}
	}
	sorted, err := sorting.Items(t, items, secondItem.Value(), true)
	if err != nil {
		return nil, err
	}
	return sorted[:limit], nil
}

// elementsIter returns each key as often as it counts.
type elementsIter struct {
	items, key object.Value
	left       int64
}

// Walk implements object.Walker.
func (i *elementsIter) Walk(c *object.Census) {
	c.Add(i.items)
	c.Add(i.key)
}

// Step returns the next key.
func (i *elementsIter) Step(t *object.Thread) (object.Value, error) {
	for i.left <= 0 {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
		pair, err := native.Pull(t, i.items)
		if err != nil || pair.IsNil() {
			return object.Value{}, err
		}
		i.key = pair.Tuple().Items[0]
		if i.left, err = native.PositionArg(t, pair.Tuple().Items[1]); err != nil {
			return object.Value{}, err
		}
	}
	i.left--
	return i.key, nil
}

func counterRepr(t *object.Thread, args []object.Value) (object.Value, error) {
	d := mapping(args[0])
	name := t.TypeOf(args[0]).ShortName()
	if d.Len() == 0 {
		return native.NamedText(t, name+"()", nil)
	}
	if !t.EnterRepr(args[0]) {
		return object.String("..."), nil
	}
	defer t.LeaveRepr()
	shown := object.NewDict()
	items, err := mostCommon(t, d, object.None)
	switch {
	case native.IsError(err, object.TypeError):
		shown = d
	case err != nil:
		return object.Value{}, err
	default:
		for _, pair := range items {
			if err := ops.DictSet(t, shown, pair.Tuple().Items[0], pair.Tuple().Items[1]); err != nil {
				return object.Value{}, err
			}
		}
	}
	text, err := ops.Repr(t, shown.Value())
	return native.NamedText(t, name+"("+text+")", err)
}
