package builtins

import (
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

func (b *builder) tupleType() {
	class := b.newType("tuple", object.KindTuple, object.ObjectType)
	class.New = newTuple
	b.public(class)
	b.hashMethod(class)
	b.basics(class, sameKind, true)
	b.concatenation(class)
	b.container(
		class, argSlot,
		method{"__getitem__", 1, 1, getItem},
	)
	b.container(
		class, argFlags,
		method{"__getnewargs__", 0, 0, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			return object.TupleOf(args[0]), nil
		}},
		method{"count", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return count(t, &args[0].Tuple().Items, args[1])
		}},
	)
	b.container(class, argParse, method{"index", 1, 3, tupleIndex})
}

func newTuple(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	v, err := optional("tuple", a)
	switch {
	case err != nil:
		return object.Value{}, err
	case v.IsNil():
		return object.NewTuple(nil), nil
	case v.Kind() == object.KindTuple:
		return v, nil
	}
	items, err := ops.NewItems(t, v)
	return object.NewTuple(items), err
}

func tupleIndex(t *object.Thread, args []object.Value) (object.Value, error) {
	at, err := findArgs(t, &args[0].Tuple().Items, args)
	if err != nil || at >= 0 {
		return object.Int(at), err
	}
	return object.Value{}, object.Raise(object.ValueError, "tuple.index(x): x not in tuple")
}
