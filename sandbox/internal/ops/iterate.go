package ops

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// Iter returns iter(v).
func Iter(t *object.Thread, v object.Value) (object.Value, error) {
	meter.SpendMRO(t, v)
	switch v.Kind() {
	case object.KindList:
		return object.NewListIter(v.List()), nil
	case object.KindTuple:
		return object.NewTupleIter(v), nil
	case object.KindRange:
		return object.NewRangeIter(v.Range()), nil
	case object.KindStr:
		return object.NewIterator(strIterType, &strIter{s: v.Str()}), nil
	case object.KindDict:
		return newDictIter(v.Dict(), object.ViewKeys), nil
	case object.KindDictView:
		return newDictIter(v.DictView().Dict, v.DictView().What), nil
	case object.KindSet, object.KindFrozenSet:
		return object.NewIterator(setIterType, &setIter{set: v.Set(), used: v.Set().Len()}), nil
	case object.KindGenerator, object.KindListIter, object.KindTupleIter, object.KindRangeIter, object.KindIterator:
		return v, nil
	case object.KindInstance:
		return iterOfInstance(t, v)
	case object.KindType:
		if members := v.Type().EnumMembers(); !members.IsNil() {
			return Iter(t, members)
		}
		if it, done, err := special.CallMeta(t, v, special.NameIter); done || err != nil {
			return it, err
		}
	}
	return object.Value{}, object.Raise(object.TypeError, "'%s' object is not iterable", t.TypeOf(v).Name)
}

func iterOfInstance(t *object.Thread, v object.Value) (object.Value, error) {
	fn := special.Method(v, special.NameIter)
	if fn.IsNil() {
		if p := v.Instance().Payload; !p.IsNil() && !IsNumber(p.Kind()) {
			return Iter(t, p)
		}
		if !special.Method(v, special.NameGetItem).IsNil() {
			return object.NewIterator(seqIterType, &seqIter{seq: v}), nil
		}
		return fn, object.Raise(object.TypeError, "'%s' object is not iterable", t.TypeOf(v).Name)
	}
	if fn.IsNone() {
		return fn, object.Raise(object.TypeError, "'%s' object is not iterable", t.TypeOf(v).Name)
	}
	it, err := special.Call(t, fn, v)
	if err != nil {
		return object.Value{}, err
	}
	if !IsIterator(it) {
		return object.Value{}, object.Raise(object.TypeError, "iter() returned non-iterator of type '%s'", t.TypeOf(it).Name)
	}
	return it, nil
}

// IsIterator reports whether next works on v.
func IsIterator(v object.Value) bool {
	switch v.Kind() {
	case object.KindGenerator, object.KindListIter, object.KindTupleIter, object.KindRangeIter, object.KindIterator:
		return true
	case object.KindInstance:
		return !special.Method(v, special.NameNext).IsNil()
	}
	return false
}

// Items returns the items of an iterable, which the caller must not change or keep.
func Items(t *object.Thread, v object.Value) ([]object.Value, error) {
	switch v.Kind() {
	case object.KindList:
		return v.List().Items, nil
	case object.KindTuple:
		return v.Tuple().Items, nil
	}
	return copyOf(t, v)
}

// NewItems returns the items of an iterable in a slice that is the caller's own.
func NewItems(t *object.Thread, v object.Value) ([]object.Value, error) {
	items, err := copyOf(t, v)
	return t.Recycler.Own(items), err
}

// copyOf returns the items of an iterable in a slice that nobody may keep: a list has them that may be handed out again.
func copyOf(t *object.Thread, v object.Value) ([]object.Value, error) {
	l, err := newList(t, v, false)
	if err != nil {
		return nil, err
	}
	return l.Items, nil
}

// NewList returns a list of the items of an iterable, as CPython makes one at once: it
// asks an instance of a user's class for its length.
func NewList(t *object.Thread, v object.Value) (*object.List, error) {
	return newList(t, v, true)
}

// NewTuple is NewList for a tuple.
func NewTuple(t *object.Thread, v object.Value) (object.Value, error) {
	if n, ok := SimpleLen(v); ok {
		if err := chargeCopy(t, v, n); err != nil {
			return object.Value{}, err
		}
		tuple, items := t.Recycler.MakeTuple(n)
		return tuple, copyItems(t, items, v)
	}
	l, err := newList(t, v, true)
	if err != nil {
		return object.Value{}, err
	}
	return object.NewTuple(t.Recycler.Own(l.Items)), nil
}

// AppendItems appends the items of an iterable to dst. It costs what NewList does.
func AppendItems(t *object.Thread, dst []object.Value, v object.Value) ([]object.Value, error) {
	switch v.Kind() {
	case object.KindList, object.KindTuple:
		n, _ := SimpleLen(v)
		if err := chargeCopy(t, v, n); err != nil {
			return nil, err
		}
		items, err := Items(t, v)
		return append(dst, items...), err
	}
	l, err := NewList(t, v)
	if err != nil {
		return nil, err
	}
	return append(dst, l.Items...), nil
}

func newList(t *object.Thread, v object.Value, ask bool) (*object.List, error) {
	if n, ok := SimpleLen(v); ok {
		if err := chargeCopy(t, v, n); err != nil {
			return nil, err
		}
		l := t.Recycler.MakeList(n)
		return l, copyItems(t, l.Items, v)
	}
	return collect(t, v, ask)
}

// collect is newList for an iterable whose items come one by one.
func collect(t *object.Thread, v object.Value, ask bool) (*object.List, error) {
	it, err := Iter(t, v)
	if err != nil {
		return nil, err
	}
	if err := t.Reenter(); err != nil {
		return nil, err
	}
	defer t.Release(t.Hold(it))
	if ask {
		if err := AskLength(t, v); err != nil {
			return nil, err
		}
	}
	l := ListFor(t, it)
	defer t.Release(t.Hold(l.Value()))
	for {
		item, err := Next(t, it)
		if err != nil {
			return nil, err
		}
		if item.IsNil() {
			return l, nil
		}
		if err := t.Charge(1); err != nil {
			return nil, err
		}
		l.Append(item)
	}
}

// Roomy is an iterator that has some idea of how many items it has left, though Python code
// cannot ask it for their number.
type Roomy interface {
	object.Stepper
	// Room is the number of items, probably, and 0 when there is no telling.
	Room() int
}

// ListFor returns an empty list for the items of an iterable, which has room for them if
// it is an iterator of a few.
func ListFor(t *object.Thread, v object.Value) *object.List {
	var n int64
	if v.Kind() == object.KindIterator {
		if r, ok := v.Iterator().It.(Roomy); ok {
			n = int64(r.Room())
		}
	}
	if n == 0 {
		n, _ = ItemsLeft(v)
	}
	if 0 < n && n <= object.LongestShort {
		return t.Recycler.EmptyList(int(n))
	}
	return object.NewList(nil)
}

// chargeCopy charges for copying the n items of a value of a builtin type that has a
// length, and reserves what the copy takes. There are no more of them than a list may have, or it returns a MemoryError.
func chargeCopy(t *object.Thread, v object.Value, n int) error {
	if err := meter.CheckItems(int64(n)); err != nil {
		return err
	}
	cost := n / meter.ItemsPerBytecode
	switch v.Kind() {
	case object.KindStr:
		cost = n * meter.NewItemCost
	case object.KindSet, object.KindFrozenSet:
		cost = max(n, v.Set().Span()/meter.SlotsPerBytecode)
	case object.KindDict:
		cost = max(n, v.Dict().Span()/meter.SlotsPerBytecode)
	case object.KindDictView:
		cost = max(n, v.DictView().Dict.Span()/meter.SlotsPerBytecode)
		if v.DictView().What == object.ViewItems {
			cost += 2 * n * meter.NewItemCost
		}
	}
	return meter.Allocate(t, int64(n)*sizeOfItem(v), int64(cost))
}

// ReserveItems reserves what the n items of a value of a builtin type take in a list that has some already, or returns a MemoryError
// when these are too many for a list.
func ReserveItems(t *object.Thread, has int, v object.Value, n int) error {
	if n > meter.MaxItems-has {
		return meter.MemoryError()
	}
	if size := int64(n) * sizeOfItem(v); size >= meter.MinReserved {
		return t.Reserve(size)
	}
	return nil
}

// sizeOfItem returns how many bytes an item of a value of a builtin type takes in a list.
func sizeOfItem(v object.Value) int64 {
	switch {
	case v.Kind() == object.KindStr:
		return sizeOfChar
	case v.Kind() == object.KindDictView && v.DictView().What == object.ViewItems:
		return sizeOfPair
	}
	return object.SizeValue
}

// What an item of a copy of a str and of the items of a dict takes, in bytes.
const (
	sizeOfChar = 64
	sizeOfPair = 80
)

// copyItems fills dst with the items of a value of a builtin type that has that length.
func copyItems(t *object.Thread, dst []object.Value, v object.Value) error {
	switch v.Kind() {
	case object.KindList:
		copy(dst, v.List().Items)
		return nil
	case object.KindTuple:
		copy(dst, v.Tuple().Items)
		return nil
	case object.KindRange:
		for i, r := 0, v.Range(); i < len(dst); i++ {
			dst[i] = object.Int(r.Start + int64(i)*r.Step)
		}
		return nil
	}
	if object.IsTableCursor(v) {
		return copyTable(t, dst, object.CursorOf(v))
	}
	it, err := Iter(t, v)
	if err != nil {
		return err
	}
	for i := range dst {
		if dst[i], err = Next(t, it); err != nil {
			return err
		}
	}
	_, err = Next(t, it) // the end is a step, too
	return err
}

// copyTable is copyItems for a set, a dict or a view of one, given a cursor of it. It costs
// what the steps of an iterator do.
func copyTable(t *object.Thread, dst []object.Value, cursor object.Value) error {
	if t.Depth >= t.MaxDepth {
		return meter.RecursionError("")
	}
	for i := 0; ; i++ {
		t.Spend(meter.StepCost)
		item, passed, _ := cursor.NextOfTable()
		if err := ChargeSkipped(t, passed); err != nil || i == len(dst) { // the end is a step, too
			return err
		}
		cursor.SkipOfTable(passed)
		dst[i] = item
	}
}

// Unpack returns the n items of an iterable that is assigned to n targets.
func Unpack(t *object.Thread, v object.Value, n int) ([]object.Value, error) {
	switch v.Kind() {
	case object.KindTuple:
		return unpackItems(v.Tuple().Items, n)
	case object.KindList:
		return unpackItems(v.List().Items, n)
	case object.KindInstance:
		if p := v.Instance().Payload; !p.IsNil() && p.Kind() == object.KindTuple && special.Method(v, special.NameIter).IsNil() {
			meter.SpendMRO(t, v)
			return unpackItems(p.Tuple().Items, n)
		}
	}
	it, err := Iter(t, v)
	if err != nil {
		return nil, notUnpackable(t, v, err)
	}
	if err := t.Reenter(); err != nil {
		return nil, err
	}
	items := make([]object.Value, 0, n)
	for {
		item, err := Next(t, it)
		if err != nil {
			return nil, err
		}
		if item.IsNil() {
			return unpackItems(items, n)
		}
		if items = append(items, item); len(items) > n {
			return nil, Drop(t, it, object.Raise(object.ValueError, "too many values to unpack (expected %d)", n))
		}
	}
}

func unpackItems(items []object.Value, n int) ([]object.Value, error) {
	switch {
	case len(items) < n:
		return nil, object.Raise(object.ValueError, "not enough values to unpack (expected %d, got %d)", n, len(items))
	case len(items) > n:
		return nil, object.Raise(object.ValueError, "too many values to unpack (expected %d)", n)
	}
	return items, nil
}

// notUnpackable returns the error of an unpacking whose iteration has failed.
func notUnpackable(t *object.Thread, v object.Value, err error) error {
	if !isTypeError(err) || isIterable(v) {
		return err
	}
	return object.Raise(object.TypeError, "cannot unpack non-iterable %s object", t.TypeOf(v).Name)
}

// UnpackStar returns the items of an iterable for an assignment with before
// targets, a starred one, and after more: the starred one's as a list.
func UnpackStar(t *object.Thread, v object.Value, before, after int) ([]object.Value, error) {
	t.Spend(meter.ObjectCost)
	items, err := NewItems(t, v)
	if err != nil {
		return nil, notUnpackable(t, v, err)
	}
	if len(items) < before+after {
		return nil, object.Raise(object.ValueError, "not enough values to unpack (expected at least %d, got %d)",
			before+after, len(items))
	}
	tail := len(items) - after
	out := append([]object.Value(nil), items[:before]...)
	out = append(out, object.NewList(append([]object.Value(nil), items[before:tail]...)).Value())
	return append(out, items[tail:]...), nil
}

// Next returns the next item of an iterator, or the zero Value at its end.
func Next(t *object.Thread, it object.Value) (object.Value, error) {
	if it.Kind() == object.KindListIter {
		return it.ListIter().Next(), nil
	}
	v, err := Step(t, it)
	if err != nil && IsStopIteration(err) {
		return object.Value{}, nil
	}
	return v, err
}

// Step is Next, but a StopIteration that Python code has raised is an error.
func Step(t *object.Thread, it object.Value) (object.Value, error) {
	switch it.Kind() {
	case object.KindListIter:
		return it.ListIter().Next(), nil
	case object.KindTupleIter:
		i := it.TupleIter()
		items := i.Tuple.Tuple().Items
		if i.Pos >= len(items) {
			return object.Value{}, nil
		}
		i.Pos++
		return items[i.Pos-1], nil
	case object.KindRangeIter:
		r := it.RangeIter()
		if r.Left == 0 {
			return object.Value{}, nil
		}
		v := object.Int(r.Next)
		r.Next += r.Step
		r.Left--
		return v, nil
	case object.KindIterator:
		if !t.Enter() { // iterators may be nested in one another
			return object.Value{}, meter.RecursionError("")
		}
		t.Spend(meter.StepCost)
		v, err := it.Iterator().It.Step(t)
		t.Leave()
		return v, err
	case object.KindGenerator:
		v, done, err := t.Machine.Resume(it, object.None, nil)
		if done || err != nil {
			return object.Value{}, err
		}
		return v, nil
	case object.KindInstance:
		if fn := special.Method(it, special.NameNext); !fn.IsNil() {
			return special.Call(t, fn, it)
		}
	}
	return object.Value{}, object.Raise(object.TypeError, "'%s' object is not an iterator", t.TypeOf(it).Name)
}

// IsStopIteration reports whether err is a StopIteration.
func IsStopIteration(err error) bool {
	raised, ok := err.(*object.Raised)
	return ok && raised.Exc.Class.IsSubclass(object.StopIteration)
}

// IsIndexError reports whether err is an IndexError.
func IsIndexError(err error) bool {
	raised, ok := err.(*object.Raised)
	return ok && raised.Exc.Class.IsSubclass(object.IndexError)
}

// StopValue returns what a generator returned, of the StopIteration err.
func StopValue(err error) object.Value {
	exc := err.(*object.Raised).Exc
	if items := exc.Exc.Args.Tuple().Items; len(items) > 0 {
		return items[0]
	}
	return object.None
}

// Delegate sends a value on to the iterator of a yield from. When done, v is the
// value of the expression; otherwise it is to be yielded.
func Delegate(t *object.Thread, it, sent object.Value) (v object.Value, done bool, err error) {
	if it.Kind() == object.KindGenerator {
		return t.Machine.Resume(it, sent, nil)
	}
	if it.Kind() == object.KindInstance {
		return delegateToInstance(t, it, sent)
	}
	if !sent.IsNone() {
		fn, err := GetAttr(t, it, special.NameSend)
		if err != nil {
			return v, false, err
		}
		v, err = t.Call(fn, sent)
		return v, false, err
	}
	v, err = Step(t, it)
	switch {
	case IsStopIteration(err):
		return StopValue(err), true, nil
	case v.IsNil() && err == nil:
		return object.None, true, nil
	}
	return v, false, err
}

func delegateToInstance(t *object.Thread, it, sent object.Value) (v object.Value, done bool, err error) {
	name := special.NameNext
	var args []object.Value
	if !sent.IsNone() {
		name, args = special.NameSend, []object.Value{sent}
	}
	fn, err := GetAttr(t, it, name)
	if err != nil {
		return v, false, err
	}
	v, err = t.Call(fn, args...)
	if IsStopIteration(err) {
		return StopValue(err), true, nil
	}
	return v, false, err
}

// Drop ends the use of an iterator by an operator or a builtin, with the error err or
// nil, which it returns. A suspended generator that was made just for that is closed, as
// CPython does when the count of its references becomes zero.
func Drop(t *object.Thread, it object.Value, err error) error {
	if it.Kind() != object.KindGenerator {
		return err
	}
	if _, raised := err.(*object.Raised); err != nil && !raised {
		return err
	}
	if signal := t.Machine.Drop(it); signal != nil {
		return signal
	}
	return err
}

// CloseIterator calls the method close of an iterator, if it has one.
func CloseIterator(t *object.Thread, it object.Value) error {
	if it.Kind() == object.KindGenerator {
		return CloseGenerator(t, it)
	}
	method, err := FindAttr(t, it, special.NameClose)
	if err != nil || method.IsNil() {
		return err
	}
	_, err = t.Call(method)
	return err
}

// CloseGenerator raises GeneratorExit where a generator is suspended.
func CloseGenerator(t *object.Thread, gen object.Value) error {
	exit := object.RaiseValue(object.GeneratorExit).(*object.Raised)
	_, done, err := t.Machine.Resume(gen, object.None, exit)
	if raised, ok := err.(*object.Raised); ok && raised.Exc.Class.IsSubclass(object.GeneratorExit) || IsStopIteration(err) {
		return nil
	}
	if err == nil && !done {
		return object.Raise(object.RuntimeError, "generator ignored GeneratorExit")
	}
	return err
}
