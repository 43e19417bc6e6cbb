package ops

import "bhack/sandbox/internal/object"

// The types of the iterators below.
var (
	strIterType   = newIterType("str_iterator")
	setIterType   = newIterType("set_iterator")
	seqIterType   = newIterType("iterator")
	dictKeyIter   = newIterType("dict_keyiterator")
	dictValueIter = newIterType("dict_valueiterator")
	dictItemIter  = newIterType("dict_itemiterator")
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
	if err := chargeSkipped(t, next-i.pos); err != nil {
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

// chargeSkipped charges for the free places that a step through a table passes; a few
// are part of any table.
func chargeSkipped(t *object.Thread, n int) error {
	if n <= 16 {
		return nil
	}
	return ChargeItems(t, n)
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
	if err := chargeSkipped(t, next-i.pos); err != nil {
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
