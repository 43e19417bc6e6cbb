package builtins

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// dictViewTypes adds the methods of what dict.keys, values and items return.
func (b *builder) dictViewTypes() {
	for _, what := range []object.ViewKind{object.ViewKeys, object.ViewValues, object.ViewItems} {
		class := (&object.Thread{Runtime: b.rt}).TypeOf(object.NewDictView(object.NewDict(), what))
		class.Builtin, class.Final = true, true
		class.Bases = []*object.Type{object.ObjectType}
		class.MRO = []*object.Type{class, object.ObjectType}
		if what != object.ViewValues {
			b.setView(class)
			continue
		}
		b.container(
			class, argSlot,
			method{"__len__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
				n, err := ops.Len(t, args[0])
				return object.Int(int64(n)), err
			}},
			method{"__iter__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
				return ops.Iter(t, args[0])
			}},
		)
		b.reprMethod(class)
	}
}

// setView adds the methods of a view that acts as a set.
func (b *builder) setView(class *object.Type) {
	unhashable(class)
	b.basics(class, func(_, other object.Value) bool { return ops.IsSetLike(other) }, true)
	b.container(class, argSlot, method{"__contains__", 1, 1, contains})
	b.container(class, argFlags, method{"isdisjoint", 1, 1, isDisjoint})
	b.setOperators(class, func(object.Value) bool { return true })
}

// isDisjoint is the method of sets and of views.
func isDisjoint(t *object.Thread, args []object.Value) (object.Value, error) {
	disjoint, err := ops.IsDisjoint(t, args[0], args[1])
	return object.Bool(disjoint), err
}

// setOperators adds the methods of the operators of sets. They return
// NotImplemented for an operand that is not accepted.
func (b *builder) setOperators(class *object.Type, accepted func(other object.Value) bool) {
	for _, o := range []struct {
		name string
		op   int
	}{
		{"and", code.OpAnd},
		{"or", code.OpOr},
		{"sub", code.OpSub},
		{"xor", code.OpXor},
	} {
		b.container(
			class, argSlot,
			method{"__" + o.name + "__", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
				if !accepted(args[1]) {
					return object.NotImplemented, nil
				}
				return ops.SetBinary(t, o.op, args[0], args[1])
			}},
			method{"__r" + o.name + "__", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
				if !accepted(args[1]) {
					return object.NotImplemented, nil
				}
				return ops.SetBinary(t, o.op, args[1], args[0])
			}},
		)
	}
}
