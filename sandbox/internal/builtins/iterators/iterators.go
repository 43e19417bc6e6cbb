// Package iterators holds the types of iterators and generators, and the builtin types
// that make iterators: enumerate, filter, map, reversed and zip.
package iterators

import (
	"slices"

	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

var callIterType = ops.NewIterType("callable_iterator")

// callIter calls a function until it returns the sentinel.
type callIter struct {
	fn, sentinel object.Value
	done         bool
}

// Walk implements object.Walker.
func (i *callIter) Walk(c *object.Census) {
	c.Add(i.fn)
	c.Add(i.sentinel)
}

func (i *callIter) Step(t *object.Thread) (object.Value, error) {
	if i.done {
		return object.Value{}, nil
	}
	v, err := t.Call(i.fn)
	if ops.IsStopIteration(err) {
		i.done = true
		return object.Value{}, nil
	}
	if err != nil {
		return object.Value{}, err
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	equal, err := ops.Equal(t, v, i.sentinel)
	if err != nil || equal {
		i.done = true
		return object.Value{}, err
	}
	return v, nil
}

// Add adds the types of iterators and generators.
func Add(b *native.Builder) {
	for kind, name := range native.Sorted(map[object.Kind]string{
		object.KindListIter: "list_iterator", object.KindTupleIter: "tuple_iterator", object.KindRangeIter: "range_iterator",
	}) {
		class := b.NewType(name, kind, object.ObjectType)
		class.Final = true
		b.IteratorMethods(class)
		b.LengthHint(class)
	}
	iteratorTypes(b)
	b.IteratorMethods(callIterType)
	for _, class := range ops.IterTypes() {
		b.IteratorMethods(class)
	}
	b.LengthHint(ops.SizedIterTypes()...)
	generatorType(b)
}

// iteratorTypes adds the types whose calls make iterators.
func iteratorTypes(b *native.Builder) {
	iteratorType(b, "enumerate", func(t *object.Thread, class *object.Type, a object.Args) (object.Value, error) {
		over, start := a.Pos, object.Int(0)
		if len(a.Pos) != 1 || len(a.Names) > 0 {
			values, err := native.Parameters("enumerate", a, 1, "iterable", "start")
			if err != nil {
				return object.Value{}, err
			}
			if over = values; !values[1].IsNil() {
				if start, err = ops.IndexValue(t, values[1]); err != nil {
					return object.Value{}, err
				}
			}
		}
		it, err := ops.Iter(t, over[0])
		v, _ := object.MakeIterator(class, enumerateIter{it: it, next: start})
		return v, err
	})
	iteratorType(b, "zip", func(t *object.Thread, class *object.Type, a object.Args) (object.Value, error) {
		if len(a.Names) > 0 {
			return object.Value{}, native.NoKeywords("zip")
		}
		v, zip := object.MakeIterator(class, zipIter{})
		var err error
		if areLists(a.Pos) {
			if err = chargeIters(t, len(a.Pos)); err == nil {
				zip.its, zip.lists = append(zip.room[:0], a.Pos...), true
			}
			return v, err
		}
		zip.its, err = iterAll(t, "zip", zip.room[:0], a.Pos)
		return v, err
	})
	iteratorType(b, "map", func(t *object.Thread, class *object.Type, a object.Args) (object.Value, error) {
		if len(a.Names) > 0 {
			return object.Value{}, native.NoKeywords("map")
		}
		if len(a.Pos) < 2 {
			return object.Value{}, object.Raise(object.TypeError, "map() must have at least two arguments.")
		}
		v, mapped := object.MakeIterator(class, mapIter{fn: a.Pos[0]})
		var err error
		mapped.its, err = iterAll(t, "map", mapped.room[:0], a.Pos[1:])
		return v, err
	})
	iteratorType(b, "filter", func(t *object.Thread, class *object.Type, a object.Args) (object.Value, error) {
		return native.PositionalOnly(t, "filter", 2, 2, a, func(t *object.Thread, args []object.Value) (object.Value, error) {
			it, err := ops.Iter(t, args[1])
			v, _ := object.MakeIterator(class, filterIter{fn: args[0], it: it})
			return v, err
		})
	})
	iteratorType(b, "reversed", func(t *object.Thread, class *object.Type, a object.Args) (object.Value, error) {
		if err := native.UnpackArgs("reversed", a, 1, 1); err != nil {
			return object.Value{}, err
		}
		return reversed(t, class, a.Pos[0])
	})
}

func iteratorType(b *native.Builder, name string, make func(t *object.Thread, class *object.Type, a object.Args) (object.Value, error)) {
	class := ops.NewIterType(name)
	class.New, class.MakesIterator = make, true
	b.Publish(class)
	b.IteratorMethods(class)
	if name == "reversed" {
		b.Methods(class, native.Method{Name: "__length_hint__", Fn: reversedLeft})
	}
}

// iterAll appends iterators of the arguments to its.
func iterAll(t *object.Thread, name string, its, args []object.Value) ([]object.Value, error) {
	if err := chargeIters(t, len(args)); err != nil {
		return nil, err
	}
	its = slices.Grow(its, len(args))
	for i, v := range args {
		it, err := ops.Iter(t, v)
		if err != nil {
			if raised, ok := err.(*object.Raised); ok && name == "zip" && raised.Exc.Class == object.TypeError {
				err = object.Raise(object.TypeError, "zip argument #%d must support iteration", i+1)
			}
			return nil, err
		}
		its = append(its, it)
	}
	return its, nil
}

// chargeIters charges for making so many iterators.
func chargeIters(t *object.Thread, n int) error { return meter.ChargeItems(t, 2*n) }

// isPlainIter reports whether stepping an iterator runs no Python code, so that the
// iterators over it can take a step without being in a coroutine.
func isPlainIter(it object.Value) bool {
	switch it.Kind() {
	case object.KindListIter, object.KindTupleIter, object.KindRangeIter:
		return true
	}
	return false
}

type enumerateIter struct {
	it, next object.Value
}

// Walk implements object.Walker.
func (i *enumerateIter) Walk(c *object.Census) {
	c.Add(i.it)
	c.Add(i.next)
}

func (i *enumerateIter) Step(t *object.Thread) (object.Value, error) {
	v, err := ops.Next(t, i.it)
	if err != nil || v.IsNil() {
		return v, err
	}
	t.Spend(enumerateCost)
	pair := t.PairOf(i.next, v)
	if i.next.IsInt() && i.next.AsInt() < 1<<62 {
		i.next = object.Int(i.next.AsInt() + 1)
		return pair, nil
	}
	i.next, err = arith.Binary(t, 0, i.next, object.Int(1))
	return pair, err
}

// Room implements ops.Roomy.
func (i *enumerateIter) Room() int {
	n, _ := ops.ItemsLeft(i.it)
	return int(n)
}

// enumerateCost is what the pair costs that enumerate makes.
const enumerateCost = 1

// PassPair implements object.PairStepper.
func (i *enumerateIter) PassPair(t *object.Thread) (index, v object.Value, cost int) {
	if !i.next.IsInt() || i.next.AsInt() >= 1<<62 {
		return object.Value{}, v, 0
	}
	if zip := i.zipOfLists(t); zip != nil {
		v, cost = zip.stepLists(t), meter.StepCost*(1+len(zip.its))
	} else if v = i.it.Peek(); !v.IsNil() {
		i.it.Skip()
	} else {
		return v, v, 0
	}
	index = i.next
	i.next = object.Int(index.AsInt() + 1)
	return index, v, cost + meter.StepCost + enumerateCost
}

// zipOfLists returns the zip of three lists or more that is enumerated, or nil when it is not one
// or at its end.
func (i *enumerateIter) zipOfLists(t *object.Thread) *zipIter {
	if i.it.Kind() != object.KindIterator || t.Depth+1 >= t.MaxDepth { // the enumeration and the zip each count as a call
		return nil
	}
	zip, ok := i.it.Iterator().It.(*zipIter)
	if !ok || !zip.lists || len(zip.its) < 3 || !zip.hasNext() {
		return nil
	}
	return zip
}

type zipIter struct {
	// its are the iterators. If lists is set, they are lists in place of iterators of them, whose next items are at: that saves
	// making these, though a census counts them. When one has come to its end, ended is set, and None is in its place.
	its          []object.Value
	lists, ended bool
	at           int
	room         [2]object.Value // for most of them
}

// Walk implements object.Walker.
func (i *zipIter) Walk(c *object.Census) {
	c.AddSlice(i.its)
	if i.lists {
		c.AddIterators(len(i.its))
	}
}

// areLists reports whether values are all lists.
func areLists(values []object.Value) bool {
	for _, v := range values {
		if v.Kind() != object.KindList {
			return false
		}
	}
	return true
}

// iterators puts iterators in place of the lists.
func (i *zipIter) iterators() {
	if !i.lists {
		return
	}
	i.lists = false
	for n, v := range i.its {
		it := &object.ListIter{Header: object.Header{Kind: object.KindListIter}, Pos: i.at}
		if !v.IsNone() {
			it.List = v.List()
		}
		i.its[n] = object.FromHeader(&it.Header)
	}
}

func (i *zipIter) Step(t *object.Thread) (object.Value, error) {
	if len(i.its) == 0 {
		return object.Value{}, nil
	}
	if i.lists {
		t.Spend(meter.StepCost * len(i.its))
		return i.stepLists(t), nil
	}
	for _, it := range i.its[1:] {
		if !isPlainIter(it) {
			if err := t.Reenter(); err != nil {
				return object.Value{}, err
			}
			break
		}
	}
	t.Spend(meter.StepCost * len(i.its))
	first, err := ops.Next(t, i.its[0])
	if err != nil || first.IsNil() {
		return first, err
	}
	if len(i.its) == 2 {
		second, err := ops.Next(t, i.its[1])
		if err != nil || second.IsNil() {
			return second, err
		}
		return t.PairOf(first, second), nil
	}
	tuple, items := t.Recycler.MakeTuple(len(i.its))
	items[0] = first
	for n, it := range i.its[1:] {
		if items[n+1], err = ops.Next(t, it); err != nil {
			return object.Value{}, err
		}
		if items[n+1].IsNil() {
			return object.Value{}, nil
		}
	}
	return tuple, nil
}

// stepLists is Step without a charge, where there are lists. As the iterator of one that is at its end stays there, so does the zip.
func (i *zipIter) stepLists(t *object.Thread) object.Value {
	if a, b, _ := i.PassPair(t); !a.IsNil() {
		return t.PairOf(a, b)
	}
	if i.ended {
		return object.Value{}
	}
	lists, at := i.its, i.at
	tuple, items := t.Recycler.MakeTuple(len(lists))
	items = items[:len(lists)]
	for n := range lists {
		list := lists[n].List().Items
		if at >= len(list) {
			lists[n], i.ended = object.None, true
			return object.Value{}
		}
		items[n] = list[at]
	}
	i.at++
	return tuple
}

// hasNext reports whether each of the lists has a next item.
func (i *zipIter) hasNext() bool {
	if i.ended {
		return false
	}
	for n := range i.its {
		if i.at >= len(i.its[n].List().Items) {
			return false
		}
	}
	return len(i.its) > 0
}

// Room implements ops.Roomy.
func (i *zipIter) Room() int {
	switch {
	case len(i.its) == 0:
		return 0
	case i.ended:
		return 0
	case i.lists:
		return max(len(i.its[0].List().Items)-i.at, 0)
	}
	n, _ := ops.ItemsLeft(i.its[0])
	return int(n)
}

// PassPair implements object.PairStepper.
func (i *zipIter) PassPair(*object.Thread) (a, b object.Value, cost int) {
	if len(i.its) != 2 {
		return a, b, 0
	}
	if i.lists {
		if !i.hasNext() {
			return a, b, 0
		}
		a, b = i.its[0].List().Items[i.at], i.its[1].List().Items[i.at]
		i.at++
		return a, b, 3 * meter.StepCost
	}
	a, b = i.its[0].Peek(), i.its[1].Peek()
	if a.IsNil() || b.IsNil() || i.its[0] == i.its[1] {
		return object.Value{}, b, 0
	}
	i.its[0].Skip()
	i.its[1].Skip()
	return a, b, 3 * meter.StepCost
}

type mapIter struct {
	fn   object.Value
	its  []object.Value
	room [1]object.Value // for most of them
	// args are where the arguments of a call go, nil before the first one and while one
	// is under way.
	args []object.Value
}

// Walk implements object.Walker.
func (i *mapIter) Walk(c *object.Census) {
	c.Add(i.fn)
	c.AddSlice(i.its)
}

func (i *mapIter) Step(t *object.Thread) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	t.Spend(meter.StepCost * len(i.its))
	args := i.args
	if i.args = nil; args == nil { // or a step is under way
		args = make([]object.Value, len(i.its))
	}
	for n, it := range i.its {
		v, err := ops.Next(t, it)
		if err != nil || v.IsNil() {
			return object.Value{}, err
		}
		args[n] = v
	}
	v, done := object.Value{}, false
	if i.fn.Kind() == object.KindBuiltin {
		v, done = native.PlainCall(t, i.fn.Builtin(), args)
	}
	var err error
	if !done {
		v, err = t.Call(i.fn, args...)
	}
	clear(args)
	i.args = args
	return v, err
}

// Room implements ops.Roomy.
func (i *mapIter) Room() int {
	n, _ := ops.ItemsLeft(i.its[0])
	return int(n)
}

type filterIter struct {
	fn, it object.Value
}

// Walk implements object.Walker.
func (i *filterIter) Walk(c *object.Census) {
	c.Add(i.fn)
	c.Add(i.it)
}

func (i *filterIter) Step(t *object.Thread) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	for {
		v, err := ops.Next(t, i.it)
		if err != nil || v.IsNil() {
			return v, err
		}
		if err := t.Charge(1); err != nil {
			return object.Value{}, err
		}
		keep := v
		if !i.fn.IsNone() {
			if keep, err = t.Call(i.fn, v); err != nil {
				return object.Value{}, err
			}
		}
		truth, err := ops.Truth(t, keep)
		if err != nil || truth {
			return v, err
		}
	}
}

// reversedCost is what reversed costs for a list: what a call of __reversed__ does.
const reversedCost = 2

func reversed(t *object.Thread, class *object.Type, v object.Value) (object.Value, error) {
	switch v.Kind() {
	case object.KindRange:
		return object.NewRangeReverser(v.Range()), nil
	case object.KindList:
		if t.Depth < t.MaxDepth { // as a call of its __reversed__ would find it
			t.Spend(reversedCost)
			return ops.NewListReverser(v.List()), nil
		}
	case object.KindTuple, object.KindStr:
		n, err := ops.Len(t, v)
		it, _ := object.MakeIterator(class, reversedIter{seq: v, next: n - 1})
		return it, err
	}
	fn, err := special.Lookup(t, v, special.NameReversed)
	if err != nil {
		return v, err
	}
	if fn.IsNil() {
		return reversedSequence(t, class, v)
	}
	if fn.IsNone() {
		return v, object.Raise(object.TypeError, "'%s' object is not reversible", t.TypeOf(v).Name)
	}
	return t.Call(fn)
}

// reversedSequence is reversed for what has no __reversed__: it must have items and a
// length.
func reversedSequence(t *object.Thread, class *object.Type, v object.Value) (object.Value, error) {
	p := special.Payload(v)
	switch {
	case p.Kind() == object.KindStr || p.Kind() == object.KindTuple:
	case p.Kind() == object.KindDict || v.Kind() != object.KindInstance || v.Instance().Class.Lookup(special.NameGetItem).IsNil():
		return v, object.Raise(object.TypeError, "'%s' object is not reversible", t.TypeOf(v).Name)
	}
	n, err := ops.Len(t, v)
	if err != nil {
		return v, err
	}
	it, _ := object.MakeIterator(class, reversedIter{seq: v, next: n - 1})
	return it, nil
}

type reversedIter struct {
	seq  object.Value
	next int
}

// Walk implements object.Walker.
func (i *reversedIter) Walk(c *object.Census) {
	c.Add(i.seq)
}

// Left returns how many items are left.
func (i *reversedIter) Left() int64 {
	if i.seq.Kind() == object.KindList && i.next >= len(i.seq.List().Items) {
		return 0
	}
	return int64(i.next + 1)
}

// reversedLeft is __length_hint__ of reversed: a sequence of Python code is asked whether it is as long as it was.
func reversedLeft(t *object.Thread, args []object.Value) (object.Value, error) {
	left, _ := ops.ItemsLeft(args[0])
	if args[0].Kind() != object.KindIterator {
		return object.Int(left), nil
	}
	i, ok := args[0].Iterator().It.(*reversedIter)
	if !ok || left <= 0 || i.seq.Kind() != object.KindInstance {
		return object.Int(left), nil
	}
	n, err := ops.Len(t, i.seq)
	if int64(n) < left {
		left = 0
	}
	return object.Int(left), err
}

func (i *reversedIter) Step(t *object.Thread) (object.Value, error) {
	if i.seq.Kind() == object.KindList && i.next >= len(i.seq.List().Items) {
		i.next = -1 // the list got shorter: that is the end
	}
	if i.next < 0 {
		return object.Value{}, nil
	}
	v, err := ops.GetItem(t, i.seq, object.Int(int64(i.next)))
	switch {
	case err == nil:
		i.next--
	case ops.IsStopIteration(err) || ops.IsIndexError(err):
		i.next = -1
		return object.Value{}, nil
	}
	return v, err
}

// Pass implements object.PlainStepper.
func (i *reversedIter) Pass() (v object.Value, cost int) {
	var items []object.Value
	switch i.seq.Kind() {
	case object.KindList:
		items = i.seq.List().Items
	case object.KindTuple:
		items = i.seq.Tuple().Items
	}
	if i.next < 0 || i.next >= len(items) {
		return v, 0
	}
	i.next--
	return items[i.next+1], 0
}

// Iter is the builtin function iter.
func Iter(t *object.Thread, args []object.Value) (object.Value, error) {
	if len(args) == 1 {
		return ops.Iter(t, args[0])
	}
	if !ops.IsCallable(t, args[0]) {
		return object.Value{}, object.Raise(object.TypeError, "iter(v, w): v must be callable")
	}
	return object.NewIterator(callIterType, &callIter{fn: args[0], sentinel: args[1]}), nil
}
