package containers

import (
	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// listSpecials adds the special methods of list.
func listSpecials(b *native.Builder, class *object.Type) {
	addBasics(b, class, sameKind, true)
	addConcatenation(b, class)
	addMethods(
		b, class, native.ArgFlags,
		native.Method{Name: "__getitem__", Min: 1, Max: 1, Fn: native.GetItem},
		native.Method{Name: "__reversed__", Fn: func(_ *object.Thread, args []object.Value) (object.Value, error) {
			return ops.NewListReverser(args[0].List()), nil
		}},
	)
	addMethods(
		b, class, native.ArgSlot,
		native.Method{Name: "__setitem__", Min: 2, Max: 2, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.None, ops.SetItem(t, args[0], args[1], args[2])
		}},
		native.Method{Name: "__delitem__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.None, ops.DelItem(t, args[0], args[1])
		}},
	)
	inplace(b, class, "__iadd__", func(t *object.Thread, args []object.Value) (bool, error) {
		_, err := listExtend(t, args)
		return true, err
	})
	inplace(b, class, "__imul__", func(t *object.Thread, args []object.Value) (bool, error) {
		n, err := repeatCount(t, args[1])
		if err == nil {
			_, err = arith.Inplace(t, code.OpMul, args[0], n)
		}
		return true, err
	})
}

// inplace adds the method of an augmented assignment, which changes self and
// returns it; done is false for operands that it does not support.
func inplace(b *native.Builder, class *object.Type, name string, fn func(t *object.Thread, args []object.Value) (done bool, err error)) {
	m := native.Method{Name: name, Min: 1, Max: 1}
	b.KeywordMethod(class, name, func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := native.ArgSlot.Check(m, a); err != nil {
			return object.Value{}, err
		}
		done, err := fn(t, native.WithPayload(class, a.Pos))
		if !done {
			return object.NotImplemented, err
		}
		return a.Pos[0], err
	})
}
