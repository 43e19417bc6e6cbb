package object

import (
	"slices"
	"unsafe"
)

// Recycler hands out the sets, lists, tuples and dicts that are most of what code makes in a turn,
// and hands them out again once it is known that nothing refers to them any more: the
// garbage collector then has little to do, and memory that has just been used is used again.
// The zero Recycler is ready for use, and a nil one makes all objects anew.
type Recycler struct {
	smallSets  supply[smallSet]
	sets       supply[roomySet]
	largeSets  supply[largeSet]
	largeLists supply[largeList]
	lists4     supply[listWith[[4]Value]]
	lists8     supply[listWith[[8]Value]]
	lists16    supply[listWith[[16]Value]]
	lists24    supply[listWith[[LongestShort]Value]]
	longLists  supply[longList]
	triples    supply[tupleWith[[3]Value]]
	tuples8    supply[tupleWith[[8]Value]]
	tuples16   supply[tupleWith[[wideTuple]Value]]
	dicts      supply[roomyDict]
	instances  supply[roomyInstance]
	texts      supply[[perBlock]blockText]
	longTexts  supply[longText]
	// spoiltDicts, spoiltInstances and spoiltLongLists are how many dicts, instances and long lists are made anew, and spoiltSets and
	// spoiltLists how many sets and lists are no large ones, as some that were handed out may be kept: they take more memory than
	// others, and than a census counts.
	spoiltDicts, spoiltInstances, spoiltLongLists, spoiltSets, spoiltLists int
	exchange                                                               exchange
}

// spoiltObjects is how many of its kind are made without spare room after one object may have been kept.
const spoiltObjects = 64

// InUse reports whether something has been handed out since the last call of Reuse, ReuseBut or
// Forget.
func (r *Recycler) InUse() bool {
	return r.smallSets.used|r.sets.used|r.largeSets.used|r.dicts.used|r.instances.used|r.texts.used|r.longTexts.used|
		r.triples.used|r.tuples8.used|r.tuples16.used|
		r.largeLists.used|r.lists4.used|r.lists8.used|r.lists16.used|r.lists24.used|r.longLists.used != 0
}

// Worth returns how much time it saves, in nanoseconds or so, to hand out again what is in use: of lists, dicts and sets that is what
// it takes to make them, and to let them grow as they mostly do.
func (r *Recycler) Worth() int64 {
	lists := 100*r.largeLists.used + 50*r.lists4.used + 60*r.lists8.used + 80*r.lists16.used + 110*r.lists24.used + 250*r.longLists.used
	texts := 80*r.texts.used + 50*r.longTexts.used
	return int64(lists + texts + 400*r.dicts.used + 150*r.instances.used + 250*r.largeSets.used + 100*r.sets.used + 80*r.smallSets.used + 60*(r.triples.used+r.tuples8.used+r.tuples16.used))
}

// ReuseTexts notes that nothing refers any more to the blocks of texts that have been handed out so
// far, all of them to t, unless look-ups do. What t makes next comes to lie in a block as if they were
// not handed out again.
func (r *Recycler) ReuseTexts(t *Thread) {
	b, used := &t.blocks, r.texts.used
	if b.named {
		b.named = false
		r.ForgetTexts()
		return
	}
	if used > 0 && b.texts == r.texts.objects[used-1] && b.textsLeft > 0 {
		b.texts, b.textsLeft = nil, -b.textsLeft
	}
	r.texts.used, r.longTexts.used = 0, 0
}

// ForgetTexts notes that there may be references to them.
func (r *Recycler) ForgetTexts() {
	r.texts.forget()
	r.longTexts.forget()
}

// textBlock returns a block, all zero.
func (r *Recycler) textBlock() *[perBlock]blockText {
	if r == nil || r.texts.used == maxSupply {
		return new([perBlock]blockText)
	}
	block := r.texts.take()
	*block = [perBlock]blockText{}
	return block
}

// longText returns the memory of a string that is in no block, all zero.
func (r *Recycler) longText() *longText {
	if r == nil || r.longTexts.used == maxSupply {
		return new(longText)
	}
	text := r.longTexts.take()
	*text = longText{}
	return text
}

// Reuse notes that nothing refers any more to what has been handed out so far, but texts. That keeps
// what it refers to alive until it is handed out again.
func (r *Recycler) Reuse() {
	r.smallSets.used, r.sets.used, r.largeSets.used, r.dicts.used, r.instances.used = 0, 0, 0, 0, 0
	r.triples.used, r.tuples8.used, r.tuples16.used = 0, 0, 0
	r.largeLists.used, r.lists4.used, r.lists8.used, r.lists16.used, r.lists24.used, r.longLists.used = 0, 0, 0, 0, 0, 0
}

// Former is an object that has been handed out and was kept for a while.
type Former struct {
	Value
	// of is the supply that it comes from.
	of unsafe.Pointer
}

// ReuseBut notes that of what has been handed out so far there may be references to what is in
// kept, to texts, and to nothing else. The same goes for former, what the robot kept before: of that, what is not in kept
// is handed out again in place of what is kept now. It returns what the robot keeps now, in the memory of former, and how
// many objects have been lost.
func (r *Recycler) ReuseBut(kept []Value, former []Former) (now []Former, lost int) {
	x := &r.exchange
	x.kept, x.returned, x.lost = x.kept[:0], x.returned[:0], 0
	for _, f := range former {
		if slices.Contains(kept, f.Value) {
			x.kept = append(x.kept, f)
		} else {
			x.returned = append(x.returned, f)
		}
	}
	for _, v := range kept {
		switch v.Kind() {
		case KindList:
			_ = r.lists8.keep(v, x, nil) || r.lists4.keep(v, x, nil) || r.lists16.keep(v, x, nil) || r.lists24.keep(v, x, nil) ||
				r.longLists.keep(v, x, &r.spoiltLongLists) || r.largeLists.keep(v, x, &r.spoiltLists)
		case KindTuple:
			_ = r.triples.keep(v, x, nil) || r.tuples8.keep(v, x, nil) || r.tuples16.keep(v, x, nil)
		case KindDict:
			r.dicts.keep(v, x, &r.spoiltDicts)
		default:
			_ = r.largeSets.keep(v, x, &r.spoiltSets) || r.sets.keep(v, x, nil) || r.smallSets.keep(v, x, nil)
		}
	}
	r.Reuse()
	r.ForgetTexts()
	clear(former)
	now = append(former[:0], x.kept...)
	clear(x.kept)
	clear(x.returned)
	return now, x.lost
}

// exchange is scratch for what is kept by a robot, what has been returned by it, and how many objects are kept in place of
// which none has been returned.
type exchange struct {
	kept, returned []Former
	lost           int
}

// take returns an object of a supply that has been returned, or nil.
func (x *exchange) take(of unsafe.Pointer) unsafe.Pointer {
	for i := range x.returned {
		if f := &x.returned[i]; f.of == of && !f.IsNil() {
			taken := f.ref
			f.Value = Value{}
			return taken
		}
	}
	return nil
}

// Forget notes that there may be references to what has been handed out so far, which
// stays what it is.
func (r *Recycler) Forget() {
	r.smallSets.forget()
	r.sets.forget()
	r.spoiltLists += spoiltObjects * r.largeLists.used
	r.largeLists.forget()
	r.lists4.forget()
	r.lists8.forget()
	r.lists16.forget()
	r.lists24.forget()
	r.spoiltLongLists += spoiltObjects * r.longLists.used
	r.longLists.forget()
	r.triples.forget()
	r.tuples8.forget()
	r.tuples16.forget()
	r.ForgetTexts()
	r.spoiltSets += spoiltObjects * r.largeSets.used
	r.largeSets.forget()
	r.spoiltDicts += spoiltObjects * r.dicts.used
	r.dicts.forget()
	r.spoiltInstances += spoiltObjects * r.instances.used
	r.instances.forget()
}

// supply keeps objects of a type. The first used are handed out; of those that have been
// forgotten it keeps the places.
type supply[T any] struct {
	objects []*T
	used    int
}

// maxSupply is how many objects of a type are kept. More are made anew.
const maxSupply = 64

func (s *supply[T]) take() *T {
	if i := s.used; i < len(s.objects) && s.objects[i] != nil {
		s.used++
		return s.objects[i]
	}
	return s.make()
}

func (s *supply[T]) make() *T {
	made := new(T)
	switch {
	case s.used < len(s.objects):
		s.objects[s.used] = made
	case s.used < maxSupply:
		s.objects = append(s.objects, made)
	default:
		return made
	}
	s.used++
	return made
}

// keep lets go of an object that is kept, if it has been handed out: in its place, one that has been returned is handed out
// from now on, if there is one. If there is none, and spoilt is not nil, more are spoilt.
func (s *supply[T]) keep(v Value, x *exchange, spoilt *int) bool {
	for i, o := range s.objects[:s.used] {
		if unsafe.Pointer(o) != v.ref {
			continue
		}
		of := unsafe.Pointer(s)
		s.letGo(i)
		s.objects[i] = (*T)(x.take(of))
		if s.objects[i] == nil {
			x.lost++
			if spoilt != nil {
				*spoilt += spoiltObjects
			}
		}
		x.kept = append(x.kept, Former{v, of})
		return true
	}
	return false
}

func (s *supply[T]) forget() {
	for i := range s.used {
		s.letGo(i)
	}
	s.used = 0
}

// letGo forgets an object that has been handed out, if it has not been forgotten. What was in it before is not in the
// room that it does not use any more: nobody would count that.
func (s *supply[T]) letGo(i int) {
	if o, ok := any(s.objects[i]).(interface{ trim() }); ok && s.objects[i] != nil {
		o.trim()
	}
	s.objects[i] = nil
}

// trim clears what there is in an array besides the items, which may be elsewhere.
func trim[T any](array, items []T) {
	if at := WindowOf(array).IndexOf(unsafe.SliceData(items)); 0 <= at && at < len(array) {
		clear(array[:at])
		array = array[at+len(items):]
	}
	clear(array)
}

// NewSet returns an empty set, as the function [NewSet] does, which may be handed out again after the turn.
func (r *Recycler) NewSet() *Set {
	if r == nil || r.smallSets.used == maxSupply {
		return NewSet()
	}
	return r.smallSets.take().empty()
}

// RoomySet returns an empty set, as the function [RoomySet] does, which may be handed out again after the turn.
func (r *Recycler) RoomySet() *Set {
	switch {
	case r == nil:
		return RoomySet()
	case r.spoiltSets > 0:
		r.spoiltSets--
	case r.largeSets.used < maxSupply:
		return r.largeSets.take().empty()
	}
	return r.sets.take().empty()
}

// NewDict returns an empty dict, which may be handed out again after the turn.
func (r *Recycler) NewDict() *Dict {
	if d := r.takeDict(); d != nil {
		return d.empty()
	}
	return NewDict()
}

// DictFor returns an empty dict with room for so many keys, which may be handed out again after the turn.
func (r *Recycler) DictFor(keys int) *Dict {
	if firstRoom < keys && keys <= roomyEntries {
		if d := r.takeDict(); d != nil {
			made := d.empty()
			d.roomFor(keys)
			return made
		}
	}
	return DictFor(keys)
}

// NewInstance returns an instance of a class without attributes, which may be handed out again after the turn.
func (r *Recycler) NewInstance(class *Type) *Instance {
	switch {
	case r == nil || class.Layout != nil || class.IsException:
	case r.spoiltInstances > 0:
		r.spoiltInstances--
	case r.instances.used < maxSupply:
		return r.instances.take().empty(class)
	}
	return NewInstance(class)
}

// takeDict hands out a dict, or nil if it is to be made anew.
func (r *Recycler) takeDict() *roomyDict {
	switch {
	case r == nil:
	case r.spoiltDicts > 0:
		r.spoiltDicts--
	case r.dicts.used < maxSupply:
		return r.dicts.take()
	}
	return nil
}

// Own returns the items of a list for another object to keep. The list may be handed out again, so that they are copied,
// with as much room.
func (r *Recycler) Own(items []Value) []Value {
	if r == nil || cap(items) == 0 {
		return items
	}
	return append(make([]Value, 0, cap(items)), items...)
}

// ListOf returns a list of a copy of items, with room for a few more.
func (r *Recycler) ListOf(items []Value) *List {
	l := r.EmptyList(len(items))
	l.Items = append(l.Items, items...)
	return l
}

// MakeList returns a list of n items, to be filled in before anybody else sees the list.
func (r *Recycler) MakeList(n int) *List {
	l := r.EmptyList(n)
	l.Items = l.Items[:n]
	if r != nil {
		clear(l.Items) // a census may come before they are filled in
	}
	return l
}

// EmptyList returns an empty list with room for so many items, which may be handed out again after the turn.
func (r *Recycler) EmptyList(room int) *List {
	switch {
	case r == nil:
		return EmptyList(room)
	case room <= 4:
		switch {
		case r.spoiltLists > 0:
			r.spoiltLists--
		case r.largeLists.used < maxSupply:
			return r.largeLists.take().empty()
		}
		return r.lists4.take().empty()
	case room <= 8:
		return r.lists8.take().empty()
	case room <= 16:
		return r.lists16.take().empty()
	case room <= LongestShort:
		return r.lists24.take().empty()
	case room > longestRecycled:
	case r.spoiltLongLists > 0:
		r.spoiltLongLists--
	case r.longLists.used < maxSupply:
		return r.longLists.take().empty(room)
	}
	return EmptyList(room)
}

// MakeTuple returns a tuple of n items, which are to be filled in, and may be handed out again after the turn.
func (r *Recycler) MakeTuple(n int) (tuple Value, items []Value) {
	switch {
	case r == nil:
	case n == 3:
		t := r.triples.take()
		clear(t.items[:]) // as for lists
		return t.of(n)
	case 3 < n && n <= 8:
		t := r.tuples8.take()
		clear(t.items[:n])
		return t.of(n)
	case 8 < n && n <= wideTuple:
		t := r.tuples16.take()
		clear(t.items[:n])
		return t.of(n)
	}
	return MakeTuple(n)
}

// TupleOf returns a tuple of the items, which may be handed out again after the turn.
func (r *Recycler) TupleOf(items ...Value) Value {
	switch len(items) {
	case 0:
		return of(unsafe.Pointer(emptyTuple))
	case 2:
		return PairOf(items[0], items[1])
	}
	tuple, copies := r.MakeTuple(len(items))
	copy(copies, items)
	return tuple
}
