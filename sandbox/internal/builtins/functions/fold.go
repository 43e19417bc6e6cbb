package functions

import (
	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

func addAny(_, item object.Value) (object.Value, object.FoldStep) {
	truth, known := ops.SimpleTruth(item)
	return object.Bool(truth), step(known, truth)
}

func addAll(_, item object.Value) (object.Value, object.FoldStep) {
	truth, known := ops.SimpleTruth(item)
	return object.Bool(truth), step(known, !truth)
}

func step(known, last bool) object.FoldStep {
	switch {
	case !known:
		return object.FoldLeave
	case last:
		return object.FoldEnd
	}
	return object.FoldOn
}

func addSum(total, item object.Value) (object.Value, object.FoldStep) {
	if total.IsInt() && (item.IsInt() || item.IsBool()) {
		if sum, ok := object.AddInt(total.AsInt(), item.AsInt()); ok {
			return object.Int(sum), object.FoldOn
		}
	} else if sum, ok := arith.SmallNumbers(code.OpAdd, total, item); ok {
		return sum, object.FoldOn
	}
	return total, object.FoldLeave
}

// sumFrom returns sum for items that are added to a total.
func sumFrom(total object.Value) *object.Builtin {
	return object.NewOwnBuiltin("sum", func(t *object.Thread, a object.Args) (object.Value, error) {
		return sum(t, []object.Value{a.Pos[0], total})
	}, total)
}

// bestFold describes min or max: op tells that an item replaces the best one so far, and
// order is how it compares with that.
func bestFold(name string, op, order int) object.Fold {
	return object.Fold{
		Add: func(best, item object.Value) (object.Value, object.FoldStep) {
			if !item.IsInt() && !item.IsFloat() {
				return best, object.FoldLeave
			}
			if best.IsNil() || object.CompareNumbers(item, best) == order {
				best = item
			}
			return best, object.FoldOn
		},
		Rest: func(best object.Value) *object.Builtin {
			return object.NewOwnBuiltin(name, func(t *object.Thread, a object.Args) (object.Value, error) {
				return bestFrom(t, best, a.Pos[0], object.Value{}, op)
			}, best)
		},
	}
}
