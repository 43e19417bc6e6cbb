package object

import (
	"cmp"
	"slices"
	"unsafe"
)

// Contents is what objects held when it was copied, by which it can be seen whether they still
// hold it. What counters were is not part of it.
type Contents struct {
	// parts are where it is, and copied what was there. unknown tells that this is not all.
	parts   []memory
	copied  []byte // in whole words
	unknown bool
	// texts are those that are compared by where they are, which keeps them there.
	texts []string
	// changed are the parts among which Compare has found those that have changed; at first, all.
	changed span
}

// span are some parts, from first up to, not including, end, of which the copies begin at copied.
type span struct{ first, end, copied int }

// memory is some that belongs to an object. kind tells what is in it.
type memory struct {
	at   unsafe.Pointer
	size int
	kind memoryKind
}

type memoryKind uint8

const (
	anyMemory memoryKind = iota
	// tableMemory refers to nothing.
	tableMemory
	valuesMemory
	entriesMemory
	elementsMemory
	// These are what a list, a dict or a set has besides what it holds.
	listMemory
	dictMemory
	setMemory
)

// Change is what has become of objects.
type Change uint8

const (
	// Unchanged tells that nothing has changed.
	Unchanged Change = iota
	// NothingNew tells that the objects hold nothing that they did not hold before, but values
	// that refer to nothing of the robot's own.
	NothingNew
	// NewTexts is NothingNew where some of those values are texts of the robot's own.
	NewTexts
	// Changed tells that they may hold something new.
	Changed
)

// Copy copies what the objects hold themselves. As long as that is Unchanged, nothing has changed
// that can be reached from them, provided that they are all that [State.Describe] has found but
// those that are Immutable, and that all of those are alive.
func (c *Contents) Copy(objects []Value) {
	c.parts, c.copied, c.unknown, c.texts = c.parts[:0], c.copied[:0], false, c.texts[:0]
	for _, v := range objects {
		c.object(v)
	}
	c.changed = span{end: len(c.parts)}
}

// ContentsRoom is where copies of Contents are.
type ContentsRoom struct {
	parts  Room[memory]
	copied Room[byte]
	texts  Room[string]
}

// Clone makes clone the same as c, with memory of its own.
func (c *Contents) Clone(clone *Contents, room *ContentsRoom) {
	clone.parts, clone.copied = room.parts.Copy(clone.parts, c.parts), room.copied.Copy(clone.copied, c.copied)
	clone.unknown, clone.texts = c.unknown, room.texts.Copy(clone.texts, c.texts)
	clone.changed = span{end: len(c.parts)}
}

// Clear makes c empty. What it was a copy of need not be alive any more, even if the memory of
// other copies is.
func (c *Contents) Clear() {
	c.Empty()
	*c = Contents{}
}

// Empty is Clear for what will be the clone of another one.
func (c *Contents) Empty() {
	clear(c.parts[:cap(c.parts)])
	clear(c.texts[:cap(c.texts)])
	c.parts, c.copied, c.texts = c.parts[:0], c.copied[:0], c.texts[:0]
}

// Compare returns what has become of the objects since they were copied.
func (c *Contents) Compare() Change {
	if c.unknown {
		return Changed
	}
	change, copied := Unchanged, c.copied
	for i := range c.parts {
		p := &c.parts[i]
		if !p.isAs(copied) {
			if change == Unchanged {
				c.changed.first, c.changed.copied = i, len(c.copied)-len(copied)
			}
			c.changed.end = i + 1
			if change = max(change, p.change(copied)); change == Changed {
				c.changed.end = len(c.parts) // what comes after this part has not been looked at
				return Changed
			}
		}
		copied = copied[wholeWords(p.size):]
	}
	return change
}

// CompareTime returns about how many nanoseconds Compare takes.
func (c *Contents) CompareTime() int64 { return 50 + 25*int64(len(c.parts)) }

const (
	// maxKept is how many objects are looked at to find those that are kept, and maxItems how many
	// items of each: players keep lists of all that they have spawned.
	maxKept, maxItems = 48, 1024
)

// Kept appends what has come to be referred to since the copy, as Compare has just seen, and may have been handed out by a
// [Recycler]: the lists, tuples, dicts and sets that can be reached from what has changed, some of
// which may have been known before. ok is false if that takes more to find out.
func (c *Contents) Kept(kept []Value) (_ []Value, ok bool) {
	if c.unknown {
		return kept, false
	}
	add := func(v *Value) bool {
		switch {
		case v.refersToNothing():
			return true
		case v.Kind() < KindList || v.Kind() > KindFrozenSet || len(kept) == maxKept:
			return false
		}
		if !slices.Contains(kept, *v) {
			kept = append(kept, *v)
		}
		return true
	}
	copied := c.copied[c.changed.copied:]
	for i := c.changed.first; i < c.changed.end; i++ {
		p := &c.parts[i]
		if !p.isAs(copied) && !p.eachChanged(copied, add) {
			return kept, false
		}
		copied = copied[wholeWords(p.size):]
	}
	for i := 0; i < len(kept); i++ {
		if !kept[i].eachItem(add) {
			return kept, false
		}
	}
	return kept, true
}

// eachItem calls f for each value that a list, a tuple, a dict or a set holds, until f returns false,
// which it returns then.
func (v Value) eachItem(f func(v *Value) bool) bool {
	switch v.Kind() {
	case KindList:
		return each(v.List().Items, f)
	case KindTuple:
		return each(v.Tuple().Items, f)
	case KindDict:
		return each(v.Dict().entries, func(e *entry) bool { return f(&e.key) && f(&e.value) })
	default:
		return each(v.Set().entries, func(e *setEntry) bool { return f(&e.key) })
	}
}

// each calls f for each item of a slice, unless these are many, until f returns false. It returns
// whether it has called f for all.
func each[T any](items []T, f func(item *T) bool) bool {
	if len(items) > maxItems {
		return false
	}
	for i := range items {
		if !f(&items[i]) {
			return false
		}
	}
	return true
}

// isAs reports whether the memory holds what copied begins with.
func (m *memory) isAs(copied []byte) bool {
	return unsafe.String((*byte)(m.at), m.size) == string(copied[:m.size])
}

// wholeWords returns how many bytes those words have that a number of bytes takes: copies of
// values are read as words.
func wholeWords(size int) int { return (size + 7) &^ 7 }

// change returns what has become of memory that is not Unchanged, of which old is a copy.
func (m *memory) change(old []byte) Change {
	change := NothingNew
	switch m.kind {
	case tableMemory:
	case valuesMemory, entriesMemory, elementsMemory:
		if !m.eachChanged(old, func(v *Value) bool {
			if v.ref != nil && v.Kind() == KindStr && !v.Str().shared {
				change = NewTexts
			}
			return v.refersToNothing()
		}) {
			return Changed
		}
	default:
		return Changed
	}
	return change
}

// eachChanged calls f for each value of the memory that may have changed, of which old is a copy,
// until f returns false, which it returns then; of a list, a dict or a set that has come to hold
// more or less, for all that it holds. ok is false, too, where there may be anything.
func (m *memory) eachChanged(old []byte, f func(v *Value) bool) (ok bool) {
	words := unsafe.Slice((*uint64)(m.at), m.size/8)
	before := unsafe.Slice((*uint64)(unsafe.Pointer(unsafe.SliceData(old))), len(words))
	switch m.kind {
	case tableMemory:
		return true
	case listMemory:
		return of(m.at).eachItem(f)
	case dictMemory:
		return of(unsafe.Add(m.at, -int(unsafe.Offsetof(Dict{}.small)))).eachItem(f)
	case setMemory:
		return of(m.at).eachItem(f)
	case valuesMemory:
		return eachChanged(words, before, func(v *Value) bool { return f(v) })
	case entriesMemory:
		return eachChanged(words, before, func(e *entry) bool { return f(&e.key) && f(&e.value) })
	case elementsMemory:
		return eachChanged(words, before, func(e *setEntry) bool { return f(&e.key) })
	}
	return false
}

// eachChanged calls f for each of the items in words that differ from those before.
func eachChanged[T any](words, before []uint64, f func(item *T) bool) bool {
	var item T
	size := int(unsafe.Sizeof(item) / 8)
	before = before[:len(words)]
	for i := 0; i < len(words); i++ {
		if words[i] != before[i] {
			at := i - i%size
			if !f((*T)(unsafe.Pointer(&words[at]))) {
				return false
			}
			i = at + size - 1
		}
	}
	return true
}

// refersToNothing reports whether a value refers to no others, or to nothing but what robots share.
func (v *Value) refersToNothing() bool {
	return v.IsNil() || v.Kind() <= KindStr || v.Kind() != KindModule && v.isShared()
}

// Place is where a leaf is: in which part of Contents, at which of its bytes, and of all that
// are copied.
type Place struct {
	part, at, copied int32
	mayCount         bool
}

// Places returns where the leaves are that [State.Describe] has found in the objects, which are
// the same places in all Contents of objects that it describes by the same words.
func (c *Contents) Places(leaves []Leaf) []Place {
	places := make([]Place, 0, len(leaves))
	copied := 0
	for i, p := range c.parts {
		for len(leaves) > 0 {
			at := uintptr(unsafe.Pointer(leaves[0].At)) - uintptr(p.at) // wraps around before the part
			if at >= uintptr(p.size) {
				break
			}
			places = append(places, Place{int32(i), int32(at), int32(copied + int(at)), leaves[0].mayCount})
			leaves = leaves[1:]
		}
		copied += wholeWords(p.size)
	}
	if len(leaves) > 0 {
		panic("a leaf is in no part") // as they are found in the same order
	}
	return places
}

// Patch is another plain value in a leaf, which has that number among those that
// [State.Describe] has found.
type Patch struct {
	Leaf  int32
	Value Value
}

// AppendPatches appends words that are the same for no other patches, as long as what these refer
// to is alive.
func AppendPatches(words []uint64, patches []Patch) []uint64 {
	for i := range patches {
		v := patches[i].Value.Words()
		words = append(words, uint64(patches[i].Leaf), v[0], v[1])
	}
	return words
}

// Merge appends the patches of old and then new as they come to together, for leaves in which
// there was base before: all are in the order of the leaves.
func Merge(merged, old, new []Patch, base []Value) []Patch {
	for len(old)+len(new) > 0 {
		var p Patch
		if len(new) == 0 || len(old) > 0 && old[0].Leaf < new[0].Leaf {
			p, old = old[0], old[1:]
		} else {
			if len(old) > 0 && old[0].Leaf == new[0].Leaf {
				old = old[1:]
			}
			p, new = new[0], new[1:]
		}
		if p.Value != base[p.Leaf] {
			merged = append(merged, p)
		}
	}
	return merged
}

// Difference appends the patches that make of a state with some patches one with others of the same base: all are in the
// order of the leaves.
func Difference(patches, from, to []Patch, base []Value) []Patch {
	for len(from)+len(to) > 0 {
		switch {
		case len(to) == 0 || len(from) > 0 && from[0].Leaf < to[0].Leaf:
			patches = append(patches, Patch{from[0].Leaf, base[from[0].Leaf]})
			from = from[1:]
			continue
		case len(from) == 0 || from[0].Leaf > to[0].Leaf:
			patches = append(patches, to[0])
		default:
			if from[0].Value != to[0].Value {
				patches = append(patches, to[0])
			}
			from = from[1:]
		}
		to = to[1:]
	}
	return patches
}

// MaxPatches is how many leaves may have changed: more are not worth while, as they take as much
// memory wherever they are remembered.
const MaxPatches = 32

// Patches appends what has changed since the copy, as Compare has just seen, in the order of the leaves, and makes the copy
// that of what is there now. ok is false if more has changed than plain values in a few leaves;
// then the copy stays what it is.
func (c *Contents) Patches(places []Place, patches []Patch) (_ []Patch, ok bool) {
	const valueBytes = int(unsafe.Sizeof(Value{}))
	from, copied := len(patches), c.changed.copied
	for i := c.changed.first; i < c.changed.end; i++ {
		p := &c.parts[i]
		if !p.isAs(c.copied[copied:]) {
			if p.kind != valuesMemory && p.kind != entriesMemory {
				return patches[:from], false
			}
			now := unsafe.Slice((*uint64)(p.at), p.size/8)
			before := unsafe.Slice((*uint64)(unsafe.Pointer(&c.copied[copied])), len(now))
			for w := 0; w < len(now); w++ {
				if now[w] == before[w] {
					continue
				}
				at := copied + 8*w
				leaf, _ := slices.BinarySearchFunc(places, at, func(place Place, at int) int {
					return int(place.copied) + valueBytes - 1 - at
				})
				if leaf == len(places) || int(places[leaf].copied) > at {
					return patches[:from], false
				}
				v := (*Value)(unsafe.Add(p.at, places[leaf].at))
				if !v.isPlain() || places[leaf].mayCount && v.Counts() || len(patches)-from == MaxPatches {
					return patches[:from], false
				}
				patches = append(patches, Patch{int32(leaf), *v})
				w = (int(places[leaf].copied)+valueBytes-copied)/8 - 1
			}
		}
		copied += wholeWords(p.size)
	}
	for i := range patches[from:] {
		c.note(&places[patches[from+i].Leaf], patches[from+i].Value)
	}
	return patches, true
}

// Apply makes the patches, both of the objects and of the copy.
func (c *Contents) Apply(places []Place, patches []Patch) {
	for i := range patches {
		place := &places[patches[i].Leaf]
		*(*Value)(unsafe.Add(c.parts[place.part].at, place.at)) = patches[i].Value
		c.note(place, patches[i].Value)
	}
}

// note makes a value part of the copy.
func (c *Contents) note(place *Place, v Value) {
	*(*[2]uint64)(unsafe.Pointer(&c.copied[place.copied])) = v.Words()
}

// add adds the memory at p.
func (c *Contents) add(p unsafe.Pointer, size int, kind memoryKind) {
	c.parts = append(c.parts, memory{p, size, kind})
	c.copied = append(c.copied, unsafe.Slice((*byte)(p), size)...)
	c.copied = append(c.copied, make([]byte, wholeWords(size)-size)...)
}

// whole adds all of an object's own memory.
func whole[T any](c *Contents, object *T) {
	c.add(unsafe.Pointer(object), int(unsafe.Sizeof(*object)), anyMemory)
}

// fields adds the memory of an object from its field first up to, not including, the field next.
func fields[F, G any](c *Contents, first *F, next *G) {
	c.add(unsafe.Pointer(first), int(uintptr(unsafe.Pointer(next))-uintptr(unsafe.Pointer(first))), anyMemory)
}

// items adds what a slice holds.
func items[T any](c *Contents, slice []T, kind memoryKind) {
	if len(slice) > 0 {
		c.add(unsafe.Pointer(unsafe.SliceData(slice)), len(slice)*int(unsafe.Sizeof(slice[0])), kind)
	}
}

// object adds what an object holds.
func (c *Contents) object(v Value) {
	switch v.Kind() {
	case KindList:
		c.add(unsafe.Pointer(v.List()), int(unsafe.Sizeof(List{})), listMemory)
		items(c, v.List().Items, valuesMemory)
	case KindDict:
		c.dict(v.Dict())
	case KindSet, KindFrozenSet:
		c.add(unsafe.Pointer(v.Set()), int(unsafe.Sizeof(Set{})), setMemory)
		items(c, v.Set().places, tableMemory)
		items(c, v.Set().entries, elementsMemory)
	case KindType:
		t := v.Type()
		c.texts = append(c.texts, t.Name, t.Qualname, t.Module)
		fields(c, &t.Name, &t.cache)
		items(c, t.Bases, anyMemory)
		items(c, t.MRO, anyMemory)
		items(c, t.subclasses, anyMemory)
	case KindInstance:
		if layout := v.Instance().Class.Layout; layout != nil {
			c.add(v.ref, int(cmp.Or(layout.Compared, layout.Type.Size())), anyMemory)
		} else {
			whole(c, v.Instance())
		}
	case KindModule:
		if m := v.Module(); !m.Builtin { // which are read only
			fields(c, &m.Extra, &m.Linked)
			c.globals(m)
		}
	case KindBuiltin:
		whole(c, v.Builtin())
	case KindCell:
		whole(c, v.Cell())
	case KindProperty:
		whole(c, v.Property())
	case KindStaticMethod, KindClassMethod:
		whole(c, v.Wrapped())
	default:
		c.unknown = true
	}
}

// globals adds the slots of a module.
func (c *Contents) globals(m *Module) {
	from := 0
	for _, slot := range m.Counters { // in order
		if v := &m.Slots[slot]; m.leavesOut(int(slot)) {
			items(c, m.Slots[from:slot], valuesMemory)
			fields(c, &v.ref, &v.num)
			from = int(slot) + 1
		}
	}
	items(c, m.Slots[from:], valuesMemory)
}

func (c *Contents) dict(d *Dict) {
	if d.ofClass {
		c.add(unsafe.Pointer(&d.small), int(unsafe.Sizeof(*d)-unsafe.Offsetof(d.small)), anyMemory)
		items(c, d.index, anyMemory)
		items(c, d.entries, anyMemory)
		return
	}
	c.add(unsafe.Pointer(&d.small), int(unsafe.Sizeof(*d)-unsafe.Offsetof(d.small)), dictMemory)
	items(c, d.index, tableMemory)
	from := 0
	if d.counting&hasCounters != 0 {
		for i := range d.entries {
			if e := &d.entries[i]; d.isCounter(e) {
				items(c, d.entries[from:i], entriesMemory)
				fields(c, &e.key, &e.value.num)
				from = i + 1
			}
		}
	}
	items(c, d.entries[from:], entriesMemory)
}
