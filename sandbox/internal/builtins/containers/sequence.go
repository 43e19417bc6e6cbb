// Package containers holds the types list, tuple, range, slice, dict with its views, set
// and frozenset.
package containers

import (
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// AddSequences adds list, tuple, range and slice.
func AddSequences(b *native.Builder) {
	listType(b)
	tupleType(b)
	rangeType(b)
	sliceType(b)
}

// find returns the position of the first item equal to v among those from start
// up to, not including, stop; or -1. The items are looked up anew each time, as
// comparing may run Python code that changes the list.
func find(t *object.Thread, items *[]object.Value, v object.Value, start, stop int64) (int64, error) {
	i := start
	if n := min(stop, int64(len(*items))); start == 0 && n <= t.Left { // enough for a charge for each
		found, looked := object.FindSame((*items)[:n], v)
		t.Left -= charges(looked)
		if found {
			return int64(looked) - 1, nil
		}
		i = int64(looked)
	}
	for ; i < stop && i < int64(len(*items)); i++ {
		if i%native.ItemsPerCharge == 0 {
			if err := t.Charge(1); err != nil {
				return -1, err
			}
		}
		equal, err := isEqual(t, (*items)[i], v)
		if err != nil {
			return -1, err
		}
		if equal {
			return i, nil
		}
	}
	return -1, nil
}

// charges is how many charges there are for comparing the first n items, one for the first of each native.ItemsPerCharge.
func charges(n int) int64 { return int64((n + native.ItemsPerCharge - 1) / native.ItemsPerCharge) }

// isEqual compares an item with v.
func isEqual(t *object.Thread, item, v object.Value) (equal bool, err error) {
	if object.Identifiable(item, v) {
		return object.Is(item, v), nil
	}
	equal, known := object.SimpleEqual(item, v)
	if known {
		return equal, nil
	}
	if err := t.Charge(1); err != nil {
		return false, err
	}
	return ops.Equal(t, item, v)
}

// count returns the number of items equal to v.
func count(t *object.Thread, items *[]object.Value, v object.Value) (object.Value, error) {
	n, i := 0, 0
	if int64(len(*items)) <= t.Left { // enough for a charge for each
		n, i = object.CountSame(*items, v)
		t.Left -= charges(i)
	}
	for i < len(*items) {
		if i%native.ItemsPerCharge == 0 {
			if err := t.Charge(1); err != nil {
				return object.Value{}, err
			}
		}
		equal, err := isEqual(t, (*items)[i], v)
		if err != nil {
			return object.Value{}, err
		}
		if equal {
			n++
		}
		i++
	}
	return object.Int(int64(n)), nil
}

// findArgs is find for the arguments of index: a value and the optional bounds.
func findArgs(t *object.Thread, items *[]object.Value, args []object.Value) (int64, error) {
	start, stop := int64(0), int64(len(*items))
	for i, bound := range []*int64{&start, &stop} {
		if len(args) <= i+2 {
			break
		}
		at, err := native.SearchBound(t, args[i+2])
		if err != nil {
			return 0, err
		}
		if at < 0 {
			at = max(at+int64(len(*items)), 0)
		}
		*bound = at
	}
	return find(t, items, args[1], start, stop)
}
