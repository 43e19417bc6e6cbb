package functions

import (
	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// anyAll is any when want is true, else all.
func anyAll(t *object.Thread, v object.Value, want bool) (object.Value, error) {
	found := false
	err := native.Each(t, v, func(item object.Value) (bool, error) {
		truth, err := ops.Truth(t, item)
		found = truth == want
		return !found, err
	})
	return object.Bool(found == want), err
}

// sum adds up the items of an iterable.
func sum(t *object.Thread, args []object.Value) (object.Value, error) {
	total := object.Int(0)
	if len(args) == 2 {
		total = args[1]
	}
	if special.Payload(total).Kind() == object.KindStr {
		if _, err := ops.Iter(t, args[0]); err != nil {
			return total, err
		}
		return total, object.Raise(object.TypeError, "sum() can't sum strings [use ''.join(seq) instead]")
	}
	if sum, items, ok := sumOfInts(total, args[0]); ok {
		return sum, meter.ChargeItems(t, items)
	}
	held := t.Hold(total)
	defer t.Release(held)
	err := native.Each(t, args[0], func(item object.Value) (bool, error) {
		if object.BothInt(total, item) {
			if sum, ok := object.AddInt(total.AsInt(), item.AsInt()); ok {
				total = object.Int(sum)
				return true, nil
			}
		}
		var err error
		total, err = arith.Binary(t, code.OpAdd, total, item)
		t.Held[held] = total
		return true, err
	})
	return total, err
}

// sumOfInts adds up the items of a list or a tuple of ints that fit 64 bits, as the sum
// does; ok is false for all else.
func sumOfInts(start, v object.Value) (sum object.Value, items int, ok bool) {
	var all []object.Value
	switch v.Kind() {
	case object.KindList:
		all = v.List().Items
	case object.KindTuple:
		all = v.Tuple().Items
	default:
		return sum, 0, false
	}
	if !start.IsInt() {
		return sum, 0, false
	}
	total := start.AsInt()
	for _, item := range all {
		if !item.IsInt() {
			return sum, 0, false
		}
		if total, ok = object.AddInt(total, item.AsInt()); !ok {
			return sum, 0, false
		}
	}
	return object.Int(total), len(all), true
}

// minMax is min or max: op tells that an item replaces the best one so far.
func minMax(t *object.Thread, name string, op int, a object.Args) (object.Value, error) {
	var key, missing object.Value
	positional := a.Positional()
	if len(positional) == 0 {
		return missing, object.Raise(object.TypeError, "%s expected 1 arguments, got 0", name)
	}
	if err := native.CheckKeywords(name, a, 2); err != nil {
		return missing, err
	}
	for i, n := range a.Names {
		v := a.Pos[len(a.Pos)-len(a.Names)+i]
		switch n.S {
		case "key":
			key = v
		case "default":
			missing = v
		default:
			return v, object.Raise(object.TypeError, "'%s' is an invalid keyword argument for %s()", n.S, name)
		}
	}
	var items object.Value
	if len(positional) == 1 {
		items = positional[0]
	} else {
		if !missing.IsNil() {
			return missing, object.Raise(object.TypeError,
				"Cannot specify a default for %s() with multiple positional arguments", name)
		}
		items = object.NewTuple(positional)
	}
	best, err := Best(t, items, key, op)
	if err != nil || !best.IsNil() {
		return best, err
	}
	if missing.IsNil() {
		return missing, object.Raise(object.ValueError, "%s() arg is an empty sequence", name)
	}
	return missing, nil
}

// Best returns the first item that no other one replaces, or the zero Value. Items
// are compared by what key makes of them, if it is not the zero Value.
func Best(t *object.Thread, items, key object.Value, op int) (object.Value, error) {
	return bestFrom(t, object.Value{}, items, key, op)
}

// bestFrom is Best for items after those of which best was the best one, which has no
// key.
func bestFrom(t *object.Thread, best, items, key object.Value, op int) (object.Value, error) {
	bestKey := best
	var caller native.Caller
	if !key.IsNil() {
		caller = native.NewCaller(key)
	}
	err := native.Each(t, items, func(item object.Value) (bool, error) {
		k := item
		if !key.IsNil() {
			var err error
			if k, err = caller.Call(t, item); err != nil {
				return false, err
			}
		}
		if best.IsNil() {
			best, bestKey = item, k
			return true, nil
		}
		if object.BothInt(k, bestKey) {
			if (op == code.OpLt) == (k.AsInt() < bestKey.AsInt()) && k.AsInt() != bestKey.AsInt() {
				best, bestKey = item, k
			}
			return true, nil
		}
		v, err := ops.RichCompare(t, op, k, bestKey)
		if err != nil {
			return false, err
		}
		truth, err := ops.Truth(t, v)
		if truth {
			best, bestKey = item, k
		}
		return true, err
	})
	return best, err
}
