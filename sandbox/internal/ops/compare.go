package ops

import (
	"cmp"
	"strings"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// comparisons are the special methods of the ordering and equality operators, the
// reflected ones, and the operators' signs, by operator.
var comparisons = [...]struct {
	method, reflected *object.Str
	sign              string
}{
	code.OpLt: {object.NewSharedStr("__lt__"), object.NewSharedStr("__gt__"), "<"},
	code.OpLe: {object.NewSharedStr("__le__"), object.NewSharedStr("__ge__"), "<="},
	code.OpEq: {special.NameEq, special.NameEq, "=="},
	code.OpNe: {special.NameNe, special.NameNe, "!="},
	code.OpGt: {object.NewSharedStr("__gt__"), object.NewSharedStr("__lt__"), ">"},
	code.OpGe: {object.NewSharedStr("__ge__"), object.NewSharedStr("__le__"), ">="},
}

// Compare returns the result of a comparison operator.
func Compare(t *object.Thread, op int, a, b object.Value) (object.Value, error) {
	switch op {
	case code.OpIs:
		return object.Bool(object.Is(a, b)), nil
	case code.OpIsNot:
		return object.Bool(!object.Is(a, b)), nil
	case code.OpIn, code.OpNotIn:
		found, err := Contains(t, b, a)
		return object.Bool(found == (op == code.OpIn)), err
	}
	return RichCompare(t, op, a, b)
}

// RichCompare returns the result of an ordering or equality operator.
func RichCompare(t *object.Thread, op int, a, b object.Value) (object.Value, error) {
	if special.MayDefine(a) || special.MayDefine(b) {
		v, done, err := compareInstances(t, op, a, b)
		if done || err != nil {
			return v, err
		}
		if special.Overrides(a, comparisons[op].method) && special.Overrides(b, comparisons[op].reflected) {
			return compareIdentity(t, op, a, b)
		}
	}
	result, ok, err := compareBuiltin(t, op, special.Payload(a), special.Payload(b))
	if err != nil {
		return object.Value{}, err
	}
	if ok {
		return object.Bool(result), nil
	}
	return compareIdentity(t, op, a, b)
}

// compareIdentity is what an operator gives when neither value knows.
func compareIdentity(t *object.Thread, op int, a, b object.Value) (object.Value, error) {
	switch op {
	case code.OpEq:
		return object.Bool(object.Is(a, b)), nil
	case code.OpNe:
		return object.Bool(!object.Is(a, b)), nil
	}
	return object.Value{}, object.Raise(object.TypeError, "'%s' not supported between instances of '%s' and '%s'",
		comparisons[op].sign, t.TypeOf(a).Name, t.TypeOf(b).Name)
}

// compareInstances tries the special methods of two values of which one is an
// instance of a user's class.
func compareInstances(t *object.Thread, op int, a, b object.Value) (v object.Value, done bool, err error) {
	if !t.Enter() {
		return v, true, meter.RecursionError(" in comparison")
	}
	defer t.Leave()
	meter.SpendMRO(t, a)
	meter.SpendMRO(t, b)
	c := comparisons[op]
	isDerived := special.MayDefine(b) && t.TypeOf(a) != t.TypeOf(b) && t.TypeOf(b).IsSubclass(t.TypeOf(a))
	if isDerived {
		if v, done, err = tryCompare(t, c.reflected, op, b, a); done || err != nil {
			return v, done, err
		}
	}
	if v, done, err = tryCompare(t, c.method, op, a, b); done || err != nil || isDerived {
		return v, done, err
	}
	if x, y := special.Payload(a), special.Payload(b); !special.Overrides(a, c.method) && knows(x, y) {
		if result, ok, err := compareBuiltin(t, op, x, y); ok || err != nil {
			return object.Bool(result), err == nil, err
		}
	}
	return tryCompare(t, c.reflected, op, b, a)
}

// knows reports whether the builtin type of a number compares it with another one: that of ints leaves floats to these. Values of other
// types are compared, or not, by either.
func knows(a, b object.Value) bool { return !b.IsFloat() || a.IsFloat() }

// tryCompare calls a's comparison method; done is false when there is none or it
// does not know.
func tryCompare(t *object.Thread, name *object.Str, op int, a, b object.Value) (v object.Value, done bool, err error) {
	if !special.MayDefine(a) {
		return v, false, nil
	}
	if fn := special.Method(a, name); !fn.IsNil() {
		v, err = special.Call(t, fn, a, b)
		return v, err == nil && !v.IsNotImplemented(), err
	}
	if op != code.OpNe {
		return v, false, nil
	}
	// Without __ne__, != is the inverse of ==. Builtin types have a != of their own.
	fn := special.Method(a, special.NameEq)
	if fn.IsNil() || a.Kind() == object.KindInstance && !a.Instance().Payload.IsNil() {
		return v, false, nil
	}
	v, err = special.Call(t, fn, a, b)
	if err != nil || v.IsNotImplemented() {
		return v, false, err
	}
	truth, err := Truth(t, v)
	return object.Bool(!truth), err == nil, err
}

// compareBuiltin compares two values of builtin types; ok is false when they cannot
// be compared.
func compareBuiltin(t *object.Thread, op int, a, b object.Value) (result, ok bool, err error) {
	ka, kb := a.Kind(), b.Kind()
	switch {
	case ka == object.KindType:
		return false, false, nil
	case ka == object.KindList && kb == object.KindList:
		return compareItems(t, op, &a.List().Items, &b.List().Items)
	case ka == object.KindTuple && kb == object.KindTuple:
		return compareItems(t, op, &a.Tuple().Items, &b.Tuple().Items)
	case IsNumber(ka) && IsNumber(kb):
		result, err = compareNumbers(t, op, a, b)
		return result, true, err
	case ka == object.KindStr && kb == object.KindStr:
		result, err = compareStrs(t, op, a.Str().S, b.Str().S)
		return result, true, err
	case ka == object.KindSlice && kb == object.KindSlice:
		x, y := sliceItems(a.Slice()), sliceItems(b.Slice())
		return compareItems(t, op, &x, &y)
	case IsSetLike(a) && IsSetLike(b):
		result, err = compareSets(t, op, a, b)
		return result, true, err
	case ka != kb || !isEquality(op):
		return false, false, nil
	}
	equal := false
	switch ka {
	case object.KindDict:
		equal, err = dictsEqual(t, a.Dict(), b.Dict())
	case object.KindRange:
		equal = rangesEqual(a.Range(), b.Range())
	case object.KindMethod:
		equal, err = methodsEqual(t, a.Method(), b.Method())
	default:
		return false, false, nil
	}
	return equal == (op == code.OpEq), true, err
}

// isEquality reports whether an operator tells only whether two values are equal, not which is first.
func isEquality(op int) bool { return op == code.OpEq || op == code.OpNe }

func compareNumbers(t *object.Thread, op int, a, b object.Value) (bool, error) {
	if a.Kind() == object.KindBigInt || b.Kind() == object.KindBigInt {
		if err := meter.ChargeLongInt(t, min(a.BigWords(), b.BigWords())); err != nil {
			return false, err
		}
	}
	order := object.CompareNumbers(a, b)
	if order == object.Unordered {
		return op == code.OpNe, nil
	}
	return ordered(op, order), nil
}

func compareStrs(t *object.Thread, op int, a, b string) (bool, error) {
	if err := meter.ChargeBytes(t, min(len(a), len(b))); err != nil {
		return false, err
	}
	if isEquality(op) {
		return (a == b) == (op == code.OpEq), nil
	}
	return ordered(op, strings.Compare(a, b)), nil
}

// methodsEqual reports whether two methods are the same function of equal objects; for
// methods of builtin types that no operator stands for, of the same object.
func methodsEqual(t *object.Thread, a, b *object.Method) (bool, error) {
	if a.Func != b.Func {
		return false, nil
	}
	if a.Func.Kind() == object.KindBuiltin && !a.Func.Builtin().IsSlot() {
		return object.Is(a.Self, b.Self), nil
	}
	return Equal(t, a.Self, b.Self)
}

// sliceItems returns the parts of a slice, as which it is compared.
func sliceItems(s *object.Slice) []object.Value {
	return []object.Value{s.Start, s.Stop, s.Step}
}

// IsNumber reports whether values of a kind are numbers.
func IsNumber(k object.Kind) bool {
	switch k {
	case object.KindBool, object.KindInt, object.KindFloat, object.KindBigInt:
		return true
	}
	return false
}

func ordered(op, order int) bool {
	switch op {
	case code.OpLt:
		return order < 0
	case code.OpLe:
		return order <= 0
	case code.OpEq:
		return order == 0
	case code.OpNe:
		return order != 0
	case code.OpGt:
		return order > 0
	}
	return order >= 0
}

// compareItems compares two sequences item by item. They are looked at anew for each
// item, as comparing items may run code that changes them.
func compareItems(t *object.Thread, op int, as, bs *[]object.Value) (result, ok bool, err error) {
	if isEquality(op) && len(*as) != len(*bs) {
		return op == code.OpNe, true, nil
	}
	if !t.Enter() {
		return false, true, meter.RecursionError(" in comparison")
	}
	defer t.Leave()
	if err := t.Charge(2 * meter.StepCost); err != nil {
		return false, true, err
	}
	for i := 0; i < len(*as) && i < len(*bs); i++ {
		if i%meter.ItemsPerBytecode == 0 {
			if err := t.Charge(1); err != nil {
				return false, true, err
			}
		}
		x, y := (*as)[i], (*bs)[i]
		if x == y {
			continue
		}
		if !object.Identifiable(x, y) {
			equal, err := Equal(t, x, y)
			if err != nil {
				return false, true, err
			}
			if equal {
				continue
			}
		}
		if i >= len(*as) || i >= len(*bs) { // comparing the items has taken them away
			break
		}
		if isEquality(op) {
			return op == code.OpNe, true, nil
		}
		if object.BothInt(x, y) {
			return ordered(op, cmp.Compare(x.AsInt(), y.AsInt())), true, nil
		}
		v, err := RichCompare(t, op, x, y)
		if err != nil {
			return false, true, err
		}
		result, err = Truth(t, v)
		return result, true, err
	}
	return ordered(op, len(*as)-len(*bs)), true, nil
}

// Equal reports whether a and b are the same object or equal, as containers compare
// their items.
func Equal(t *object.Thread, a, b object.Value) (bool, error) {
	if a.Kind() == object.KindList && b.Kind() == object.KindList && a != b { // as the rows of two boards
		equal, _, err := compareItems(t, code.OpEq, &a.List().Items, &b.List().Items)
		return equal, err
	}
	if equal, known := object.SimpleEqual(a, b); known {
		return equal, nil
	}
	v, err := RichCompare(t, code.OpEq, a, b)
	if err != nil {
		return false, err
	}
	return Truth(t, v)
}

// Less reports whether a < b.
func Less(t *object.Thread, a, b object.Value) (bool, error) {
	if object.BothInt(a, b) {
		return a.AsInt() < b.AsInt(), nil
	}
	if a.Kind() == object.KindTuple && b.Kind() == object.KindTuple {
		if less, known := lessTuples(t, a.Tuple().Items, b.Tuple().Items); known {
			return less, nil
		}
	}
	v, err := RichCompare(t, code.OpLt, a, b)
	if err != nil {
		return false, err
	}
	return Truth(t, v)
}

// lessTuples is Less for short tuples of ints and finite floats, and charges as
// compareItems does; known is false for others.
func lessTuples(t *object.Thread, a, b []object.Value) (less, known bool) {
	n := min(len(a), len(b))
	if n == 0 || n > object.ShortTuple || t.Left < ItemsCost(n) || t.Depth >= t.MaxDepth {
		return false, false
	}
	for i := range n {
		x, y := a[i], b[i]
		switch {
		case object.BothInt(x, y):
			if x.AsInt() != y.AsInt() {
				t.Left -= ItemsCost(i + 1)
				return x.AsInt() < y.AsInt(), true
			}
		case x == y && !x.IsFloat() && x.IsSimple():
		case x.IsFloat() && y.IsFloat() && x.AsFloat() != y.AsFloat():
			if x.AsFloat() < y.AsFloat() || x.AsFloat() > y.AsFloat() {
				t.Left -= ItemsCost(i + 1)
				return x.AsFloat() < y.AsFloat(), true
			}
			return false, false
		default:
			return false, false
		}
	}
	t.Left -= ItemsCost(n)
	return len(a) < len(b), true
}

// ItemsCost is what comparing the first n items of two short sequences costs, which is
// what compareItems charges.
func ItemsCost(n int) int64 { return 2*meter.StepCost + int64(n)/meter.ItemsPerBytecode }

func dictsEqual(t *object.Thread, a, b *object.Dict) (bool, error) {
	if a.Len() != b.Len() {
		return false, nil
	}
	if !t.Enter() {
		return false, meter.RecursionError(" in comparison")
	}
	defer t.Leave()
	if err := t.Charge(3 * meter.StepCost); err != nil {
		return false, err
	}
	for pos := 0; ; {
		key, value, hash, next, ok := a.Next(pos)
		if !ok {
			return true, nil
		}
		pos = next
		if err := t.Charge(1); err != nil {
			return false, err
		}
		other, err := b.Get(key, hash, EqualIn(t))
		if err != nil || other.IsNil() {
			return false, err
		}
		if equal, err := Equal(t, value, other); !equal || err != nil {
			return false, err
		}
	}
}

func rangesEqual(a, b *object.Range) bool {
	switch {
	case a.Len != b.Len:
		return false
	case a.Len == 0:
		return true
	case a.Start != b.Start:
		return false
	}
	return a.Len == 1 || a.Step == b.Step
}

// Contains reports whether item is in container.
func Contains(t *object.Thread, container, item object.Value) (bool, error) {
	switch container.Kind() {
	case object.KindList:
		return containsItem(t, &container.List().Items, item)
	case object.KindTuple:
		return containsItem(t, &container.Tuple().Items, item)
	case object.KindDict:
		v, err := DictGet(t, container.Dict(), item)
		return !v.IsNil(), err
	case object.KindSet, object.KindFrozenSet:
		return setHas(t, container.Set(), item)
	case object.KindStr:
		if special.Payload(item).Kind() != object.KindStr {
			return false, object.Raise(object.TypeError, "'in <string>' requires string as left operand, not %s", t.TypeOf(item).Name)
		}
		if err := meter.ChargeBytes(t, len(container.Str().S)); err != nil {
			return false, err
		}
		return strings.Contains(container.Str().S, special.Payload(item).Str().S), nil
	case object.KindRange:
		if p := item; p.IsInt() || p.IsBool() {
			return inRange(container.Range(), p.AsInt()), nil
		}
	case object.KindInstance:
		if fn := special.Method(container, special.NameContains); !fn.IsNil() {
			if fn.IsNone() {
				return false, object.Raise(object.TypeError, "'%s' object is not a container", t.TypeOf(container).Name)
			}
			v, err := special.Call(t, fn, container, item)
			if err != nil {
				return false, err
			}
			return Truth(t, v)
		}
		if p := container.Instance().Payload; !p.IsNil() && !IsNumber(p.Kind()) {
			return Contains(t, p, item)
		}
	case object.KindDictView:
		return viewContains(t, container.DictView(), item)
	case object.KindType:
		if v, done, err := special.CallMeta(t, container, special.NameContains, item); done || err != nil {
			if err != nil {
				return false, err
			}
			return Truth(t, v)
		}
	}
	return containsByIteration(t, container, item)
}

func inRange(r *object.Range, i int64) bool {
	if r.Len == 0 {
		return false
	}
	last := r.Start + (r.Len-1)*r.Step
	if r.Step > 0 && (i < r.Start || i > last) || r.Step < 0 && (i > r.Start || i < last) {
		return false
	}
	return (i-r.Start)%r.Step == 0
}

// containsItem reports whether one of the items, which are looked at anew each time, is or
// equals item.
func containsItem(t *object.Thread, items *[]object.Value, item object.Value) (bool, error) {
	for i := 0; i < len(*items); i++ {
		if i%meter.ItemsPerBytecode == meter.ItemsPerBytecode-1 {
			if err := t.Charge(1); err != nil {
				return false, err
			}
		}
		v := (*items)[i]
		if v == item {
			return true, nil
		}
		if object.Identifiable(item, v) {
			continue
		}
		if equal, err := Equal(t, item, v); equal || err != nil {
			return equal, err
		}
	}
	return false, nil
}

func containsByIteration(t *object.Thread, container, item object.Value) (bool, error) {
	it, err := Iter(t, container)
	if err != nil {
		if _, raised := err.(*object.Raised); raised {
			err = object.Raise(object.TypeError, "argument of type '%s' is not iterable", t.TypeOf(container).Name)
		}
		return false, err
	}
	if err := t.Reenter(); err != nil {
		return false, err
	}
	found, err := findItem(t, it, item)
	return found, Drop(t, it, err)
}

func findItem(t *object.Thread, it, item object.Value) (bool, error) {
	for {
		v, err := Next(t, it)
		if err != nil || v.IsNil() {
			return false, err
		}
		if err := t.Charge(1); err != nil {
			return false, err
		}
		if equal, err := Equal(t, item, v); equal || err != nil {
			return equal, err
		}
	}
}

func isTypeError(err error) bool {
	raised, ok := err.(*object.Raised)
	return ok && raised.Exc.Class.IsSubclass(object.TypeError)
}
