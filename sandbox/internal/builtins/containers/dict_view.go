package containers

import (
	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// dictViewTypes adds the methods of what dict.keys, values and items return.
func dictViewTypes(b *native.Builder) {
	thread := &object.Thread{Runtime: b.Runtime}
	for _, what := range []object.ViewKind{object.ViewKeys, object.ViewValues, object.ViewItems} {
		class := thread.TypeOf(object.NewDictView(object.NewDict(), what))
		class.Builtin, class.Final = true, true
		class.Bases = []*object.Type{object.ObjectType}
		class.MRO = []*object.Type{class, object.ObjectType}
		ordered := thread.TypeOf(object.NewOrderedView(object.NewDict(), what))
		ordered.Builtin, ordered.Final = true, true
		ordered.Bases = []*object.Type{class}
		ordered.MRO = []*object.Type{ordered, class, object.ObjectType}
		if what != object.ViewValues {
			setView(b, class)
			continue
		}
		addSized(b, class)
		addRepr(b, class)
	}
}

// setView adds the methods of a view that acts as a set.
func setView(b *native.Builder, class *object.Type) {
	native.Unhashable(class)
	addBasics(b, class, func(_, other object.Value) bool { return ops.IsSetLike(other) }, true)
	addMethods(b, class, native.ArgSlot, native.Method{Name: "__contains__", Min: 1, Max: 1, Fn: native.Contains})
	addMethods(b, class, native.ArgFlags, native.Method{Name: "isdisjoint", Min: 1, Max: 1, Fn: isDisjoint})
	setOperators(b, class, func(object.Value) bool { return true })
}

// isDisjoint is the method of sets and of views.
func isDisjoint(t *object.Thread, args []object.Value) (object.Value, error) {
	disjoint, err := ops.IsDisjoint(t, args[0], args[1])
	return object.Bool(disjoint), err
}

// setOperators adds the methods of the operators of sets. They return
// NotImplemented for an operand that is not accepted.
func setOperators(b *native.Builder, class *object.Type, accepted func(other object.Value) bool) {
	for _, o := range []struct {
		name string
		op   int
	}{
		{"and", code.OpAnd},
		{"or", code.OpOr},
		{"sub", code.OpSub},
		{"xor", code.OpXor},
	} {
		addMethods(
			b, class, native.ArgSlot,
			native.Method{Name: "__" + o.name + "__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
				if !accepted(args[1]) {
					return object.NotImplemented, nil
				}
				return arith.SetBinary(t, o.op, args[0], args[1])
			}},
			native.Method{Name: "__r" + o.name + "__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
				if !accepted(args[1]) {
					return object.NotImplemented, nil
				}
				return arith.SetBinary(t, o.op, args[1], args[0])
			}},
		)
	}
}
