// Package arith holds the operators that make a new value of two or one: those of numbers,
// and + and * of sequences, and the algebra of sets, each with the special methods of
// classes, reflected and in place.
package arith

import (
	"math"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/libm"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// Binary returns the result of a binary operator.
func Binary(t *object.Thread, op int, a, b object.Value) (object.Value, error) {
	v, done, err := binary(t, op, a, b)
	if done || err != nil {
		return v, err
	}
	return v, unsupportedOperands(t, binaryNames[op].sign, a, b)
}

func unsupportedOperands(t *object.Thread, sign string, a, b object.Value) error {
	if sign == "+" && isSequence(special.Payload(a).Kind()) && !special.Overrides(a, binaryNames[code.OpAdd].method) {
		return notConcatenable(t, special.Payload(a), b)
	}
	hint := ""
	if sign == ">>" && a.Kind() == object.KindBuiltin && a.Builtin().Name == "print" { // as a Python 2 program has it
		hint = `. Did you mean "print(<message>, file=<output_stream>)"?`
	}
	return object.Raise(object.TypeError, "unsupported operand type(s) for %s: '%s' and '%s'%s",
		sign, t.TypeOf(a).Name, t.TypeOf(b).Name, hint)
}

// Inplace returns the result of an augmented assignment's operator.
func Inplace(t *object.Thread, op int, a, b object.Value) (object.Value, error) {
	if special.MayDefine(a) {
		if fn := special.Method(a, binaryNames[op].inplace); !fn.IsNil() {
			v, err := special.Call(t, fn, a, b)
			if err != nil || !v.IsNotImplemented() {
				return v, err
			}
		}
	}
	if special.Payload(a).Kind() == object.KindList && (a.Kind() == object.KindInstance || b.Kind() == object.KindInstance) {
		if v, done, err := inplaceMethods(t, op, a, b); done || err != nil {
			return v, err
		}
	}
	if done, err := inplaceContainer(t, op, a, b); done || err != nil {
		return a, err
	}
	if op == code.OpMul && a.Kind() != object.KindStr && a.Kind() != object.KindTuple && ops.LikeSequence(a) && isSequence(special.Payload(b).Kind()) {
		return inplaceRepeat(t, a, b)
	}
	v, done, err := binary(t, op, a, b)
	if done || err != nil {
		return v, err
	}
	sign := binaryNames[op].sign
	if k := special.Payload(a).Kind(); op != code.OpPow && (op != code.OpAdd || k != object.KindStr && k != object.KindTuple) {
		sign += "="
	}
	return v, unsupportedOperands(t, sign, a, b)
}

// inplaceRepeat does a *= b for a sequence b and an a of a type that CPython takes for
// one, too: then only the special methods count, and what a's builtin type can do.
func inplaceRepeat(t *object.Thread, a, b object.Value) (object.Value, error) {
	if a.Kind() == object.KindInstance || b.Kind() == object.KindInstance {
		v, done, err := sequenceMethods(t, code.OpMul, a, b)
		if done || err != nil {
			return v, err
		}
	}
	if p := special.Payload(a); isSequence(p.Kind()) {
		v, done, err := repeat(t, p, b)
		if done || err != nil {
			return v, err
		}
	}
	return object.Value{}, unsupportedOperands(t, binaryNames[code.OpMul].sign+"=", a, b)
}

// inplaceContainer does += and *= of lists and the operators of sets and dicts that
// change their left operand.
func inplaceContainer(t *object.Thread, op int, a, b object.Value) (done bool, err error) {
	p := special.Payload(a)
	switch {
	case p.Kind() == object.KindList && op == code.OpAdd:
		return true, ListExtend(t, p.List(), b)
	case p.Kind() == object.KindList && op == code.OpMul:
		n, err := ops.Index(t, b)
		if err != nil {
			return false, nil
		}
		l := p.List()
		total, err := chargeRepeat(t, len(l.Items), n)
		if err == nil && len(l.Items) > 0 {
			items := make([]object.Value, total)
			fill(items, l.Items)
			l.Become(items)
		}
		return true, err
	case p.Kind() == object.KindSet:
		return setInplace(t, op, p.Set(), b)
	}
	return false, nil
}

// ListExtend appends the items of an iterable to a list, each as soon as it is there.
func ListExtend(t *object.Thread, l *object.List, v object.Value) error {
	switch v.Kind() {
	case object.KindList, object.KindTuple:
		items, _ := ops.Items(t, v)
		if err := meter.AllocateItems(t, len(l.Items)+len(items)); err != nil {
			return err
		}
		l.Become(append(l.Items, items...))
		return nil
	}
	if v.Kind() == object.KindInstance {
		it, err := ops.Iter(t, v)
		if err != nil {
			return err
		}
		if err := t.Reenter(); err != nil {
			return err
		}
		if special.Payload(v) == l.Value() { // it would never end
			items, err := ops.NewItems(t, it)
			if err != nil {
				return err
			}
			return ListExtend(t, l, object.NewList(items).Value())
		}
		if err := ops.AskLength(t, v); err != nil {
			return err
		}
		v = it
	}
	if n, ok := ops.SimpleLen(v); ok {
		if err := ops.ReserveItems(t, len(l.Items), v, n); err != nil {
			return err
		}
	}
	return ops.EachItem(t, v, func(item object.Value) error {
		l.Append(item)
		return nil
	})
}

// binary tries the operator on the values themselves; done is false when neither
// supports it.
func binary(t *object.Thread, op int, a, b object.Value) (v object.Value, done bool, err error) {
	left, right := a, b
	if op == code.OpMod && a.Kind() == object.KindStr && special.Payload(b).Kind() != object.KindStr {
		v, err = t.Runtime.FormatPercent(t, a.Str(), b) // before b's __rmod__ is asked
		return v, true, err
	}
	if special.MayDefine(a) || special.MayDefine(b) {
		if (op == code.OpAdd || op == code.OpMul) && (isSequence(special.Payload(a).Kind()) || isSequence(special.Payload(b).Kind())) {
			return sequenceOperator(t, op, a, b)
		}
		n := &binaryNames[op]
		v, done, err = binaryInstances(t, n, a, b)
		if done || err != nil || special.Overrides(a, n.method) {
			return v, done, err
		}
		a, b = special.Payload(a), special.Payload(b)
	}
	if op == code.OpMatMul {
		return v, false, nil // no builtin type has it
	}
	ka, kb := a.Kind(), b.Kind()
	if ops.IsNumber(ka) && ops.IsNumber(kb) {
		return numbers(t, op, a, b)
	}
	switch op {
	case code.OpAdd:
		return concat(t, a, b)
	case code.OpMul:
		if !isSequence(ka) {
			return repeat(t, b, left)
		}
		return repeat(t, a, right)
	case code.OpMod:
		if ka == object.KindStr {
			v, err = t.Runtime.FormatPercent(t, a.Str(), right)
			return v, true, err
		}
	case code.OpSub, code.OpAnd, code.OpOr, code.OpXor:
		if ops.IsSetLike(a) && ops.IsSetLike(b) || ops.IsSetView(a) || ops.IsSetView(b) {
			v, err = SetBinary(t, op, a, b)
			return v, true, err
		}
	}
	return v, false, nil
}

// numbers does an operator on two numbers.
func numbers(t *object.Thread, op int, a, b object.Value) (v object.Value, done bool, err error) {
	if a.IsFloat() || b.IsFloat() {
		if op >= code.OpLShift {
			return v, false, nil
		}
		x, err := ToFloat(a)
		if err != nil {
			return v, true, err
		}
		y, err := ToFloat(b)
		if err != nil {
			return v, true, err
		}
		if err := chargeFloats(t, op, a, b, x, y); err != nil {
			return v, true, err
		}
		v, err = floats(op, x, y)
		return v, true, err
	}
	if a.IsBool() && b.IsBool() && op >= code.OpAnd {
		return boolLogic(op, a, b), true, nil
	}
	if a.Kind() != object.KindBigInt && b.Kind() != object.KindBigInt {
		if v, ok := SmallInts(op, a.AsInt(), b.AsInt()); ok {
			return v, true, nil
		}
	}
	v, err = bigInts(t, op, a, b)
	return v, true, err
}

func boolLogic(op int, a, b object.Value) object.Value {
	x, y := a.IsTrue(), b.IsTrue()
	switch op {
	case code.OpAnd:
		return object.Bool(x && y)
	case code.OpOr:
		return object.Bool(x || y)
	}
	return object.Bool(x != y)
}

// ToFloat converts a number.
func ToFloat(v object.Value) (float64, error) {
	switch v.Kind() {
	case object.KindFloat:
		return v.AsFloat(), nil
	case object.KindBigInt:
		if v.Big().Int.BitLen() > 1024 {
			return 0, object.Raise(object.OverflowError, "int too large to convert to float")
		}
		f, _ := v.Big().Int.Float64()
		if math.IsInf(f, 0) {
			return 0, object.Raise(object.OverflowError, "int too large to convert to float")
		}
		return f, nil
	}
	return float64(v.AsInt()), nil
}

// SmallInts does an operator on two ints that fit 64 bits; ok is false when the result may
// not, or for an error.
func SmallInts(op int, a, b int64) (object.Value, bool) {
	var r int64
	ok := true
	switch op {
	case code.OpAdd:
		r, ok = object.AddInt(a, b)
	case code.OpSub:
		r, ok = object.SubInt(a, b)
	case code.OpMul:
		r, ok = object.MulInt(a, b)
	case code.OpFloorDiv:
		if b == 0 {
			return object.Value{}, false
		}
		r, ok = object.FloorDivInt(a, b)
	case code.OpMod:
		if b == 0 {
			return object.Value{}, false
		}
		r = object.ModInt(a, b)
	case code.OpLShift:
		if b < 0 || b > 62 {
			return object.Value{}, false
		}
		r = a << b
		ok = r>>b == a
	case code.OpRShift:
		if b < 0 {
			return object.Value{}, false
		}
		r = a >> min(b, 63)
	case code.OpAnd:
		r = a & b
	case code.OpOr:
		r = a | b
	case code.OpXor:
		r = a ^ b
	case code.OpTrueDiv:
		return smallTrueDiv(a, b)
	default:
		return object.Value{}, false
	}
	return object.Int(r), ok
}

func smallTrueDiv(a, b int64) (object.Value, bool) {
	const exact = 1 << 53 // up to here, ints are floats without rounding
	if b == 0 || a > exact || a < -exact || b > exact || b < -exact {
		return object.Value{}, false
	}
	return object.Float(float64(a) / float64(b)), true
}

// SmallNumbers does an operator on two floats, or a float and an int that fits 64 bits, or adds or subtracts bools and such
// ints, which costs nothing besides its bytecode; ok is false for others, and for errors.
func SmallNumbers(op int, a, b object.Value) (v object.Value, ok bool) {
	if a.IsBool() || b.IsBool() {
		if (op != code.OpAdd && op != code.OpSub) || !(a.IsBool() || a.IsInt()) || !(b.IsBool() || b.IsInt()) {
			return v, false
		}
		return SmallInts(op, a.AsInt(), b.AsInt())
	}
	if !(a.IsFloat() && (b.IsFloat() || b.IsInt()) || a.IsInt() && b.IsFloat()) {
		return v, false
	}
	x, y := a.AsFloat(), b.AsFloat()
	if a.IsInt() {
		x = float64(a.AsInt())
	}
	if b.IsInt() {
		y = float64(b.AsInt())
	}
	switch op {
	case code.OpAdd, code.OpSub, code.OpMul:
	case code.OpTrueDiv, code.OpFloorDiv, code.OpMod:
		if y == 0 || op != code.OpTrueDiv && FloatModCost(x, y) > 0 {
			return v, false
		}
	default:
		return v, false
	}
	v, err := floats(op, x, y)
	return v, err == nil
}

// chargeFloats charges for an operator on two floats, which were a and b, when it takes
// much longer than the usual ones.
func chargeFloats(t *object.Thread, op int, a, b object.Value, x, y float64) error {
	cost := int64(0)
	if a.Kind() == object.KindBigInt || b.Kind() == object.KindBigInt {
		cost = 2 * meter.LongIntCost
	}
	switch op {
	case code.OpFloorDiv, code.OpMod:
		cost += FloatModCost(x, y)
	case code.OpPow:
		cost += meter.MathCost
	}
	if cost == 0 {
		return nil
	}
	return t.Charge(cost)
}

// FloatModCost returns what the remainder of x and y costs: it is made bit by bit of what
// their exponents differ by.
func FloatModCost(x, y float64) int64 {
	if x == 0 || y == 0 || math.IsInf(x, 0) || math.IsInf(y, 0) || math.IsNaN(x) || math.IsNaN(y) {
		return 0
	}
	return int64(max(math.Ilogb(x)-math.Ilogb(y), 0) / bitsPerBytecode)
}

// bitsPerBytecode is how many bits of a remainder of floats are made for one bytecode.
const bitsPerBytecode = 2

// floats does an arithmetic operator on two floats.
func floats(op int, x, y float64) (object.Value, error) {
	switch op {
	case code.OpAdd:
		return object.Float(x + y), nil
	case code.OpSub:
		return object.Float(x - y), nil
	case code.OpMul:
		return object.Float(x * y), nil
	case code.OpTrueDiv:
		if y == 0 {
			return object.Value{}, object.Raise(object.ZeroDivisionError, "float division by zero")
		}
		return object.Float(x / y), nil
	case code.OpFloorDiv, code.OpMod:
		if y == 0 {
			if op == code.OpMod {
				return object.Value{}, object.Raise(object.ZeroDivisionError, "float modulo")
			}
			return object.Value{}, object.Raise(object.ZeroDivisionError, "float divmod()")
		}
		div, mod := floatDivMod(x, y)
		if op == code.OpMod {
			return object.Float(mod), nil
		}
		return object.Float(div), nil
	}
	return floatPow(x, y)
}

// floatDivMod returns the floored quotient and the remainder with the sign of y, as
// CPython computes them (Objects/floatobject.c, float_divmod), for y != 0.
func floatDivMod(x, y float64) (div, mod float64) {
	mod = fmod(x, y)
	div = (x - mod) / y
	if mod != 0 {
		if (y < 0) != (mod < 0) {
			mod += y
			div--
		}
	} else {
		mod = math.Copysign(0, y)
	}
	if div == 0 {
		return math.Copysign(0, x/y), mod
	}
	floor := math.Floor(div)
	if div-floor > 0.5 {
		floor++
	}
	return floor, mod
}

// fmod is math.Mod for y != 0, at less cost as long as the quotient is one that floats have to
// the last digit.
func fmod(x, y float64) float64 {
	const exact = 1 << 53
	quotient := math.Trunc(x / y)
	if !(math.Abs(quotient) < exact) || math.IsInf(y, 0) {
		return math.Mod(x, y)
	}
	mod := math.FMA(-quotient, y, x)
	switch {
	case mod == 0:
		return math.Copysign(0, x)
	case (mod < 0) != (x < 0): // the quotient was rounded up to a whole number
		mod += math.Copysign(y, x)
	}
	return mod
}

func floatPow(x, y float64) (object.Value, error) {
	switch { // of what players make of distances
	case y == 2 && math.Abs(x) < powTwoLimit:
		return object.Float(x * x), nil
	case y == 0.5 && x > 0:
		return object.Float(math.Sqrt(x)), nil
	}
	if x == 0 && y < 0 && !math.IsInf(y, 0) {
		return object.Value{}, object.Raise(object.ZeroDivisionError, "0.0 cannot be raised to a negative power")
	}
	if x < 0 && y == y && !math.IsInf(x, 0) && !math.IsInf(y, 0) && y != math.Floor(y) {
		return object.Value{}, object.Raise(object.ValueError, "complex numbers are not supported: negative number to a fractional power")
	}
	r := libm.Pow(x, y)
	if math.IsInf(r, 0) && !math.IsInf(x, 0) && !math.IsInf(y, 0) {
		return object.Value{}, object.RaiseValue(object.OverflowError, object.Int(34), object.String("Numerical result out of range"))
	}
	return object.Float(r), nil
}

// powTwoLimit is more than most numbers, and small enough for its square to be no overflow.
const powTwoLimit = 1e150

// concat does + of two sequences.
func concat(t *object.Thread, a, b object.Value) (v object.Value, done bool, err error) {
	ka := a.Kind()
	if ka != b.Kind() {
		return v, false, nil
	}
	switch ka {
	case object.KindStr:
		x, y := a.Str(), b.Str()
		n := len(x.S) + len(y.S)
		if !x.IsASCII() || !y.IsASCII() {
			n *= wideBytes
		}
		if err := meter.ChargeText(t, n); err != nil {
			return v, true, err
		}
		return x.Concat(t, y).Value(), true, nil
	case object.KindList:
		x, y := a.List().Items, b.List().Items
		if err := meter.AllocateItems(t, len(x)+len(y)); err != nil {
			return v, true, err
		}
		l := t.Recycler.MakeList(len(x) + len(y))
		copy(l.Items[copy(l.Items, x):], y)
		return l.Value(), true, nil
	case object.KindTuple:
		x, y := a.Tuple().Items, b.Tuple().Items
		if err := meter.AllocateItems(t, len(x)+len(y)); err != nil {
			return v, true, err
		}
		tuple, items := t.Recycler.MakeTuple(len(x) + len(y))
		copy(items[copy(items, x):], y)
		return tuple, true, nil
	}
	return v, false, nil
}

// repeat does * of what should be a sequence and an int.
func repeat(t *object.Thread, a, b object.Value) (v object.Value, done bool, err error) {
	if !isSequence(a.Kind()) {
		return v, false, nil
	}
	if !ops.HasIndex(b) {
		return v, true, object.Raise(object.TypeError, "can't multiply sequence by non-int of type '%s'", t.TypeOf(b).Name)
	}
	i, err := ops.IndexValue(t, b)
	if err != nil {
		return v, true, err
	}
	if i.Kind() == object.KindBigInt {
		return v, true, ops.TooBigIndex(t, b)
	}
	n := i.AsInt()
	switch a.Kind() {
	case object.KindStr:
		v, err = repeatStr(t, a.Str(), n)
	case object.KindList:
		total, err := chargeRepeat(t, len(a.List().Items), n)
		if err != nil {
			return v, true, err
		}
		l := t.Recycler.MakeList(total)
		fill(l.Items, a.List().Items)
		return l.Value(), true, nil
	default:
		total, err := chargeRepeat(t, len(a.Tuple().Items), n)
		if err != nil {
			return v, true, err
		}
		tuple, items := t.Recycler.MakeTuple(total)
		fill(items, a.Tuple().Items)
		return tuple, true, nil
	}
	return v, true, err
}

func isSequence(k object.Kind) bool {
	return k == object.KindStr || k == object.KindList || k == object.KindTuple
}

// chargeRepeat charges for n times size items, and returns how many these are.
func chargeRepeat(t *object.Thread, size int, n int64) (total int, err error) {
	if total, err = meter.Sized(size, max(n, 0), meter.MaxItems); err != nil {
		return 0, err
	}
	return total, meter.AllocateItems(t, total)
}

// fill makes dst items again and again.
func fill(dst, items []object.Value) {
	if len(items) == 1 {
		item := items[0]
		for i := range dst {
			dst[i] = item
		}
		return
	}
	for len(dst) > 0 {
		dst = dst[copy(dst, items):]
	}
}
