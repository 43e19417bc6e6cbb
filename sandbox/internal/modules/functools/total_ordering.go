package functools

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// derivedOrder tells how a comparison follows from another one: it is the other
// one's result, inverted if not is set; then and or or with whether the operands
// are equal, or, if differ is set, whether they differ.
type derivedOrder struct {
	root, name        string
	not, differ, both bool
	plain             bool // equality does not matter
}

var derivedOrders = []derivedOrder{
	{root: "__lt__", name: "__gt__", not: true, differ: true, both: true},
	{root: "__lt__", name: "__le__"},
	{root: "__lt__", name: "__ge__", not: true, plain: true},
	{root: "__le__", name: "__ge__", not: true},
	{root: "__le__", name: "__lt__", differ: true, both: true},
	{root: "__le__", name: "__gt__", not: true, plain: true},
	{root: "__gt__", name: "__lt__", not: true, differ: true, both: true},
	{root: "__gt__", name: "__ge__"},
	{root: "__gt__", name: "__le__", not: true, plain: true},
	{root: "__ge__", name: "__le__", not: true},
	{root: "__ge__", name: "__gt__", differ: true, both: true},
	{root: "__ge__", name: "__lt__", not: true, plain: true},
}

// compare is the method of a derived comparison.
func (d derivedOrder) compare(t *object.Thread, root *object.Str, a, b object.Value) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	fn, err := ops.GetAttr(t, a, root)
	if err != nil {
		return object.Value{}, err
	}
	result, err := t.Call(fn, b)
	if err != nil || result.IsNotImplemented() {
		return result, err
	}
	truth, err := ops.Truth(t, result)
	if err != nil {
		return object.Value{}, err
	}
	if d.not {
		truth = !truth
	}
	if d.plain || truth != d.both {
		return object.Bool(truth), nil
	}
	op := code.OpEq
	if d.differ {
		op = code.OpNe
	}
	return ops.RichCompare(t, op, a, b)
}

// defines reports whether a class or one of its bases, but object, has an attribute.
func defines(t *object.Thread, class *object.Type, name *object.Str) bool {
	t.Spend(meter.StepCost * len(class.MRO))
	for _, c := range class.MRO {
		if c != object.ObjectType && !c.Attrs.GetStr(name).IsNil() {
			return true
		}
	}
	return false
}

// totalOrdering adds the class decorator total_ordering.
func totalOrdering(m *native.Module) {
	methods := map[string]map[string]object.Value{}
	for _, d := range derivedOrders {
		root := object.NewSharedStr(d.root)
		fn := object.NewBuiltin(d.name, func(t *object.Thread, a object.Args) (object.Value, error) {
			sig := native.Signature{Name: "_" + d.name[2:4] + "_from_" + d.root[2:4], Params: []string{"self", "other"}}
			t.Spend(meter.LibraryCost + 2*meter.SpecialCost)
			args, err := sig.Bind(a)
			if err != nil {
				return object.Value{}, err
			}
			return d.compare(t, root, args[0], args[1])
		})
		fn.Type = object.ObjectType
		if methods[d.root] == nil {
			methods[d.root] = map[string]object.Value{}
		}
		methods[d.root][d.name] = fn.Value()
	}
	names := []*object.Str{ // in the order in which they are preferred
		object.NewSharedStr("__lt__"), object.NewSharedStr("__le__"), object.NewSharedStr("__gt__"), object.NewSharedStr("__ge__"),
	}
	sig := native.Signature{Name: "total_ordering", Params: []string{"cls"}}
	sig.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		if args[0].Kind() != object.KindType {
			return object.Value{}, object.Raise(object.ValueError, "must define at least one ordering operation: < > <= >=")
		}
		class := args[0].Type()
		root := ""
		for _, name := range names {
			if root == "" && defines(t, class, name) {
				root = name.S
			}
		}
		if root == "" {
			return object.Value{}, object.Raise(object.ValueError, "must define at least one ordering operation: < > <= >=")
		}
		for _, name := range names {
			if name.S == root || defines(t, class, name) {
				continue
			}
			if err := ops.SetAttr(t, args[0], name, methods[root][name.S]); err != nil {
				return object.Value{}, err
			}
		}
		return args[0], nil
	})
}
