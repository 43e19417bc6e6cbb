package object

import "unsafe"

// Set is a Python set or frozenset.
//
// It is laid out, grown and probed exactly as CPython 3.7 does it
// (Objects/setobject.c), because the order in which a set iterates follows from
// that, and random.sample of a set shows it.
type Set struct {
	Header
	table []setEntry // a power of two of them
	fill  int        // entries that are not free, removed ones included
	used  int        // live entries
	// finger is where pop looks first.
	finger int
	// version counts the changes of the table, by which a look-up sees that
	// Python code which it called has changed the set.
	version uint32
	// complex tells that there is or has been an element that is not simple, as
	// Value.IsSimple puts it.
	complex bool
	// hash is the hash of a frozenset, or 0 when it is not computed yet.
	hash int64
	// misses is as in a Dict.
	misses uint32
	// small is the first table.
	small [setMinSize]setEntry
}

type setEntry struct {
	key  Value // nil when free or removed
	hash int64 // dummyHash when removed
}

const (
	setMinSize   = 8
	linearProbes = 9
	dummyHash    = -1
)

// NewSet returns an empty set.
func NewSet() *Set {
	s := &Set{Header: Header{KindSet}}
	s.table = s.small[:]
	return s
}

// NewFrozenSet returns an empty frozenset, to be filled before anyone sees it.
func NewFrozenSet() *Set {
	s := NewSet()
	s.Kind = KindFrozenSet
	return s
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

// Span returns the number of positions that a walk over all elements passes.
func (s *Set) Span() int { return len(s.table) }

// IsSimple tells whether every element is simple, as Value.IsSimple puts it: then
// look-ups of simple keys never call an [Equal].
func (s *Set) IsSimple() bool { return !s.complex }

func (e *setEntry) isFree() bool { return e.key.IsNil() && e.hash != dummyHash }

// probe finds the slot of the key, or a negative number and the slot where it
// would go. restart tells that Python code called for a comparison changed the set.
func (s *Set) probe(key Value, hash int64, eq Equal) (found, free int, restart bool, err error) {
	mask := len(s.table) - 1
	version := s.version
	free = -1
	perturb, rounds := uint64(hash), 0
	for i := int(uint64(hash) & uint64(mask)); ; {
		last := i
		if i+linearProbes <= mask {
			last = i + linearProbes
		}
		for j := i; j <= last; j++ {
			e := &s.table[j]
			switch {
			case e.isFree():
				if free < 0 {
					free = j
				}
				return -1, free, false, nil
			case e.key.IsNil():
				free = j
			case e.hash == hash:
				same, err := sameKey(e.key, key, eq)
				if s.version != version {
					return -1, -1, true, err
				}
				if same || err != nil {
					return j, -1, false, err
				}
				s.misses++
			}
		}
		perturb >>= 5
		i = int((uint64(i)*5 + 1 + perturb) & uint64(mask))
		if rounds++; rounds > freeRounds {
			s.misses++
		}
	}
}

// freeRounds is how many groups of places a look-up passes without being counted as a
// miss: more than keys take that are not chosen to collide.
const freeRounds = 3

func (s *Set) find(key Value, hash int64, eq Equal) (found, free int, err error) {
	for {
		found, free, restart, err := s.probe(key, hash, eq)
		if !restart || err != nil {
			return found, free, err
		}
	}
}

// TryHas is Has for a key whose hash is at hand, when no comparison is needed to find
// the answer; else known is false.
func (s *Set) TryHas(key Value) (has, known bool) {
	hash, ok := quickHash(key)
	if !ok {
		return false, false
	}
	e, _ := s.tryProbe(key, hash)
	if e == nil {
		return false, false
	}
	return !e.key.IsNil(), true
}

// TryAdd is Add for a key whose hash is at hand, when no comparison is needed to see
// whether it is new, and what grows takes less than limit bytes; else done is false.
func (s *Set) TryAdd(key Value, limit int64) (done bool) {
	hash, ok := quickHash(key)
	if !ok {
		return false
	}
	e, at := s.tryProbe(key, hash)
	switch {
	case e == nil:
		return false
	case !e.key.IsNil():
		return true
	}
	if s.isFull(s.fill+1) && s.Growth() >= limit {
		return false
	}
	s.enter(at, key, hash)
	return true
}

// tryProbe returns the entry of the key, or the free one where it would go. It returns
// nil when it comes upon a removed entry, or another key that has the hash, and when
// the first group of places does not have the answer: looking further has to be paid for.
func (s *Set) tryProbe(key Value, hash int64) (e *setEntry, at int) {
	mask := len(s.table) - 1
	at = int(uint64(hash) & uint64(mask))
	last := at
	if at+linearProbes <= mask {
		last = at + linearProbes
	}
	for ; at <= last; at++ {
		e := &s.table[at]
		if e.key == key || e.key.IsNil() && e.hash != dummyHash {
			return e, at
		}
		if e.hash == hash || e.key.IsNil() {
			break
		}
	}
	return nil, 0
}

// Has tells whether the key is an element.
func (s *Set) Has(key Value, hash int64, eq Equal) (bool, error) {
	at, _, err := s.find(key, hash, eq)
	return at >= 0 && err == nil, err
}

// Add makes the key an element, and tells whether it is a new one.
func (s *Set) Add(key Value, hash int64, eq Equal) (bool, error) {
	at, free, err := s.find(key, hash, eq)
	if at >= 0 || err != nil {
		return false, err
	}
	s.enter(free, key, hash)
	return true, nil
}

// enter makes the key an element, in a slot that no element has.
func (s *Set) enter(at int, key Value, hash int64) {
	s.version++
	s.used++
	s.complex = s.complex || !key.IsSimple()
	wasFree := s.table[at].isFree()
	s.table[at] = setEntry{key, hash}
	if !wasFree {
		return
	}
	s.fill++
	if s.isFull(s.fill) {
		s.grow()
	}
}

// isFull tells whether the table has to grow when fill of its entries are not free.
func (s *Set) isFull(fill int) bool { return fill*5 >= (len(s.table)-1)*3 }

// grow makes a new table in which the elements have room to become more.
func (s *Set) grow() {
	if s.used > 50000 {
		s.resize(s.used * 2)
	} else {
		s.resize(s.used * 4)
	}
}

// DropRemoved makes a new table when many entries are of removed elements, as
// CPython does at the end of difference_update.
func (s *Set) DropRemoved() {
	if s.fill-s.used > (len(s.table)-1)/4 {
		s.grow()
	}
}

// resize makes a table for more than minUsed elements and enters them anew.
func (s *Set) resize(minUsed int) {
	size := setMinSize
	for size <= minUsed {
		size *= 2
	}
	old := s.table
	s.table = make([]setEntry, size)
	s.fill = s.used
	s.version++
	for i := range old {
		if !old[i].key.IsNil() {
			s.insertClean(old[i])
		}
	}
}

// insertClean enters an element that is not there into a table without removed
// entries.
func (s *Set) insertClean(e setEntry) {
	mask := len(s.table) - 1
	perturb := uint64(e.hash)
	for i := int(uint64(e.hash) & uint64(mask)); ; {
		last := i
		if i+linearProbes <= mask {
			last = i + linearProbes
		}
		for j := i; j <= last; j++ {
			if s.table[j].key.IsNil() {
				s.table[j] = e
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
	for i := 0; i < len(other.table); i++ {
		e := other.table[i]
		if e.key.IsNil() {
			continue
		}
		if _, err := s.Add(e.key, e.hash, eq); err != nil {
			return err
		}
	}
	return nil
}

func (s *Set) mergeIntoEmpty(other *Set) {
	s.version++
	s.fill, s.used, s.complex = other.used, other.used, other.complex
	if len(s.table) == len(other.table) && other.fill == other.used {
		copy(s.table, other.table)
		return
	}
	for _, e := range other.table {
		if !e.key.IsNil() {
			s.insertClean(e)
		}
	}
}

// Remove removes the key and tells whether it was an element.
func (s *Set) Remove(key Value, hash int64, eq Equal) (bool, error) {
	at, _, err := s.find(key, hash, eq)
	if at < 0 || err != nil {
		return false, err
	}
	s.removeAt(at)
	return true, nil
}

func (s *Set) removeAt(at int) {
	s.table[at] = setEntry{hash: dummyHash}
	s.used--
	s.version++
}

// Peek returns the position of the element that is popped next, and how many
// others have been passed on the way to it. There must be one.
func (s *Set) Peek() (at, passed int) {
	at = s.finger & (len(s.table) - 1)
	for s.table[at].key.IsNil() {
		passed++
		at++
		if at == len(s.table) {
			at = 0
		}
	}
	return at, passed
}

// Pop removes and returns the element at the position that Peek has returned.
func (s *Set) Pop(at int) Value {
	key := s.table[at].key
	s.removeAt(at)
	s.finger = at + 1
	return key
}

// Clear removes all elements.
func (s *Set) Clear() {
	s.table, s.fill, s.used, s.complex = make([]setEntry, setMinSize), 0, 0, false
	s.version++
}

// Next returns the first element at or after the position pos, its hash, and the
// position after it; ok is false when there is none. A walk starts at 0.
func (s *Set) Next(pos int) (key Value, hash int64, next int, ok bool) {
	for ; pos < len(s.table); pos++ {
		if e := &s.table[pos]; !e.key.IsNil() {
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
	s.table, s.fill, s.used, s.complex = other.table, other.fill, other.used, other.complex
	s.version++
}

// Growth returns how many bytes a new element makes the table take at once; mostly
// none.
func (s *Set) Growth() int64 {
	if (s.fill+1)*5 < (len(s.table)-1)*3 {
		return 0
	}
	return int64(4*len(s.table)) * sizeSetEntry
}
