package builtins

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// listReverseType is the type of what list.__reversed__ returns.
var listReverseType = ops.NewIterType("list_reverseiterator")

// listReverser iterates a list from its end. When the list gets shorter than where
// it is, it ends.
type listReverser struct {
	list *object.List
	next int
}

// Step returns the item before the one that it returned last.
func (r *listReverser) Step(*object.Thread) (object.Value, error) {
	if r.next < 0 || r.next >= len(r.list.Items) {
		r.next = -1
		return object.Value{}, nil
	}
	r.next--
	return r.list.Items[r.next+1], nil
}

// listSpecials adds the special methods of list.
func (b *builder) listSpecials(class *object.Type) {
	b.basics(class, sameKind, true)
	b.concatenation(class)
	b.container(
		class, argFlags,
		method{"__getitem__", 1, 1, getItem},
		method{"__reversed__", 0, 0, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			l := args[0].List()
			return object.NewIterator(listReverseType, &listReverser{list: l, next: len(l.Items) - 1}), nil
		}},
	)
	b.container(
		class, argSlot,
		method{"__setitem__", 2, 2, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.None, ops.SetItem(t, args[0], args[1], args[2])
		}},
		method{"__delitem__", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.None, ops.DelItem(t, args[0], args[1])
		}},
	)
	b.inplace(class, "__iadd__", func(t *object.Thread, args []object.Value) (bool, error) {
		_, err := listExtend(t, args)
		return true, err
	})
	b.inplace(class, "__imul__", func(t *object.Thread, args []object.Value) (bool, error) {
		n, err := repeatCount(t, args[1])
		if err == nil {
			_, err = ops.Inplace(t, code.OpMul, args[0], n)
		}
		return true, err
	})
}

// inplace adds the method of an augmented assignment, which changes self and
// returns it; done is false for operands that it does not support.
func (b *builder) inplace(class *object.Type, name string, fn func(t *object.Thread, args []object.Value) (done bool, err error)) {
	m := method{name: name, min: 1, max: 1}
	b.add(class, name, func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := checkSelf(t, class, name, a.Positional()); err != nil {
			return object.Value{}, err
		}
		if err := argSlot.check(m, a); err != nil {
			return object.Value{}, err
		}
		done, err := fn(t, withPayload(class, a.Pos))
		if !done {
			return object.NotImplemented, err
		}
		return a.Pos[0], err
	})
}
