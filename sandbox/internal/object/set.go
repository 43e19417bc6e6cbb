package object

import (
	"encoding/binary"
	"math/bits"
	"slices"
	"unsafe"
)

// Set is a Python set or frozenset.
//
// It is probed and grown exactly as CPython 3.7 does it (Objects/setobject.c), because
// the order in which a set iterates follows from that, and random.sample of a set shows
// it. But the places of its table only tell which entry is there, by one byte while the
// table is small, and the entries lie beside one another in the order in which they
// came: a table that has just grown has three free places for each that is taken.
type Set struct {
	Header
	// room is what the set is a part of. It is one byte, as what sets take must not change.
	room setRoom
	// wide tells that a place takes four bytes, not one.
	wide bool
	// complex tells that there is or has been an element that is not simple, as
	// Value.IsSimple puts it.
	complex bool
	// version counts the changes of the table, by which a look-up sees that
	// Python code which it called has changed the set.
	version uint32
	// misses is as in a Dict.
	misses uint32
	// hole is where among the entries one was removed last, -1 when there is no hole.
	// The hash of a hole is where the one before it is.
	hole    int32
	places  []byte // a power of two of them, or four times that
	entries []setEntry
	fill    int // places that are not free, those of removed elements included
	used    int // elements
	// finger is where pop looks first.
	finger int
	// hash is the hash of a frozenset, or 0 when it is not computed yet.
	hash int64
}

type setEntry struct {
	key  Value // nil in a hole
	hash int64
}

// setRoom tells what a set is a part of: a smallSet, a roomySet, or a roomySet that is one of a largeSet.
type setRoom uint8

const (
	smallRoom setRoom = iota
	roomyRoom
	largeRoom
)

// smallSet is a set with its first table, and roomySet one with its first two, the second
// in the place of the first. There is room for fewer entries than the second table can
// have: the squares that a pawn sees something on are hardly ever more.
type (
	smallSet struct {
		Set
		places  [setMinSize]byte
		entries [setMinItems]setEntry
	}
	roomySet struct {
		Set
		midTable
	}
	midTable struct {
		places  [setMidSize]byte
		entries [setMidItems]setEntry
	}
	// largeSet is a roomySet with room for what it grows to next. A census counts it like a set that
	// moves each time.
	largeSet struct {
		roomySet
		places     [setLargeSize]byte
		more, most [setMostItems]setEntry
	}
)

// The sizes of the first tables, and for how many entries there is room at first; the
// smallest has no more.
const (
	setMinSize  = 8
	setMinItems = 5
	setMidSize  = 32
	setMidItems = 14
	// setLargeSize is the size of the third table, and setMostItems for how many entries there is room when those have
	// moved for the second time.
	setLargeSize = 128
	setMostItems = 41
	// FewElements is how many elements the first table takes before it grows.
	FewElements = setMinItems - 1
	// setByteSize is the number of places up to which these take one byte.
	setByteSize  = 256
	linearProbes = 9
)

// What a place holds: one of these, or takenPlace and the position of an entry.
const (
	freePlace uint32 = iota
	removedPlace
	takenPlace
)

// NewSet returns an empty set, for [FewElements] or when nobody knows.
func NewSet() *Set { return new(smallSet).empty() }

// empty makes it an empty set.
func (s *smallSet) empty() *Set {
	s.places = [setMinSize]byte{}
	s.Set = Set{Header: Header{KindSet}, hole: -1, places: s.places[:], entries: s.entries[:0]}
	return &s.Set
}

// trim clears the room that the set does not use.
func (s *smallSet) trim() { trim(s.entries[:], s.Set.entries) }

// RoomySet returns an empty set that somebody is going to fill.
func RoomySet() *Set { return new(roomySet).empty() }

// empty makes it an empty set.
func (s *roomySet) empty() *Set {
	s.midTable.places = [setMidSize]byte{}
	s.Set = Set{Header: Header{KindSet}, room: roomyRoom, hole: -1, places: s.midTable.places[:setMinSize], entries: s.midTable.entries[:0]}
	return &s.Set
}

// trim clears the room that the set does not use.
func (s *roomySet) trim() { trim(s.midTable.entries[:], s.Set.entries) }

// trim clears the room that the set does not use.
func (s *largeSet) trim() {
	s.roomySet.trim()
	trim(s.more[:], s.Set.entries)
	trim(s.most[:], s.Set.entries)
}

// empty makes it an empty set.
func (s *largeSet) empty() *Set {
	made := s.roomySet.empty()
	made.room = largeRoom
	return made
}

// entriesFor returns where there is room for n entries, which are elsewhere now.
func (s *Set) entriesFor(n int) []setEntry {
	if s.room == largeRoom && n <= setMostItems {
		own := (*largeSet)(unsafe.Pointer(s))
		if unsafe.SliceData(s.entries) == &own.more[0] {
			return own.most[:0:n]
		}
		return own.more[:0:n]
	}
	return make([]setEntry, 0, n)
}

// placesFor returns an empty table of some size, up to setByteSize, in place of the present one.
func (s *Set) placesFor(size int) []byte {
	if s.room == largeRoom && size <= setLargeSize {
		if own := (*largeSet)(unsafe.Pointer(s)); unsafe.SliceData(s.places) != &own.places[0] {
			places := own.places[:size:size]
			clear(places)
			return places
		}
	}
	return make([]byte, size)
}

// NewFrozenSet returns an empty frozenset, to be filled before anyone sees it.
func NewFrozenSet() *Set {
	s := NewSet()
	s.Kind = KindFrozenSet
	return s
}

// EmptyFrozenSet is the only empty set that frozenset returns; robots share it.
var EmptyFrozenSet = newEmptyFrozenSet()

func newEmptyFrozenSet() Value {
	s := NewFrozenSet()
	s.Hash() // so that nothing writes to it any more
	return s.Value()
}

// own returns the table that the set is one object with, without elements.
func (s *Set) own() (places []byte, entries []setEntry) {
	if s.room != smallRoom {
		own := (*roomySet)(unsafe.Pointer(s))
		return own.midTable.places[:setMinSize], own.midTable.entries[:0]
	}
	own := (*smallSet)(unsafe.Pointer(s))
	return own.places[:], own.entries[:0]
}

// Value returns s as a value.
func (s *Set) Value() Value { return of(unsafe.Pointer(s)) }

// Len returns the number of elements.
func (s *Set) Len() int { return s.used }

// TakeMisses is as Dict.TakeMisses.
func (s *Set) TakeMisses() int {
	n := s.misses
	if n > 0 {
		s.misses = 0
	}
	return int(n)
}

// Span returns the number of places, which a walk over all elements passes.
func (s *Set) Span() int {
	if s.wide {
		return len(s.places) / 4
	}
	return len(s.places)
}

// IsSimple reports whether every element is simple, as Value.IsSimple puts it: then
// look-ups of simple keys never call an [Equal].
func (s *Set) IsSimple() bool { return !s.complex }

// place returns what is at place i.
func (s *Set) place(i int) uint32 {
	if s.wide {
		return binary.LittleEndian.Uint32(s.places[4*i:])
	}
	return uint32(s.places[i])
}

func (s *Set) setPlace(i int, v uint32) {
	if s.wide {
		binary.LittleEndian.PutUint32(s.places[4*i:], v)
		return
	}
	s.places[i] = byte(v)
}

// probe finds the place of the key, or a negative number and the place where it
// would go. restart tells that Python code called for a comparison changed the set.
func (s *Set) probe(key Value, hash int64, eq Equal) (found, free int, restart bool, err error) {
	mask := s.Span() - 1
	version := s.version
	free = -1
	perturb, rounds := uint64(hash), 0
	for i := int(uint64(hash) & uint64(mask)); ; {
		last := i
		if i+linearProbes <= mask {
			last = i + linearProbes
		}
		for j := i; j <= last; j++ {
			at := s.place(j)
			switch at {
			case freePlace:
				if free < 0 {
					free = j
				}
				return -1, free, false, nil
			case removedPlace:
				free = j
				continue
			}
			e := &s.entries[at-takenPlace]
			if e.hash != hash {
				continue
			}
			if e.key == key {
				return j, -1, false, nil
			}
			same, err := sameKey(e.key, key, eq)
			if s.version != version {
				return -1, -1, true, err
			}
			if same || err != nil {
				return j, -1, false, err
			}
			s.misses++
		}
		perturb >>= 5
		i = int((uint64(i)*5 + 1 + perturb) & uint64(mask))
		if rounds++; rounds > freeRounds {
			s.misses++
		}
	}
}

// freeRounds is how many groups of places a look-up passes without being counted as a
// miss: more than keys take that are not chosen to collide. In a small table, a group is
// a single place.
const freeRounds = 3

func (s *Set) find(key Value, hash int64, eq Equal) (found, free int, err error) {
	for {
		found, free, restart, err := s.probe(key, hash, eq)
		if !restart || err != nil {
			return found, free, err
		}
	}
}

// Has reports whether the key is an element.
func (s *Set) Has(key Value, hash int64, eq Equal) (bool, error) {
	switch p := s.place(int(hash) & (s.Span() - 1)); { // mostly its first place tells
	case p == freePlace:
		return false, nil
	case p >= takenPlace:
		if e := &s.entries[p-takenPlace]; e.hash == hash && e.key == key {
			return true, nil
		}
	}
	at, _, err := s.find(key, hash, eq)
	return at >= 0 && err == nil, err
}

// Add makes the key an element, and reports whether it is a new one.
func (s *Set) Add(key Value, hash int64, eq Equal) (bool, error) {
	if at := int(hash) & (s.Span() - 1); s.place(at) == freePlace { // as mostly it is
		s.enter(at, key, hash)
		return true, nil
	}
	at, free, err := s.find(key, hash, eq)
	if at >= 0 || err != nil {
		return false, err
	}
	s.enter(free, key, hash)
	return true, nil
}

// enter makes the key an element, at a place that no element has.
func (s *Set) enter(at int, key Value, hash int64) {
	s.version++
	s.used++
	s.complex = s.complex || !key.IsSimple()
	wasFree := s.place(at) == freePlace
	s.setPlace(at, s.store(setEntry{key, hash}))
	if !wasFree {
		return
	}
	s.fill++
	if s.isFull(s.fill) {
		s.grow()
	}
}

// store puts an entry into a hole or after the others, and returns what its place holds.
func (s *Set) store(e setEntry) uint32 {
	n := len(s.entries)
	switch {
	case s.hole >= 0:
		n = int(s.hole)
		s.hole = int32(s.entries[n].hash)
		s.entries[n] = e
	case n < cap(s.entries):
		s.entries = s.entries[:n+1]
		s.entries[n] = e
	default:
		old := s.entries
		s.entries = append(append(s.entriesFor(s.nextRoom()), old...), e)
		clear(old) // they may be a part of the set or of its table, which keep them alive
	}
	return takenPlace + uint32(n)
}

// nextRoom returns for how many entries there is room when it has grown next: for no
// more than the table can have.
func (s *Set) nextRoom() int { return min(2*cap(s.entries)+1, s.Span()*3/5+1) }

// isFull reports whether the table has to grow when fill of its places are not free.
func (s *Set) isFull(fill int) bool { return fill*5 >= (s.Span()-1)*3 }

// grow makes a new table in which the elements have room to become more.
func (s *Set) grow() { s.resize(s.nextSize()) }

// nextSize is how many elements the next table has room for, and more.
func (s *Set) nextSize() int {
	if s.used > 50000 {
		return s.used * 2
	}
	return s.used * 4
}

// DropRemoved makes a new table when many places are of removed elements, as
// CPython does at the end of difference_update.
func (s *Set) DropRemoved() {
	if s.fill-s.used > (s.Span()-1)/4 {
		s.grow()
	}
}

// resize makes a table for more than minUsed elements and enters them anew, in the
// order of the old one.
func (s *Set) resize(minUsed int) {
	size := setMinSize
	for size <= minUsed {
		size *= 2
	}
	places, entries, wide := s.places, s.entries, s.wide
	s.wide = size > setByteSize
	var room []setEntry // where the entries move to; nil when they stay
	var before [setMidSize]byte
	switch {
	case size <= cap(places) && cap(places) <= setMidSize: // in place
		places = before[:copy(before[:], places)]
		s.places = s.places[:size]
		clear(s.places)
	case size == setMidSize:
		mid := &midTable{}
		s.places, room = mid.places[:], mid.entries[:0]
	case s.wide:
		s.places = make([]byte, 4*size)
	default:
		s.places = s.placesFor(size)
	}
	if room == nil && s.hole >= 0 { // positions have to fit the new places
		room = make([]setEntry, 0, s.used+1)
	}
	hadHoles := s.hole >= 0
	if room != nil {
		if !hadHoles {
			room = append(room, entries...)
		}
		s.entries, s.hole = room, -1
	}
	s.fill = s.used
	s.version++
	if hadHoles || wide || s.wide {
		s.enterAll(&Set{places: places, wide: wide, entries: entries}, hadHoles)
	} else {
		s.placeAll(places)
	}
	if room != nil {
		clear(entries)
	}
}

// enterAll gives a place to each element of an old table, and room for its entry if that has none.
func (s *Set) enterAll(old *Set, anew bool) {
	for pos := range old.Span() {
		at := old.place(pos)
		if at < takenPlace {
			continue
		}
		e := &old.entries[at-takenPlace]
		if anew {
			at = s.store(*e)
		}
		s.insertClean(at, e.hash)
	}
}

// insertClean gives an entry, which is to be found by at, a place in a table without
// removed elements.
func (s *Set) insertClean(at uint32, hash int64) {
	mask := s.Span() - 1
	if first := int(hash) & mask; s.place(first) == freePlace { // as mostly it is
		s.setPlace(first, at)
		return
	}
	perturb := uint64(hash)
	for i := int(uint64(hash) & uint64(mask)); ; {
		last := i
		if i+linearProbes <= mask {
			last = i + linearProbes
		}
		for j := i; j <= last; j++ {
			if s.place(j) == freePlace {
				s.setPlace(j, at)
				return
			}
		}
		perturb >>= 5
		i = int((uint64(i)*5 + 1 + perturb) & uint64(mask))
	}
}

// Reserve makes room before n elements of a set or a dict are merged in, when
// CPython would.
func (s *Set) Reserve(n int) {
	if s.isFull(s.fill + n) {
		s.resize((s.used + n) * 2)
	}
}

// Merge adds the elements of other.
func (s *Set) Merge(other *Set, eq Equal) error {
	if s == other || other.used == 0 {
		return nil
	}
	s.Reserve(other.used)
	if s.fill == 0 {
		s.mergeIntoEmpty(other)
		return nil
	}
	for pos := 0; ; {
		key, hash, next, ok := other.Next(pos)
		if !ok {
			return nil
		}
		if _, err := s.Add(key, hash, eq); err != nil {
			return err
		}
		pos = next
	}
}

func (s *Set) mergeIntoEmpty(other *Set) {
	s.version++
	s.fill, s.used, s.complex = other.used, other.used, other.complex
	s.entries, s.hole = slices.Grow(s.entries[:0], other.used), -1
	switch {
	case s.Span() == other.Span() && other.fill == other.used:
		copy(s.places, other.places)
		s.entries, s.hole = append(s.entries, other.entries...), other.hole
		return
	case other.hole < 0 && !s.wide && !other.wide:
		s.entries = append(s.entries, other.entries...)
		s.placeAll(other.places)
		return
	}
	s.enterAll(other, true)
}

// placeAll gives a place to each entry that has one in another table, which holds the same of it. Places
// of both tables take a byte, and none of s has been removed.
func (s *Set) placeAll(table []byte) {
	places, mask := s.places, uint64(len(s.places)-1)
	for ; len(table) >= 8; table = table[8:] { // most places are free, several in a row
		for few := binary.LittleEndian.Uint64(table); few != 0; {
			shift := bits.TrailingZeros64(few) &^ 7
			at := byte(few >> shift)
			few &^= 0xff << shift
			if at < byte(takenPlace) {
				continue
			}
			hash := s.entries[at-byte(takenPlace)].hash
			if first := uint64(hash) & mask; places[first] == byte(freePlace) {
				places[first] = at
			} else {
				s.insertClean(uint32(at), hash)
			}
		}
	}
}

// Remove removes the key and reports whether it was an element.
func (s *Set) Remove(key Value, hash int64, eq Equal) (bool, error) {
	at, _, err := s.find(key, hash, eq)
	if at < 0 || err != nil {
		return false, err
	}
	s.removeAt(at)
	return true, nil
}

// removeAt removes the element at a place and returns it.
func (s *Set) removeAt(at int) Value {
	e := &s.entries[s.place(at)-takenPlace]
	key := e.key
	*e = setEntry{hash: int64(s.hole)}
	s.hole = int32(s.place(at) - takenPlace)
	s.setPlace(at, removedPlace)
	s.used--
	s.version++
	return key
}

// Peek returns the place of the element that is popped next, and how many
// others have been passed on the way to it. There must be one.
func (s *Set) Peek() (at, passed int) {
	size := s.Span()
	at = s.finger & (size - 1)
	for s.place(at) < takenPlace {
		passed++
		at++
		if at == size {
			at = 0
		}
	}
	return at, passed
}

// TryPop is Pop when no place has to be passed on the way to the element; else it returns
// the zero Value. There must be an element.
func (s *Set) TryPop() Value {
	at := s.finger & (s.Span() - 1)
	if s.place(at) < takenPlace {
		return Value{}
	}
	return s.Pop(at)
}

// Pop removes and returns the element at the place that Peek has returned.
func (s *Set) Pop(at int) Value {
	s.finger = at + 1
	return s.removeAt(at)
}

// Clear removes all elements.
func (s *Set) Clear() {
	places, entries := s.own()
	if s.room == largeRoom {
		clear(s.entries)
	}
	clear(places)
	clear(entries[:cap(entries)])
	s.places, s.wide, s.fill, s.used, s.complex = places, false, 0, 0, false
	s.entries, s.hole = entries, -1
	s.version++
}

// Next returns the first element at or after the place pos, its hash, and the
// place after it; ok is false when there is none. A walk starts at 0.
func (s *Set) Next(pos int) (key Value, hash int64, next int, ok bool) {
	if s.wide {
		return s.nextWide(pos)
	}
	for places := s.places; pos < len(places); {
		if at := places[pos]; at >= byte(takenPlace) {
			e := &s.entries[at-byte(takenPlace)]
			return e.key, e.hash, pos + 1, true
		}
		for pos++; pos+8 <= len(places); pos += 8 { // most are free, several in a row
			if few := binary.LittleEndian.Uint64(places[pos:]); few != 0 {
				pos += bits.TrailingZeros64(few) / 8
				break
			}
		}
	}
	return Value{}, 0, pos, false
}

// nextWide is Next in a table whose places take four bytes.
func (s *Set) nextWide(pos int) (key Value, hash int64, next int, ok bool) {
	for size := s.Span(); pos < size; pos++ {
		if at := s.place(pos); at >= takenPlace {
			e := &s.entries[at-takenPlace]
			return e.key, e.hash, pos + 1, true
		}
	}
	return Value{}, 0, pos, false
}

// Hash returns the hash of a frozenset.
func (s *Set) Hash() int64 {
	if s.hash == 0 {
		s.hash = s.FrozenHash()
	}
	return s.hash
}

// FrozenHash returns the hash that a frozenset of the elements has
// (Objects/setobject.c, frozenset_hash): it does not depend on their order.
func (s *Set) FrozenHash() int64 {
	var h uint64
	for pos := 0; ; {
		_, hash, next, ok := s.Next(pos)
		if !ok {
			break
		}
		h ^= shuffleBits(uint64(hash))
		pos = next
	}
	// CPython hashes the whole table and then takes the free and the removed
	// entries out again; what remains is the elements alone.
	h ^= (uint64(s.used) + 1) * 1927868237
	h ^= (h >> 11) ^ (h >> 25)
	h = h*69069 + 907133923
	if int64(h) == -1 {
		h = 590923713
	}
	return int64(h)
}

func shuffleBits(h uint64) uint64 {
	return ((h ^ 89869747) ^ (h << 16)) * 3644798167
}

// Replace makes the elements of other those of s; other must not be used any more.
func (s *Set) Replace(other *Set) {
	_, left := s.own()
	clear(left[:cap(left)]) // which the set would keep alive
	if s.room == largeRoom {
		clear(s.entries)
	}
	s.places, s.wide, s.fill, s.used, s.complex = other.places, other.wide, other.fill, other.used, other.complex
	s.entries, s.hole = other.entries, other.hole
	s.version++
	// What is a part of other would keep all of it alive, and may be used again.
	places, entries := other.own()
	large := other.room == largeRoom
	switch {
	case unsafe.SliceData(s.places) == unsafe.SliceData(places):
		s.places = slices.Clone(s.places)
	case large:
		s.places = append(make([]byte, 0, cap(s.places)), s.places...)
	}
	switch {
	case unsafe.SliceData(s.entries) == unsafe.SliceData(entries):
		s.entries = slices.Clone(s.entries)
	case large:
		s.entries = append(make([]setEntry, 0, cap(s.entries)), s.entries...)
	}
}

// Growth returns how many bytes a new element makes the set take at once; mostly
// none.
func (s *Set) Growth() int64 {
	var n int64
	if s.hole < 0 && len(s.entries) == cap(s.entries) {
		n = int64(s.nextRoom()) * sizeSetEntry
	}
	if s.isFull(s.fill + 1) {
		n += 8 * int64(s.nextSize()+4) // at most twice as many places, of four bytes
	}
	return n
}

// size returns how many bytes the set takes.
func (s *Set) size() int64 {
	n := sizeSmallSet
	if s.room != smallRoom {
		n = sizeRoomySet
	}
	places, entries := s.own()
	if unsafe.SliceData(s.places) != unsafe.SliceData(places) {
		n += int64(cap(s.places))
	}
	if unsafe.SliceData(s.entries) != unsafe.SliceData(entries) {
		n += int64(cap(s.entries)) * sizeSetEntry
	}
	return n
}
