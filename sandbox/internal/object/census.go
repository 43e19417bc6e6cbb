package object

import (
	"math/bits"
	"slices"
	"unsafe"
)

// Census counts what a robot keeps alive: every object that can be reached from
// the values given to it, once, by a fixed size that is at least about what the
// object takes. What robots share (builtin types, functions and modules) does not
// count. The same values give the same numbers on every run.
//
// It needs no recursion, and its own memory is proportional to the number of
// objects. A Census may be used again after Reset.
type Census struct {
	// Bytes is the size of the objects found, with overhead, after Run. Work tells how
	// much there was to do: the number of objects, and of groups of places for values.
	Bytes, Work int64
	// Other counts an object of a kind that another package defines.
	Other func(c *Census, v Value)

	seen    pointers
	pending []Value
	// bases are the classes found that others derive from.
	bases []*Type
}

// Walker is what objects implement that are defined outside this package and hold
// values: Walk adds those to the census, and the bytes that the object takes
// besides its own struct.
type Walker interface {
	Walk(c *Census)
}

// The sizes of objects, in bytes: those of their structs, rounded up to what is
// allocated. They decide when a census comes, which code pays for: other figures are other matches.
const (
	sizeStr             = 64
	sizeBigInt          = 96
	sizeList            = 32
	sizeTuple           = 32
	sizeDict            = 96
	sizeDictEntry int64 = 40
	sizeSmallSet  int64 = 224
	sizeRoomySet  int64 = 464
	sizeSetEntry  int64 = 24
	sizeType            = 2048
	sizeInstance        = 64
	sizeException       = 128
	sizeTrace     int64 = 40
	sizeModule          = 160
	sizeSmall           = 64
	sizeIterator        = 128
	// SizeSetElement and SizeDictKey are about what an element of a set and a key of a
	// dict take, with the free places of the table.
	SizeSetElement = 2 * sizeSetEntry
	SizeDictKey    = sizeDictEntry + 16
	// SizeValue is the size of a place for a value.
	SizeValue int64 = 16
)

// Reset makes the census ready to count anew.
func (c *Census) Reset() {
	c.Bytes, c.Work = 0, 0
	c.seen.reset()
	clear(c.pending[:cap(c.pending)])
	c.pending = c.pending[:0]
	clear(c.bases)
	c.bases = c.bases[:0]
}

// Add counts v, unless it has been, and what it leads to.
func (c *Census) Add(v Value) {
	if v.ref == nil || v.Kind() <= KindNotImplemented || !c.seen.add(v.ref) {
		return
	}
	c.pending = append(c.pending, v)
}

// AddAll adds all values of a slice. It does not count the slice itself.
func (c *Census) AddAll(values []Value) {
	objects := 0
	for _, v := range values {
		if v.ref != nil && v.Kind() > KindNotImplemented {
			objects++
			c.Add(v)
		}
	}
	c.Work += int64(objects)/placesPerWork + int64(len(values))/numbersPerWork
}

// placesPerWork is how many places that refer to objects are looked at in the time that
// an object takes, and numbersPerWork how many others.
const placesPerWork, numbersPerWork = 8, 64

// AddSlice adds all values of a slice, and counts the slice itself, once.
func (c *Census) AddSlice(values []Value) {
	if cap(values) == 0 {
		return
	}
	if c.seen.add(unsafe.Pointer(unsafe.SliceData(values))) {
		c.Bytes += int64(cap(values)) * SizeValue
	}
	c.AddAll(values)
}

// AddDict adds a dict that is no value itself; it may be nil.
func (c *Census) AddDict(d *Dict) {
	if d != nil {
		c.Add(d.Value())
	}
}

// AddBytes counts n bytes.
func (c *Census) AddBytes(n int64) { c.Bytes += n }

// AddIterators counts n iterators of lists.
func (c *Census) AddIterators(n int) {
	c.Bytes += int64(n) * sizeSmall
	c.Work += int64(n)
}

// Found returns the number of objects and slices that have been counted.
func (c *Census) Found() int { return c.seen.used }

// Expect prepares for about as many objects and slices, before any is added.
func (c *Census) Expect(n int) {
	if 2*n > len(c.seen.table) {
		c.seen.table = make([]uintptr, max(1<<bits.Len(uint(2*n)), minPointers))
	}
}

// Has reports whether the object at p has been counted.
func (c *Census) Has(p unsafe.Pointer) bool { return c.seen.has(p) }

// Once reports whether the struct at p, which is no value, is seen for the first time.
func Once[T any](c *Census, p *T) bool { return c.seen.add(unsafe.Pointer(p)) }

// Overhead adds to a number of bytes what memory management takes besides them.
func Overhead(n int64) int64 { return n + n/4 }

// Run counts all that the values added lead to.
func (c *Census) Run() {
	for len(c.pending) > 0 {
		v := c.pending[len(c.pending)-1]
		c.pending = c.pending[:len(c.pending)-1]
		c.Work++
		c.count(v)
	}
	c.Bytes = Overhead(c.Bytes)
}

// count counts one object and adds what it holds.
func (c *Census) count(v Value) {
	switch v.Kind() {
	case KindStr:
		s := v.Str()
		if !c.addBlock(s.part.blockOf(unsafe.Pointer(s), textSize)) {
			c.Bytes += sizeStr + int64(len(s.S))
		}
		if s.wide != nil {
			c.Bytes += 4 * int64(cap(*s.wide))
		}
	case KindBigInt:
		c.Bytes += sizeBigInt + 8*int64(v.BigWords())
	case KindList:
		l := v.List()
		c.Bytes += sizeList + int64(l.left)*SizeValue
		c.AddSlice(l.Items)
	case KindTuple:
		if !c.addBlock(v.Tuple().part.blockOf(v.ref, pairSize)) {
			c.Bytes += sizeTuple
			c.AddSlice(v.Tuple().Items)
		}
	case KindDict:
		c.countDict(v.Dict())
	case KindSet, KindFrozenSet:
		c.countSet(v.Set())
	case KindType:
		c.countType(v.Type())
	case KindInstance:
		c.countInstance(v.Instance())
	case KindModule:
		c.countModule(v.Module())
	case KindListIter:
		if l := v.ListIter().List; l != nil {
			c.Add(l.Value())
		}
		c.Bytes += sizeSmall
	case KindIterator:
		c.Bytes += sizeIterator
		v.Iterator().It.Walk(c)
	default:
		c.Bytes += sizeSmall
		c.countSmall(v)
	}
}

// addBlock counts a block of so many bytes, once; it reports whether there is one.
func (c *Census) addBlock(at unsafe.Pointer, size uintptr) bool {
	if at != nil && c.seen.add(unsafe.Add(at, 1)) { // where no object begins
		c.Bytes += int64(size)
	}
	return at != nil
}

// countSmall adds what an object of a kind that holds a few values holds.
func (c *Census) countSmall(v Value) {
	switch v.Kind() {
	case KindTupleIter:
		c.Add(v.TupleIter().Tuple)
	case KindSlice:
		s := v.Slice()
		c.Add(s.Start)
		c.Add(s.Stop)
		c.Add(s.Step)
	case KindMethod:
		c.Add(v.Method().Func)
		c.Add(v.Method().Self)
	case KindBuiltin:
		c.Bytes += int64(len(v.Builtin().Name))
		c.AddAll(v.Builtin().Holds)
		if attrs := v.Builtin().Attrs; attrs != nil {
			c.AddDict(attrs)
		}
	case KindCell:
		c.Add(v.Cell().V)
	case KindDictView:
		c.AddDict(v.DictView().Dict)
	case KindProperty:
		p := v.Property()
		c.AddAll([]Value{p.Get, p.Set, p.Del, p.Doc})
	case KindStaticMethod, KindClassMethod:
		c.Add(v.Wrapped().Func)
	case KindSuper:
		s := v.Super()
		c.Add(s.Class.Value())
		c.Add(s.Self)
		if s.Start != nil {
			c.Add(s.Start.Value())
		}
	case KindMember:
		c.Add(v.Member().Name.Value())
		c.Add(v.Member().Class.Value())
	case KindRange:
		if g := v.Range().Given(); g != nil {
			c.AddSlice(g[:])
		}
	case KindRangeIter, KindHost: // hold no values
	default:
		c.Other(c, v)
	}
}

func (c *Census) countDict(d *Dict) {
	c.Bytes += sizeDict + int64(cap(d.entries))*sizeDictEntry + 4*int64(cap(d.index))
	if d.small && cap(d.entries) != firstRoom { // the first ones are still there
		c.Bytes += firstRoom * sizeDictEntry
	}
	c.Work += int64(len(d.entries)) / (placesPerWork / 2)
	for i := range d.entries {
		c.Add(d.entries[i].key)
		c.Add(d.entries[i].value)
	}
}

func (c *Census) countSet(s *Set) {
	c.Bytes += s.size()
	c.Work += int64(len(s.entries)) / placesPerWork
	for i := range s.entries {
		c.Add(s.entries[i].key)
	}
}

func (c *Census) countType(t *Type) {
	if t.Builtin {
		return
	}
	c.Bytes += sizeType + 8*int64(len(t.Bases)+len(t.MRO)+cap(t.subclasses)) + int64(len(t.Name)+len(t.Qualname)+len(t.Module))
	c.Work += int64(len(t.subclasses)) / placesPerWork
	if len(t.subclasses) > 0 {
		c.bases = append(c.bases, t)
	}
	t.cache = nil // it may have what the class has no longer
	c.AddDict(t.Attrs)
	for _, class := range t.MRO {
		c.Add(class.Value())
	}
	if t.Meta != nil {
		c.Add(t.Meta.Type.Value())
	}
}

func (c *Census) countInstance(i *Instance) {
	c.Bytes += sizeInstance
	c.Add(i.Class.Value())
	c.AddDict(i.Attrs)
	c.Add(i.Payload)
	if e := i.Exc; e != nil {
		c.Bytes += sizeException + int64(cap(e.Trace))*sizeTrace
		c.Add(e.Args)
		c.Add(e.Cause)
		c.Add(e.Context)
		c.AddDict(e.Fields)
	}
	if layout := i.Class.Layout; layout != nil {
		layout.Walk(i, c)
	}
}

func (c *Census) countModule(m *Module) {
	if m.Builtin {
		return
	}
	c.Bytes += sizeModule + int64(len(m.Slots))*SizeValue
	c.AddAll(m.Slots)
	c.AddDict(m.Extra)
}

// ForgetSubclasses makes the classes that the census has found forget the classes deriving
// from them that it has not.
func (c *Census) ForgetSubclasses() {
	for _, base := range c.bases {
		base.subclasses = slices.DeleteFunc(base.subclasses, func(t *Type) bool { return !c.Has(unsafe.Pointer(t)) })
	}
}

// pointers is a set of pointers to objects that are alive: a hash table with linear
// probing.
type pointers struct {
	// table has a power of two of places, or none. It is no business of the collector's:
	// what is in it is alive all the while, and does not move.
	table []uintptr
	used  int
}

const (
	minPointers = 1 << 10
	// keptPointers is the size of table that is kept for the next census.
	keptPointers = 1 << 14
)

func (s *pointers) reset() {
	if len(s.table) > keptPointers {
		s.table = nil
	}
	clear(s.table)
	s.used = 0
}

// slot returns where p is, or where it belongs.
func (s *pointers) slot(p uintptr) int {
	mask := len(s.table) - 1
	// Objects lie next to each other in memory: the multiplication spreads them.
	i := int(uint64(p)*0x9e3779b97f4a7c15>>32) & mask
	for s.table[i] != 0 && s.table[i] != p {
		i = (i + 1) & mask
	}
	return i
}

// add adds p and reports whether it is new.
func (s *pointers) add(p unsafe.Pointer) bool {
	if 2*s.used >= len(s.table) {
		s.grow()
	}
	i := s.slot(uintptr(p))
	if s.table[i] != 0 {
		return false
	}
	s.table[i] = uintptr(p)
	s.used++
	return true
}

func (s *pointers) has(p unsafe.Pointer) bool {
	return len(s.table) > 0 && s.table[s.slot(uintptr(p))] != 0
}

func (s *pointers) grow() {
	old := s.table
	s.table = make([]uintptr, max(2*len(old), minPointers))
	for _, p := range old {
		if p != 0 {
			s.table[s.slot(p)] = p
		}
	}
}
