package object

// A cursor walks over a list, a tuple or a range for a loop, in place of an iterator
// that nobody else could get hold of. It is a Value whose reference is that of the
// list, tuple or range, and whose number counts the items passed. No Python value
// looks like that, and nothing but the register of a ForIter ever holds one.

// CursorOf returns a cursor at the start of v, or the zero Value when v has another
// type.
func CursorOf(v Value) Value {
	switch v.Kind() {
	case KindList, KindTuple, KindRange:
		return v
	}
	return Value{}
}

// Pass moves a cursor past the next one of items, those of its list or tuple, and
// returns it, or nil at the end.
func (v *Value) Pass(items []Value) *Value {
	i := v.num
	if i >= uint64(len(items)) {
		return nil
	}
	v.num++
	return &items[i]
}

// PassRange moves the cursor of a range past its next number and returns that; more
// is false at the end.
func (v *Value) PassRange() (next int64, more bool) {
	r, i := v.Range(), int64(v.num)
	if i >= r.Len {
		return 0, false
	}
	v.num++
	return r.Start + i*r.Step, true
}
