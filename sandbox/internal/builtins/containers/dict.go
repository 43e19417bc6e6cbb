package containers

import (
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// AddDicts adds dict and the types of its views.
func AddDicts(b *native.Builder) {
	class := b.NewType("dict", object.KindDict, object.ObjectType)
	class.New = newDict
	b.Publish(class)
	native.Unhashable(class)
	addBasics(b, class, sameKind, false)
	dictMethods(b, class)
	dictSpecials(b, class)
	for _, names := range [][2]string{{"__init__", "dict"}, {"update", "update"}} {
		name, update := names[0], names[1]
		b.KeywordMethod(class, name, func(t *object.Thread, a object.Args) (object.Value, error) {
			return object.None, UpdateDict(t, update, special.Payload(a.Pos[0]).Dict(), object.Args{Pos: a.Pos[1:], Names: a.Names})
		})
	}
	fromKeys := object.NewBuiltin("fromkeys", dictFromKeys)
	class.Attrs.SetStr(object.NewSharedStr("fromkeys"), object.NewClassMethod(fromKeys.Value()))
	dictViewTypes(b)
}

func newDict(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	var d *object.Dict
	if len(a.Pos) > 0 {
		d = object.DictFor(fewKeys)
	} else {
		d = t.Recycler.NewDict()
	}
	defer t.Release(t.Hold(d.Value()))
	return d.Value(), UpdateDict(t, "dict", d, a)
}

// fewKeys is for how many keys there is room in a dict that is made of something.
const fewKeys = 4

// UpdateDict is dict.update, and dict itself: from a mapping or pairs, and from
// keywords. It may be run again after an error.
func UpdateDict(t *object.Thread, name string, d *object.Dict, a object.Args) error {
	return updateDict(t, name, d, a, dictPair)
}

// UpdateOrdered is UpdateDict for an OrderedDict, with its complaints about pairs that are
// none.
func UpdateOrdered(t *object.Thread, name string, d *object.Dict, a object.Args) error {
	return updateDict(t, name, d, a, unpackedPair)
}

func updateDict(t *object.Thread, name string, d *object.Dict, a object.Args, pair pairFunc) error {
	positional := a.Positional()
	v, err := optionalPositional(name, positional)
	if err != nil {
		return err
	}
	if !v.IsNil() {
		if err := updateFrom(t, d, v, pair); err != nil {
			return err
		}
	}
	if err := t.Charge(int64(len(a.Names))); err != nil {
		return err
	}
	for i, n := range a.Names {
		d.SetStr(n, a.Pos[len(positional)+i])
	}
	return nil
}

var (
	nameIter = object.NewSharedStr("__iter__")
	nameKeys = object.NewSharedStr("keys")
)

// UpdateFrom gives d the items of a mapping, or those of an iterable of pairs.
func UpdateFrom(t *object.Thread, d *object.Dict, v object.Value) error {
	return updateFrom(t, d, v, dictPair)
}

func updateFrom(t *object.Thread, d *object.Dict, v object.Value, pair pairFunc) error {
	if isPlainDict(v) {
		return ops.DictMerge(t, d, special.Payload(v).Dict())
	}
	if !native.IsPlainIterable(v) && v.Kind() != object.KindGenerator {
		keys, err := ops.AskAttr(t, v, nameKeys)
		if err != nil {
			return err
		}
		if !keys.IsNil() {
			return updateFromMapping(t, d, v, keys)
		}
	}
	return updateFromPairs(t, d, v, pair)
}

// isPlainDict tells whether v is a dict that iterates as dicts do.
func isPlainDict(v object.Value) bool {
	if v.Kind() != object.KindInstance {
		return v.Kind() == object.KindDict
	}
	if special.Payload(v).Kind() != object.KindDict {
		return false
	}
	iter := v.Instance().Class.Lookup(nameIter)
	return iter.Kind() == object.KindBuiltin
}

// updateFromMapping takes the keys and values of an object with a method keys.
func updateFromMapping(t *object.Thread, d *object.Dict, v, keys object.Value) error {
	if !native.IsCallable(t, keys) {
		return object.Raise(object.TypeError, "attribute of type '%s' is not callable", t.TypeOf(keys).Name)
	}
	list, err := t.Call(keys)
	if err != nil {
		return err
	}
	it, err := ops.Iter(t, list)
	if native.IsError(err, object.TypeError) {
		return object.Raise(object.TypeError, "%s.keys() returned a non-iterable (type %s)", t.TypeOf(v).Name, t.TypeOf(list).Name)
	}
	if err != nil {
		return err
	}
	return ops.EachInsert(t, it, func(key object.Value) error {
		value, err := ops.GetItem(t, v, key)
		if err != nil {
			return err
		}
		return ops.DictSet(t, d, key, value)
	})
}

// updateFromPairs takes keys and values from an iterable of sequences of two.
func updateFromPairs(t *object.Thread, d *object.Dict, v object.Value, pair pairFunc) error {
	i := 0
	return ops.EachInsert(t, v, func(item object.Value) error {
		both, err := pair(t, item, i)
		if err != nil {
			return err
		}
		i++
		return ops.DictSet(t, d, both[0], both[1])
	})
}

// pairFunc returns the key and the value in item number i of what a dict is updated from.
type pairFunc func(t *object.Thread, item object.Value, i int) ([]object.Value, error)

// dictPair is the pairFunc of dict.
func dictPair(t *object.Thread, item object.Value, i int) ([]object.Value, error) {
	pair, err := ops.Items(t, item)
	switch {
	case native.IsError(err, object.TypeError):
		return nil, object.Raise(object.TypeError, "cannot convert dictionary update sequence element #%d to a sequence", i)
	case err == nil && len(pair) != 2:
		return nil, object.Raise(object.ValueError, "dictionary update sequence element #%d has length %d; 2 is required", i, len(pair))
	}
	return pair, err
}

// unpackedPair is the pairFunc of OrderedDict.
func unpackedPair(t *object.Thread, item object.Value, _ int) ([]object.Value, error) {
	pair, err := ops.Items(t, item)
	switch {
	case err != nil:
		return nil, err
	case len(pair) == 0:
		return nil, object.Raise(object.ValueError, "need more than 0 values to unpack")
	case len(pair) == 1:
		return nil, object.Raise(object.ValueError, "need more than 1 value to unpack")
	case len(pair) > 2:
		return nil, object.Raise(object.ValueError, "too many values to unpack (expected 2)")
	}
	return pair, nil
}

// dictFromKeys is the class method fromkeys.
func dictFromKeys(t *object.Thread, a object.Args) (object.Value, error) {
	if len(a.Names) > 0 {
		return object.Value{}, native.NoKeywords("fromkeys")
	}
	n := len(a.Pos) - 1
	if n < 1 || n > 2 {
		return object.Value{}, native.ArgUnpack.WrongCount("fromkeys", n, 1, 2)
	}
	class, iterable, value := a.Pos[0].Type(), a.Pos[1], object.None
	if n == 2 {
		value = a.Pos[2]
	}
	if class.Builtin && !class.Special {
		d := object.NewDict()
		defer t.Release(t.Hold(d.Value()))
		return d.Value(), ops.EachInsert(t, iterable, func(key object.Value) error {
			return ops.DictSet(t, d, key, value)
		})
	}
	d, err := t.Call(class.Value())
	if err != nil {
		return d, err
	}
	return d, ops.EachInsert(t, iterable, func(key object.Value) error {
		return ops.SetItem(t, d, key, value)
	})
}

// MergeMapping gives d the keys and values of what stands after ** in a dict display.
func MergeMapping(t *object.Thread, d *object.Dict, v object.Value) error {
	if isPlainDict(v) {
		return ops.DictMerge(t, d, special.Payload(v).Dict())
	}
	keys, err := ops.GetAttr(t, v, nameKeys)
	if native.IsError(err, object.AttributeError) {
		return object.Raise(object.TypeError, "'%s' object is not a mapping", t.TypeOf(v).Name)
	}
	if err != nil {
		return err
	}
	return updateFromMapping(t, d, v, keys)
}
