package ops

import "bhack/sandbox/internal/object"

// NameLengthHint is the special method that says about how many items will come.
var NameLengthHint = object.NewSharedStr("__length_hint__")

// hinter is an iterator written in Go that knows how many items are left.
type hinter interface {
	object.Stepper
	// Left is the number of items, or -1 when they never end.
	Left() int64
}

// ItemsLeft returns how many items an iterator of a builtin type has left; ok is false
// for one that does not know that.
func ItemsLeft(it object.Value) (n int64, ok bool) {
	switch it.Kind() {
	case object.KindListIter:
		if l := it.ListIter(); l.List != nil {
			n = int64(max(len(l.List.Items)-l.Pos, 0))
		}
		return n, true
	case object.KindTupleIter:
		return int64(len(it.TupleIter().Items) - it.TupleIter().Pos), true
	case object.KindRangeIter:
		return it.RangeIter().Left, true
	case object.KindIterator:
		if h, knows := it.Iterator().It.(hinter); knows {
			return h.Left(), true
		}
	}
	return 0, false
}

// LengthHint returns the length of v, or else what its __length_hint__ says, or else
// missing.
func LengthHint(t *object.Thread, v object.Value, missing int64) (int64, error) {
	n, err := Len(t, v)
	if err == nil || !isTypeError(err) {
		return int64(n), err
	}
	fn, err := LookupSpecial(t, v, NameLengthHint)
	if err != nil || fn.IsNil() {
		return missing, err
	}
	hint, err := t.Call(fn)
	switch {
	case isTypeError(err) || err == nil && hint.IsNotImplemented():
		return missing, nil
	case err != nil:
		return 0, err
	case !Payload(hint).IsIntLike():
		return 0, object.Raise(object.TypeError, "__length_hint__ must be an integer, not %s", t.TypeOf(hint).Name)
	}
	length, err := Index(t, hint)
	if err == nil && length < 0 {
		err = object.Raise(object.ValueError, "__length_hint__() should return >= 0")
	}
	return length, err
}

// AskLength asks an instance of a user's class how many items it has, as CPython does
// before it makes a list of them. Only what that prints or raises matters here.
func AskLength(t *object.Thread, v object.Value) error {
	if v.Kind() != object.KindInstance || specialMethod(v, NameLen).IsNil() && specialMethod(v, NameLengthHint).IsNil() {
		return nil
	}
	t.Spend(4 * SpecialCost)
	_, err := LengthHint(t, v, 0)
	return err
}

// Left implements hinter.
func (i *strIter) Left() int64 { return int64(max(i.s.Len()-i.pos, 0)) }

// Left implements hinter.
func (i *setIter) Left() int64 {
	if i.done || i.set.Len() != i.used {
		return 0
	}
	return int64(i.used - i.passed)
}

// Left implements hinter.
func (i *dictIter) Left() int64 {
	if i.done || i.dict.Len() != i.used {
		return 0
	}
	return int64(i.used - i.passed)
}
