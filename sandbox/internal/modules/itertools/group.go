package itertools

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// grouping adds groupby and tee.
func grouping(m *native.Module, b *native.Builder) {
	grouper := native.NewIterType(b, m.Name, "_grouper")
	native.AddIterType(m, b, "groupby", func(t *object.Thread, a object.Args) (g groupByIter, err error) {
		values, err := native.Parameters("groupby", a, 1, "iterable", "key")
		if err != nil {
			return g, err
		}
		it, err := ops.Iter(t, values[0])
		return groupByIter{it: it, fn: native.Given(values[1], object.None), grouper: grouper}, err
	}, nil)
	teeFunction(m, b)
}

// groupByIter returns the keys of runs of items with equal keys, each with an
// iterator of the items of the run.
type groupByIter struct {
	it, fn  object.Value
	grouper *object.Type
	// item is the item that was taken last, key its key; target is the key of the
	// run that was returned last. They are the zero Value at the start.
	item, key, target object.Value
	// run is the number of the run that was returned last: iterators of earlier
	// ones have ended.
	run int
}

// Walk implements object.Walker.
func (g *groupByIter) Walk(c *object.Census) {
	c.AddAll([]object.Value{g.it, g.fn, g.item, g.key, g.target})
}

// Step returns the next key and an iterator of its items.
func (g *groupByIter) Step(t *object.Thread) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	g.run++
	for {
		if !g.key.IsNil() {
			if g.target.IsNil() {
				break
			}
			same, err := ops.Equal(t, g.target, g.key)
			if err != nil {
				return object.Value{}, err
			}
			if !same {
				break
			}
		}
		if more, err := g.take(t); !more || err != nil {
			return object.Value{}, err
		}
	}
	g.target = g.key
	group, _ := object.MakeIterator(g.grouper, groupIter{of: g, key: g.target, run: g.run})
	return object.PairOf(g.key, group), nil
}

// take takes the next item; false means that there is none.
func (g *groupByIter) take(t *object.Thread) (bool, error) {
	v, err := native.Pull(t, g.it)
	if err != nil || v.IsNil() {
		return false, err
	}
	key, err := native.CallOrNone(t, g.fn, v)
	if err != nil {
		return false, err
	}
	g.item, g.key = v, key
	return true, nil
}

// groupIter returns the items of one run of a groupby.
type groupIter struct {
	of  *groupByIter
	key object.Value
	run int
}

// Walk implements object.Walker.
func (i *groupIter) Walk(c *object.Census) {
	c.Add(i.key)
	if object.Once(c, i.of) {
		i.of.Walk(c)
	}
}

// Step returns the next item of the run.
func (i *groupIter) Step(t *object.Thread) (object.Value, error) {
	g := i.of
	if g.run != i.run {
		return object.Value{}, nil
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	if g.item.IsNil() {
		if more, err := g.take(t); !more || err != nil {
			return object.Value{}, err
		}
	}
	same, err := ops.Equal(t, i.key, g.key)
	if err != nil || !same {
		return object.Value{}, err
	}
	v := g.item
	g.item = object.Value{}
	return v, nil
}

// teeIter is one of several iterators over the items of another one.
type teeIter struct {
	source *teeSource
	next   *teeItem
}

// Walk implements object.Walker.
func (i *teeIter) Walk(c *object.Census) {
	c.Add(i.source.it)
	for item := i.next; item != nil && object.Once(c, item); item = item.next {
		c.AddBytes(sizeTeeItem)
		c.Add(item.v)
	}
}

// teeSource is the iterator over which they iterate.
type teeSource struct {
	it      object.Value
	running bool
}

// sizeTeeItem is the size of a teeItem, in bytes.
const sizeTeeItem = 32

// teeItem is an item that some of them may not have returned yet: the items after it
// follow in next. It is empty when next is nil.
type teeItem struct {
	v    object.Value
	next *teeItem
}

// sizeTee is about what an iterator of tee takes, in bytes.
const sizeTee = 80

func teeFunction(m *native.Module, b *native.Builder) {
	class := native.NewIterType(b, m.Name, "_tee")
	b.Methods(class, native.Method{Name: "__copy__", Fn: func(_ *object.Thread, args []object.Value) (object.Value, error) {
		twin := *args[0].Iterator().It.(*teeIter)
		return object.NewIterator(class, &twin), nil
	}})
	m.KeywordFunction("tee", func(t *object.Thread, a object.Args) (object.Value, error) {
		if len(a.Names) > 0 {
			return object.Value{}, native.NoKeywords("tee")
		}
		switch n := len(a.Pos); {
		case n < 1:
			return object.Value{}, object.Raise(object.TypeError, "function takes at least 1 argument (%d given)", n)
		case n > 2:
			return object.Value{}, object.Raise(object.TypeError, "function takes at most 2 arguments (%d given)", n)
		}
		n := int64(2)
		if len(a.Pos) > 1 {
			var err error
			if n, err = native.PositionArg(t, a.Pos[1]); err != nil {
				return object.Value{}, err
			}
		}
		if n < 0 {
			return object.Value{}, object.Raise(object.ValueError, "n must be >= 0")
		}
		if err := meter.Allocate(t, min(n, 1<<40)*sizeTee, 2*n); err != nil {
			return object.Value{}, err
		}
		if n == 0 {
			return object.NewTuple(nil), nil
		}
		it, err := ops.Iter(t, a.Pos[0])
		if err != nil {
			return it, err
		}
		first := &teeIter{source: &teeSource{it: it}, next: &teeItem{}}
		if it.Kind() == object.KindIterator {
			if twin, ok := it.Iterator().It.(*teeIter); ok {
				first = twin
			}
		}
		items := make([]object.Value, n)
		for i := range items {
			twin := *first
			items[i] = object.NewIterator(class, &twin)
		}
		if it.Kind() == object.KindIterator && it.Iterator().It == object.Stepper(first) {
			items[0] = it
		}
		return object.NewTuple(items), nil
	})
}

// Step returns the next item.
func (i *teeIter) Step(t *object.Thread) (object.Value, error) {
	item := i.next
	if item.next == nil {
		if i.source.running {
			return object.Value{}, object.Raise(object.RuntimeError, "cannot re-enter the tee iterator")
		}
		i.source.running = true
		v, err := native.Pull(t, i.source.it)
		i.source.running = false
		if err != nil || v.IsNil() {
			return v, err
		}
		item.v, item.next = v, &teeItem{}
	}
	i.next = item.next
	return item.v, nil
}
