// Package sorting sorts as CPython does: the same comparisons in the same order, since
// comparing may run Python code.
package sorting

import (
	"cmp"
	"math"
	"math/bits"
	"slices"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// comparisonsPerBytecode is how many pairs of numbers a sort compares for one
// bytecode. It compares one pair of other values for one.
const comparisonsPerBytecode = 2

// Items returns the items in ascending order, or in descending order if reverse
// is set, as list.sort puts them: by what the function key returns for each, or by
// themselves if key is None. Equal items stay in their order.
func Items(t *object.Thread, items []object.Value, key object.Value, reverse bool) ([]object.Value, error) {
	if err := meter.AllocateItems(t, len(items)); err != nil {
		return nil, err
	}
	out := slices.Clone(items)
	if err := InPlace(t, out, key, reverse); err != nil {
		return nil, err
	}
	return out, nil
}

// InPlace is Items for a slice that it changes; after an error in a
// comparison, the items are in the order in which CPython leaves them.
func InPlace(t *object.Thread, items []object.Value, key object.Value, reverse bool) error {
	t.Spend(meter.ObjectCost)
	if key.IsNone() && len(items) < 2 {
		return nil
	}
	keys := items
	if !key.IsNone() {
		list, err := keysOf(t, items, key)
		if err != nil {
			return err
		}
		defer t.Release(t.Hold(list.Value()))
		keys = list.Items
	}
	if err := chargeSort(t, keys); err != nil {
		return err
	}
	if len(items) <= fewItems && sortFew(items, keys, reverse) {
		return nil
	}
	if key.IsNone() && all(keys, object.Value.IsInt) {
		sortInts(items, reverse)
		return nil
	}
	// Positions, unlike values, are moved without a word to the garbage collector.
	order := make([]int32, len(items))
	for i := range order {
		order[i] = int32(i)
	}
	before := slices.Clone(items)
	err := timsort(order, reverse, lessFor(t, keys))
	for i, from := range order {
		items[i] = before[from]
	}
	return err
}

// keysOf calls the key function for each item, in order, and returns the results.
func keysOf(t *object.Thread, items []object.Value, key object.Value) (*object.List, error) {
	if err := meter.Allocate(t, 3*int64(len(items))*object.SizeValue, 2*int64(len(items))); err != nil {
		return nil, err
	}
	t.Spend(2 * meter.ObjectCost)
	keys := t.Recycler.EmptyList(len(items))
	defer t.Release(t.Hold(keys.Value()))
	for i := range items {
		k, err := t.Machine.Call(key, object.Args{Pos: items[i : i+1 : i+1]})
		if err != nil {
			return nil, err
		}
		keys.Append(k)
	}
	return keys, nil
}

// chargeSort charges for sorting by keys: for n log n comparisons, and those of
// strings by their length.
func chargeSort(t *object.Thread, keys []object.Value) error {
	n := len(keys)
	if n < 2 {
		return nil
	}
	depth := bits.Len(uint(n - 1))
	numbers, bytes := true, 0
	for _, k := range keys {
		numbers = numbers && (k.IsInt() || k.IsFloat())
		if k.Kind() == object.KindStr {
			bytes += len(k.Str().S)
		}
	}
	comparisons := int64(n) * int64(depth)
	if numbers {
		comparisons /= comparisonsPerBytecode
	}
	if err := meter.ChargeBytes(t, bytes*depth); err != nil {
		return err
	}
	return t.Charge(comparisons)
}

// lessFor returns the comparison of two keys by their positions: a fast one when all
// keys are ints, floats or strings.
func lessFor(t *object.Thread, keys []object.Value) func(a, b int32) (bool, error) {
	switch {
	case all(keys, object.Value.IsInt):
		ints := make([]int64, len(keys))
		for i, k := range keys {
			ints[i] = k.AsInt()
		}
		return func(a, b int32) (bool, error) { return ints[a] < ints[b], nil }
	case all(keys, object.Value.IsFloat):
		return func(a, b int32) (bool, error) { return keys[a].AsFloat() < keys[b].AsFloat(), nil }
	case all(keys, isStr):
		return func(a, b int32) (bool, error) { return keys[a].Str().S < keys[b].Str().S, nil }
	case all(keys, isIntPair):
		return lessPairs(t, keys)
	}
	return func(a, b int32) (bool, error) { return ops.Less(t, keys[a], keys[b]) }
}

// isIntPair reports whether v is a tuple of two ints that fit 64 bits.
func isIntPair(v object.Value) bool {
	if v.Kind() != object.KindTuple {
		return false
	}
	items := v.Tuple().Items
	return len(items) == 2 && object.BothInt(items[0], items[1])
}

// lessPairs is lessFor for tuples of two ints, and charges as ops.Less does.
func lessPairs(t *object.Thread, keys []object.Value) func(a, b int32) (bool, error) {
	pairs := make([][2]int64, len(keys))
	for i, k := range keys {
		items := k.Tuple().Items
		pairs[i] = [2]int64{items[0].AsInt(), items[1].AsInt()}
	}
	first, both := ops.ItemsCost(1), ops.ItemsCost(2)
	if t.Depth >= t.MaxDepth {
		both = math.MaxInt64 // a RecursionError
	}
	return func(a, b int32) (bool, error) {
		left := t.Left
		if left < both {
			return ops.Less(t, keys[a], keys[b])
		}
		x, y := &pairs[a], &pairs[b]
		if x[0] != y[0] {
			t.Left = left - first
			return x[0] < y[0], nil
		}
		t.Left = left - both
		return x[1] < y[1], nil
	}
}

// all reports whether all values are so.
func all(values []object.Value, is func(v object.Value) bool) bool {
	for _, v := range values {
		if !is(v) {
			return false
		}
	}
	return true
}

// fewItems is how many items are sorted by insertion when their keys are plain.
const fewItems = 32

// sortFew sorts items by their keys, if these are ints, floats or strings all of which
// can be compared, and reports whether it has done that. How they are compared cannot be
// seen, so that any stable way to sort them will do.
func sortFew(items, keys []object.Value, reverse bool) bool {
	if len(keys) == 0 {
		return true
	}
	switch {
	case all(keys, object.Value.IsInt):
		var few [fewItems]int64
		for i, k := range keys {
			few[i] = k.AsInt()
		}
		insertionSort(items, few[:len(items)], reverse)
	case all(keys, isOrderedFloat):
		var few [fewItems]float64
		for i, k := range keys {
			few[i] = k.AsFloat()
		}
		insertionSort(items, few[:len(items)], reverse)
	case all(keys, isStr):
		var few [fewItems]string
		for i, k := range keys {
			few[i] = k.Str().S
		}
		insertionSort(items, few[:len(items)], reverse)
	default:
		return false
	}
	return true
}

func isOrderedFloat(v object.Value) bool { return v.IsFloat() && !math.IsNaN(v.AsFloat()) }

func isStr(v object.Value) bool { return v.Kind() == object.KindStr }

// insertionSort sorts items and their keys by the keys.
func insertionSort[K cmp.Ordered](items []object.Value, keys []K, reverse bool) {
	for i := 1; i < len(keys); i++ {
		key, item := keys[i], items[i]
		j := i
		for ; j > 0 && (keys[j-1] > key || reverse) && (keys[j-1] < key || !reverse); j-- {
			keys[j], items[j] = keys[j-1], items[j-1]
		}
		keys[j], items[j] = key, item
	}
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
	if err := meter.AllocateItems(t, len(l.Items)); err != nil {
		return object.Value{}, err
	}
	if n := len(l.Items); key.IsNone() && n <= fewItems && all(l.Items, object.Value.IsInt) { // nobody can see how
		return object.None, InPlace(t, l.Items, key, reverse)
	}
	work := slices.Clone(l.Items)
	defer t.Release(t.Hold(object.NewList(work).Value()))
	before := l.Take()
	err = InPlace(t, work, key, reverse)
	changed := l.PutBack(before)
	if err != nil {
		if _, raised := err.(*object.Raised); raised {
			l.Become(work)
		}
		return object.Value{}, err
	}
	l.Become(work)
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
			v := special.Payload(values[i])
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
