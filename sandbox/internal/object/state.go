package object

import (
	"slices"
	"unsafe"
)

// State writes down all that objects hold, and so all that code can find out about them
// but their identities, as words: what two robots of a program do next is the same when
// their words are, what is in their leaves, and what they are told is.
//
// A State may be used again and again.
type State struct {
	// Other writes down an object of a kind that another package defines.
	Other func(s *State, v Value)

	words   []uint64
	objects []Value
	// counters are where counters are, which are left out, and counting the dicts that have
	// some.
	counters []*Value
	counting []*Dict
	// leaves are where plain values are that are left out, too.
	leaves []Leaf
	places placeTable
	failed bool
}

// The limits of what is written down. Robots that keep more mostly keep what they have
// seen, which is another thing in each turn.
const (
	maxStateObjects = 512
	maxStateWords   = 2048
)

// Describe writes down what can be reached from the values that roots adds. References
// are numbers in the order in which objects are found, so that the words of different
// robots can be compared. It returns the objects that belong to the robot, too, for
// Contents. ok is false when there is too much, or something that cannot be described.
// The slices are valid until the State is used again.
func (s *State) Describe(roots func(s *State)) (words []uint64, objects []Value, ok bool) {
	s.failed, s.words = false, s.words[:0]
	s.places.reset()
	s.objects, s.counters, s.counting, s.leaves = s.objects[:0], s.counters[:0], s.counting[:0], s.leaves[:0]
	roots(s)
	for i := 0; i < len(s.objects) && !s.failed; i++ {
		s.object(s.objects[i])
		s.failed = s.failed || len(s.objects) > maxStateObjects || len(s.words) > maxStateWords
	}
	return s.words, s.objects, !s.failed
}

// Counters returns where the values of counters are that Describe has left out, and the
// dicts in which some of them are.
func (s *State) Counters() ([]*Value, []*Dict) { return s.counters, s.counting }

// Leaf is where Describe has left out a plain value: that of a variable, an item or an attribute
// of an instance, any of which may be replaced by another plain value without the words becoming
// others. Where there may be a counter, that must be none that counts.
type Leaf struct {
	At       *Value
	mayCount bool
}

// Leaves returns where Describe has left out plain values.
func (s *State) Leaves() []Leaf { return s.leaves }

// Fail makes Describe fail.
func (s *State) Fail() { s.failed = true }

// Word adds words.
func (s *State) Word(w ...uint64) { s.words = append(s.words, w...) }

// What begins a reference: a scalar by its kind, a counter, a plain value in a leaf, which may come to count or not, a trait that is a
// float, an object by its place, and what robots share by its address.
const (
	scalarWord  = 1
	counterWord = scalarWord + uint64(KindNotImplemented) + 1
	leafWord    = counterWord + 1
	traitWord   = leafWord + 2 // as there are two kinds of leaves
	placeWord   = 1 << 63
)

// Value adds a reference.
func (s *State) Value(v Value) {
	switch {
	case v.ref == nil:
		s.words = append(s.words, 0)
	case v.Kind() <= KindNotImplemented:
		s.words = append(s.words, scalarWord+uint64(v.Kind()), v.num)
	case v.isShared() && v.Kind() != KindModule: // of a builtin module, each robot has an instance
		s.words = append(s.words, uint64(uintptr(v.ref)))
	default:
		at, found := s.places.add(v.ref)
		if !found {
			s.objects = append(s.objects, v)
		}
		s.words = append(s.words, placeWord|uint64(at))
	}
}

// leaf adds what is at a place where there may be any value, unless there may be a counter.
func (s *State) leaf(at *Value) { s.addLeaf(Leaf{at, false}) }

func (s *State) addLeaf(c Leaf) {
	if !c.At.isPlain() {
		s.Value(*c.At)
		return
	}
	s.leaves = append(s.leaves, c)
	s.words = append(s.words, leafWord+Bit(c.mayCount))
}

// isPlain reports whether v is a value that refers to no object of the robot's own.
func (v *Value) isPlain() bool {
	return v.ref != nil && (v.Kind() <= KindNotImplemented || v.Kind() != KindModule && v.isShared())
}

// Values adds references and their number.
func (s *State) Values(values []Value) {
	s.Word(uint64(len(values)))
	for _, v := range values {
		s.Value(v)
	}
}

// Dict adds a reference to a dict that is no value itself; it may be nil.
func (s *State) Dict(d *Dict) {
	if d == nil {
		s.Value(Value{})
		return
	}
	s.Value(d.Value())
}

// Text adds a text.
func (s *State) Text(text string) {
	s.Word(uint64(len(text)))
	s.bytes(unsafe.Pointer(unsafe.StringData(text)), len(text))
}

// bytes adds n bytes at p.
func (s *State) bytes(p unsafe.Pointer, n int) {
	at := len(s.words)
	s.words = append(s.words, make([]uint64, (n+7)/8)...)
	if n > 0 {
		copy(unsafe.Slice((*byte)(unsafe.Pointer(&s.words[at])), n), unsafe.Slice((*byte)(p), n))
	}
}

// object adds what an object holds.
func (s *State) object(v Value) {
	if v.extent() > maxStateWords {
		s.failed = true
		return
	}
	s.Word(uint64(v.Kind()))
	switch v.Kind() {
	case KindStr:
		s.Text(v.Str().S)
	case KindBigInt:
		i := v.Big().Int
		s.Word(uint64(len(i.Bits()))<<1 | Bit(i.Sign() < 0))
		for _, word := range i.Bits() {
			s.Word(uint64(word))
		}
	case KindTuple:
		t := v.Tuple()
		s.Word(uint64(cap(t.Items))<<2 | Bit(t.part != 0)<<1 | Bit(t.isWhole())) // a census counts these
		s.Values(t.Items)
	case KindList:
		l := v.List()
		s.Word(uint64(cap(l.Items)), uint64(l.room)|uint64(l.left)<<8|Bit(l.taken)<<16)
		s.Word(uint64(len(l.Items)))
		for i := range l.Items {
			s.leaf(&l.Items[i])
		}
	case KindDict:
		d := v.Dict()
		if d.counting&ofCounters != 0 {
			d.counts()
		}
		s.dict(d)
	case KindSet, KindFrozenSet:
		s.set(v.Set())
	case KindType:
		s.class(v.Type())
	case KindInstance:
		i := v.Instance()
		if layout := i.Class.Layout; layout != nil && layout.Describe != nil {
			layout.Describe(i, s)
		} else if i.Exc != nil || layout != nil {
			s.failed = true
			return
		}
		s.Value(i.Class.Value())
		if i.Attrs != nil && i.Attrs.counts() {
			s.counting = append(s.counting, i.Attrs)
		}
		s.Dict(i.Attrs)
		s.Value(i.Payload)
	case KindModule:
		m := v.Module()
		if m.Builtin {
			s.Word(uint64(uintptr(unsafe.Pointer(m.Extra)))) // robots share it
			return
		}
		s.module(m)
	case KindMethod:
		s.Value(v.Method().Func)
		s.Value(v.Method().Self)
	case KindCell:
		s.Value(v.Cell().V)
	case KindProperty:
		p := v.Property()
		s.Value(p.Get)
		s.Value(p.Set)
		s.Value(p.Del)
		s.Value(p.Doc)
		s.Word(Bit(p.OfInstances), Bit(p.DocOfGetter), Bit(p.Own))
	case KindStaticMethod, KindClassMethod:
		s.Value(v.Wrapped().Func)
	case KindMember:
		s.Value(v.Member().Name.Value())
		s.Value(v.Member().Class.Value())
	case KindRange:
		r := v.Range()
		s.Word(uint64(r.Start), uint64(r.Stop), uint64(r.Step), Bit(r.given))
		if given := r.Given(); given != nil {
			s.Values(given[:])
		}
	case KindSlice:
		s.Value(v.Slice().Start)
		s.Value(v.Slice().Stop)
		s.Value(v.Slice().Step)
	case KindBuiltin:
		s.ownBuiltin(v.Builtin())
	case KindFunction:
		s.Other(s, v)
	default:
		s.failed = true
	}
}

// ownBuiltin adds a function that belongs to the robot: its code, and what that goes by.
func (s *State) ownBuiltin(b *Builtin) {
	if b.Origin == nil {
		s.failed = true
		return
	}
	closure := *(**uintptr)(unsafe.Pointer(&b.Fn))
	s.Word(uint64(*closure))
	s.Text(b.Name)
	s.Text(b.Origin.Text)
	s.Values(b.Origin.Values)
	s.Values(b.Holds)
	s.Dict(b.Attrs)
	if b.Type != nil {
		s.Value(b.Type.Value())
	}
}

// extent returns about how many words it takes to write down an object, if it may be many.
func (v Value) extent() int {
	switch v.Kind() {
	case KindStr:
		return len(v.Str().S) / 8
	case KindBigInt:
		return v.BigWords()
	case KindTuple:
		return len(v.Tuple().Items)
	case KindList:
		return len(v.List().Items)
	case KindDict:
		return len(v.Dict().entries)
	case KindSet, KindFrozenSet:
		return len(v.Set().places)
	case KindType:
		return len(v.Type().subclasses) + (len(v.Type().Name)+len(v.Type().Qualname)+len(v.Type().Module))/8
	case KindModule:
		return len(v.Module().Slots)
	}
	return 0
}

// Immutable reports whether what v holds itself never changes. Functions count as if it did
// not: whoever changes one has to note that.
func (v Value) Immutable() bool {
	switch v.Kind() {
	case KindStr, KindBigInt, KindTuple, KindMethod, KindMember, KindFunction, KindRange, KindSlice:
		return true
	}
	return false
}

// Renewed reports whether the objects of a state, in the order of [State.Describe], may take the place
// of those before, which the same words describe: a census must count the same of both.
func Renewed(before []unsafe.Pointer, now []Value) bool {
	if len(before) != len(now) {
		return false
	}
	for i, v := range now {
		if v.ref != before[i] && !v.IsDescribedWhole() {
			return false
		}
	}
	return true
}

// IsDescribedWhole reports whether it is known that the words of an object tell how much a census counts for it.
func (v Value) IsDescribedWhole() bool {
	switch v.Kind() {
	case KindBigInt, KindList, KindDict, KindSet, KindFrozenSet, KindInstance:
		return true
	case KindTuple:
		return v.Tuple().part == 0 && v.Tuple().isWhole()
	}
	return false // a short text, say, is a part of a block, of which others keep the rest alive
}

// maxCounted is how far from 0 a counter may be: further steps cannot overflow then.
const maxCounted = 1 << 40

// Counts reports whether v is a value that a counter may have.
func (v Value) Counts() bool {
	return v.IsInt() && -maxCounted < v.AsInt() && v.AsInt() < maxCounted
}

// module adds a module of the program. The values of its counters are left out.
func (s *State) module(m *Module) {
	s.Text(m.Name)
	counters := m.Counters // in order
	for i := range m.Slots {
		switch at := &m.Slots[i]; {
		case len(counters) == 0 || int(counters[0]) != i:
			s.leaf(at)
		default:
			counters = counters[1:]
			if m.leavesOut(i) && at.IsFloat() {
				s.counters = append(s.counters, at)
				s.words = append(s.words, traitWord)
				continue
			}
			s.counter(at)
		}
	}
	s.Dict(m.Extra)
}

func (s *State) dict(d *Dict) {
	s.Word(uint64(cap(d.entries)), uint64(d.used), uint64(d.first), uint64(d.filled),
		Bit(d.small)|Bit(d.counting&ofCounters != 0)<<1|uint64(d.keys)<<32, uint64(d.misses))
	s.Word(uint64(len(d.index)))
	s.bytes(unsafe.Pointer(unsafe.SliceData(d.index)), 4*len(d.index))
	s.Word(uint64(len(d.entries)))
	for i := range d.entries {
		e := &d.entries[i]
		s.Value(e.key)
		s.Word(uint64(e.hash)) // what it was when the key was put there
		switch {
		case d.ofClass:
			s.Value(e.value)
		case !d.mayCount(e):
			s.leaf(&e.value)
		case d.counting&hasCounters != 0:
			s.counter(&e.value)
		default: // if this counted, the dict would have counters if it may have any
			s.addLeaf(Leaf{&e.value, !e.value.Counts()})
		}
	}
}

// Counter adds a counter of a Go struct, which code steps by [Machine.StepCounter] alone.
func (s *State) Counter(at *Value) {
	if s.failed = s.failed || !at.Counts(); !s.failed {
		s.counter(at)
	}
}

// counter adds what is at a place where a counter may be; its value is left out if it counts.
func (s *State) counter(at *Value) {
	if !at.Counts() {
		s.addLeaf(Leaf{at, true})
		return
	}
	s.counters = append(s.counters, at)
	s.words = append(s.words, counterWord)
}

// mayCount reports whether an entry is a counter if its value counts.
func (d *Dict) mayCount(e *entry) bool {
	return !e.key.IsNil() && (d.counting&ofCounters != 0 || e.key.Kind() == KindStr && e.key.Str().counts)
}

// isCounter reports whether an entry of a dict that has counters is one.
func (d *Dict) isCounter(e *entry) bool { return d.mayCount(e) && e.value.Counts() }

// counts finds out whether the dict of an instance, or one in a slot of [Module.Dicts], has counters that can be followed.
func (d *Dict) counts() bool {
	d.counting &^= hasCounters
	if !d.exposed && slices.ContainsFunc(d.entries, func(e entry) bool { return d.isCounter(&e) }) {
		d.counting |= hasCounters
	}
	return d.counting&hasCounters != 0
}

func (s *State) set(set *Set) {
	s.Word(uint64(cap(set.entries)), uint64(set.used), uint64(set.fill), uint64(set.finger),
		Bit(set.room != smallRoom)|Bit(set.wide)<<1|Bit(set.complex)<<2|uint64(uint32(set.hole))<<32, uint64(set.misses), uint64(set.size()))
	s.Word(uint64(len(set.places)))
	s.bytes(unsafe.Pointer(unsafe.SliceData(set.places)), len(set.places))
	s.Word(uint64(len(set.entries)))
	for i := range set.entries {
		s.Value(set.entries[i].key)
		s.Word(uint64(set.entries[i].hash))
	}
}

// class adds a class of a class statement. What Go code has given to it must be that of
// a builtin class, as anything else may be the robot's own and hold what is not seen here.
func (s *State) class(t *Type) {
	s.failed = s.failed || !t.isPlainlyMade()
	s.Text(t.Name)
	s.Text(t.Qualname)
	s.Text(t.Module)
	s.Word(uint64(t.Repr)|Bit(t.IsException)<<8|Bit(t.Final)<<9|Bit(t.Special)<<10|Bit(t.MakesIterator)<<11|
		Bit(t.NoDict)<<12|Bit(t.PlainItems)<<13|uint64(t.Hooks)<<32,
		uint64(uintptr(unsafe.Pointer(t.Layout))), uint64(uintptr(unsafe.Pointer(t.Meta))), functionWord(&t.New))
	for _, classes := range [...][]*Type{t.Bases, t.MRO, t.subclasses} {
		s.Word(uint64(len(classes)), uint64(cap(classes))) // a census counts the latter
		for _, c := range classes {
			s.Value(c.Value())
		}
	}
	s.Dict(t.Attrs)
}

// isPlainlyMade reports whether all that Go code has given to a class of a class statement
// comes from the builtin classes that it derives from.
func (t *Type) isPlainlyMade() bool {
	if t.Makes != nil || t.Size != nil || t.Plain != nil {
		return false
	}
	inherits := func(same func(c *Type) bool) bool {
		return slices.ContainsFunc(t.MRO, func(c *Type) bool { return c.Builtin && same(c) })
	}
	return (t.New == nil || inherits(func(c *Type) bool { return functionWord(&c.New) == functionWord(&t.New) })) &&
		(t.Layout == nil || inherits(func(c *Type) bool { return c.Layout == t.Layout })) &&
		(t.Meta == nil || inherits(func(c *Type) bool { return c.Meta == t.Meta }))
}

// functionWord returns the address of what a variable of a function type refers to.
func functionWord[F any](fn *F) uint64 { return uint64(*(*uintptr)(unsafe.Pointer(fn))) }

// Bit returns 1 for true.
func Bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// placeTable numbers objects in the order in which they are added: a hash table with
// linear probing. The objects are alive all the while.
type placeTable struct {
	slots []placeSlot // a power of two
	used  int
}

type placeSlot struct {
	object uintptr
	place  int
}

func (t *placeTable) reset() {
	if t.slots == nil {
		t.slots = make([]placeSlot, 256)
	}
	clear(t.slots)
	t.used = 0
}

// add returns the place of an object, and whether it had one.
func (t *placeTable) add(p unsafe.Pointer) (place int, found bool) {
	slot := t.slot(uintptr(p))
	if slot.object != 0 {
		return slot.place, true
	}
	*slot = placeSlot{uintptr(p), t.used}
	t.used++
	if 2*t.used > len(t.slots) {
		old := t.slots
		t.slots = make([]placeSlot, 2*len(old))
		for _, o := range old {
			if o.object != 0 {
				*t.slot(o.object) = o
			}
		}
	}
	return t.used - 1, false
}

// slot returns the slot of an object, or the one where it belongs.
func (t *placeTable) slot(p uintptr) *placeSlot {
	for i := uint64(p) * 0x9e3779b97f4a7c15 >> 32; ; i++ {
		if s := &t.slots[i%uint64(len(t.slots))]; s.object == p || s.object == 0 {
			return s
		}
	}
}
