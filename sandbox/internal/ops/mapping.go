package ops

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// IsPlainDict reports whether v is a dict, or an instance of a class that derives from dict and
// iterates as it does. Who copies one takes the items as they are, whatever else the class
// overrides, as PyDict_Merge does in CPython 3.7; of others, its keys and the items by them.
func IsPlainDict(v object.Value) bool {
	if v.Kind() != object.KindInstance {
		return v.Kind() == object.KindDict
	}
	return special.Payload(v).Kind() == object.KindDict &&
		v.Instance().Class.Lookup(special.NameIter).Kind() == object.KindBuiltin
}

// DictMerge gives d the keys and values of other. It may be run again after an
// error.
func DictMerge(t *object.Thread, d, other *object.Dict) error {
	if d == other {
		return nil
	}
	if err := chargeDictMerge(t, other); err != nil {
		return err
	}
	n := other.Len()
	for pos := 0; ; {
		key, value, hash, next, ok := other.Next(pos)
		if !ok {
			return nil
		}
		pos = next
		if err := d.Set(key, hash, value, EqualIn(t)); err != nil {
			return err
		}
		t.Spend(d.TakeMisses())
		if other.Len() != n {
			return object.Raise(object.RuntimeError, "dict mutated during update")
		}
	}
}

// chargeDictMerge charges for adding the keys and values of a dict to another one, and reserves what they take there.
func chargeDictMerge(t *object.Thread, d *object.Dict) error {
	cost := max(meter.InsertCost*d.Len(), d.Span()/meter.SlotsPerBytecode)
	return meter.Allocate(t, int64(d.Len())*object.SizeDictKey, int64(cost))
}

// MergedDict returns a new dict after DictMerge with another one, if that compares no keys by Python code;
// else the zero Value.
func MergedDict(t *object.Thread, d *object.Dict) (object.Value, error) {
	for pos := 0; ; {
		key, _, _, next, ok := d.Next(pos)
		if !ok {
			break
		}
		if !key.IsSimple() && !isSmallTuple(key) {
			return object.Value{}, nil
		}
		pos = next
	}
	if err := chargeDictMerge(t, d); err != nil {
		return object.Value{}, err
	}
	return d.Copy().Value(), nil
}

// isSmallTuple reports whether v is a tuple of a few simple items, such as a square.
func isSmallTuple(v object.Value) bool {
	return v.Kind() == object.KindTuple && len(v.Tuple().Items) <= 4 && allSimple(v.Tuple().Items)
}

// MergeByKeys gives d the items of v for what keys, a bound method keys of it, returns.
func MergeByKeys(t *object.Thread, d *object.Dict, v, keys object.Value) error {
	if !IsCallable(t, keys) {
		return object.Raise(object.TypeError, "attribute of type '%s' is not callable", t.TypeOf(keys).Name)
	}
	list, err := t.Call(keys)
	if err != nil {
		return err
	}
	it, err := Iter(t, list)
	if isTypeError(err) {
		return object.Raise(object.TypeError, "%s.keys() returned a non-iterable (type %s)", t.TypeOf(v).Name, t.TypeOf(list).Name)
	}
	if err != nil {
		return err
	}
	return EachInsert(t, it, func(key object.Value) error {
		value, err := GetItem(t, v, key)
		if err != nil {
			return err
		}
		return DictSet(t, d, key, value)
	})
}

// CopyMapping returns the items of a dict, or of an instance of a class that derives from dict, as a new dict.
func CopyMapping(t *object.Thread, v object.Value) (object.Value, error) {
	if IsPlainDict(v) {
		return CopyDict(t, special.Payload(v).Dict())
	}
	keys, err := GetAttr(t, v, special.NameKeys)
	if err != nil {
		return object.Value{}, err
	}
	return copyByKeys(t, v, keys)
}

// copyByKeys returns what MergeByKeys gives a new dict.
func copyByKeys(t *object.Thread, v, keys object.Value) (object.Value, error) {
	d := object.NewDict()
	defer t.Release(t.Hold(d.Value()))
	return d.Value(), MergeByKeys(t, d, v, keys)
}

// CopyDict returns a copy of a dict.
func CopyDict(t *object.Thread, d *object.Dict) (object.Value, error) {
	n := int64(d.Span())
	if err := meter.Allocate(t, n*object.SizeDictKey, n*meter.EntryCost); err != nil {
		return object.Value{}, err
	}
	return d.Copy().Value(), nil
}
