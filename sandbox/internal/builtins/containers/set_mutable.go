package containers

import (
	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// mutableSetMethods adds the methods that change a set.
func mutableSetMethods(b *native.Builder, class *object.Type) {
	addMethods(
		b, class, native.ArgFlags,
		native.Method{Name: "add", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.None, ops.SetAdd(t, args[0].Set(), args[1])
		}},
		native.Method{Name: "clear", Fn: func(_ *object.Thread, args []object.Value) (object.Value, error) {
			args[0].Set().Clear()
			return object.None, nil
		}},
		native.Method{Name: "difference_update", Max: -1, Fn: forEach(arith.SetDifferenceUpdate)},
		native.Method{Name: "discard", Min: 1, Max: 1, Plain: plainSetDiscard, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			_, err := ops.SetRemove(t, args[0].Set(), args[1])
			return object.None, err
		}},
		native.Method{Name: "intersection_update", Max: -1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.None, arith.SetIntersectionUpdate(t, args[0].Set(), args[1:]...)
		}},
		native.Method{Name: "pop", Fn: setPop, Plain: plainSetPop},
		native.Method{Name: "remove", Min: 1, Max: 1, Plain: plainSetRemove, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			removed, err := ops.SetRemove(t, args[0].Set(), args[1])
			if err == nil && !removed {
				err = object.RaiseValue(object.KeyError, args[1])
			}
			return object.None, err
		}},
		native.Method{Name: "symmetric_difference_update", Min: 1, Max: 1, Fn: forEach(arith.SetSymmetricDifferenceUpdate)},
		native.Method{Name: "update", Max: -1, Fn: forEach(ops.SetUpdate)},
	)
}

// forEach returns a method that changes a set by one argument after the other.
func forEach(change func(t *object.Thread, s *object.Set, v object.Value) error) func(*object.Thread, []object.Value) (object.Value, error) {
	return func(t *object.Thread, args []object.Value) (object.Value, error) {
		if len(args) > 2 { // it may have to wait between two of them
			if err := t.Reenter(); err != nil {
				return object.Value{}, err
			}
		}
		for _, v := range args[1:] {
			if err := change(t, args[0].Set(), v); err != nil {
				return object.Value{}, err
			}
		}
		return object.None, nil
	}
}

func setPop(t *object.Thread, args []object.Value) (object.Value, error) {
	s := args[0].Set()
	if s.Len() == 0 {
		return object.Value{}, object.Raise(object.KeyError, "pop from an empty set")
	}
	at, passed := s.Peek()
	if err := meter.ChargeItems(t, passed); err != nil {
		return object.Value{}, err
	}
	return s.Pop(at), nil
}
