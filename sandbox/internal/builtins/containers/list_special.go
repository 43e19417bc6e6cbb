package containers

import (
	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/native"
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

// Walk implements object.Walker.
func (i *listReverser) Walk(c *object.Census) {
	if i.list != nil {
		c.Add(i.list.Value())
	}
}

// Left returns how many items are left.
func (r *listReverser) Left() int64 {
	if r.next >= len(r.list.Items) {
		return 0
	}
	return int64(r.next + 1)
}

// CopyWith implements ops.Copyable.
func (r *listReverser) CopyWith(t *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	list := r.list.Value()
	if err := ops.CopyOwner(t, &list, copied); err != nil {
		return nil, err
	}
	return &listReverser{list: list.List(), next: r.next}, nil
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
func listSpecials(b *native.Builder, class *object.Type) {
	addBasics(b, class, sameKind, true)
	addConcatenation(b, class)
	addMethods(
		b, class, native.ArgFlags,
		native.Method{Name: "__getitem__", Min: 1, Max: 1, Fn: native.GetItem},
		native.Method{Name: "__reversed__", Fn: func(_ *object.Thread, args []object.Value) (object.Value, error) {
			l := args[0].List()
			return object.NewIterator(listReverseType, &listReverser{list: l, next: len(l.Items) - 1}), nil
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
