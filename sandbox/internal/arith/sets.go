package arith

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// addWhere adds the elements of from whose presence in other is as wanted.
func addWhere(t *object.Thread, out, from, other *object.Set, wanted bool) error {
	equal := ops.EqualIn(t)
	for pos := 0; ; {
		key, hash, next, ok := from.Next(pos)
		if !ok {
			return nil
		}
		has, err := other.Has(key, hash, equal)
		if err == nil && has == wanted {
			_, err = out.Add(key, hash, equal)
		}
		if err != nil {
			return err
		}
		pos = next
	}
}

// setIntersection returns a set of the kind with the elements of s that are also
// items of an iterable.
func setIntersection(t *object.Thread, s *object.Set, kind object.Kind, v object.Value) (*object.Set, error) {
	t.Spend(meter.InsertCost)
	p := special.Payload(v)
	if ops.IsAnySet(p) && p.Set() == s {
		return ops.CopySet(t, s, kind)
	}
	out := ops.NewSet(t, kind)
	if ops.IsAnySet(p) {
		other := p.Set()
		if other.Len() > s.Len() { // CPython walks the smaller one
			s, other = other, s
		}
		if err := ops.ChargeSet(t, other); err != nil {
			return nil, err
		}
		return out, addWhere(t, out, other, s, true)
	}
	return out, ops.EachSought(t, v, func(item object.Value) error {
		hash, err := ops.Hash(t, item)
		if err != nil {
			return err
		}
		has, err := s.Has(item, hash, ops.EqualIn(t))
		if has && err == nil {
			_, err = out.Add(item, hash, ops.EqualIn(t))
		}
		return err
	})
}

// SetDifference returns a set of the kind with the elements of s that are not items
// of an iterable.
func SetDifference(t *object.Thread, s *object.Set, kind object.Kind, v object.Value) (*object.Set, error) {
	t.Spend(meter.InsertCost)
	p := special.Payload(v)
	isDict := v.Kind() == object.KindDict
	n, _ := ops.SimpleLen(p)
	if !isDict && !ops.IsAnySet(p) || s.Len()/4 > n {
		out, err := ops.CopySet(t, s, kind)
		if err != nil {
			return nil, err
		}
		return out, RemoveFrom(t, out, v)
	}
	if err := ops.ChargeSet(t, s); err != nil {
		return nil, err
	}
	out := ops.NewSet(t, kind)
	if !isDict {
		return out, addWhere(t, out, s, p.Set(), false)
	}
	return out, ops.EachElement(s, func(key object.Value, hash int64) error {
		has, err := v.Dict().Get(key, hash, ops.EqualIn(t))
		if has.IsNil() && err == nil {
			_, err = out.Add(key, hash, ops.EqualIn(t))
		}
		return err
	})
}

// SetDifferenceUpdate removes the items of an iterable from a set.
func SetDifferenceUpdate(t *object.Thread, s *object.Set, v object.Value) error {
	if err := ops.Steady(t, s, v); err != nil {
		return err
	}
	return RemoveFrom(t, s, v)
}

// RemoveFrom is SetDifferenceUpdate for a set that nobody sees yet.
func RemoveFrom(t *object.Thread, s *object.Set, v object.Value) (err error) {
	if p := special.Payload(v); ops.IsAnySet(p) {
		if p.Set() == s {
			s.Clear()
			return nil
		}
		if err := ops.ChargeSet(t, p.Set()); err != nil {
			return err
		}
		err = ops.EachElement(p.Set(), func(key object.Value, hash int64) error {
			_, err := s.Remove(key, hash, ops.EqualIn(t))
			return err
		})
	} else {
		err = ops.EachItem(t, v, func(item object.Value) error {
			hash, err := ops.Hash(t, item)
			if err != nil {
				return err
			}
			_, err = s.Remove(item, hash, ops.EqualIn(t))
			return err
		})
	}
	if err == nil {
		s.DropRemoved()
	}
	return err
}

// SetSymmetricDifference returns a set of the kind with the elements of s and the
// items of an iterable that are not in both: the latter, with each of s toggled.
func SetSymmetricDifference(t *object.Thread, s *object.Set, kind object.Kind, v object.Value) (*object.Set, error) {
	if err := ops.ChargeSet(t, s); err != nil {
		return nil, err
	}
	out, err := ops.MakeSet(t, kind, v)
	if err != nil {
		return nil, err
	}
	return out, ops.EachElement(s, toggler(t, out))
}

// SetSymmetricDifferenceUpdate adds the items of an iterable to a set that are not
// in it, and removes those that are.
func SetSymmetricDifferenceUpdate(t *object.Thread, s *object.Set, v object.Value) error {
	if err := ops.Steady(t, s, v); err != nil {
		return err
	}
	return toggleItems(t, s, v)
}

// toggleItems is SetSymmetricDifferenceUpdate for a set that nobody sees yet.
func toggleItems(t *object.Thread, s *object.Set, v object.Value) error {
	p := special.Payload(v)
	if v.Kind() == object.KindDict {
		if err := t.Charge(int64(v.Dict().Len())); err != nil {
			return err
		}
		return ops.EachKey(v.Dict(), toggler(t, s))
	}
	other := s
	if !ops.IsAnySet(p) {
		var err error
		if other, err = ops.MakeSet(t, object.KindSet, v); err != nil {
			return err
		}
	} else if other = p.Set(); other == s {
		s.Clear()
		return nil
	}
	if err := ops.ChargeSet(t, other); err != nil {
		return err
	}
	return ops.EachElement(other, toggler(t, s))
}

func toggler(t *object.Thread, s *object.Set) func(key object.Value, hash int64) error {
	return func(key object.Value, hash int64) error {
		removed, err := s.Remove(key, hash, ops.EqualIn(t))
		if err == nil && !removed {
			_, err = s.Add(key, hash, ops.EqualIn(t))
		}
		return err
	}
}

// SetBinary does -, &, | or ^ (code.OpSub and so on) of two values of which one is
// set-like. With a dict view among them, the other may be any iterable.
func SetBinary(t *object.Thread, op int, a, b object.Value) (object.Value, error) {
	var out *object.Set
	var err error
	if p := special.Payload(a); !ops.IsSetView(a) && !ops.IsSetView(b) {
		out, err = combine(t, op, p.Set(), p.Kind(), b)
	} else if out, err = ops.MakeSet(t, object.KindSet, a); err == nil {
		out, err = combineView(t, op, out, b)
	}
	if err != nil {
		return object.Value{}, err
	}
	return out.Value(), nil
}

func combine(t *object.Thread, op int, s *object.Set, kind object.Kind, other object.Value) (*object.Set, error) {
	switch op {
	case code.OpAnd:
		return setIntersection(t, s, kind, other)
	case code.OpSub:
		return SetDifference(t, s, kind, other)
	case code.OpXor:
		return SetSymmetricDifference(t, s, kind, other)
	}
	out, err := ops.CopySet(t, s, kind)
	if err == nil && special.Payload(other).Set() != s {
		err = ops.FillSet(t, out, other)
	}
	return out, err
}

// combineView does an operator of dict views; out is a new set of the left one.
func combineView(t *object.Thread, op int, out *object.Set, other object.Value) (*object.Set, error) {
	switch op {
	case code.OpAnd:
		return setIntersection(t, out, object.KindSet, other)
	case code.OpSub:
		return out, RemoveFrom(t, out, other)
	case code.OpXor:
		return out, toggleItems(t, out, other)
	}
	return out, ops.FillSet(t, out, other)
}

// setInplace does -=, &=, |= or ^= of a set; done is false when b is no set.
func setInplace(t *object.Thread, op int, s *object.Set, b object.Value) (done bool, err error) {
	if !ops.IsAnySet(b) {
		return false, nil
	}
	switch op {
	case code.OpOr:
		return true, ops.SetUpdate(t, s, b)
	case code.OpSub:
		return true, SetDifferenceUpdate(t, s, b)
	case code.OpXor:
		return true, SetSymmetricDifferenceUpdate(t, s, b)
	case code.OpAnd:
		return true, SetIntersectionUpdate(t, s, b)
	}
	return false, nil
}

// SetIntersectionUpdate removes the elements from a set that are not items of all
// the iterables.
func SetIntersectionUpdate(t *object.Thread, s *object.Set, iterables ...object.Value) error {
	out, err := SetIntersections(t, s, object.KindSet, iterables...)
	if err == nil {
		s.Replace(out)
	}
	return err
}

// SetIntersections returns a set of the kind with the elements of s that are also
// items of all the iterables.
func SetIntersections(t *object.Thread, s *object.Set, kind object.Kind, iterables ...object.Value) (out *object.Set, err error) {
	if len(iterables) == 0 {
		return ops.CopySet(t, s, kind)
	}
	for _, v := range iterables {
		if out, err = setIntersection(t, s, kind, v); err != nil {
			return nil, err
		}
		s = out
	}
	return out, nil
}
