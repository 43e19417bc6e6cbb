// Package bisect is Python's module bisect: places in sorted sequences.
package bisect

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

var nameInsert = object.NewSharedStr("insert")

// Module is Python's module bisect.
func Module() *native.Module {
	m := native.NewModule("bisect")
	for _, f := range []struct {
		name         string
		left, insert bool
	}{
		{"bisect_right", false, false},
		{"bisect_left", true, false},
		{"insort_right", false, true},
		{"insort_left", true, true},
	} {
		m.KeywordFunction(f.name, func(t *object.Thread, a object.Args) (object.Value, error) {
			values, err := native.Parameters(f.name, a, 2, "a", "x", "lo", "hi")
			if err != nil {
				return object.Value{}, err
			}
			at, err := bisect(t, values, f.left)
			if err != nil || !f.insert {
				return object.Int(at), err
			}
			return object.None, insertAt(t, values[0], at, values[1])
		})
	}
	m.Define("bisect", m.Names.GetStr(object.NewStr("bisect_right")))
	m.Define("insort", m.Names.GetStr(object.NewStr("insort_right")))
	return m
}

// bisect returns where an item goes into a sorted sequence: before the items equal
// to it if left is set, else behind them. args are the sequence, the item, and the
// bounds of the part to look at, which may be left out.
func bisect(t *object.Thread, args []object.Value, left bool) (int64, error) {
	seq, x := args[0], args[1]
	lo, hi := int64(0), int64(-1)
	var err error
	if !args[2].IsNil() {
		if lo, err = native.PositionArg(t, args[2]); err != nil {
			return 0, err
		}
	}
	if !args[3].IsNil() && !args[3].IsNone() {
		if hi, err = native.PositionArg(t, args[3]); err != nil {
			return 0, err
		}
	}
	if lo < 0 {
		return 0, object.Raise(object.ValueError, "lo must be non-negative")
	}
	if hi == -1 {
		if seq.Kind() == object.KindDict { // it has a length, but is no sequence
			return 0, object.Raise(object.TypeError, "object of type '%s' has no len()", t.TypeOf(seq).Name)
		}
		n, err := ops.Len(t, seq)
		if err != nil {
			return 0, err
		}
		hi = int64(n)
	}
	if seq.Kind() == object.KindInstance {
		if err := t.Reenter(); err != nil {
			return 0, err
		}
	}
	for lo < hi {
		if err := t.Charge(1); err != nil {
			return 0, err
		}
		mid := lo + (hi-lo)/2
		item, err := ops.GetItem(t, seq, object.Int(mid))
		if err != nil {
			return 0, err
		}
		var less bool
		if left {
			less, err = ops.Less(t, item, x)
		} else {
			less, err = ops.Less(t, x, item)
		}
		if err != nil {
			return 0, err
		}
		if less == left {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo, nil
}

// insertAt inserts an item into a sequence.
func insertAt(t *object.Thread, seq object.Value, at int64, x object.Value) error {
	if seq.Kind() != object.KindList {
		fn, err := ops.GetAttr(t, seq, nameInsert)
		if err != nil {
			return err
		}
		_, err = t.Call(fn, object.Int(at), x)
		return err
	}
	l := seq.List()
	i := int(min(at, int64(len(l.Items))))
	if err := meter.ChargeItems(t, len(l.Items)-i); err != nil {
		return err
	}
	l.Append(object.Value{})
	copy(l.Items[i+1:], l.Items[i:])
	l.Items[i] = x
	return nil
}
