// Package ops holds the operations that Python defines for all values: comparison,
// attributes, items, iteration, hashing, truth, repr, and making instances. For values
// of builtin types they are done here; where a class statement's type defines a special
// method they call it, by package special. The operators that make new values are in
// package arith.
//
// An operation charges for what it does in proportion to its size before it does
// it, and follows the rule of object.Func: nothing is changed before the first
// point at which it may return object.ErrReenter.
package ops

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// Truth reports whether v counts as true.
func Truth(t *object.Thread, v object.Value) (bool, error) {
	if truth, known := SimpleTruth(v); known {
		return truth, nil
	}
	meter.SpendMRO(t, v)
	switch v.Kind() {
	case object.KindInstance:
		return truthOfInstance(t, v)
	case object.KindType:
		if special.MayDefine(v) {
			return truthOfInstance(t, v)
		}
		return true, nil
	}
	if n, ok := SimpleLen(v); ok {
		return n != 0, nil
	}
	return true, nil
}

// SimpleTruth reports whether a number, a str, a container, a member of an enumeration of the host or None is
// true; known is false for other values.
func SimpleTruth(v object.Value) (truth, known bool) {
	switch v.Kind() {
	case object.KindList:
		return len(v.List().Items) > 0, true
	case object.KindTuple:
		return len(v.Tuple().Items) > 0, true
	case object.KindDict:
		return v.Dict().Len() > 0, true
	case object.KindSet:
		return v.Set().Len() > 0, true
	case object.KindBool, object.KindInt:
		return v.AsInt() != 0, true
	case object.KindFloat:
		return v.AsFloat() != 0, true
	case object.KindNone:
		return false, true
	case object.KindStr:
		return v.Str().S != "", true
	case object.KindHost:
		return true, true
	}
	return false, false
}

func truthOfInstance(t *object.Thread, v object.Value) (bool, error) {
	if v.Kind() == object.KindInstance && v.Instance().Class.Size != nil {
		t.Spend(meter.SpecialCost)
		return v.Instance().Class.Size(v.Instance()) != 0, nil
	}
	if fn := special.Method(v, special.NameBool); !fn.IsNil() {
		result, err := special.Call(t, fn, v)
		if err != nil {
			return false, err
		}
		if !result.IsBool() {
			return false, object.Raise(object.TypeError, "__bool__ should return bool, returned %s", t.TypeOf(result).Name)
		}
		return result.IsTrue(), nil
	}
	var payload object.Value
	if v.Kind() == object.KindInstance {
		payload = v.Instance().Payload
	}
	if !payload.IsNil() && IsNumber(payload.Kind()) {
		return Truth(t, payload)
	}
	if fn := special.Method(v, special.NameLen); !fn.IsNil() {
		n, err := Len(t, v)
		return n != 0, err
	}
	if !payload.IsNil() {
		return Truth(t, payload)
	}
	return true, nil
}

// SimpleLen returns the number of items of a value of a builtin type.
func SimpleLen(v object.Value) (int, bool) {
	switch v.Kind() {
	case object.KindStr:
		return v.Str().Len(), true
	case object.KindList:
		return len(v.List().Items), true
	case object.KindTuple:
		return len(v.Tuple().Items), true
	case object.KindDict:
		return v.Dict().Len(), true
	case object.KindSet, object.KindFrozenSet:
		return v.Set().Len(), true
	case object.KindRange:
		return int(v.Range().Len), true
	case object.KindDictView:
		return v.DictView().Dict.Len(), true
	}
	return 0, false
}

// Len returns len(v).
func Len(t *object.Thread, v object.Value) (int, error) {
	meter.SpendMRO(t, v)
	if n, ok := SimpleLen(v); ok {
		return n, nil
	}
	if v.Kind() == object.KindInstance {
		if size := v.Instance().Class.Size; size != nil {
			t.Spend(meter.SpecialCost)
			return size(v.Instance()), nil
		}
		if fn := special.Method(v, special.NameLen); !fn.IsNil() {
			return lenOfInstance(t, fn, v)
		}
		if payload := v.Instance().Payload; !payload.IsNil() && !IsNumber(payload.Kind()) {
			return Len(t, payload)
		}
	}
	if v.Kind() == object.KindType {
		if members := v.Type().EnumMembers(); !members.IsNil() {
			return Len(t, members)
		}
	}
	if v.Kind() == object.KindType && special.MayDefine(v) {
		if fn := special.Method(v, special.NameLen); !fn.IsNil() {
			return lenOfInstance(t, fn, v)
		}
	}
	if v.Kind() == object.KindIterator {
		if sized, ok := v.Iterator().It.(interface{ Len() int }); ok {
			return sized.Len(), nil
		}
	}
	return 0, object.Raise(object.TypeError, "object of type '%s' has no len()", t.TypeOf(v).Name)
}

func lenOfInstance(t *object.Thread, fn, v object.Value) (int, error) {
	result, err := special.Call(t, fn, v)
	if err != nil {
		return 0, err
	}
	if result.IsInt() && result.AsInt() >= 0 {
		return int(result.AsInt()), nil
	}
	n, err := IndexValue(t, result)
	if err != nil {
		return 0, err
	}
	switch {
	case n.ToBig().Sign() < 0:
		return 0, object.Raise(object.ValueError, "__len__() should return >= 0")
	case n.Kind() == object.KindBigInt:
		return 0, TooBigIndex(t, result)
	}
	return int(n.AsInt()), nil
}

// Index returns v as an int that fits 64 bits, as operator.index does.
func Index(t *object.Thread, v object.Value) (int64, error) {
	i, err := IndexValue(t, v)
	if err != nil {
		return 0, err
	}
	if i.Kind() == object.KindBigInt {
		return 0, object.Raise(object.OverflowError, "Python int too large to convert to C ssize_t")
	}
	return i.AsInt(), nil
}

// TooBigIndex is the error of an index that does not fit 64 bits.
func TooBigIndex(t *object.Thread, v object.Value) error {
	return object.Raise(object.OverflowError, "cannot fit '%s' into an index-sized integer", t.TypeOf(v).Name)
}

// HasIndex reports whether v is an int or has an __index__.
func HasIndex(v object.Value) bool {
	return special.Payload(v).IsIntLike() || v.Kind() == object.KindInstance && !special.Method(v, special.NameIndex).IsNil()
}

// IndexValue returns v as an int of any size, as operator.index does.
func IndexValue(t *object.Thread, v object.Value) (object.Value, error) {
	if p := special.Payload(v); p.IsIntLike() {
		if p.IsBool() {
			return object.Int(p.AsInt()), nil
		}
		return p, nil
	}
	if v.Kind() == object.KindInstance {
		if fn := special.Method(v, special.NameIndex); !fn.IsNil() {
			result, err := special.Call(t, fn, v)
			if err != nil {
				return object.Value{}, err
			}
			if !result.IsIntLike() {
				return object.Value{}, object.Raise(object.TypeError, "__index__ returned non-int (type %s)", t.TypeOf(result).Name)
			}
			return result, nil
		}
	}
	return object.Value{}, object.Raise(object.TypeError, "'%s' object cannot be interpreted as an integer", t.TypeOf(v).Name)
}

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
		return int64(len(it.TupleIter().Tuple.Tuple().Items) - it.TupleIter().Pos), true
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
	fn, err := special.Lookup(t, v, special.NameLengthHint)
	if err != nil || fn.IsNil() {
		return missing, err
	}
	hint, err := t.Call(fn)
	switch {
	case isTypeError(err) || err == nil && hint.IsNotImplemented():
		return missing, nil
	case err != nil:
		return 0, err
	case !special.Payload(hint).IsIntLike():
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
	if v.Kind() != object.KindInstance || special.Method(v, special.NameLen).IsNil() && special.Method(v, special.NameLengthHint).IsNil() {
		return nil
	}
	t.Spend(4 * meter.SpecialCost)
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

// IsCallable reports whether v can be called.
func IsCallable(t *object.Thread, v object.Value) bool {
	switch v.Kind() {
	case object.KindFunction, object.KindBuiltin, object.KindMethod, object.KindType:
		return true
	}
	if n := len(t.TypeOf(v).MRO); n > longMRO {
		t.Spend(n)
	}
	return !t.TypeOf(v).Lookup(special.NameCall).IsNil()
}

// longMRO is the length of an MRO from which on a look-up through it has a price.
const longMRO = 8
