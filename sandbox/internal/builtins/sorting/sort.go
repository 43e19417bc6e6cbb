// Package sorting sorts as CPython does: the same comparisons in the same order, since
// comparing may run Python code.
package sorting

import (
	"math/bits"
	"slices"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// comparisonsPerBytecode is how many pairs of numbers a sort compares for one
// bytecode. It compares one pair of other values for one.
const comparisonsPerBytecode = 2

// Items returns the items in ascending order, or in descending order if reverse
// is set, as list.sort puts them: by what the function key returns for each, or by
// themselves if key is None. Equal items stay in their order.
func Items(t *object.Thread, items []object.Value, key object.Value, reverse bool) ([]object.Value, error) {
	if err := ops.AllocateItems(t, len(items)); err != nil {
		return nil, err
	}
	out := slices.Clone(items)
	if err := InPlace(t, out, key, reverse); err != nil {
		return nil, err
	}
	return out, nil
}

// keyed is an item to be sorted by its key.
type keyed struct{ key, item object.Value }

// InPlace is Items for a slice that it changes; after an error in a
// comparison, the items are in the order in which CPython leaves them.
func InPlace(t *object.Thread, items []object.Value, key object.Value, reverse bool) error {
	t.Spend(ops.ObjectCost)
	if key.IsNone() {
		if len(items) < 2 {
			return nil
		}
		if err := chargeSort(t, len(items), func(i int) object.Value { return items[i] }); err != nil {
			return err
		}
		if AllOf(len(items), func(i int) bool { return items[i].IsInt() }) {
			sortInts(items, reverse)
			return nil
		}
		return timsort(items, reverse, lessFor(t, items, func(e *object.Value) *object.Value { return e }))
	}
	pairs, err := keys(t, items, key)
	if err != nil {
		return err
	}
	if err := chargeSort(t, len(pairs), func(i int) object.Value { return pairs[i].key }); err != nil {
		return err
	}
	err = timsort(pairs, reverse, lessFor(t, pairs, func(e *keyed) *object.Value { return &e.key }))
	for i := range pairs {
		items[i] = pairs[i].item
	}
	return err
}

// keys calls the key function for each item, in order.
func keys(t *object.Thread, items []object.Value, key object.Value) ([]keyed, error) {
	if err := ops.Allocate(t, 3*int64(len(items))*object.SizeValue, 2*int64(len(items))); err != nil {
		return nil, err
	}
	t.Spend(2 * ops.ObjectCost)
	kept := object.NewList(make([]object.Value, 0, len(items)))
	defer t.Release(t.Hold(kept.Value()))
	pairs := make([]keyed, len(items))
	for i, v := range items {
		k, err := t.Call(key, v)
		if err != nil {
			return nil, err
		}
		kept.Items = append(kept.Items, k)
		pairs[i] = keyed{k, v}
	}
	return pairs, nil
}

// chargeSort charges for sorting n items by their keys: for n log n comparisons,
// and those of strings by their length.
func chargeSort(t *object.Thread, n int, key func(i int) object.Value) error {
	if n < 2 {
		return nil
	}
	depth := bits.Len(uint(n - 1))
	numbers, bytes := true, 0
	for i := range n {
		k := key(i)
		numbers = numbers && (k.IsInt() || k.IsFloat())
		if k.Kind() == object.KindStr {
			bytes += len(k.Str().S)
		}
	}
	comparisons := int64(n) * int64(depth)
	if numbers {
		comparisons /= comparisonsPerBytecode
	}
	if err := ops.ChargeBytes(t, bytes*depth); err != nil {
		return err
	}
	return t.Charge(comparisons)
}

// lessFor returns the comparison of two elements by their keys: a fast one when
// those are all ints, all floats or all strings.
func lessFor[E any](t *object.Thread, elements []E, key func(e *E) *object.Value) func(a, b *E) (bool, error) {
	n := len(elements)
	switch {
	case AllOf(n, func(i int) bool { return key(&elements[i]).IsInt() }):
		return func(a, b *E) (bool, error) { return key(a).AsInt() < key(b).AsInt(), nil }
	case AllOf(n, func(i int) bool { return key(&elements[i]).IsFloat() }):
		return func(a, b *E) (bool, error) { return key(a).AsFloat() < key(b).AsFloat(), nil }
	case AllOf(n, func(i int) bool { return key(&elements[i]).Kind() == object.KindStr }):
		return func(a, b *E) (bool, error) { return key(a).Str().S < key(b).Str().S, nil }
	}
	return func(a, b *E) (bool, error) { return ops.Less(t, *key(a), *key(b)) }
}

// AllOf tells whether all of 0 to n-1 are so.
func AllOf(n int, is func(i int) bool) bool {
	for i := range n {
		if !is(i) {
			return false
		}
	}
	return true
}

// sortInts sorts small ints, of which equal ones are the same.
func sortInts(items []object.Value, reverse bool) {
	ints := make([]int64, len(items))
	for i, v := range items {
		ints[i] = v.AsInt()
	}
	slices.Sort(ints)
	if reverse {
		slices.Reverse(ints)
	}
	for i, n := range ints {
		items[i] = object.Int(n)
	}
}

// List is list.sort. While it works the list is empty, and code that is called
// must not change it.
func List(t *object.Thread, l *object.List, a object.Args) (object.Value, error) {
	if len(a.Pos) > 2 {
		return object.Value{}, object.Raise(object.TypeError, "sort() takes at most 2 arguments (%d given)", len(a.Pos))
	}
	if len(a.Positional()) > 0 {
		return object.Value{}, object.Raise(object.TypeError, "sort() takes no positional arguments")
	}
	key, reverse, err := Arguments(t, a)
	if err != nil {
		return object.Value{}, err
	}
	if err := ops.AllocateItems(t, len(l.Items)); err != nil {
		return object.Value{}, err
	}
	before, work := l.Items, slices.Clone(l.Items)
	defer t.Release(t.Hold(object.NewList(work).Value()))
	l.Items = nil
	err = InPlace(t, work, key, reverse)
	changed := l.Items != nil
	l.Items = before
	if err != nil {
		if _, raised := err.(*object.Raised); raised {
			l.Items = work
		}
		return object.Value{}, err
	}
	l.Items = work
	if changed {
		return object.Value{}, object.Raise(object.ValueError, "list modified during sort")
	}
	return object.None, nil
}

// Arguments returns the keyword arguments of list.sort and sorted.
func Arguments(t *object.Thread, a object.Args) (key object.Value, reverse bool, err error) {
	key = object.None
	values := a.Pos[len(a.Positional()):]
	for i, name := range a.Names {
		switch name.S {
		case "key":
			key = values[i]
		case "reverse":
			v := ops.Payload(values[i])
			switch {
			case v.IsFloat():
				return key, false, object.Raise(object.TypeError, "integer argument expected, got float")
			case !v.IsIntLike():
				return key, false, object.Raise(object.TypeError, "an integer is required (got type %s)", t.TypeOf(values[i]).Name)
			}
			reverse = v.Kind() == object.KindBigInt || v.AsInt() != 0
		default:
			return key, false, object.Raise(object.TypeError, "'%s' is an invalid keyword argument for sort()", name.S)
		}
	}
	return key, reverse, nil
}
