package ops

import (
	"math"
	"slices"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
)

// SliceBounds returns the start, stop and step of a slice of a sequence of n items,
// and the number of items that it selects, as slice.indices and CPython's
// PySlice_AdjustIndices compute them.
func SliceBounds(t *object.Thread, s *object.Slice, n int) (start, stop, step, count int, err error) {
	step64 := int64(1)
	if !s.Step.IsNone() {
		if step64, err = sliceIndex(t, s.Step); err != nil {
			return 0, 0, 0, 0, err
		}
		if step64 == 0 {
			return 0, 0, 0, 0, object.Raise(object.ValueError, "slice step cannot be zero")
		}
		step64 = max(step64, -math.MaxInt64)
	}
	low, high := int64(0), int64(n)
	if step64 < 0 {
		low, high = -1, int64(n)-1
	}
	bound := func(v object.Value, missing int64) (int64, error) {
		if v.IsNone() {
			return missing, nil
		}
		i, err := sliceIndex(t, v)
		if i < 0 {
			i = max(i+int64(n), low)
		}
		return min(i, high), err
	}
	first, last := low, high
	if step64 < 0 {
		first, last = high, low
	}
	a, err := bound(s.Start, first)
	if err != nil {
		return 0, 0, 0, 0, err
	}
	b, err := bound(s.Stop, last)
	if err != nil {
		return 0, 0, 0, 0, err
	}
	switch {
	case step64 > 0 && a < b:
		count = int((b-a-1)/step64) + 1
	case step64 < 0 && a > b:
		count = int((a-b-1)/-step64) + 1
	}
	return int(a), int(b), int(step64), count, nil
}

// sliceIndex converts a part of a slice; ints that do not fit are clipped.
func sliceIndex(t *object.Thread, v object.Value) (int64, error) {
	i, err := IndexValue(t, v)
	if err != nil {
		if isTypeError(err) {
			return 0, object.Raise(object.TypeError, "slice indices must be integers or None or have an __index__ method")
		}
		return 0, err
	}
	if i.Kind() == object.KindBigInt {
		if i.Big().Int.Sign() < 0 {
			return math.MinInt64 / 2, nil
		}
		return math.MaxInt64 / 2, nil
	}
	return max(min(i.AsInt(), math.MaxInt64/2), math.MinInt64/2), nil
}

// resolveSlice returns s with ints or None for its parts. It calls the __index__ of
// others, which may change the length of the sequence to be sliced: so it must be
// asked for after that.
func resolveSlice(t *object.Thread, s *object.Slice) (*object.Slice, error) {
	if isResolved(s) {
		return s, nil
	}
	parts := [...]object.Value{s.Step, s.Start, s.Stop}
	for i, v := range parts {
		if v.IsNone() {
			continue
		}
		n, err := sliceIndex(t, v)
		if err != nil {
			return nil, err
		}
		if parts[i] = object.Int(n); i == 0 && n == 0 {
			return nil, object.Raise(object.ValueError, "slice step cannot be zero")
		}
	}
	return &object.Slice{Start: parts[1], Stop: parts[2], Step: parts[0]}, nil
}

// isResolved reports whether the parts of a slice are small ints or None.
func isResolved(s *object.Slice) bool {
	return (s.Start.IsInt() || s.Start.IsNone()) && (s.Stop.IsInt() || s.Stop.IsNone()) && (s.Step.IsInt() || s.Step.IsNone())
}

// GetSlice returns v[start:stop].
func GetSlice(t *object.Thread, v, start, stop object.Value) (object.Value, error) {
	switch v.Kind() {
	case object.KindList, object.KindTuple, object.KindStr:
	default:
		return GetItem(t, v, object.NewSlice(start, stop, object.None))
	}
	n, _ := SimpleLen(v)
	first, ok := simpleBound(start, 0, n)
	last, ok2 := simpleBound(stop, n, n)
	if !ok || !ok2 {
		return GetItem(t, v, object.NewSlice(start, stop, object.None))
	}
	return sliceOf(t, v, n, first, 1, max(last-first, 0))
}

// simpleBound returns what an int or None stands for as a bound of a slice of n items;
// ok is false for other values.
func simpleBound(v object.Value, missing, n int) (bound int, ok bool) {
	switch {
	case v.IsNone():
		return missing, true
	case !v.IsInt():
		return 0, false
	}
	i := v.AsInt()
	if i < 0 {
		i = max(i+int64(n), 0)
	}
	return int(min(i, int64(n))), true
}

// getSlice returns v[s] of a sequence of a builtin type.
func getSlice(t *object.Thread, v object.Value, s *object.Slice) (object.Value, error) {
	s, err := resolveSlice(t, s)
	if err != nil {
		return object.Value{}, err
	}
	n, _ := SimpleLen(v)
	start, stop, step, count, err := SliceBounds(t, s, n)
	if err != nil {
		return object.Value{}, err
	}
	if v.Kind() == object.KindRange {
		return sliceRange(v.Range(), start, stop, step)
	}
	return sliceOf(t, v, n, start, step, count)
}

// sliceOf returns count of the n items of a list, a tuple or a str.
func sliceOf(t *object.Thread, v object.Value, n, start, step, count int) (object.Value, error) {
	if err := meter.ChargeItems(t, count); err != nil {
		return object.Value{}, err
	}
	switch v.Kind() {
	case object.KindList:
		l := t.Recycler.MakeList(count)
		pick(l.Items, v.List().Items, start, step)
		return l.Value(), nil
	case object.KindTuple:
		if count == n && step == 1 {
			return v, nil
		}
		tuple, items := t.Recycler.MakeTuple(count)
		pick(items, v.Tuple().Items, start, step)
		return tuple, nil
	}
	return sliceStr(t, v.Str(), start, step, count), nil
}

// pick fills dst with every step-th item from start on.
func pick(dst, items []object.Value, start, step int) {
	if step == 1 {
		copy(dst, items[start:])
		return
	}
	for i := range dst {
		dst[i] = items[start+i*step]
	}
}

func sliceRange(r *object.Range, start, stop, step int) (object.Value, error) {
	first, ok1 := rangeAt(r, start)
	last, ok2 := rangeAt(r, stop)
	by, ok3 := object.MulInt(r.Step, int64(step))
	if !ok1 || !ok2 || !ok3 {
		return object.Value{}, object.Raise(object.OverflowError, "Python int too large to convert to C ssize_t")
	}
	return object.NewRange(first, last, by).Value(), nil
}

// rangeAt returns where position i of a range would be, also one outside of it.
func rangeAt(r *object.Range, i int) (at int64, ok bool) {
	offset, ok := object.MulInt(int64(i), r.Step)
	if !ok {
		return 0, false
	}
	return object.AddInt(r.Start, offset)
}

func sliceStr(t *object.Thread, s *object.Str, start, step, count int) object.Value {
	if step == 1 && count == s.Len() {
		return s.Value()
	}
	if count == 0 {
		return object.String("")
	}
	if step == 1 {
		return s.Sub(t, start, start+count).Value()
	}
	runes := make([]rune, count)
	for i := range runes {
		runes[i] = s.At(start + i*step)
	}
	return object.StrFromRunes(runes).Value()
}

// setSlice does l[s] = value.
func setSlice(t *object.Thread, l *object.List, s *object.Slice, value object.Value) error {
	items, err := itemsFor(t, l, s, value)
	if err != nil && !isTypeError(err) {
		return err
	}
	s, sliceErr := resolveSlice(t, s)
	if sliceErr != nil {
		return sliceErr
	}
	start, stop, step, count, sliceErr := SliceBounds(t, s, len(l.Items))
	switch {
	case sliceErr != nil:
		return sliceErr
	case err != nil && step != 1:
		return object.Raise(object.TypeError, "must assign iterable to extended slice")
	case err != nil:
		return object.Raise(object.TypeError, "can only assign an iterable")
	case step != 1:
		return setExtendedSlice(l, start, step, count, items)
	}
	stop = max(stop, start)
	if err := meter.ChargeItems(t, len(l.Items)-start+len(items)); err != nil {
		return err
	}
	l.Become(slices.Replace(l.Items, start, stop, items...))
	return nil
}

// itemsFor returns the items of a value that is assigned to a slice of a list. They are a
// copy, unless nothing can change them until they are in the list.
func itemsFor(t *object.Thread, l *object.List, s *object.Slice, value object.Value) ([]object.Value, error) {
	if value.Kind() != object.KindTuple && (value.Kind() != object.KindList || value.List() == l || !isResolved(s)) {
		return NewItems(t, value)
	}
	items, _ := Items(t, value)
	return items, chargeCopy(t, value, len(items))
}

func setExtendedSlice(l *object.List, start, step, count int, items []object.Value) error {
	if len(items) != count {
		return object.Raise(object.ValueError, "attempt to assign sequence of size %d to extended slice of size %d",
			len(items), count)
	}
	for i, v := range items {
		l.Items[start+i*step] = v
	}
	return nil
}

// deleteSlice does del l[s].
func deleteSlice(t *object.Thread, l *object.List, s *object.Slice) error {
	s, err := resolveSlice(t, s)
	if err != nil {
		return err
	}
	start, _, step, count, err := SliceBounds(t, s, len(l.Items))
	if err != nil || count == 0 {
		return err
	}
	if err := meter.ChargeItems(t, len(l.Items)); err != nil {
		return err
	}
	if step < 0 {
		start, step = start+(count-1)*step, -step
	}
	kept := l.Items[:start]
	for i := start; i < len(l.Items); i++ {
		if (i-start)%step == 0 && (i-start)/step < count {
			continue
		}
		kept = append(kept, l.Items[i])
	}
	clear(l.Items[len(kept):])
	l.Items = kept
	return nil
}
