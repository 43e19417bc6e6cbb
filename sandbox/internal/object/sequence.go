package object

import (
	"sync"
	"unsafe"
)

// List is a Python list.
type List struct {
	Header
	// room is how many items the list has right after it, as a part of it; left is how many
	// there are that it does not use any more.
	room, left uint8
	// large tells that the list is a part of a largeList, and long that it is one of a longList, where its items are.
	large, long bool
	// taken tells that Take has emptied the list and nothing has changed it since.
	taken bool
	// Items are the items. They are assigned by Become, unless they stay where they are.
	Items []Value
}

// Become makes items those of the list. What they leave behind in the list lets go of its
// values.
func (l *List) Become(items []Value) {
	if l.taken {
		l.taken = len(items) == 0
	}
	if l.room > 0 {
		first := unsafe.Slice((*Value)(unsafe.Add(unsafe.Pointer(l), unsafe.Sizeof(*l))), l.room)
		if unsafe.SliceData(items) != unsafe.SliceData(first) {
			clear(first)
			l.room, l.left = 0, l.room
		}
	}
	if (l.large || l.long) && unsafe.SliceData(items) != unsafe.SliceData(l.Items) {
		clear(l.Items)
		l.long = false
	}
	l.Items = items
}

// Taken are the items of a list that has been emptied for a while.
type Taken struct {
	Items []Value
	room  uint8
	large bool
	long  bool
	// taken tells that the list had been taken before, and was still empty.
	taken bool
}

// Take empties a list. Whatever becomes of it, the items stay as they are.
func (l *List) Take() Taken {
	taken := Taken{l.Items, l.room, l.large, l.long, l.taken}
	l.Items, l.room, l.large, l.long, l.taken = nil, 0, false, false, true
	return taken
}

// PutBack makes what was taken the items of the list again, and reports whether it has been
// changed meanwhile.
func (l *List) PutBack(taken Taken) (changed bool) {
	changed = !l.taken
	l.Items, l.room, l.large, l.long, l.taken = taken.Items, taken.room, taken.large, taken.long, taken.taken
	return changed
}

// NewList returns a list of items, which it keeps.
func NewList(items []Value) *List { return &List{Header: Header{KindList}, Items: items} }

// EmptyList returns a list with room for so many items or a few more. Short ones, which
// are most, are one object together with their items.
func EmptyList(room int) *List {
	switch {
	case room <= 4:
		return new(listWith[[4]Value]).empty()
	case room <= 8:
		return new(listWith[[8]Value]).empty()
	case room <= 16:
		return new(listWith[[16]Value]).empty()
	case room <= LongestShort:
		return new(listWith[[LongestShort]Value]).empty()
	}
	return NewList(make([]Value, 0, room))
}

// listWith is a list together with room for its first items, an array of them.
type listWith[A any] struct {
	List
	items A
}

// trim clears the room that the list does not use.
func (l *listWith[A]) trim() {
	trim(unsafe.Slice((*Value)(unsafe.Pointer(&l.items)), unsafe.Sizeof(l.items)/unsafe.Sizeof(Value{})), l.Items)
}

// largeList is a list with room for what it grows to as items are appended. A census counts it like a list that
// moves each time.
type largeList struct {
	listWith[[4]Value]
	eight     [8]Value
	sixteen   [16]Value
	thirtyTwo [32]Value
}

// trim clears the room that the list does not use.
func (l *largeList) trim() {
	l.listWith.trim()
	trim(l.eight[:], l.Items)
	trim(l.sixteen[:], l.Items)
	trim(l.thirtyTwo[:], l.Items)
}

// empty makes it an empty list.
func (l *largeList) empty() *List {
	made := l.listWith.empty()
	made.large = true
	return made
}

// empty makes it an empty list.
func (l *listWith[A]) empty() *List {
	items := unsafe.Slice((*Value)(unsafe.Pointer(&l.items)), unsafe.Sizeof(l.items)/unsafe.Sizeof(Value{}))
	l.List = List{Header: Header{KindList}, room: uint8(len(items)), Items: items[:0]}
	return &l.List
}

// longList is a list that is used again after the turn, together with room for its items. A census counts it like one whose items are
// elsewhere, with no more room than they need.
type longList struct {
	List
	items [longestRecycled]Value
}

// trim clears the room that the list does not use.
func (l *longList) trim() { trim(l.items[:], l.Items) }

// empty makes it an empty list with room for so many items.
func (l *longList) empty(room int) *List {
	l.List = List{Header: Header{KindList}, long: true, Items: l.items[:0:room]}
	return &l.List
}

// longestRecycled is the number of items up to which lists are used again: such as those of 7 by 7 squares.
const longestRecycled = 52

// LongestShort is the number of items up to which a new list is one object with them.
const LongestShort = 24

// Append appends v.
func (l *List) Append(v Value) {
	if l.AppendInPlace(v) {
		return
	}
	if cap(l.Items) == 0 {
		l.Become(append(make([]Value, 0, 4), v))
		return
	}
	l.Become(append(l.moreRoom(), v))
}

// moreRoom returns the items, which fill their room, where there is room for as many more, if the list has that.
func (l *List) moreRoom() []Value {
	if !l.large {
		return l.Items
	}
	own, n := (*largeList)(unsafe.Pointer(l)), len(l.Items)
	switch cap(l.Items) {
	case len(own.items):
		return append(own.eight[:0], l.Items...)
	case len(own.eight):
		return append(own.sixteen[:0], l.Items...)
	case len(own.sixteen):
		return append(own.thirtyTwo[:0:2*n], l.Items...)
	}
	return l.Items
}

// Value returns l as a value.
func (l *List) Value() Value { return of(unsafe.Pointer(l)) }

// ItemsOf returns the items of a list or a tuple, which must not be changed or kept, and
// nil for other values.
func ItemsOf(v Value) []Value {
	switch v.Kind() {
	case KindTuple:
		return v.Tuple().Items
	case KindList:
		return v.List().Items
	}
	return nil
}

// Slot returns where the item with index i is, from the end if i is negative, or nil
// when there is none.
func Slot(items []Value, i int64) *Value {
	if i < 0 {
		i += int64(len(items))
	}
	if uint64(i) >= uint64(len(items)) {
		return nil
	}
	return &items[i]
}

// AppendInPlace appends v if there is room for it, and reports whether there was.
func (l *List) AppendInPlace(v Value) bool {
	n := len(l.Items)
	if n == cap(l.Items) {
		return false
	}
	l.Items = l.Items[:n+1]
	*WindowOf(l.Items).At(n) = v
	return true
}

// Tuple is a Python tuple. Its items are never changed once it is made.
type Tuple struct {
	Header
	part  part
	Items []Value
}

var emptyTuple = &Tuple{Header: Header{KindTuple}}

// NewSharedTuple is NewTuple for a constant, which robots share.
func NewSharedTuple(items []Value) Value {
	if len(items) == 2 {
		if v := SharedPairs().Of(items[0], items[1]); !v.IsNil() {
			return v
		}
	}
	v := NewTuple(items)
	if len(items) > 0 {
		v.Tuple().part = sharedPart
	}
	return v
}

// NewTuple returns a tuple of items, which it keeps.
func NewTuple(items []Value) Value {
	if len(items) == 0 {
		return of(unsafe.Pointer(emptyTuple))
	}
	return of(unsafe.Pointer(&Tuple{Header: Header{KindTuple}, Items: items}))
}

// TupleOf returns a tuple of a copy of items. Short ones, which are most, are one
// object together with their items.
func TupleOf(items ...Value) Value { return (*Recycler)(nil).TupleOf(items...) }

// MakeTuple returns a tuple of n items, and where to put these before anybody else
// sees the tuple.
func MakeTuple(n int) (tuple Value, items []Value) {
	switch {
	case n == 2:
		t := &twoItems{Tuple: Tuple{Header: Header{KindTuple}}}
		t.Items = t.items[:]
		return of(unsafe.Pointer(t)), t.Items
	case n == 1:
		return new(tupleWith[[1]Value]).of(n)
	case n == 3:
		return new(tupleWith[[3]Value]).of(n)
	case n == 4:
		return new(tupleWith[[4]Value]).of(n)
	case n == 5:
		return new(tupleWith[[5]Value]).of(n)
	case n == 6:
		return new(tupleWith[[6]Value]).of(n)
	case 6 < n && n <= 8:
		return new(tupleWith[[8]Value]).of(n)
	case 8 < n && n <= wideTuple:
		return new(tupleWith[[wideTuple]Value]).of(n)
	}
	items = make([]Value, n)
	return NewTuple(items), items
}

// wideTuple is the number of items up to which a new tuple is one object with them.
const wideTuple = 16

// tupleWith is a tuple together with its items, an array of as many or more.
type tupleWith[A any] struct {
	Tuple
	items A
}

// trim clears the room that the tuple does not use.
func (t *tupleWith[A]) trim() {
	trim(unsafe.Slice((*Value)(unsafe.Pointer(&t.items)), unsafe.Sizeof(t.items)/unsafe.Sizeof(Value{})), t.Items)
}

// of makes it a tuple of n items, and returns where to put these.
func (t *tupleWith[A]) of(n int) (tuple Value, items []Value) {
	items = unsafe.Slice((*Value)(unsafe.Pointer(&t.items)), n)
	t.Tuple = Tuple{Header: Header{KindTuple}, Items: items}
	return of(unsafe.Pointer(t)), items
}

// isWhole reports whether the tuple and its items are one object: the items follow it.
func (t *Tuple) isWhole() bool {
	return uintptr(unsafe.Pointer(unsafe.SliceData(t.Items)))-uintptr(unsafe.Pointer(t)) == unsafe.Sizeof(*t)
}

// twoItems is a tuple together with its two items.
type twoItems struct {
	Tuple
	items [2]Value
}

// PairOf returns the tuple (a, b).
func PairOf(a, b Value) Value {
	t := &twoItems{Tuple: Tuple{Header: Header{KindTuple}}, items: [2]Value{a, b}}
	t.Items = t.items[:]
	return of(unsafe.Pointer(t))
}

// Range is a Python range: the numbers Start + i*Step for 0 <= i < Len. Ranges
// that do not fit 64 bits are of another kind.
type Range struct {
	Header
	// given tells that the Range begins a givenRange.
	given             bool
	Start, Stop, Step int64
	// Len is the number of elements.
	Len int64
}

// givenRange is a Range that knows start, stop and step as they were given.
type givenRange struct {
	Range
	bounds [3]Value
}

// smallRanges are the ranges between small ints: range(i, j) at
// [i-firstSmall][j-firstSmall]. They are shared, as loops make one after another.
var smallRanges [smallSpan][smallSpan]Range

func init() { // in place: each command waits for this
	for i := range smallRanges {
		for j := range smallRanges[i] {
			start, stop := int64(i+firstSmall), int64(j+firstSmall)
			smallRanges[i][j] = Range{Header: Header{KindRange}, Start: start, Stop: stop, Step: 1, Len: rangeLen(start, stop, 1)}
		}
	}
}

// NewRange returns range(start, stop, step) for step != 0, which may be shared.
func NewRange(start, stop, step int64) *Range {
	if i, j := uint64(start-firstSmall), uint64(stop-firstSmall); step == 1 && i < smallSpan && j < smallSpan {
		return &smallRanges[i][j]
	}
	return &Range{Header: Header{KindRange}, Start: start, Stop: stop, Step: step, Len: rangeLen(start, stop, step)}
}

// Value returns r as a value.
func (r *Range) Value() Value { return of(unsafe.Pointer(r)) }

// WithBounds returns a range that is r, but shows its bounds as they were given: one of
// them is a bool, or of a class that derives from int.
func (r *Range) WithBounds(given [3]Value) *Range {
	made := &givenRange{Range: *r, bounds: given}
	made.given = true
	return &made.Range
}

// Given returns start, stop and step as they were given, or nil when they were ints.
func (r *Range) Given() *[3]Value {
	if !r.given {
		return nil
	}
	return &(*givenRange)(unsafe.Pointer(r)).bounds
}

// isShared reports whether r is one of the smallRanges.
func (r *Range) isShared() bool {
	at := uintptr(unsafe.Pointer(r)) - uintptr(unsafe.Pointer(&smallRanges))
	return at < unsafe.Sizeof(smallRanges)
}

// Bounds returns start, stop and step, as they were given.
func (r *Range) Bounds() [3]Value {
	if given := r.Given(); given != nil {
		return *given
	}
	return [3]Value{Int(r.Start), Int(r.Stop), Int(r.Step)}
}

func rangeLen(start, stop, step int64) int64 {
	switch {
	case step > 0 && start < stop:
		return int64((uint64(stop)-uint64(start)-1)/uint64(step)) + 1
	case step < 0 && start > stop:
		return int64((uint64(start)-uint64(stop)-1)/-uint64(step)) + 1
	}
	return 0
}

// Slice is a Python slice object; None stands for what was left out.
type Slice struct {
	Header
	Start, Stop, Step Value
}

// NewSlice returns slice(start, stop, step).
func NewSlice(start, stop, step Value) Value {
	return of(unsafe.Pointer(&Slice{Header{KindSlice}, start, stop, step}))
}

// Pairs are the tuples of two small ints, made once and shared, as CPython shares
// small ints: squares of a board and steps on it are such pairs, and players make
// them all the time. It is immutable.
type Pairs [smallSpan * smallSpan]pair

// pair is a tuple together with its two items. After them comes its hash, behind
// tagHash, where no other tuple has anything.
type pair struct {
	Tuple
	items [3]Value
}

var tagHash = Header{KindNone}

// Small ints, of which pairs and ranges are shared, are those from firstSmall to
// firstSmall+smallSpan-1: the rows and columns of a board and what is around it.
const (
	firstSmall = -3
	smallSpan  = 38
)

// SmallInts returns the first one and the one after the last.
func SmallInts() (first, end int64) { return firstSmall, firstSmall + smallSpan }

// SharedPairs returns the pairs.
var SharedPairs = sync.OnceValue(func() *Pairs {
	// The garbage collector need not follow its pointers, as in blocks.
	p := (*Pairs)(unsafe.Pointer(new([unsafe.Sizeof(Pairs{}) / 8]uint64)))
	for i := range p {
		t := &p[i]
		t.Kind = KindTuple
		t.items[0], t.items[1] = Int(int64(i/smallSpan+firstSmall)), Int(int64(i%smallSpan+firstSmall))
		hash, _ := hashShortTuple(t.items[:2:2])
		t.items[2] = Value{unsafe.Pointer(&tagHash), uint64(hash)}
		t.Items = t.items[:2]
	}
	return p
})

// Of returns the tuple (a, b), or the zero Value when a or b is not a small int.
func (p *Pairs) Of(a, b Value) Value {
	if !BothInt(a, b) {
		return Value{}
	}
	i, j := uint64(a.AsInt()-firstSmall), uint64(b.AsInt()-firstSmall)
	if i >= smallSpan || j >= smallSpan {
		return Value{}
	}
	return of(unsafe.Pointer(&p[i*smallSpan+j]))
}

// pairHash returns the hash of the items of a shared pair; ok is false for others.
func pairHash(items []Value) (hash int64, ok bool) {
	if len(items) != 2 || cap(items) != 3 {
		return 0, false
	}
	last := items[:3][2]
	return int64(last.num), last.ref == unsafe.Pointer(&tagHash)
}
