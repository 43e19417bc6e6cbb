package object

import (
	"slices"
	"unsafe"
)

// Contents is what objects held when it was copied, by which it can be seen whether they still
// hold it. What counters were is not part of it.
type Contents struct {
	// parts are where it is, and copied what was there. unknown tells that this is not all.
	parts   []memory
	copied  []byte
	unknown bool
}

// memory is some that belongs to an object.
type memory struct {
	at   unsafe.Pointer
	size int
}

// Copy copies what the objects hold themselves. As long as that IsUnchanged, nothing has changed
// that can be reached from them, provided that they are all that [State.Describe] has found but
// those that are Immutable, and that they are alive.
func (c *Contents) Copy(objects []Value) {
	c.parts, c.copied, c.unknown = c.parts[:0], c.copied[:0], false
	for _, v := range objects {
		c.object(v)
	}
}

// Clone returns c with memory of its own, and no more than it takes.
func (c *Contents) Clone() Contents {
	return Contents{slices.Clone(c.parts), slices.Clone(c.copied), c.unknown}
}

// IsUnchanged tells whether the objects still hold what was copied.
func (c *Contents) IsUnchanged() bool {
	copied := c.copied
	for i := range c.parts {
		p := &c.parts[i]
		if unsafe.String((*byte)(p.at), p.size) != string(copied[:p.size]) {
			return false
		}
		copied = copied[p.size:]
	}
	return !c.unknown
}

// add adds the memory at p.
func (c *Contents) add(p unsafe.Pointer, size int) {
	c.parts = append(c.parts, memory{p, size})
	c.copied = append(c.copied, unsafe.Slice((*byte)(p), size)...)
}

// whole adds all of an object's own memory.
func whole[T any](c *Contents, object *T) { c.add(unsafe.Pointer(object), int(unsafe.Sizeof(*object))) }

// fields adds the memory of an object from its field first up to, not including, the field next.
func fields[F, G any](c *Contents, first *F, next *G) {
	c.add(unsafe.Pointer(first), int(uintptr(unsafe.Pointer(next))-uintptr(unsafe.Pointer(first))))
}

// items adds what a slice holds.
func items[T any](c *Contents, slice []T) {
	if len(slice) > 0 {
		c.add(unsafe.Pointer(unsafe.SliceData(slice)), len(slice)*int(unsafe.Sizeof(slice[0])))
	}
}

// object adds what an object holds.
func (c *Contents) object(v Value) {
	switch v.Kind() {
	case KindList:
		whole(c, v.List())
		items(c, v.List().Items)
	case KindDict:
		c.dict(v.Dict())
	case KindSet, KindFrozenSet:
		whole(c, v.Set())
		items(c, v.Set().places)
		items(c, v.Set().entries)
	case KindType:
		t := v.Type()
		fields(c, &t.Name, &t.cache)
		items(c, t.Bases)
		items(c, t.MRO)
		items(c, t.subclasses)
	case KindInstance:
		whole(c, v.Instance())
	case KindModule:
		m := v.Module()
		fields(c, &m.Name, &m.Linked)
		if !m.Builtin { // robots share what builtin modules have
			c.globals(m)
		}
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
		if v := &m.Slots[slot]; v.Counts() {
			items(c, m.Slots[from:slot])
			fields(c, &v.ref, &v.num)
			from = int(slot) + 1
		}
	}
	items(c, m.Slots[from:])
}

func (c *Contents) dict(d *Dict) {
	c.add(unsafe.Pointer(&d.small), int(unsafe.Sizeof(*d)-unsafe.Offsetof(d.small)))
	items(c, d.index)
	from := 0
	if d.counting&hasCounters != 0 {
		for i := range d.entries {
			if e := &d.entries[i]; e.isCounter() {
				items(c, d.entries[from:i])
				fields(c, &e.key, &e.value.num)
				from = i + 1
			}
		}
	}
	items(c, d.entries[from:])
}
