package functions

import (
	"cmp"
	"math"
	"unicode"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// The shorter ways of functions that players call most; see object.Builtin.

func plainAbs(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	switch {
	case len(args) != 1:
	case args[0].IsFloat():
		return object.Float(math.Abs(args[0].AsFloat())), 0
	case args[0].IsInt() && args[0].AsInt() != math.MinInt64:
		return object.Int(max(args[0].AsInt(), -args[0].AsInt())), 0
	}
	return v, 0
}

func plainCallable(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) != 1 {
		return v, 0
	}
	switch args[0].Kind() {
	case object.KindFunction, object.KindBuiltin, object.KindMethod, object.KindType:
		return object.True, 0
	}
	return v, 0
}

func plainChr(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) != 1 || !args[0].IsInt() || uint64(args[0].AsInt()) > unicode.MaxLatin1 {
		return v, 0
	}
	return object.Char(rune(args[0].AsInt())), 0
}

func plainDivMod(t *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) != 2 || !object.BothInt(args[0], args[1]) || args[1].AsInt() <= 0 {
		return v, 0
	}
	x, y := args[0].AsInt(), args[1].AsInt()
	quotient, _ := object.FloorDivInt(x, y) // it overflows for -1 only
	return t.PairOf(object.Int(quotient), object.Int(object.ModInt(x, y))), meter.StepCost
}

func plainHash(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) != 1 || args[0].Kind() == object.KindBigInt {
		return v, 0
	}
	h, ok := object.SimpleHash(args[0])
	if !ok {
		return v, 0
	}
	return object.Int(h), 0
}

func plainIsInstance(t *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) != 2 {
		return v, 0
	}
	if args[1].Kind() == object.KindTuple {
		return plainIsOneOf(t, args[0], args[1].Tuple().Items)
	}
	if args[1].Kind() != object.KindType || args[1].Type().Meta != nil {
		return v, 0
	}
	return object.Bool(t.TypeOf(args[0]).IsSubclass(args[1].Type())), 0
}

// plainIsOneOf is plainIsInstance for a tuple of classes.
func plainIsOneOf(t *object.Thread, v object.Value, classes []object.Value) (is object.Value, cost int) {
	const few = 8
	if len(classes) > few || t.Depth >= t.MaxDepth {
		return is, 0
	}
	of := t.TypeOf(v)
	for i, class := range classes {
		if class.Kind() != object.KindType || class.Type().Meta != nil {
			return is, 0
		}
		if of.IsSubclass(class.Type()) {
			return object.True, meter.StepCost * (i + 1)
		}
	}
	return object.False, meter.StepCost * len(classes)
}

func plainLen(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) == 1 && args[0].Kind() == object.KindInstance {
		if size := args[0].Instance().Class.Size; size != nil {
			return object.Int(int64(size(args[0].Instance()))), meter.SpecialCost
		}
	} else if len(args) == 1 {
		if n, ok := ops.SimpleLen(args[0]); ok {
			return object.Int(int64(n)), 0
		}
	}
	return v, 0
}

// plainFold is a function that works through an iterable, for a short list or tuple; and
// min or max, whose fold starts with nothing, for several arguments.
func plainFold(fold object.Fold) object.Plain {
	return func(_ *object.Thread, args []object.Value) (total object.Value, cost int) {
		items := args
		switch {
		case len(args) == 1:
			items = fewItems(args[0])
		case !fold.Start.IsNil():
			return total, 0
		}
		if len(items) == 0 {
			return total, 0
		}
		total = fold.Start
		for _, item := range items {
			var step object.FoldStep
			total, step = fold.Add(total, item)
			if step == object.FoldLeave {
				return object.Value{}, 0
			}
			if step == object.FoldEnd {
				break
			}
		}
		return total, len(items) / meter.ItemsPerBytecode
	}
}

// plainBest is plainFold for min or max, which are mostly called with two ints; order is how an int compares with the other one
// that it replaces.
func plainBest(fold object.Fold, order int) object.Plain {
	several := plainFold(fold)
	return func(t *object.Thread, args []object.Value) (best object.Value, cost int) {
		if len(args) != 2 || !object.BothInt(args[0], args[1]) {
			return several(t, args)
		}
		best = args[0]
		if cmp.Compare(args[1].AsInt(), best.AsInt()) == order {
			best = args[1]
		}
		return best, 2 / meter.ItemsPerBytecode
	}
}

// fewItems returns the items of a list or a tuple, or nil when there are none, or many, and
// for other values.
func fewItems(v object.Value) (items []object.Value) {
	const few = 12 // of more, the ordinary way takes less for each
	switch v.Kind() {
	case object.KindList:
		items = v.List().Items
	case object.KindTuple:
		items = v.Tuple().Items
	}
	if len(items) == 0 || len(items) > few {
		return nil
	}
	return items
}

func plainIter(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) != 1 {
		return v, 0
	}
	switch args[0].Kind() {
	case object.KindList:
		return object.NewListIter(args[0].List()), 0
	case object.KindTuple:
		return object.NewTupleIter(args[0]), 0
	case object.KindListIter, object.KindTupleIter, object.KindIterator, object.KindGenerator:
		return args[0], 0
	}
	return v, 0
}

func plainNext(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if n := len(args); n < 1 || n > 2 {
		return v, 0
	}
	if v = args[0].Peek(); !v.IsNil() {
		args[0].Skip()
	}
	return v, 0
}

func plainOrd(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) == 1 && args[0].Kind() == object.KindStr && args[0].Str().Len() == 1 {
		return object.Int(int64(args[0].Str().At(0))), 0
	}
	return v, 0
}
