package object

import "unsafe"

// ListIter iterates a list, seeing changes of it as CPython does.
type ListIter struct {
	Header
	List *List // nil when exhausted
	Pos  int
}

// NewListIter returns an iterator of l.
func NewListIter(l *List) Value {
	return of(unsafe.Pointer(&ListIter{Header{KindListIter}, l, 0}))
}

// Next returns the next item, or the zero Value.
func (i *ListIter) Next() Value {
	if i.List == nil || i.Pos >= len(i.List.Items) {
		i.List = nil
		return Value{}
	}
	i.Pos++
	return i.List.Items[i.Pos-1]
}

// TupleIter iterates a tuple.
type TupleIter struct {
	Header
	Tuple Value
	Pos   int
}

// NewTupleIter returns an iterator of a tuple.
func NewTupleIter(tuple Value) Value {
	return of(unsafe.Pointer(&TupleIter{Header{KindTupleIter}, tuple, 0}))
}

// RangeIter iterates a range: Next, Next+Step, ... Left numbers in all.
type RangeIter struct {
	Header
	Next, Step, Left int64
}

// NewRangeIter returns an iterator of r.
func NewRangeIter(r *Range) Value {
	return of(unsafe.Pointer(&RangeIter{Header{KindRangeIter}, r.Start, r.Step, r.Len}))
}

// NewRangeReverser returns an iterator of r from its end. Its step may be one that an int64 does not hold: the sums
// wrap around to the right items.
func NewRangeReverser(r *Range) Value {
	return of(unsafe.Pointer(&RangeIter{Header{KindRangeIter}, r.Start + (r.Len-1)*r.Step, -r.Step, r.Len}))
}

// Stepper produces the items of an iterator written in Go. Step returns the zero
// Value at the end, and again whenever it is called after that.
//
// As with Func, Step may be run again after returning ErrReenter.
type Stepper interface {
	Walker
	Step(t *Thread) (Value, error)
}

// PairStepper is a Stepper whose items are tuples of two.
type PairStepper interface {
	Stepper
	// PassPair takes a step when that runs no Python code and cannot fail, and returns the
	// two parts of the item, which it does not make, and what Step would have spent.
	// a is the zero Value when it has taken none, also at the end.
	PassPair(t *Thread) (a, b Value, cost int)
}

// PlainStepper is a Stepper most of whose steps run no Python code and cannot fail.
type PlainStepper interface {
	Stepper
	// Pass takes such a step, and returns the item and what Step would have spent. v is the
	// zero Value when it has taken none, also at the end.
	Pass() (v Value, cost int)
}

// Iterator is an iterator written in Go, other than those of lists, tuples and
// ranges.
type Iterator struct {
	Header
	// Class is the iterator's Python type name, such as zip or dict_keyiterator.
	Class *Type
	It    Stepper
	// Pairs is It where that is a PairStepper, else nil.
	Pairs PairStepper
	// Plain is It where that is a PlainStepper, else nil.
	Plain PlainStepper
}

// NewIterator returns an iterator over what it produces.
func NewIterator(class *Type, it Stepper) Value {
	pairs, _ := it.(PairStepper)
	plain, _ := it.(PlainStepper)
	return of(unsafe.Pointer(&Iterator{Header{KindIterator}, class, it, pairs, plain}))
}

// MakeIterator returns an iterator that is one object with what it produces, a copy of
// it, and that.
func MakeIterator[T any, P interface {
	*T
	Stepper
}](class *Type, it T,
) (Value, P) {
	i := &struct {
		Iterator
		it T
	}{it: it}
	stepper := P(&i.it)
	pairs, _ := Stepper(stepper).(PairStepper)
	plain, _ := Stepper(stepper).(PlainStepper)
	i.Iterator = Iterator{Header{KindIterator}, class, stepper, pairs, plain}
	return of(unsafe.Pointer(i)), stepper
}

// Peek returns the next item of the iterator of a list, a tuple or a range, or the zero
// Value at the end and for other iterators.
func (v Value) Peek() Value {
	switch v.Kind() {
	case KindListIter:
		if l := v.ListIter(); l.List != nil && l.Pos < len(l.List.Items) {
			return l.List.Items[l.Pos]
		}
	case KindTupleIter:
		i := v.TupleIter()
		if items := i.Tuple.Tuple().Items; i.Pos < len(items) {
			return items[i.Pos]
		}
	case KindRangeIter:
		if r := v.RangeIter(); r.Left > 0 {
			return Int(r.Next)
		}
	}
	return Value{}
}

// Skip moves an iterator past the item that Peek has returned.
func (v Value) Skip() {
	switch v.Kind() {
	case KindListIter:
		v.ListIter().Pos++
	case KindTupleIter:
		v.TupleIter().Pos++
	case KindRangeIter:
		r := v.RangeIter()
		r.Next += r.Step
		r.Left--
	}
}

// ViewKind tells what a dict view shows.
type ViewKind uint8

// The three views of a dict.
const (
	ViewKeys ViewKind = iota
	ViewValues
	ViewItems
)

// DictView is what dict.keys, values and items return.
type DictView struct {
	Header
	Dict *Dict
	What ViewKind
	// Ordered tells that it is the view of an OrderedDict.
	Ordered bool
}

// NewDictView returns a view of d.
func NewDictView(d *Dict, what ViewKind) Value {
	return of(unsafe.Pointer(&DictView{Header{KindDictView}, d, what, false}))
}

// NewOrderedView returns a view of the dict inside an OrderedDict.
func NewOrderedView(d *Dict, what ViewKind) Value {
	return of(unsafe.Pointer(&DictView{Header{KindDictView}, d, what, true}))
}

// A cursor walks over a list, a tuple, a range, a set, a dict or a view of a dict for a
// loop, in place of an iterator that nobody else could get hold of. It is a Value whose
// reference is that of what it walks over, and whose number counts the items passed; of
// a set or a dict, the lower half counts places, and the upper half is how many elements
// it had at the start. No Python value looks like that, and nothing but the register of a
// ForIter ever holds one.

// CursorOf returns a cursor at the start of v, or the zero Value when v has another
// type.
func CursorOf(v Value) Value {
	switch v.Kind() {
	case KindList, KindTuple, KindRange:
		return v
	case KindDict:
		return tableCursor(v, v.Dict().used)
	case KindDictView:
		return tableCursor(v, v.DictView().Dict.used)
	case KindSet, KindFrozenSet:
		return tableCursor(v, v.Set().used)
	}
	return Value{}
}

func tableCursor(v Value, used int) Value { return Value{v.ref, uint64(used) << 32} }

// IsTableCursor reports whether v, which a ForIter has, is the cursor of a set, a dict or a
// view of a dict.
func IsTableCursor(v Value) bool {
	switch v.Kind() {
	case KindDict, KindDictView, KindSet, KindFrozenSet:
		return true
	}
	return false
}

// CursorLen returns how many items the cursor v walks over in all, or 0 when v is an
// iterator.
func CursorLen(v Value) int64 {
	switch v.Kind() {
	case KindList:
		return int64(len(v.List().Items))
	case KindTuple:
		return int64(len(v.Tuple().Items))
	case KindRange:
		return v.Range().Len
	case KindDict, KindDictView, KindSet, KindFrozenSet:
		return int64(v.num >> 32)
	}
	return 0
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

// FreeSkip is how many places the step of an iterator through a table passes for nothing: a
// few that are free are part of any table.
const FreeSkip = 16

// PassTable moves the cursor of a table past the next element and returns that. It returns
// the zero Value, and the cursor stays where it is, at the end, when the table has
// changed its size, when the step takes more than FreeSkip places, and for all other
// iterators.
func (v *Value) PassTable() Value {
	if v.Kind() == KindDict { // mostly without gaps
		d, pos := v.Dict(), int(uint32(v.num))
		if pos < len(d.entries) && d.used == int(v.num>>32) && !d.entries[pos].key.IsNil() {
			v.num++
			return d.entries[pos].key
		}
	}
	item, passed, same := v.NextOfTable()
	if !same || item.IsNil() || passed > FreeSkip {
		return Value{}
	}
	v.SkipOfTable(passed)
	return item
}

// PassItem is PassTable for the items of a dict, but returns key and value, not the
// tuple of both.
func (v *Value) PassItem() (key, value Value) {
	d, pos := v.DictView().Dict, int(uint32(v.num))
	if v.DictView().What != ViewItems || pos >= len(d.entries) || d.used != int(v.num>>32) {
		return Value{}, Value{}
	}
	e := &d.entries[pos]
	if !e.key.IsNil() { // else it is one that has been removed
		v.num++
	}
	return e.key, e.value
}

// NextOfTable returns the next element of a table that a cursor walks over, or the zero
// Value at the end, and the number of places up to there. same is false when it has not as many
// elements as at the start, or v is no such cursor.
func (v *Value) NextOfTable() (item Value, passed int, same bool) {
	pos, used := int(uint32(v.num)), int(v.num>>32)
	what, dict := ViewKeys, (*Dict)(nil)
	switch v.Kind() {
	case KindDict:
		dict = v.Dict()
	case KindDictView:
		what, dict = v.DictView().What, v.DictView().Dict
	case KindSet, KindFrozenSet:
		key, _, next, _ := v.Set().Next(pos)
		return key, next - pos, v.Set().used == used
	default:
		return Value{}, 0, false
	}
	key, value, _, next, ok := dict.Next(pos)
	switch {
	case what == ViewKeys || !ok:
		return key, next - pos, dict.used == used
	case what == ViewValues:
		return value, next - pos, dict.used == used
	}
	return PairOf(key, value), next - pos, dict.used == used
}

// SkipOfTable moves the cursor of a table past so many places.
func (v *Value) SkipOfTable(places int) { v.num += uint64(places) }

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
