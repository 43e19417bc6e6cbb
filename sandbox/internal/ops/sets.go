package ops

import (
	"errors"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// IsSetLike reports whether v is a set, a frozenset, or a dict view that acts as one.
func IsSetLike(v object.Value) bool { return IsAnySet(v) || IsSetView(v) }

// IsAnySet reports whether v is a set or a frozenset, or an instance of a class that
// derives from one.
func IsAnySet(v object.Value) bool {
	k := special.Payload(v).Kind()
	return k == object.KindSet || k == object.KindFrozenSet
}

// IsSetView reports whether v is what dict.keys or dict.items returns.
func IsSetView(v object.Value) bool {
	return v.Kind() == object.KindDictView && v.DictView().What != object.ViewValues
}

// NewSet returns an empty set, or for KindFrozenSet a frozenset to be filled.
func NewSet(t *object.Thread, kind object.Kind) *object.Set {
	if kind == object.KindFrozenSet {
		return object.NewFrozenSet()
	}
	return t.Recycler.NewSet()
}

// newSetFor is NewSet of a set that soon has n elements.
func newSetFor(t *object.Thread, kind object.Kind, n int) *object.Set {
	if kind == object.KindSet && n > object.FewElements {
		return t.Recycler.RoomySet()
	}
	return NewSet(t, kind)
}

// ChargeSet charges for work on each element of a set.
func ChargeSet(t *object.Thread, s *object.Set) error {
	return t.Charge(int64(max(5*s.Len(), s.Span()/meter.SlotsPerBytecode)))
}

// chargeMerge charges for adding the elements of s to another set, and reserves what they
// take there.
func chargeMerge(t *object.Thread, s *object.Set) error {
	cost := max(meter.InsertCost*s.Len(), s.Span()/meter.SlotsPerBytecode)
	return meter.Allocate(t, int64(s.Len())*object.SizeSetElement, int64(cost))
}

// CopySet returns a set of the kind with the elements of s, as set.copy does.
func CopySet(t *object.Thread, s *object.Set, kind object.Kind) (*object.Set, error) {
	if err := chargeMerge(t, s); err != nil {
		return nil, err
	}
	out := newSetFor(t, kind, s.Len())
	return out, out.Merge(s, nil) // into an empty set, nothing is compared
}

// MakeSet returns a set of the kind with the items of an iterable.
func MakeSet(t *object.Thread, kind object.Kind, v object.Value) (*object.Set, error) {
	out := NewSet(t, kind)
	defer t.Release(t.Hold(out.Value()))
	return out, FillSet(t, out, v)
}

// SetUpdate adds the items of an iterable to a set.
func SetUpdate(t *object.Thread, s *object.Set, v object.Value) error {
	if err := Steady(t, s, v); err != nil {
		return err
	}
	return FillSet(t, s, v)
}

// Steady is called before a set changes in several steps for the items of v. When
// comparing those may have to wait, between two changes, it asks for a coroutine.
func Steady(t *object.Thread, s *object.Set, v object.Value) error {
	if s.IsSimple() && simpleItems(v) {
		return nil
	}
	return t.Reenter()
}

// simpleItems reports whether all items of an iterable are simple ones that can be
// had without running Python code.
func simpleItems(v object.Value) bool {
	p := special.Payload(v)
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
	if p := special.Payload(v); IsAnySet(p) {
		if err := chargeMerge(t, p.Set()); err != nil {
			return err
		}
		err := s.Merge(p.Set(), EqualIn(t))
		t.Spend(s.TakeMisses())
		return err
	}
	if v.Kind() == object.KindDict {
		if err := meter.ChargeInserts(t, v.Dict().Len()); err != nil {
			return err
		}
		s.Reserve(v.Dict().Len())
		return EachKey(v.Dict(), func(key object.Value, hash int64) error {
			_, err := s.Add(key, hash, EqualIn(t))
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
	if n, _ := SimpleLen(v); v.Kind() == object.KindRange && n >= meter.MinReserved { // its items are all different
		if err := t.Reserve(min(int64(n), meter.MaxItems) * object.SizeSetElement); err != nil {
			return err
		}
	}
	return EachSought(t, v, visit)
}

// EachSought is EachItem for a visit that looks for the item in a dict or set.
func EachSought(t *object.Thread, v object.Value, visit func(item object.Value) error) error {
	return eachAt(t, v, meter.InsertCost, visit)
}

// itemCost is what an item costs in EachItem.
const itemCost = 2

// eachAt is EachItem at a cost for each item.
func eachAt(t *object.Thread, v object.Value, cost int64, visit func(item object.Value) error) error {
	n, sized := SimpleLen(v)
	if v.Kind() == object.KindRange && n > meter.MaxItems { // nobody pays for all of them at once
		n, sized = 0, false
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

// EachKey calls visit for the keys of a dict, in order, until it fails.
func EachKey(d *object.Dict, visit func(key object.Value, hash int64) error) error {
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

// EachElement calls visit for the elements of a set, in order, until it fails.
func EachElement(s *object.Set, visit func(key object.Value, hash int64) error) error {
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

// compareSets does a comparison operator of two set-like values: <= is subset.
func compareSets(t *object.Thread, op int, a, b object.Value) (bool, error) {
	a, b = special.Payload(a), special.Payload(b)
	x, _ := SimpleLen(a)
	y, _ := SimpleLen(b)
	switch op {
	case code.OpEq, code.OpNe:
		if x != y {
			return op == code.OpNe, nil
		}
		same, err := allContained(t, a, b)
		return same == (op == code.OpEq), err
	case code.OpGt, code.OpGe:
		a, b, x, y = b, a, y, x
	}
	if x > y || x == y && (op == code.OpLt || op == code.OpGt) {
		return false, nil
	}
	return allContained(t, a, b)
}

// allContained reports whether every item of a is in b, both being set-like.
func allContained(t *object.Thread, a, b object.Value) (bool, error) {
	if IsAnySet(a) && IsAnySet(b) {
		return IsSubset(t, a.Set(), b.Set())
	}
	n, _ := SimpleLen(a)
	if err := t.Charge(int64(8 * n)); err != nil {
		return false, err
	}
	it, err := Iter(t, a)
	if err != nil {
		return false, err
	}
	for {
		item, err := Next(t, it)
		if err != nil || item.IsNil() {
			return err == nil, err
		}
		if has, err := Contains(t, b, item); !has || err != nil {
			return false, err
		}
	}
}

// IsSubset reports whether every element of x is in y.
func IsSubset(t *object.Thread, x, y *object.Set) (bool, error) {
	if x.Len() > y.Len() {
		return false, nil
	}
	if err := ChargeSet(t, x); err != nil {
		return false, err
	}
	return allAre(t, x, y, true)
}

// allAre reports whether every element of x is in y, or for false none.
func allAre(t *object.Thread, x, y *object.Set, in bool) (bool, error) {
	for pos := 0; ; {
		key, hash, next, ok := x.Next(pos)
		if !ok {
			return true, nil
		}
		has, err := y.Has(key, hash, EqualIn(t))
		t.Spend(y.TakeMisses())
		if has != in || err != nil {
			return false, err
		}
		pos = next
	}
}

// IsDisjoint reports whether no item of an iterable is in a set-like value.
func IsDisjoint(t *object.Thread, a, v object.Value) (bool, error) {
	if IsSetView(a) && IsSetLike(v) || IsAnySet(v) && special.Payload(v) == v {
		x, _ := SimpleLen(special.Payload(a))
		if y, _ := SimpleLen(special.Payload(v)); y > x {
			a, v = v, a
		}
	}
	a = special.Payload(a)
	if IsAnySet(a) && (v.Kind() == object.KindSet || v.Kind() == object.KindFrozenSet) {
		return noneContained(t, v.Set(), a.Set())
	}
	err := EachItem(t, v, func(item object.Value) error {
		has, err := Contains(t, a, item)
		if has && err == nil {
			return errCommon
		}
		return err
	})
	if err == errCommon {
		return false, nil
	}
	return err == nil, err
}

// noneContained is IsDisjoint for elements of a set.
func noneContained(t *object.Thread, x, y *object.Set) (bool, error) {
	if err := t.Charge(int64(max(itemCost*x.Len(), x.Span()/meter.SlotsPerBytecode))); err != nil {
		return false, err
	}
	return allAre(t, x, y, false)
}

// errCommon ends a walk at an item that is in both sets.
var errCommon = errors.New("common item")

// viewContains reports whether an item is in a dict view.
func viewContains(t *object.Thread, view *object.DictView, item object.Value) (bool, error) {
	switch view.What {
	case object.ViewKeys:
		v, err := DictGet(t, view.Dict, item)
		return !v.IsNil(), err
	case object.ViewItems:
		p := special.Payload(item)
		if p.Kind() != object.KindTuple || len(p.Tuple().Items) != 2 {
			return false, nil
		}
		pair := p.Tuple().Items
		t.Spend(meter.StepCost)
		v, err := DictGet(t, view.Dict, pair[0])
		if err != nil || v.IsNil() {
			return false, err
		}
		return Equal(t, pair[1], v)
	}
	return containsByIteration(t, object.NewDictView(view.Dict, view.What), item)
}
