package ops

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
)

// The types of the iterators below.
var (
	strIterType   = newIterType("str_iterator")
	setIterType   = newIterType("set_iterator")
	seqIterType   = newIterType("iterator")
	dictKeyIter   = newIterType("dict_keyiterator")
	dictValueIter = newIterType("dict_valueiterator")
	dictItemIter  = newIterType("dict_itemiterator")
	// ListReverseType is the type of what list.__reversed__ returns.
	ListReverseType = newIterType("list_reverseiterator")
	// LongRangeIter is the type of iterators of ranges beyond 64 bits.
	LongRangeIter   = newIterType("longrange_iterator")
	errSizeChanged  = "dictionary changed size during iteration"
	errSetIteration = "Set changed size during iteration"
)

func newIterType(name string) *object.Type {
	class := object.NewType(name, object.ObjectType)
	class.Builtin, class.Final = true, true
	return class
}

// NewIterType returns the type of an iterator that Go code implements.
func NewIterType(name string) *object.Type { return newIterType(name) }

type strIter struct {
	s   *object.Str
	pos int
}

// Walk implements object.Walker.
func (i *strIter) Walk(c *object.Census) {
	c.Add(i.s.Value())
}

func (i *strIter) Step(*object.Thread) (object.Value, error) {
	if i.pos >= i.s.Len() {
		return object.Value{}, nil
	}
	i.pos++
	return object.Char(i.s.At(i.pos - 1)), nil
}

// Pass implements object.PlainStepper.
func (i *strIter) Pass() (v object.Value, cost int) {
	if i.pos >= i.s.Len() {
		return v, 0
	}
	i.pos++
	return object.Char(i.s.At(i.pos - 1)), 0
}

type setIter struct {
	set       *object.Set
	pos, used int
	passed    int // items that have been returned
	done      bool
}

// Walk implements object.Walker.
func (i *setIter) Walk(c *object.Census) {
	c.Add(i.set.Value())
}

func (i *setIter) Step(t *object.Thread) (object.Value, error) {
	if i.done {
		return object.Value{}, nil
	}
	if i.set.Len() != i.used {
		i.used = -1
		return object.Value{}, object.Raise(object.RuntimeError, "%s", errSetIteration)
	}
	key, _, next, ok := i.set.Next(i.pos)
	if err := ChargeSkipped(t, next-i.pos); err != nil {
		return object.Value{}, err
	}
	if !ok {
		i.done = true
		return object.Value{}, nil
	}
	i.pos = next
	i.passed++
	return key, nil
}

// SizeChanged returns the error of a step through a set, a dict or a view of a dict, of
// which v is a cursor, that has changed its size since the walk began.
func SizeChanged(v object.Value) error {
	if k := v.Kind(); k == object.KindSet || k == object.KindFrozenSet {
		return object.Raise(object.RuntimeError, "%s", errSetIteration)
	}
	return object.Raise(object.RuntimeError, "%s", errSizeChanged)
}

// ChargeSkipped charges for the places that a step through a table passes, when they are
// more than a few.
func ChargeSkipped(t *object.Thread, n int) error {
	if n <= object.FreeSkip {
		return nil
	}
	return meter.ChargeItems(t, n)
}

type dictIter struct {
	dict      *object.Dict
	what      object.ViewKind
	pos, used int
	passed    int // items that have been returned
	done      bool
}

// Walk implements object.Walker.
func (i *dictIter) Walk(c *object.Census) {
	c.AddDict(i.dict)
}

func newDictIter(d *object.Dict, what object.ViewKind) object.Value {
	class := dictKeyIter
	switch what {
	case object.ViewValues:
		class = dictValueIter
	case object.ViewItems:
		class = dictItemIter
	}
	return object.NewIterator(class, &dictIter{dict: d, what: what, used: d.Len()})
}

func (i *dictIter) Step(t *object.Thread) (object.Value, error) {
	if i.done {
		return object.Value{}, nil
	}
	if i.dict.Len() != i.used {
		i.used = -1
		return object.Value{}, object.Raise(object.RuntimeError, "%s", errSizeChanged)
	}
	key, value, _, next, ok := i.dict.Next(i.pos)
	if err := ChargeSkipped(t, next-i.pos); err != nil {
		return object.Value{}, err
	}
	if !ok {
		i.done = true
		return object.Value{}, nil
	}
	i.pos = next
	i.passed++
	switch i.what {
	case object.ViewValues:
		return value, nil
	case object.ViewItems:
		return object.TupleOf(key, value), nil
	}
	return key, nil
}

// listReverser iterates a list from its end. When the list gets shorter than where
// it is, it ends.
type listReverser struct {
	list *object.List
	next int
}

// NewListReverser returns what list.__reversed__ returns.
func NewListReverser(l *object.List) object.Value {
	v, _ := object.MakeIterator(ListReverseType, listReverser{list: l, next: len(l.Items) - 1})
	return v
}

// Walk implements object.Walker.
func (r *listReverser) Walk(c *object.Census) {
	if r.list != nil {
		c.Add(r.list.Value())
	}
}

// Left implements hinter.
func (r *listReverser) Left() int64 {
	if r.next >= len(r.list.Items) {
		return 0
	}
	return int64(r.next + 1)
}

// CopyWith implements Copyable.
func (r *listReverser) CopyWith(t *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	list := r.list.Value()
	if err := CopyOwner(t, &list, copied); err != nil {
		return nil, err
	}
	return &listReverser{list: list.List(), next: r.next}, nil
}

// Step returns the item before the one that it returned last.
func (r *listReverser) Step(*object.Thread) (object.Value, error) {
	if r.next < 0 || r.next >= len(r.list.Items) {
		r.next = -1
		return object.Value{}, nil
	}
	r.next--
	return r.list.Items[r.next+1], nil
}

// Pass implements object.PlainStepper.
func (r *listReverser) Pass() (v object.Value, cost int) {
	if r.next < 0 || r.next >= len(r.list.Items) {
		return v, 0
	}
	r.next--
	return r.list.Items[r.next+1], 0
}

// seqIter iterates an object by __getitem__ with 0, 1, 2 and so on.
type seqIter struct {
	seq  object.Value
	next int64
	done bool
}

// Walk implements object.Walker.
func (i *seqIter) Walk(c *object.Census) {
	c.Add(i.seq)
}

func (i *seqIter) Step(t *object.Thread) (object.Value, error) {
	if i.done {
		return object.Value{}, nil
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	v, err := GetItem(t, i.seq, object.Int(i.next))
	if IsIndexError(err) || IsStopIteration(err) {
		i.done = true
		return object.Value{}, nil
	}
	i.next++
	return v, err
}

// IterTypes returns the types of the iterators of this package.
func IterTypes() []*object.Type {
	return []*object.Type{strIterType, setIterType, seqIterType, dictKeyIter, dictValueIter, dictItemIter, LongRangeIter}
}

// SizedIterTypes returns those of them whose iterators know how many items are left.
func SizedIterTypes() []*object.Type {
	return []*object.Type{strIterType, setIterType, dictKeyIter, dictValueIter, dictItemIter}
}

// Copyable is an iterator written in Go that can be copied in the middle of its items.
type Copyable interface {
	object.Stepper
	// CopyWith returns an iterator in the same state. Each value that it holds has been
	// passed to copied, which may put a copy in its place.
	CopyWith(t *object.Thread, copied func(v *object.Value) error) (object.Stepper, error)
}

// CopyIterator returns a copy of an iterator, a range or a slice, with copies of what it
// holds if copied makes some; it returns the zero Value for one that has none.
func CopyIterator(t *object.Thread, v object.Value, copied func(v *object.Value) error) (object.Value, error) {
	switch v.Kind() {
	case object.KindListIter:
		i := *v.ListIter()
		if i.List == nil {
			return object.NewTupleIter(object.NewTuple(nil)), nil
		}
		list := i.List.Value()
		if err := CopyOwner(t, &list, copied); err != nil {
			return object.Value{}, err
		}
		it := object.NewListIter(list.List())
		it.ListIter().Pos = i.Pos
		return it, nil
	case object.KindTupleIter:
		tuple := v.TupleIter().Tuple
		if err := CopyOwner(t, &tuple, copied); err != nil {
			return object.Value{}, err
		}
		it := object.NewTupleIter(tuple)
		it.TupleIter().Pos = v.TupleIter().Pos
		return it, nil
	case object.KindRangeIter:
		i := v.RangeIter()
		return object.NewRangeIter(&object.Range{Start: i.Next, Step: i.Step, Len: i.Left}), nil
	case object.KindRange:
		return v.Range().WithBounds(v.Range().Bounds()).Value(), nil
	case object.KindSlice:
		twin := *v.Slice()
		err := CopyValues(copied, &twin.Start, &twin.Stop, &twin.Step)
		return object.NewSlice(twin.Start, twin.Stop, twin.Step), err
	case object.KindIterator:
		i := v.Iterator()
		from, ok := i.It.(Copyable)
		if !ok {
			return object.Value{}, nil
		}
		it, err := from.CopyWith(t, copied)
		return object.NewIterator(i.Class, it), err
	}
	return object.Value{}, nil
}

// CopyOwner passes the container of an iterator on to copied. The copy must be of the
// same type: what a memo holds in place of it may be anything.
func CopyOwner(t *object.Thread, owner *object.Value, copied func(v *object.Value) error) error {
	of := *owner
	if err := copied(owner); err != nil {
		return err
	}
	if t.TypeOf(*owner) != t.TypeOf(of) {
		return object.Raise(object.TypeError, "copy of a %s is a %s", t.TypeOf(of).ShortName(), t.TypeOf(*owner).ShortName())
	}
	return nil
}

// CopyValues passes values on to copied, but not the zero Value.
func CopyValues(copied func(v *object.Value) error, values ...*object.Value) error {
	for _, v := range values {
		if v.IsNil() {
			continue
		}
		if err := copied(v); err != nil {
			return err
		}
	}
	return nil
}

// CopySlice returns a copy of a slice whose values have been passed to copied.
func CopySlice(t *object.Thread, values []object.Value, copied func(v *object.Value) error) ([]object.Value, error) {
	if err := meter.AllocateItems(t, len(values)); err != nil {
		return nil, err
	}
	out := append([]object.Value(nil), values...)
	for i := range out {
		if err := CopyValues(copied, &out[i]); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// CopyWith implements Copyable.
func (i *strIter) CopyWith(*object.Thread, func(v *object.Value) error) (object.Stepper, error) {
	twin := *i
	return &twin, nil
}

// CopyWith implements Copyable.
func (i *setIter) CopyWith(t *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin, set := *i, i.set.Value()
	if err := CopyOwner(t, &set, copied); err != nil {
		return nil, err
	}
	twin.set = set.Set()
	return &twin, nil
}

// CopyWith implements Copyable.
func (i *dictIter) CopyWith(t *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin, dict := *i, i.dict.Value()
	if err := CopyOwner(t, &dict, copied); err != nil {
		return nil, err
	}
	twin.dict = dict.Dict()
	return &twin, nil
}

// CopyWith implements Copyable.
func (i *seqIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *i
	return &twin, CopyValues(copied, &twin.seq)
}
