package object

import (
	"reflect"
	"slices"
	"unsafe"
)

// Snapshot is a copy of objects that refer to each other, of which clones can be made, whose objects
// refer to each other in place of those: a few allocations, one for each Go type, and a relocation of
// each reference. What the objects refer to besides, robots share, or it never changes.
type Snapshot struct {
	groups      []group
	relocations []relocation
	remakes     []remake
	// bytes is how much memory it takes.
	bytes uintptr
	// pieces are where the objects were, in order, while the Snapshot is made.
	pieces []piece
}

// maxSnapshotBytes is how much memory the clone of a Snapshot may take. All of it is alive as long
// as one of its objects is.
const maxSnapshotBytes = 64 << 10

// group are the parts of a Snapshot that are of one Go type.
type group interface {
	// copy returns a copy of the group, and reset makes one that there is the same again.
	copy() unsafe.Pointer
	reset(made unsafe.Pointer)
	// at returns where the group is.
	at() unsafe.Pointer
	// layout returns how many parts there are, the size of each, and where in it pointers are.
	layout() (n int, size uintptr, pointers []uintptr)
}

// groupOf is the group of parts of type T. Where they refer to the Snapshot's objects, there is nil.
type groupOf[T any] struct {
	parts    []T
	pointers []uintptr
}

func (g *groupOf[T]) copy() unsafe.Pointer {
	made := append([]T(nil), g.parts...) // by T, so that the garbage collector knows of the pointers
	return unsafe.Pointer(unsafe.SliceData(made))
}

func (g *groupOf[T]) reset(made unsafe.Pointer) {
	copy(unsafe.Slice((*T)(made), len(g.parts)), g.parts)
}

func (g *groupOf[T]) at() unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(g.parts)) }

func (g *groupOf[T]) layout() (n int, size uintptr, pointers []uintptr) {
	var part T
	return len(g.parts), unsafe.Sizeof(part), g.pointers
}

// Spot is a place in a Snapshot, and in its clones.
type Spot struct {
	group  int32
	offset uint32
}

// relocation is a reference in a Snapshot's objects to one of these.
type relocation struct{ from, to Spot }

// remake are own functions in a Snapshot that have the same Origin: being closures, those of a clone are made anew.
type remake struct {
	origin    Spot
	functions []Spot
}

// piece is a part of a Snapshot: where it was, and where it is.
type piece struct {
	from, size uintptr
	to         Spot
}

// Take adds n values of type T that are at from, unless they have been added. They are to stay where
// they are, and what they are, until Seal.
func Take[T any](s *Snapshot, from *T, n int) {
	if n == 0 || s.has(unsafe.Pointer(from)) {
		return
	}
	i := slices.IndexFunc(s.groups, func(g group) bool { _, ok := g.(*groupOf[T]); return ok })
	if i < 0 {
		i = len(s.groups)
		s.groups = append(s.groups, &groupOf[T]{pointers: pointersIn(nil, reflect.TypeFor[T](), 0)})
	}
	g := s.groups[i].(*groupOf[T])
	size := unsafe.Sizeof(*from)
	to := Spot{int32(i), uint32(uintptr(len(g.parts)) * size)}
	g.parts = append(g.parts, unsafe.Slice(from, n)...)
	s.bytes += uintptr(n) * size
	at, _ := s.find(uintptr(unsafe.Pointer(from)))
	s.pieces = slices.Insert(s.pieces, at, piece{uintptr(unsafe.Pointer(from)), uintptr(n) * size, to})
}

// TakeSlice adds all that a slice has room for.
func TakeSlice[T any](s *Snapshot, slice []T) { Take(s, unsafe.SliceData(slice), cap(slice)) }

// pointersIn appends where the pointers of a type are, from an offset on.
func pointersIn(at []uintptr, t reflect.Type, offset uintptr) []uintptr {
	switch t.Kind() {
	case reflect.Pointer, reflect.UnsafePointer, reflect.Func, reflect.Map, reflect.Chan, reflect.Slice, reflect.String:
		return append(at, offset)
	case reflect.Interface:
		return append(at, offset, offset+unsafe.Sizeof(offset))
	case reflect.Array:
		for i := range t.Len() {
			at = pointersIn(at, t.Elem(), offset+uintptr(i)*t.Elem().Size())
		}
	case reflect.Struct:
		for i := range t.NumField() {
			at = pointersIn(at, t.Field(i).Type, offset+t.Field(i).Offset)
		}
	}
	return at
}

// find returns the place in pieces of the one in which an address is, or of the next one.
func (s *Snapshot) find(p uintptr) (at int, found bool) {
	at, _ = slices.BinarySearchFunc(s.pieces, p, func(c piece, p uintptr) int {
		if c.from+c.size <= p {
			return -1
		}
		return 1
	})
	return at, at < len(s.pieces) && s.pieces[at].from <= p
}

// has reports whether what is at p has been taken.
func (s *Snapshot) has(p unsafe.Pointer) bool {
	_, found := s.find(uintptr(p))
	return found
}

// Spot returns where in the Snapshot is what was at p; ok is false if that has not been taken.
func (s *Snapshot) Spot(p unsafe.Pointer) (to Spot, ok bool) {
	at, ok := s.find(uintptr(p))
	if !ok {
		return Spot{}, false
	}
	c := &s.pieces[at]
	return Spot{c.to.group, c.to.offset + uint32(uintptr(p)-c.from)}, true
}

// Seal ends the making of the Snapshot, from which nothing refers to the objects that were taken any
// more. ok is false if it is too large.
func (s *Snapshot) Seal() (ok bool) {
	if s.bytes > maxSnapshotBytes {
		return false
	}
	for i, g := range s.groups {
		n, size, pointers := g.layout()
		for part := range uintptr(n) {
			for _, offset := range pointers {
				from := Spot{int32(i), uint32(part*size + offset)}
				p := (*unsafe.Pointer)(unsafe.Add(g.at(), from.offset))
				if to, ok := s.Spot(*p); ok {
					s.relocations = append(s.relocations, relocation{from, to})
					*p = nil
				}
			}
		}
	}
	s.pieces = nil
	return true
}

// Bytes returns how much memory a clone takes.
func (s *Snapshot) Bytes() int64 { return int64(s.bytes) }

// Clone is a clone of a Snapshot: where its groups are.
type Clone []unsafe.Pointer

// Clone makes a clone. In place of old, if that is not nil: one that has been Reset.
func (s *Snapshot) Clone(old Clone) Clone {
	made := old
	if made == nil {
		made = make(Clone, len(s.groups))
		for i, g := range s.groups {
			made[i] = g.copy()
		}
	}
	for i := range s.relocations {
		r := &s.relocations[i]
		*(*unsafe.Pointer)(made.At(r.from)) = made.At(r.to)
	}
	for i := range s.remakes {
		r := &s.remakes[i]
		origin := (*Origin)(made.At(r.origin))
		equip := origin.Remake(origin)
		for _, at := range r.functions {
			equip((*Builtin)(made.At(at)))
		}
	}
	return made
}

// Reset makes a clone, to whose objects nothing refers any more, refer to nothing that it has come to.
func (s *Snapshot) Reset(made Clone) {
	for i, g := range s.groups {
		g.reset(made[i])
	}
}

// SpotIn returns where in a clone something is; ok is false if it is elsewhere.
func (s *Snapshot) SpotIn(made Clone, p unsafe.Pointer) (at Spot, ok bool) {
	for i, g := range s.groups {
		n, size, _ := g.layout()
		if offset := uintptr(p) - uintptr(made[i]); offset < uintptr(n)*size { // wraps around before the group
			return Spot{int32(i), uint32(offset)}, true
		}
	}
	return at, false
}

// At returns what is at a place in the clone.
func (c Clone) At(s Spot) unsafe.Pointer { return unsafe.Add(c[s.group], s.offset) }

// IsSharedByClones tells of an object that has been taken whether clones refer to that one itself.
func (v Value) IsSharedByClones() bool {
	return v.Kind() == KindStr || v.Kind() == KindBigInt || v.Kind() == KindTuple && v.Tuple().part != 0
}

// TakeObject adds an object of a kind that [State.Describe] knows, but for those of Other. ok is false
// if it is of a form that cannot be copied.
func (s *Snapshot) TakeObject(v Value) (ok bool) {
	if v.IsSharedByClones() { // it never changes, and refers to nothing
		return true
	}
	switch v.Kind() {
	case KindTuple:
		s.takeTuple(v.Tuple())
	case KindList:
		return s.takeList(v.List())
	case KindDict:
		s.takeDict(v.Dict())
	case KindSet, KindFrozenSet:
		s.takeSet(v.Set())
	case KindType:
		s.takeClass(v.Type())
	case KindInstance:
		i := v.Instance()
		if layout := i.Class.Layout; layout != nil {
			layout.Take(i, s)
			return true
		}
		roomy := i.roomy
		i.roomy = false // as for dicts
		Take(s, i, 1)
		i.roomy = roomy
	case KindModule:
		m := v.Module()
		strayed := m.Strayed
		m.Strayed = nil // that of another thread, of which nothing is to be kept alive
		Take(s, m, 1)
		m.Strayed = strayed
		TakeSlice(s, m.Slots)
	case KindMethod:
		Take(s, v.Method(), 1)
	case KindCell:
		Take(s, v.Cell(), 1)
	case KindProperty:
		Take(s, v.Property(), 1)
	case KindStaticMethod, KindClassMethod:
		Take(s, v.Wrapped(), 1)
	case KindMember:
		Take(s, v.Member(), 1)
	case KindRange:
		if v.Range().given {
			return false
		}
		Take(s, v.Range(), 1)
	case KindSlice:
		Take(s, v.Slice(), 1)
	case KindBuiltin:
		return s.takeBuiltin(v.Builtin())
	default:
		return false
	}
	return true
}

// takeTuple adds a tuple, as one object with its items if it is that, as the words tell that, too. In a clone, longer tuples
// have their items apart: if its state is described anew, that is another one, and less is known of it.
func (s *Snapshot) takeTuple(t *Tuple) {
	n := len(t.Items)
	if !t.isWhole() {
		n = 0
	}
	switch n {
	case 1:
		Take(s, (*tupleWith[[1]Value])(unsafe.Pointer(t)), 1)
	case 2:
		Take(s, (*twoItems)(unsafe.Pointer(t)), 1)
	case 3:
		Take(s, (*tupleWith[[3]Value])(unsafe.Pointer(t)), 1)
	case 4:
		Take(s, (*tupleWith[[4]Value])(unsafe.Pointer(t)), 1)
	case 5:
		Take(s, (*tupleWith[[5]Value])(unsafe.Pointer(t)), 1)
	case 6:
		Take(s, (*tupleWith[[6]Value])(unsafe.Pointer(t)), 1)
	default:
		Take(s, t, 1)
		TakeSlice(s, t.Items)
	}
}

func (s *Snapshot) takeList(l *List) (ok bool) {
	switch max(l.room, l.left) {
	case 0:
		long := l.long
		l.long = false
		Take(s, l, 1)
		l.long = long
	case 4:
		large := l.large
		l.large = false // clones have no more room than it has come to need
		Take(s, (*listWith[[4]Value])(unsafe.Pointer(l)), 1)
		l.large = large
	case 8:
		Take(s, (*listWith[[8]Value])(unsafe.Pointer(l)), 1)
	case 16:
		Take(s, (*listWith[[16]Value])(unsafe.Pointer(l)), 1)
	case LongestShort:
		Take(s, (*listWith[[LongestShort]Value])(unsafe.Pointer(l)), 1)
	default:
		return false
	}
	TakeSlice(s, l.Items)
	return true
}

// takeDict adds a dict. Clones have no more room than it has come to need.
func (s *Snapshot) takeDict(d *Dict) {
	roomy, ofAttrs := d.roomy, d.ofAttrs
	d.roomy, d.ofAttrs = false, false
	Take(s, d, 1)
	d.roomy, d.ofAttrs = roomy, ofAttrs
	TakeSlice(s, d.entries)
	TakeSlice(s, d.index)
}

// takeSet adds a set. Clones have no more room than it has come to need.
func (s *Snapshot) takeSet(set *Set) {
	if room := set.room; room != smallRoom {
		set.room = roomyRoom
		Take(s, (*roomySet)(unsafe.Pointer(set)), 1)
		set.room = room
	} else {
		Take(s, (*smallSet)(unsafe.Pointer(set)), 1)
	}
	TakeSlice(s, set.places)
	TakeSlice(s, set.entries)
}

// takeBuiltin adds a function that belongs to the robot, with its Origin.
func (s *Snapshot) takeBuiltin(b *Builtin) (ok bool) {
	if b.Origin == nil || b.Origin.Remake == nil {
		return false
	}
	if s.has(unsafe.Pointer(b)) {
		return true
	}
	fn, plain := b.Fn, b.Plain
	b.Fn, b.Plain = nil, nil // which refer to what the robot has
	Take(s, b, 1)
	b.Fn, b.Plain = fn, plain
	TakeSlice(s, b.Holds)
	Take(s, b.Origin, 1)
	TakeSlice(s, b.Origin.Values)

	origin, _ := s.Spot(unsafe.Pointer(b.Origin))
	at, _ := s.Spot(unsafe.Pointer(b))
	i := slices.IndexFunc(s.remakes, func(r remake) bool { return r.origin == origin })
	if i < 0 {
		i = len(s.remakes)
		s.remakes = append(s.remakes, remake{origin: origin})
	}
	s.remakes[i].functions = append(s.remakes[i].functions, at)
	return true
}

// takeClass adds a class. What look-ups remember of it belongs to the one that was taken, but clones share where
// instances have attributes of their own.
func (s *Snapshot) takeClass(t *Type) {
	if t.own == nil {
		t.own = newOwnPlaces()
	}
	cache := t.cache
	t.cache = nil
	Take(s, t, 1)
	t.cache = cache
	TakeSlice(s, t.Bases)
	TakeSlice(s, t.MRO)
	TakeSlice(s, t.subclasses)
}

// ContentsOf is what [Contents] of a Snapshot's objects are, but for where these are.
type ContentsOf struct {
	parts []partOf
	texts []string
}

type partOf struct {
	at   Spot
	size int
	kind memoryKind
}

// Contents returns what c, a copy of what the objects that have been taken hold, is for clones of the
// Snapshot. ok is false if there is something else in c. It must be called before Seal.
func (s *Snapshot) Contents(c *Contents) (of ContentsOf, ok bool) {
	of.texts = slices.Clone(c.texts)
	for _, p := range c.parts {
		at, ok := s.Spot(p.at)
		if !ok {
			return of, false
		}
		of.parts = append(of.parts, partOf{at, p.size, p.kind})
	}
	return of, !c.unknown
}

// Of makes c the contents of a clone.
func (of *ContentsOf) Of(made Clone, c *Contents) {
	c.parts, c.copied, c.unknown, c.texts = c.parts[:0], c.copied[:0], false, append(c.texts[:0], of.texts...)
	for i := range of.parts {
		p := &of.parts[i]
		c.add(made.At(p.at), p.size, p.kind)
	}
}

// InOpenBlock reports whether v is a part of a block of which there are parts left: what is made next
// is then another part of it.
func (t *Thread) InOpenBlock(v Value) bool {
	b := &t.blocks
	switch v.Kind() {
	case KindStr:
		block, _ := v.Str().part.blockOf(v.ref, textSize)
		return block != nil && b.textsLeft > 0 && block == unsafe.Pointer(b.texts)
	case KindTuple:
		block, _ := v.Tuple().part.blockOf(v.ref, pairSize)
		return block != nil && b.pairsLeft > 0 && block == unsafe.Pointer(b.pairs)
	}
	return false
}
