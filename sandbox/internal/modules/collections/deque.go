package collections

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// Deque is collections.deque: a ring of items.
type Deque struct {
	object.Instance
	// ring has a power of two as length, or none; the n items start at head.
	ring    []object.Value
	head, n int
	// MaxLen is the largest number of items, negative when there is no limit.
	MaxLen int
	// version counts the changes of the number or order of items, by which iterators
	// see them, and replaced the other changes: together they tell whether there are other items.
	version, replaced int
}

// Walk implements object.Walker.
func (d *Deque) Walk(c *object.Census) {
	c.AddSlice(d.ring)
}

// describe writes down what the deque holds.
func (d *Deque) describe(s *object.State) {
	s.Word(uint64(len(d.ring)), uint64(d.n), uint64(d.MaxLen))
	for i := range d.n {
		s.Value(*d.at(i))
	}
}

// first returns the first items, at most so many.
func (d *Deque) first(most int) []object.Value {
	items := make([]object.Value, min(d.n, most))
	for i := range items {
		items[i] = *d.at(i)
	}
	return items
}

// set replaces item i.
func (d *Deque) set(i int, v object.Value) {
	*d.at(i) = v
	d.replaced++
}

// DequeType is the type of deques.
var DequeType = newDequeType()

func newDequeType() *object.Type {
	class := native.ModuleType("collections", "deque", object.ObjectType)
	class.NoDict = true
	class.Size = func(i *object.Instance) int { return native.As[Deque](i.Value()).n }
	class.Layout = native.LayoutOf(func(d *Deque) *object.Instance { return &d.Instance }, func(d *Deque) { d.MaxLen = -1 })
	class.Layout.Items = func(i *object.Instance, most int) []object.Value { return native.As[Deque](i.Value()).first(most) }
	native.Describe(class.Layout, (*Deque).describe, func(d *Deque, s *object.Snapshot) { object.TakeSlice(s, d.ring) })
	return class
}

// newDeque returns an empty deque.
func newDeque(maxLen int) *Deque {
	d := native.As[Deque](object.NewInstance(DequeType).Value())
	d.MaxLen = maxLen
	return d
}

// AsDeque returns the deque that v is, or nil.
func AsDeque(t *object.Thread, v object.Value) *Deque {
	if v.Kind() != object.KindInstance || !t.TypeOf(v).IsSubclass(DequeType) {
		return nil
	}
	return native.As[Deque](v)
}

// at returns where item i is.
func (d *Deque) at(i int) *object.Value { return &d.ring[(d.head+i)&(len(d.ring)-1)] }

// reserve asks for the memory that one more item makes the ring take, if it is much.
func (d *Deque) reserve(t *object.Thread) error {
	if !d.growsMuch() {
		return nil
	}
	return t.Reserve(2 * int64(len(d.ring)) * object.SizeValue)
}

// growsMuch reports whether one more item makes the ring take memory that is to be reserved.
func (d *Deque) growsMuch() bool {
	return d.n == len(d.ring) && d.n >= largeRing && (d.MaxLen < 0 || d.n < d.MaxLen)
}

// largeRing is the number of places from which on a ring is reserved before it grows.
const largeRing = 1 << 10

// grow makes room for one more item.
func (d *Deque) grow() {
	if d.n < len(d.ring) {
		return
	}
	ring := make([]object.Value, max(8, 2*len(d.ring)))
	copy(ring[copy(ring, d.ring[d.head:]):], d.ring[:d.head])
	d.ring, d.head = ring, 0
}

// Push appends v; a full deque loses its first item.
func (d *Deque) Push(v object.Value) {
	if d.n == d.MaxLen {
		if d.n == 0 {
			return
		}
		d.popFirst()
	}
	d.grow()
	*d.at(d.n) = v
	d.n++
	d.version++
}

func (d *Deque) pushFirst(v object.Value) {
	if d.n == d.MaxLen {
		if d.n == 0 {
			return
		}
		d.pop()
	}
	d.grow()
	d.head = (d.head - 1) & (len(d.ring) - 1)
	d.n++
	d.ring[d.head] = v
	d.version++
}

// pop removes and returns the last item; there must be one.
func (d *Deque) pop() object.Value {
	last := d.at(d.n - 1)
	v := *last
	*last = object.Value{}
	d.n--
	d.version++
	return v
}

// popFirst removes and returns the first item; there must be one.
func (d *Deque) popFirst() object.Value {
	v := d.ring[d.head]
	d.ring[d.head] = object.Value{}
	d.head = (d.head + 1) & (len(d.ring) - 1)
	d.n--
	d.version++
	return v
}

func (d *Deque) clear() {
	d.ring, d.head, d.n = nil, 0, 0
	d.version++
}

// Items returns a copy of the items, which the caller has charged for.
func (d *Deque) Items() []object.Value {
	items := make([]object.Value, d.n)
	if d.n > 0 {
		copy(items[copy(items, d.ring[d.head:min(d.head+d.n, len(d.ring))]):], d.ring)
	}
	return items
}

// rotate moves the last n items to the front, or, for a negative n, the first ones
// to the end.
func (d *Deque) rotate(n int) {
	if d.n < 2 {
		return
	}
	n %= d.n
	if n > d.n/2 {
		n -= d.n
	} else if n < -d.n/2 {
		n += d.n
	}
	maxLen := d.MaxLen
	d.MaxLen = -1
	for ; n > 0; n-- {
		d.pushFirst(d.pop())
	}
	for ; n < 0; n++ {
		d.Push(d.popFirst())
	}
	d.MaxLen = maxLen
}

// chargeShift charges for the move of the items on one side of item i, the shorter.
func (d *Deque) chargeShift(t *object.Thread, i int) error {
	return meter.ChargeItems(t, min(i, d.n-i))
}

// insert puts v before item i.
func (d *Deque) insert(i int, v object.Value) {
	d.rotate(-i)
	d.pushFirst(v)
	d.rotate(i)
}

// remove removes item i.
func (d *Deque) remove(i int) {
	d.rotate(-i)
	d.popFirst()
	d.rotate(i)
}

// extend adds the items of an iterable at the end, or one by one at the front.
func (d *Deque) extend(t *object.Thread, v object.Value, first bool) error {
	t.Spend(meter.ObjectCost)
	add := (*Deque).Push
	if first {
		add = (*Deque).pushFirst
	}
	if v == d.Value() || native.IsPlainIterable(v) {
		items, err := DequeItems(t, v)
		if err != nil {
			return err
		}
		if n := int64(d.n + len(items)); n > largeRing && d.MaxLen < 0 {
			if err := t.Reserve(2 * n * object.SizeValue); err != nil {
				return err
			}
		}
		for _, item := range items {
			add(d, item)
		}
		return nil
	}
	it, err := ops.Iter(t, v)
	if err != nil {
		return err
	}
	if err := t.Reenter(); err != nil {
		return err
	}
	for {
		item, err := native.Pull(t, it)
		if err != nil || item.IsNil() {
			return err
		}
		if err := d.reserve(t); err != nil {
			return err
		}
		add(d, item)
	}
}

// DequeItems returns the items of an iterable, with less effort for a deque.
func DequeItems(t *object.Thread, v object.Value) ([]object.Value, error) {
	if d := AsDeque(t, v); d != nil {
		if err := t.Charge(int64(3 * d.n)); err != nil {
			return nil, err
		}
		return d.Items(), nil
	}
	items, err := ops.Items(t, v)
	if err != nil {
		return nil, err
	}
	return items, meter.ChargeItems(t, 2*len(items))
}

// dequeIter iterates a deque in either direction.
type dequeIter struct {
	of         *Deque
	next, step int
	version    int
	// failed tells that the deque has changed meanwhile, and that this has been told.
	failed bool
}

// Walk implements object.Walker.
func (i *dequeIter) Walk(c *object.Census) {
	c.Add(i.of.Value())
}

// Step returns the next item.
func (i *dequeIter) Step(*object.Thread) (object.Value, error) {
	if i.step < 0 && (i.failed || i.next < 0) { // which comes first in that direction
		return object.Value{}, nil
	}
	if i.version != i.of.version {
		i.failed = true
		return object.Value{}, object.Raise(object.RuntimeError, "deque mutated during iteration")
	}
	if i.next < 0 || i.next >= i.of.n {
		return object.Value{}, nil
	}
	v := *i.of.at(i.next)
	i.next += i.step
	return v, nil
}

// Pass implements object.PlainStepper.
func (i *dequeIter) Pass() (v object.Value, cost int) {
	if i.version != i.of.version || i.next < 0 || i.next >= i.of.n {
		return v, 0
	}
	v = *i.of.at(i.next)
	i.next += i.step
	return v, 0
}

// Left returns how many items are left.
func (i *dequeIter) Left() int64 {
	if i.failed {
		return 0
	}
	if i.step > 0 {
		return int64(max(i.of.n-i.next, 0))
	}
	return int64(i.next + 1)
}

// CopyWith implements ops.Copyable.
func (i *dequeIter) CopyWith(t *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin, of := *i, i.of.Value()
	if err := ops.CopyOwner(t, &of, copied); err != nil {
		return nil, err
	}
	twin.of = native.As[Deque](of)
	twin.version += twin.of.version - i.of.version
	return &twin, nil
}

// scan calls visit for each item from start up to, not including, stop, until it
// returns false.
func (d *Deque) scan(t *object.Thread, start, stop int, visit func(i int, item object.Value) (bool, error)) error {
	version := d.version
	for i := start; i < stop; i++ {
		if i%native.ItemsPerCharge == 0 {
			if err := t.Charge(1); err != nil {
				return err
			}
		}
		if more, err := visit(i, *d.at(i)); !more || err != nil {
			return err
		}
		if d.version != version {
			return object.Raise(object.RuntimeError, "deque mutated during iteration")
		}
	}
	return nil
}

// find returns the position of the first item from start up to stop that equals v,
// or -1.
func (d *Deque) find(t *object.Thread, v object.Value, start, stop int) (int, error) {
	found := -1
	err := d.scan(t, start, min(stop, d.n), func(i int, item object.Value) (bool, error) {
		equal, err := native.EqualItem(t, item, v)
		if equal {
			found = i
		}
		return !equal, err
	})
	return found, err
}
