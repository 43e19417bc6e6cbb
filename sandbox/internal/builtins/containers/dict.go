package containers

import (
	"bhack/sandbox/internal/meter"
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
	b.KeywordMethod(class, "copy", dictCopy)
	for _, names := range [][2]string{{"__init__", "dict"}, {"update", "update"}} {
		name, update := names[0], names[1]
		b.KeywordMethod(class, name, func(t *object.Thread, a object.Args) (object.Value, error) {
			return object.None, UpdateDict(t, update, special.Payload(a.Pos[0]).Dict(), object.Args{Pos: a.Pos[1:], Names: a.Names})
		})
	}
	native.ClassMethod(class, "fromkeys", dictFromKeys)
	dictViewTypes(b)
}

func newDict(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	if len(a.Pos) == 1 && len(a.Names) == 0 && a.Pos[0].Kind() == object.KindDict {
		if d, err := ops.MergedDict(t, a.Pos[0].Dict()); err != nil || !d.IsNil() {
			return d, err
		}
	}
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
	return updateDict(t, name, d, a, dictRules)
}

// UpdateOrdered is UpdateDict for an OrderedDict.
func UpdateOrdered(t *object.Thread, name string, d *object.Dict, a object.Args) error {
	return updateDict(t, name, d, a, orderedRules)
}

// updateRules are in what dict and OrderedDict differ: of which values they take the items as
// they are, and how they complain about pairs that are none.
type updateRules struct {
	plain func(v object.Value) bool
	pair  pairFunc
}

var (
	dictRules    = updateRules{ops.IsPlainDict, dictPair}
	orderedRules = updateRules{func(v object.Value) bool { return v.PlainDict() != nil }, unpackedPair}
)

func updateDict(t *object.Thread, name string, d *object.Dict, a object.Args, rules updateRules) error {
	positional := a.Positional()
	v, err := optionalPositional(name, positional)
	if err != nil {
		return err
	}
	if !v.IsNil() {
		if err := updateFrom(t, d, v, rules); err != nil {
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

// UpdateFrom gives d the items of a mapping, or those of an iterable of pairs.
func UpdateFrom(t *object.Thread, d *object.Dict, v object.Value) error {
	return updateFrom(t, d, v, dictRules)
}

func updateFrom(t *object.Thread, d *object.Dict, v object.Value, rules updateRules) error {
	if rules.plain(v) {
		return ops.DictMerge(t, d, special.Payload(v).Dict())
	}
	if !native.IsPlainIterable(v) && v.Kind() != object.KindGenerator {
		keys, err := ops.AskAttr(t, v, special.NameKeys)
		if err != nil {
			return err
		}
		if !keys.IsNil() {
			return ops.MergeByKeys(t, d, v, keys)
		}
	}
	return updateFromPairs(t, d, v, rules.pair)
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
		put := func(key object.Value, hash int64) error { return ops.DictSetHashed(t, d, key, hash, value) }
		switch iterable.Kind() { // their keys are not asked for their hashes again
		case object.KindDict:
			if err := meter.ChargeInserts(t, iterable.Dict().Span()); err != nil {
				return object.Value{}, err
			}
			return d.Value(), ops.EachKey(iterable.Dict(), put)
		case object.KindSet, object.KindFrozenSet:
			s := iterable.Set()
			if err := t.Charge(int64(max(meter.InsertCost*s.Len(), s.Span()/meter.SlotsPerBytecode))); err != nil {
				return object.Value{}, err
			}
			return d.Value(), ops.EachElement(s, put)
		}
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
	if ops.IsPlainDict(v) {
		return ops.DictMerge(t, d, special.Payload(v).Dict())
	}
	keys, err := ops.GetAttr(t, v, special.NameKeys)
	if native.IsError(err, object.AttributeError) {
		return object.Raise(object.TypeError, "'%s' object is not a mapping", t.TypeOf(v).Name)
	}
	if err != nil {
		return err
	}
	return ops.MergeByKeys(t, d, v, keys)
}
