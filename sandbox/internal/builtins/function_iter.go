package builtins

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// anyAll is any when want is true, else all.
func anyAll(t *object.Thread, v object.Value, want bool) (object.Value, error) {
	found := false
	err := each(t, v, func(item object.Value) (bool, error) {
		truth, err := ops.Truth(t, item)
		found = truth == want
		return !found, err
	})
	return object.Bool(found == want), err
}

// each calls visit for the items of an iterable until it returns false.
func each(t *object.Thread, v object.Value, visit func(item object.Value) (bool, error)) error {
	if v.Kind() == object.KindList || v.Kind() == object.KindTuple {
		return eachOfSequence(t, v, visit)
	}
	it, err := ops.Iter(t, v)
	if err != nil {
		return err
	}
	// A new iterator of a builtin container starts again when the function does.
	if it == v || v.Kind() == object.KindInstance {
		if err := t.Reenter(); err != nil {
			return err
		}
	}
	for {
		item, err := ops.Next(t, it)
		if err != nil || item.IsNil() {
			return err
		}
		if err := t.Charge(1); err != nil {
			return err
		}
		if more, err := visit(item); !more || err != nil {
			return err
		}
	}
}

// eachOfSequence is each for a list, which visit may change, or a tuple.
func eachOfSequence(t *object.Thread, v object.Value, visit func(item object.Value) (bool, error)) error {
	items := func() []object.Value { return v.List().Items }
	if v.Kind() == object.KindTuple {
		items = func() []object.Value { return v.Tuple().Items }
	}
	if err := ops.ChargeItems(t, len(items())); err != nil {
		return err
	}
	for i := 0; i < len(items()); i++ {
		if more, err := visit(items()[i]); !more || err != nil {
			return err
		}
	}
	return nil
}

func iter(t *object.Thread, args []object.Value) (object.Value, error) {
	if len(args) == 1 {
		return ops.Iter(t, args[0])
	}
	if ok, _ := callable(t, args[:1]); !ok.IsTrue() {
		return ok, object.Raise(object.TypeError, "iter(v, w): v must be callable")
	}
	return object.NewIterator(callIterType, &callIter{fn: args[0], sentinel: args[1]}), nil
}

func next(t *object.Thread, args []object.Value) (object.Value, error) {
	it := args[0]
	if !ops.IsIterator(it) {
		return it, object.Raise(object.TypeError, "'%s' object is not an iterator", t.TypeOf(it).Name)
	}
	if len(args) == 1 && it.Kind() == object.KindGenerator {
		v, done, err := t.Machine.Resume(it, object.None, nil)
		if done && err == nil {
			return v, stopIteration(v)
		}
		return v, err
	}
	if len(args) == 1 { // a StopIteration of Python code may hold a value
		v, err := ops.Step(t, it)
		if err == nil && v.IsNil() {
			err = object.RaiseValue(object.StopIteration)
		}
		return v, err
	}
	v, err := ops.Next(t, it)
	if err != nil || !v.IsNil() {
		return v, err
	}
	return args[1], nil
}

// stopIteration returns the StopIteration of a generator that returned v.
func stopIteration(v object.Value) error {
	if v.IsNone() {
		return object.RaiseValue(object.StopIteration)
	}
	return object.RaiseValue(object.StopIteration, v)
}

// sum adds up the items of an iterable.
func sum(t *object.Thread, args []object.Value) (object.Value, error) {
	total := object.Int(0)
	if len(args) == 2 {
		total = args[1]
	}
	if ops.Payload(total).Kind() == object.KindStr {
		if _, err := ops.Iter(t, args[0]); err != nil {
			return total, err
		}
		return total, object.Raise(object.TypeError, "sum() can't sum strings [use ''.join(seq) instead]")
	}
	err := each(t, args[0], func(item object.Value) (bool, error) {
		if object.BothInt(total, item) {
			if sum, ok := object.AddInt(total.AsInt(), item.AsInt()); ok {
				total = object.Int(sum)
				return true, nil
			}
		}
		var err error
		total, err = ops.Binary(t, code.OpAdd, total, item)
		return true, err
	})
	return total, err
}

// minMax is min or max: op tells that an item replaces the best one so far.
func minMax(t *object.Thread, name string, op int, a object.Args) (object.Value, error) {
	var key, missing object.Value
	positional := a.Positional()
	if len(positional) == 0 {
		return missing, object.Raise(object.TypeError, "%s expected 1 arguments, got 0", name)
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
	best, err := best(t, items, key, op)
	if err != nil || !best.IsNil() {
		return best, err
	}
	if missing.IsNil() {
		return missing, object.Raise(object.ValueError, "%s() arg is an empty sequence", name)
	}
	return missing, nil
}

// best returns the first item that no other one replaces, or the zero Value. Items
// are compared by what key makes of them, if it is not the zero Value.
func best(t *object.Thread, items, key object.Value, op int) (object.Value, error) {
	var best, bestKey object.Value
	err := each(t, items, func(item object.Value) (bool, error) {
		k := item
		if !key.IsNil() {
			var err error
			if k, err = t.Call(key, item); err != nil {
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
