package collections

import (
	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// counterMerge tells how an operator makes one Counter of two. The counts of keys
// that one of them lacks are 0 there, and only counts above 0 are kept.
type counterMerge struct {
	name string
	// both returns the count of a key that counts x on the left and y on the right.
	both func(t *object.Thread, x, y object.Value) (object.Value, error)
	// right tells that keys are taken which only the right operand has.
	right bool
}

var counterMerges = []counterMerge{
	{"add", native.Add, true},
	{"sub", func(t *object.Thread, x, y object.Value) (object.Value, error) {
		return arith.Binary(t, code.OpSub, x, y)
	}, true},
	{"or", func(t *object.Thread, x, y object.Value) (object.Value, error) {
		less, err := ops.Less(t, x, y)
		if less {
			return y, err
		}
		return x, err
	}, true},
	{"and", func(t *object.Thread, x, y object.Value) (object.Value, error) {
		less, err := ops.Less(t, x, y)
		if less {
			return x, err
		}
		return y, err
	}, false},
}

// counterOperators adds the arithmetic of Counter.
func counterOperators(b *native.Builder, class *object.Type) {
	for _, merge := range counterMerges {
		sig := native.Signature{Name: "__" + merge.name + "__", Params: []string{"self", "other"}}
		operator(b, class, sig, func(t *object.Thread, args []object.Value) (object.Value, error) {
			if !t.TypeOf(args[1]).IsSubclass(class) {
				return object.NotImplemented, nil
			}
			d, err := merge.merged(t, mapping(args[0]), mapping(args[1]))
			return newCounter(class, d), err
		})
		inPlace := native.Signature{Name: "__i" + merge.name + "__", Params: sig.Params}
		operator(b, class, inPlace, func(t *object.Thread, args []object.Value) (object.Value, error) {
			if special.Payload(args[1]).Kind() != object.KindDict {
				return object.Value{}, object.Raise(object.AttributeError, "'%s' object has no attribute 'items'", t.TypeOf(args[1]).Name)
			}
			if err := t.Reenter(); err != nil {
				return object.Value{}, err
			}
			return args[0], merge.into(t, mapping(args[0]), mapping(args[1]))
		})
	}
	for _, sign := range []struct {
		name string
		op   int
	}{{"__pos__", code.OpAdd}, {"__neg__", code.OpSub}} {
		sig := native.Signature{Name: sign.name, Params: []string{"self"}}
		operator(b, class, sig, func(t *object.Thread, args []object.Value) (object.Value, error) {
			out := object.NewDict()
			err := eachCount(t, mapping(args[0]), func(key, n object.Value, hash int64) error {
				total, err := arith.Binary(t, sign.op, object.Int(0), n)
				if err != nil {
					return err
				}
				return setPositive(t, out, key, hash, total)
			})
			return newCounter(class, out), err
		})
	}
}

// operator adds a method that costs nothing but the work that it does.
func operator(b *native.Builder, class *object.Type, sig native.Signature, fn native.Func) {
	b.KeywordMethod(class, sig.Name, func(t *object.Thread, a object.Args) (object.Value, error) {
		args, err := sig.Arguments(a)
		if err != nil {
			return object.Value{}, err
		}
		return fn(t, args)
	})
}

func newCounter(class *object.Type, d *object.Dict) object.Value {
	inst := object.NewInstance(class)
	inst.Payload = d.Value()
	return inst.Value()
}

// eachCount calls visit for the keys and counts of a dict, at the price of two
// bytecodes each.
func eachCount(t *object.Thread, d *object.Dict, visit func(key, n object.Value, hash int64) error) error {
	if err := meter.ChargeInserts(t, 2*d.Len()); err != nil {
		return err
	}
	for pos := 0; ; {
		key, n, hash, next, ok := d.Next(pos)
		if !ok {
			return nil
		}
		pos = next
		if err := visit(key, n, hash); err != nil {
			return err
		}
	}
}

// isPositive reports whether n > 0.
func isPositive(t *object.Thread, n object.Value) (bool, error) {
	return ops.Less(t, object.Int(0), n)
}

// setPositive does d[key] = n if n is above 0.
func setPositive(t *object.Thread, d *object.Dict, key object.Value, hash int64, n object.Value) error {
	positive, err := isPositive(t, n)
	if err != nil || !positive {
		return err
	}
	return d.Set(key, hash, n, equalKeys(t))
}

// merged returns the counts of a and b together.
func (m counterMerge) merged(t *object.Thread, a, b *object.Dict) (*object.Dict, error) {
	out := object.NewDict()
	err := eachCount(t, a, func(key, x object.Value, hash int64) error {
		y, err := b.Get(key, hash, equalKeys(t))
		if err != nil {
			return err
		}
		n, err := m.both(t, x, native.Given(y, object.Int(0)))
		if err != nil {
			return err
		}
		return setPositive(t, out, key, hash, n)
	})
	if err != nil || !m.right {
		return out, err
	}
	return out, eachCount(t, b, func(key, y object.Value, hash int64) error {
		x, err := a.Get(key, hash, equalKeys(t))
		if err != nil || !x.IsNil() {
			return err
		}
		n, err := m.both(t, object.Int(0), y)
		if err != nil {
			return err
		}
		return setPositive(t, out, key, hash, n)
	})
}

// into merges the counts of b into those of a.
func (m counterMerge) into(t *object.Thread, a, b *object.Dict) error {
	source, other := a, b
	if m.right {
		source, other = b.Copy(), a
	}
	err := eachCount(t, source, func(key, n object.Value, hash int64) error {
		old, err := other.Get(key, hash, equalKeys(t))
		if err != nil {
			return err
		}
		x, y := n, native.Given(old, object.Int(0))
		if m.right {
			x, y = y, x
		}
		total, err := m.both(t, x, y)
		if err != nil {
			return err
		}
		return a.Set(key, hash, total, equalKeys(t))
	})
	if err != nil {
		return err
	}
	return eachCount(t, a.Copy(), func(key, n object.Value, hash int64) error {
		positive, err := isPositive(t, n)
		if err != nil || positive {
			return err
		}
		_, err = a.Delete(key, hash, equalKeys(t))
		return err
	})
}
