package object

// Recycler hands out the sets, lists and tuples that are most of what code makes in a turn,
// and hands them out again once it is known that nothing refers to them any more: the
// garbage collector then has little to do, and memory that has just been used is used again.
// The zero Recycler is ready for use, and a nil one makes all objects anew.
type Recycler struct {
	sets    supply[roomySet]
	lists4  supply[listWith[[4]Value]]
	lists8  supply[listWith[[8]Value]]
	lists16 supply[listWith[[16]Value]]
	lists24 supply[listWith[[LongestShort]Value]]
	tuples  supply[tupleWith[[wideTuple]Value]]
}

// InUse tells whether something has been handed out since the last call of Reuse or Forget.
func (r *Recycler) InUse() bool {
	return r.sets.used|r.lists4.used|r.lists8.used|r.lists16.used|r.lists24.used|r.tuples.used != 0
}

// Reuse notes that nothing refers any more to what has been handed out so far. That keeps what
// it refers to alive until it is handed out again.
func (r *Recycler) Reuse() {
	r.sets.used, r.tuples.used = 0, 0
	r.lists4.used, r.lists8.used, r.lists16.used, r.lists24.used = 0, 0, 0, 0
}

// Forget notes that there may be references to what has been handed out so far, which
// stays what it is.
func (r *Recycler) Forget() {
	r.sets.forget()
	r.lists4.forget()
	r.lists8.forget()
	r.lists16.forget()
	r.lists24.forget()
	r.tuples.forget()
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

func (s *supply[T]) forget() {
	clear(s.objects[:s.used])
	s.used = 0
}

// RoomySet is [RoomySet].
func (r *Recycler) RoomySet() *Set {
	if r == nil {
		return RoomySet()
	}
	return r.sets.take().empty()
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

// EmptyList is [EmptyList].
func (r *Recycler) EmptyList(room int) *List {
	switch {
	case r == nil:
		return EmptyList(room)
	case room <= 4:
		return r.lists4.take().empty()
	case room <= 8:
		return r.lists8.take().empty()
	case room <= 16:
		return r.lists16.take().empty()
	case room <= LongestShort:
		return r.lists24.take().empty()
	}
	return EmptyList(room)
}

// MakeTuple is [MakeTuple].
func (r *Recycler) MakeTuple(n int) (tuple Value, items []Value) {
	if r == nil || n <= wideTuple/2 || n > wideTuple {
		return MakeTuple(n)
	}
	t := r.tuples.take()
	clear(t.items[:n]) // as for lists
	return t.of(n)
}
