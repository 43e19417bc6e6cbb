package ops

import "bhack/sandbox/internal/object"

// Iter returns iter(v).
func Iter(t *object.Thread, v object.Value) (object.Value, error) {
	spendMRO(t, v)
	switch v.Kind() {
	case object.KindList:
		return object.NewListIter(v.List()), nil
	case object.KindTuple:
		return object.NewTupleIter(v.Tuple().Items), nil
	case object.KindRange:
		return object.NewRangeIter(v.Range()), nil
	case object.KindStr:
		return object.NewIterator(strIterType, &strIter{s: v.Str()}), nil
	case object.KindDict:
		return newDictIter(v.Dict(), object.ViewKeys), nil
	case object.KindDictView:
		return newDictIter(v.DictView().Dict, v.DictView().What), nil
	case object.KindSet, object.KindFrozenSet:
		return object.NewIterator(setIterType, &setIter{set: v.Set(), used: v.Set().Len()}), nil
	case object.KindGenerator, object.KindListIter, object.KindTupleIter, object.KindRangeIter, object.KindIterator:
		return v, nil
	case object.KindInstance:
		return iterOfInstance(t, v)
	case object.KindType:
		if members := v.Type().EnumMembers(); !members.IsNil() {
			return Iter(t, members)
		}
		if it, done, err := CallMeta(t, v, NameIter); done || err != nil {
			return it, err
		}
	}
	return object.Value{}, object.Raise(object.TypeError, "'%s' object is not iterable", t.TypeOf(v).Name)
}

func iterOfInstance(t *object.Thread, v object.Value) (object.Value, error) {
	fn := specialMethod(v, NameIter)
	if fn.IsNil() {
		if p := v.Instance().Payload; !p.IsNil() && !isNumber(p.Kind()) {
			return Iter(t, p)
		}
		if !specialMethod(v, NameGetItem).IsNil() {
			return object.NewIterator(seqIterType, &seqIter{seq: v}), nil
		}
		return fn, object.Raise(object.TypeError, "'%s' object is not iterable", t.TypeOf(v).Name)
	}
	if fn.IsNone() {
		return fn, object.Raise(object.TypeError, "'%s' object is not iterable", t.TypeOf(v).Name)
	}
	it, err := callSpecial(t, fn, v)
	if err != nil {
		return object.Value{}, err
	}
	if !IsIterator(it) {
		return object.Value{}, object.Raise(object.TypeError, "iter() returned non-iterator of type '%s'", t.TypeOf(it).Name)
	}
	return it, nil
}

// IsIterator tells whether next works on v.
func IsIterator(v object.Value) bool {
	switch v.Kind() {
	case object.KindGenerator, object.KindListIter, object.KindTupleIter, object.KindRangeIter, object.KindIterator:
		return true
	case object.KindInstance:
		return !specialMethod(v, NameNext).IsNil()
	}
	return false
}

// Items returns the items of an iterable, which the caller must not change or keep.
func Items(t *object.Thread, v object.Value) ([]object.Value, error) {
	switch v.Kind() {
	case object.KindList:
		return v.List().Items, nil
	case object.KindTuple:
		return v.Tuple().Items, nil
	}
	return NewItems(t, v)
}

// NewItems returns the items of an iterable in a slice that is the caller's own.
func NewItems(t *object.Thread, v object.Value) ([]object.Value, error) {
	return newItems(t, v, false)
}

// ListItems is NewItems for what CPython makes a list or a tuple of at once: it asks an
// instance of a user's class for its length.
func ListItems(t *object.Thread, v object.Value) ([]object.Value, error) {
	return newItems(t, v, true)
}

func newItems(t *object.Thread, v object.Value, ask bool) ([]object.Value, error) {
	if n, ok := simpleLen(v); ok {
		if err := chargeCopy(t, v, n); err != nil {
			return nil, err
		}
		return copyItems(t, v, n)
	}
	it, err := Iter(t, v)
	if err != nil {
		return nil, err
	}
	if err := t.Reenter(); err != nil {
		return nil, err
	}
	defer t.Release(t.Hold(it))
	if ask {
		if err := AskLength(t, v); err != nil {
			return nil, err
		}
	}
	items := object.NewList(nil)
	defer t.Release(t.Hold(items.Value()))
	for {
		item, err := Next(t, it)
		if err != nil {
			return nil, err
		}
		if item.IsNil() {
			return items.Items, nil
		}
		if err := t.Charge(1); err != nil {
			return nil, err
		}
		items.Items = append(items.Items, item)
	}
}

// chargeCopy charges for copying the n items of a value of a builtin type that has a
// length, and reserves what the copy takes.
func chargeCopy(t *object.Thread, v object.Value, n int) error {
	cost, size := n/ItemsPerBytecode, object.SizeValue
	switch v.Kind() {
	case object.KindStr:
		cost, size = n*NewItemCost, sizeOfChar
	case object.KindSet, object.KindFrozenSet:
		cost = max(n, v.Set().Span()/SlotsPerBytecode)
	case object.KindDict:
		cost = max(n, v.Dict().Span()/SlotsPerBytecode)
	case object.KindDictView:
		cost = max(n, v.DictView().Dict.Span()/SlotsPerBytecode)
		if v.DictView().What == object.ViewItems {
			cost, size = cost+2*n*NewItemCost, sizeOfPair
		}
	}
	return Allocate(t, int64(n)*size, int64(cost))
}

// What an item of a copy of a str and of the items of a dict takes, in bytes.
const (
	sizeOfChar = 64
	sizeOfPair = 80
)

// copyItems returns the n items of a value of a builtin type that has a length.
func copyItems(t *object.Thread, v object.Value, n int) ([]object.Value, error) {
	switch v.Kind() {
	case object.KindList:
		return append([]object.Value(nil), v.List().Items...), nil
	case object.KindTuple:
		return append([]object.Value(nil), v.Tuple().Items...), nil
	}
	it, err := Iter(t, v)
	if err != nil {
		return nil, err
	}
	items := make([]object.Value, 0, n)
	for {
		item, err := Next(t, it)
		if err != nil || item.IsNil() {
			return items, err
		}
		items = append(items, item)
	}
}

// Unpack returns the n items of an iterable that is assigned to n targets.
func Unpack(t *object.Thread, v object.Value, n int) ([]object.Value, error) {
	switch v.Kind() {
	case object.KindTuple:
		return unpackItems(v.Tuple().Items, n)
	case object.KindList:
		return unpackItems(v.List().Items, n)
	}
	it, err := Iter(t, v)
	if err != nil {
		return nil, notUnpackable(t, v, err)
	}
	if err := t.Reenter(); err != nil {
		return nil, err
	}
	items := make([]object.Value, 0, n)
	for {
		item, err := Next(t, it)
		if err != nil {
			return nil, err
		}
		if item.IsNil() {
			return unpackItems(items, n)
		}
		if items = append(items, item); len(items) > n {
			return nil, Drop(t, it, object.Raise(object.ValueError, "too many values to unpack (expected %d)", n))
		}
	}
}

func unpackItems(items []object.Value, n int) ([]object.Value, error) {
	switch {
	case len(items) < n:
		return nil, object.Raise(object.ValueError, "not enough values to unpack (expected %d, got %d)", n, len(items))
	case len(items) > n:
		return nil, object.Raise(object.ValueError, "too many values to unpack (expected %d)", n)
	}
	return items, nil
}

// notUnpackable returns the error of an unpacking whose iteration has failed.
func notUnpackable(t *object.Thread, v object.Value, err error) error {
	if !isTypeError(err) || isIterable(v) {
		return err
	}
	return object.Raise(object.TypeError, "cannot unpack non-iterable %s object", t.TypeOf(v).Name)
}

// UnpackStar returns the items of an iterable for an assignment with before
// targets, a starred one, and after more: the starred one's as a list.
func UnpackStar(t *object.Thread, v object.Value, before, after int) ([]object.Value, error) {
	t.Spend(ObjectCost)
	items, err := NewItems(t, v)
	if err != nil {
		return nil, notUnpackable(t, v, err)
	}
	if len(items) < before+after {
		return nil, object.Raise(object.ValueError, "not enough values to unpack (expected at least %d, got %d)",
			before+after, len(items))
	}
	tail := len(items) - after
	out := append([]object.Value(nil), items[:before]...)
	out = append(out, object.NewList(append([]object.Value(nil), items[before:tail]...)).Value())
	return append(out, items[tail:]...), nil
}
