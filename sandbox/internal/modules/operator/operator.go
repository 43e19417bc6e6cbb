// Package operator is Python's module operator: the operators as functions.
package operator

import (
	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/builtins/numbers"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// Module is Python's module operator.
func Module(b *native.Builder) *native.Module {
	m := native.NewModule("operator")
	binaryOperators(m)
	unaryOperators(m)
	itemOperators(m)
	getters(m, b)
	return m
}

// operator adds a function under its name and, with underscores, under that of the
// special method.
func operator(m *native.Module, name, special string, args int, fn native.Func) {
	builtin := object.NewBuiltin(name, func(t *object.Thread, a object.Args) (object.Value, error) {
		if len(a.Names) > 0 {
			return object.Value{}, native.NoKeywords(name)
		}
		if n := len(a.Pos); n != args {
			style := native.ArgUnpack
			if args == 1 {
				style = native.ArgFlags
			}
			return object.Value{}, style.WrongCount(name, n, args, args)
		}
		return fn(t, a.Pos)
	})
	m.Define(name, builtin.Value())
	if special != "" {
		m.Define("__"+special+"__", builtin.Value())
	}
}

// binaryOperators adds the functions of binary operators, comparisons and augmented
// assignments.
func binaryOperators(m *native.Module) {
	for _, o := range []struct {
		name string
		op   int
	}{
		{"add", code.OpAdd},
		{"sub", code.OpSub},
		{"mul", code.OpMul},
		{"floordiv", code.OpFloorDiv},
		{"truediv", code.OpTrueDiv},
		{"mod", code.OpMod},
		{"pow", code.OpPow},
		{"lshift", code.OpLShift},
		{"rshift", code.OpRShift},
		{"and", code.OpAnd},
		{"or", code.OpOr},
		{"xor", code.OpXor},
		{"matmul", code.OpMatMul},
	} {
		name := o.name
		if name == "and" || name == "or" {
			name += "_"
		}
		operator(m, name, o.name, 2, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return arith.Binary(t, o.op, args[0], args[1])
		})
		operator(m, "i"+o.name, "i"+o.name, 2, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return arith.Inplace(t, o.op, args[0], args[1])
		})
	}
	for op, name := range native.ComparisonNames {
		operator(m, name[2:4], name[2:4], 2, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return ops.RichCompare(t, op, args[0], args[1])
		})
	}
	operator(m, "is_", "", 2, func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return object.Bool(object.Is(args[0], args[1])), nil
	})
	operator(m, "is_not", "", 2, func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return object.Bool(!object.Is(args[0], args[1])), nil
	})
}

// unaryOperators adds the functions of one argument.
func unaryOperators(m *native.Module) {
	for _, o := range []struct {
		name, special string
		op            int
	}{
		{"neg", "neg", code.OpNeg},
		{"pos", "pos", code.OpPos},
		{"invert", "invert", code.OpInvert},
		{"inv", "inv", code.OpInvert},
	} {
		operator(m, o.name, o.special, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return arith.Unary(t, o.op, args[0])
		})
	}
	truth := func(want bool) native.Func {
		return func(t *object.Thread, args []object.Value) (object.Value, error) {
			truth, err := ops.Truth(t, args[0])
			return object.Bool(truth == want), err
		}
	}
	operator(m, "not_", "not", 1, truth(false))
	operator(m, "truth", "", 1, truth(true))
	operator(m, "abs", "abs", 1, func(t *object.Thread, args []object.Value) (object.Value, error) { return numbers.Abs(t, args[0]) })
	operator(m, "index", "index", 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
		if special.Payload(args[0]).IsIntLike() {
			return args[0], nil
		}
		return ops.IndexValue(t, args[0])
	})
}

// itemOperators adds the functions of containers.
func itemOperators(m *native.Module) {
	operator(m, "getitem", "getitem", 2, native.GetItem)
	operator(m, "setitem", "setitem", 3, func(t *object.Thread, args []object.Value) (object.Value, error) {
		return object.None, ops.SetItem(t, args[0], args[1], args[2])
	})
	operator(m, "delitem", "delitem", 2, func(t *object.Thread, args []object.Value) (object.Value, error) {
		return object.None, ops.DelItem(t, args[0], args[1])
	})
	operator(m, "contains", "contains", 2, native.Contains)
	operator(m, "concat", "concat", 2, concatWith(arith.Binary))
	operator(m, "iconcat", "iconcat", 2, concatWith(arith.Inplace))
	operator(m, "countOf", "", 2, func(t *object.Thread, args []object.Value) (object.Value, error) {
		n := int64(0)
		err := eachEqual(t, args[0], args[1], func(int64) bool {
			n++
			return true
		})
		return object.Int(n), err
	})
	operator(m, "indexOf", "", 2, func(t *object.Thread, args []object.Value) (object.Value, error) {
		at := int64(-1)
		err := eachEqual(t, args[0], args[1], func(i int64) bool {
			at = i
			return false
		})
		if err == nil && at < 0 {
			err = object.Raise(object.ValueError, "sequence.index(x): x not in sequence")
		}
		return object.Int(at), err
	})
	m.KeywordFunction("length_hint", lengthHint)
}

// concatWith returns a function that adds sequences.
func concatWith(add func(t *object.Thread, op int, a, b object.Value) (object.Value, error)) native.Func {
	return func(t *object.Thread, args []object.Value) (object.Value, error) {
		switch special.Payload(args[0]).Kind() {
		case object.KindInt, object.KindBigInt, object.KindFloat, object.KindBool, object.KindNone, object.KindDict, object.KindSet:
			return object.Value{}, object.Raise(object.TypeError, "'%s' object can't be concatenated", t.TypeOf(args[0]).Name)
		case object.KindInstance:
			for _, v := range args { // both must be sequences
				if special.MayDefine(v) && t.TypeOf(v).Lookup(special.NameGetItem).IsNil() {
					return object.Value{}, object.Raise(object.TypeError, "'%s' object can't be concatenated", t.TypeOf(args[0]).Name)
				}
			}
		}
		return add(t, code.OpAdd, args[0], args[1])
	}
}

// eachEqual calls visit with the positions of the items of an iterable that equal
// v, until it returns false.
func eachEqual(t *object.Thread, iterable, v object.Value, visit func(i int64) bool) error {
	i := int64(-1)
	err := native.Each(t, iterable, func(item object.Value) (bool, error) {
		i++
		equal, err := native.EqualItem(t, item, v)
		return !equal || visit(i), err
	})
	if native.IsError(err, object.TypeError) && i < 0 {
		return object.Raise(object.TypeError, "argument of type '%s' is not iterable", t.TypeOf(iterable).Name)
	}
	return err
}

// lengthHint returns about how many items there are.
func lengthHint(t *object.Thread, a object.Args) (object.Value, error) {
	if err := native.UnpackArgs("length_hint", a, 1, 2); err != nil {
		return object.Value{}, err
	}
	missing := int64(0)
	if len(a.Pos) > 1 {
		if !special.Payload(a.Pos[1]).IsIntLike() {
			return object.Value{}, object.Raise(object.TypeError, "'%s' object cannot be interpreted as an integer", t.TypeOf(a.Pos[1]).Name)
		}
		var err error
		if missing, err = ops.Index(t, a.Pos[1]); err != nil {
			return object.Value{}, err
		}
	}
	n, err := ops.LengthHint(t, a.Pos[0], missing)
	return object.Int(n), err
}
