package ops

import "bhack/sandbox/internal/object"

// IsSetLike tells whether v is a set, a frozenset, or a dict view that acts as one.
func IsSetLike(v object.Value) bool { return IsAnySet(v) || isSetView(v) }

// IsAnySet tells whether v is a set or a frozenset, or an instance of a class that
// derives from one.
func IsAnySet(v object.Value) bool {
	k := Payload(v).Kind()
	return k == object.KindSet || k == object.KindFrozenSet
}

// isSetView tells whether v is what dict.keys or dict.items returns.
func isSetView(v object.Value) bool {
	return v.Kind() == object.KindDictView && v.DictView().What != object.ViewValues
}

// newSet returns an empty set, or for KindFrozenSet a frozenset to be filled.
func newSet(kind object.Kind) *object.Set {
	if kind == object.KindFrozenSet {
		return object.NewFrozenSet()
	}
	return object.NewSet()
}

// chargeSet charges for work on each element of a set.
func chargeSet(t *object.Thread, s *object.Set) error {
	return t.Charge(int64(max(5*s.Len(), s.Span()/SlotsPerBytecode)))
}

// chargeMerge charges for adding the elements of s to another set, and reserves what they
// take there.
func chargeMerge(t *object.Thread, s *object.Set) error {
	cost := max(InsertCost*s.Len(), s.Span()/SlotsPerBytecode)
	return Allocate(t, int64(s.Len())*object.SizeSetElement, int64(cost))
}

// CopySet returns a set of the kind with the elements of s, as set.copy does.
func CopySet(t *object.Thread, s *object.Set, kind object.Kind) (*object.Set, error) {
	if err := chargeMerge(t, s); err != nil {
		return nil, err
	}
	out := newSet(kind)
	return out, out.Merge(s, nil) // into an empty set, nothing is compared
}

// MakeSet returns a set of the kind with the items of an iterable.
func MakeSet(t *object.Thread, kind object.Kind, v object.Value) (*object.Set, error) {
	out := newSet(kind)
	defer t.Release(t.Hold(out.Value()))
	return out, FillSet(t, out, v)
}

// SetUpdate adds the items of an iterable to a set.
func SetUpdate(t *object.Thread, s *object.Set, v object.Value) error {
	if err := steady(t, s, v); err != nil {
		return err
	}
	return FillSet(t, s, v)
}

// steady is called before a set changes in several steps for the items of v. When
// comparing those may have to wait, between two changes, it asks for a coroutine.
func steady(t *object.Thread, s *object.Set, v object.Value) error {
	if s.IsSimple() && simpleItems(v) {
		return nil
	}
	return t.Reenter()
}

// simpleItems tells whether all items of an iterable are simple ones that can be
// had without running Python code.
func simpleItems(v object.Value) bool {
	p := Payload(v)
	switch v.Kind() {
	case object.KindStr, object.KindRange:
		return true
	case object.KindList:
		return allSimple(v.List().Items)
	case object.KindTuple:
		return allSimple(v.Tuple().Items)
	case object.KindDict:
		for pos := 0; ; {
			key, _, _, next, ok := v.Dict().Next(pos)
			if !ok || !key.IsSimple() {
				return !ok
			}
			pos = next
		}
	}
	return IsAnySet(p) && p.Set().IsSimple()
}

func allSimple(items []object.Value) bool {
	for _, v := range items {
		if !v.IsSimple() {
			return false
		}
	}
	return true
}

// FillSet is SetUpdate for a set that nobody sees yet.
func FillSet(t *object.Thread, s *object.Set, v object.Value) error {
	if p := Payload(v); IsAnySet(p) {
		if err := chargeMerge(t, p.Set()); err != nil {
			return err
		}
		err := s.Merge(p.Set(), equalIn(t))
		t.Spend(s.TakeMisses())
		return err
	}
	if v.Kind() == object.KindDict {
		if err := ChargeInserts(t, v.Dict().Len()); err != nil {
			return err
		}
		s.Reserve(v.Dict().Len())
		return eachKey(v.Dict(), func(key object.Value, hash int64) error {
			_, err := s.Add(key, hash, equalIn(t))
			return err
		})
	}
	return EachInsert(t, v, func(item object.Value) error { return SetAdd(t, s, item) })
}

// EachItem calls visit, which may run Python code, for each item of an iterable as
// soon as it is there.
func EachItem(t *object.Thread, v object.Value, visit func(item object.Value) error) error {
	return eachAt(t, v, itemCost, visit)
}

// EachInsert is EachItem for a visit that puts the item into a dict or set.
func EachInsert(t *object.Thread, v object.Value, visit func(item object.Value) error) error {
	return eachAt(t, v, InsertCost, visit)
}

// itemCost is what an item costs in EachItem.
const itemCost = 2

// eachAt is EachItem at a cost for each item.
func eachAt(t *object.Thread, v object.Value, cost int64, visit func(item object.Value) error) error {
	n, sized := simpleLen(v)
	if v.Kind() == object.KindRange && cost == InsertCost && n >= MinReserved { // its items are all different
		if err := t.Reserve(int64(n) * object.SizeSetElement); err != nil {
			return err
		}
	}
	if err := t.Charge(int64(n) * cost); err != nil {
		return err
	}
	if v.Kind() == object.KindList {
		for l, i := v.List(), 0; i < len(l.Items); i++ {
			if err := visit(l.Items[i]); err != nil {
				return err
			}
		}
		return nil
	}
	it, err := Iter(t, v)
	if err != nil {
		return err
	}
	if !sized {
		if err := t.Reenter(); err != nil {
			return err
		}
		defer t.Release(t.Hold(it))
	}
	for {
		item, err := Next(t, it)
		if err != nil || item.IsNil() {
			return err
		}
		if !sized {
			if err := t.Charge(cost); err != nil {
				return err
			}
		}
		if err := visit(item); err != nil {
			return err
		}
	}
}

func eachKey(d *object.Dict, visit func(key object.Value, hash int64) error) error {
	for pos := 0; ; {
		key, _, hash, next, ok := d.Next(pos)
		if !ok {
			return nil
		}
		if err := visit(key, hash); err != nil {
			return err
		}
		pos = next
	}
}

func eachElement(s *object.Set, visit func(key object.Value, hash int64) error) error {
	for pos := 0; ; {
		key, hash, next, ok := s.Next(pos)
		if !ok {
			return nil
		}
		if err := visit(key, hash); err != nil {
			return err
		}
		pos = next
	}
}
