package ops

import (
	"errors"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

// compareSets does a comparison operator of two set-like values: <= is subset.
func compareSets(t *object.Thread, op int, a, b object.Value) (bool, error) {
	a, b = Payload(a), Payload(b)
	x, _ := simpleLen(a)
	y, _ := simpleLen(b)
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

// allContained tells whether every item of a is in b, both being set-like.
func allContained(t *object.Thread, a, b object.Value) (bool, error) {
	if IsAnySet(a) && IsAnySet(b) {
		return IsSubset(t, a.Set(), b.Set())
	}
	n, _ := simpleLen(a)
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

// IsSubset tells whether every element of x is in y.
func IsSubset(t *object.Thread, x, y *object.Set) (bool, error) {
	if x.Len() > y.Len() {
		return false, nil
	}
	if err := chargeSet(t, x); err != nil {
		return false, err
	}
	for pos := 0; ; {
		key, hash, next, ok := x.Next(pos)
		if !ok {
			return true, nil
		}
		has, err := y.Has(key, hash, equalIn(t))
		t.Spend(y.TakeMisses())
		if !has || err != nil {
			return false, err
		}
		pos = next
	}
}

// IsDisjoint tells whether no item of an iterable is in a set-like value.
func IsDisjoint(t *object.Thread, a, v object.Value) (bool, error) {
	if isSetView(a) && IsSetLike(v) || IsAnySet(v) && Payload(v) == v {
		x, _ := simpleLen(Payload(a))
		if y, _ := simpleLen(Payload(v)); y > x {
			a, v = v, a
		}
	}
	a = Payload(a)
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

// errCommon ends a walk at an item that is in both sets.
var errCommon = errors.New("common item")

// viewContains tells whether an item is in a dict view.
func viewContains(t *object.Thread, view *object.DictView, item object.Value) (bool, error) {
	switch view.What {
	case object.ViewKeys:
		v, err := DictGet(t, view.Dict, item)
		return !v.IsNil(), err
	case object.ViewItems:
		p := Payload(item)
		if p.Kind() != object.KindTuple || len(p.Tuple().Items) != 2 {
			return false, nil
		}
		pair := p.Tuple().Items
		t.Spend(StepCost)
		v, err := DictGet(t, view.Dict, pair[0])
		if err != nil || v.IsNil() {
			return false, err
		}
		return Equal(t, pair[1], v)
	}
	return containsByIteration(t, object.NewDictView(view.Dict, view.What), item)
}
