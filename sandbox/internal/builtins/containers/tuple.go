package containers

import (
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

func tupleType(b *native.Builder) {
	class := b.NewType("tuple", object.KindTuple, object.ObjectType)
	class.New = newTuple
	b.Publish(class)
	addHash(b, class)
	addBasics(b, class, sameKind, true)
	addConcatenation(b, class)
	addMethods(
		b, class, native.ArgSlot,
		native.Method{Name: "__getitem__", Min: 1, Max: 1, Fn: native.GetItem},
	)
	addMethods(
		b, class, native.ArgFlags,
		native.Method{Name: "__getnewargs__", Fn: func(_ *object.Thread, args []object.Value) (object.Value, error) {
			return object.TupleOf(args[0]), nil
		}},
		native.Method{Name: "count", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return count(t, &args[0].Tuple().Items, args[1])
		}},
	)
	addMethods(b, class, native.ArgParse, native.Method{Name: "index", Min: 1, Max: 3, Fn: tupleIndex})
}

func newTuple(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	v, err := optionalArg("tuple", a)
	switch {
	case err != nil:
		return object.Value{}, err
	case v.IsNil():
		return object.NewTuple(nil), nil
	case v.Kind() == object.KindTuple:
		return v, nil
	}
	return ops.NewTuple(t, v)
}

func tupleIndex(t *object.Thread, args []object.Value) (object.Value, error) {
	at, err := findArgs(t, &args[0].Tuple().Items, args)
	if err != nil || at >= 0 {
		return object.Int(at), err
	}
	return object.Value{}, object.Raise(object.ValueError, "tuple.index(x): x not in tuple")
}
