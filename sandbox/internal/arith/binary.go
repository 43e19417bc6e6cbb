package arith

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// operatorNames are the special methods of a binary operator, and its sign.
type operatorNames struct {
	method, reflected, inplace *object.Str
	sign                       string
}

// binaryNames are the names of the binary operators, by operator.
var binaryNames = [...]operatorNames{
	code.OpAdd:      binaryName("add", "+"),
	code.OpSub:      binaryName("sub", "-"),
	code.OpMul:      binaryName("mul", "*"),
	code.OpFloorDiv: binaryName("floordiv", "//"),
	code.OpMod:      binaryName("mod", "%"),
	code.OpTrueDiv:  binaryName("truediv", "/"),
	code.OpPow:      binaryName("pow", "** or pow()"),
	code.OpLShift:   binaryName("lshift", "<<"),
	code.OpRShift:   binaryName("rshift", ">>"),
	code.OpAnd:      binaryName("and", "&"),
	code.OpOr:       binaryName("or", "|"),
	code.OpXor:      binaryName("xor", "^"),
	code.OpMatMul:   binaryName("matmul", "@"),
}

// divModNames are those of the builtin function divmod.
var divModNames = binaryName("divmod", "divmod()")

func binaryName(name, sign string) operatorNames {
	return operatorNames{
		object.NewSharedStr("__" + name + "__"), object.NewSharedStr("__r" + name + "__"),
		object.NewSharedStr("__i" + name + "__"), sign,
	}
}

// binaryInstances tries the special methods of two values of which one is an
// instance of a user's class: the reflected one first when b's type derives from
// a's and has one of its own.
func binaryInstances(t *object.Thread, n *operatorNames, a, b object.Value) (v object.Value, done bool, err error) {
	if !t.Enter() {
		return v, true, meter.RecursionError("")
	}
	defer t.Leave()
	meter.SpendMRO(t, a)
	meter.SpendMRO(t, b)
	ta, tb := t.TypeOf(a), t.TypeOf(b)
	tried := false
	if ta != tb && tb.IsSubclass(ta) && ta.Lookup(n.reflected) != tb.Lookup(n.reflected) {
		tried = true
		if v, done, err = tryBinary(t, n.reflected, b, a); done || err != nil {
			return v, done, err
		}
	}
	if v, done, err = tryBinary(t, n.method, a, b); done || err != nil {
		return v, done, err
	}
	if tried || ta == tb || builtinFirst(n, a, b) {
		return v, false, nil
	}
	return tryBinary(t, n.reflected, b, a)
}

// builtinFirst reports whether the operator of a's builtin type knows what to do with
// b, so that the reflected method of b's class is not asked.
func builtinFirst(n *operatorNames, a, b object.Value) bool {
	if n == &binaryNames[code.OpMatMul] || special.Overrides(a, n.method) {
		return false // no builtin type has it; it has been called, and has given up
	}
	x, y := special.Payload(a), special.Payload(b)
	switch {
	case ops.IsSetView(a):
		switch n {
		case &binaryNames[code.OpSub], &binaryNames[code.OpAnd], &binaryNames[code.OpOr], &binaryNames[code.OpXor]:
			return true // it makes a set, whatever b is
		}
	case x.IsFloat():
		return y.IsFloat() || y.IsIntLike()
	case x.IsIntLike():
		return y.IsIntLike()
	}
	return ops.IsAnySet(x) && ops.IsAnySet(y)
}

func tryBinary(t *object.Thread, name *object.Str, a, b object.Value) (v object.Value, done bool, err error) {
	if !special.MayDefine(a) {
		return v, false, nil
	}
	fn := special.Method(a, name)
	if fn.IsNil() {
		return v, false, nil
	}
	if fn.IsNone() {
		return v, false, object.Raise(object.TypeError, "'NoneType' object is not callable")
	}
	v, err = special.Call(t, fn, a, b)
	return v, err == nil && !v.IsNotImplemented(), err
}

// DivMod returns divmod(a, b).
func DivMod(t *object.Thread, a, b object.Value) (object.Value, error) {
	if special.MayDefine(a) || special.MayDefine(b) {
		v, done, err := binaryInstances(t, &divModNames, a, b)
		if done || err != nil {
			return v, err
		}
	}
	x, y := special.Payload(a), special.Payload(b)
	if !ops.IsNumber(x.Kind()) || !ops.IsNumber(y.Kind()) {
		return object.Value{}, unsupportedOperands(t, divModNames.sign, a, b)
	}
	if x.IsFloat() || y.IsFloat() {
		return floatsDivMod(t, x, y)
	}
	t.Spend(meter.StepCost)
	quotient, err := Binary(t, code.OpFloorDiv, x, y)
	if err != nil {
		return object.Value{}, err
	}
	mod, err := Binary(t, code.OpMod, x, y)
	return object.TupleOf(quotient, mod), err
}

func floatsDivMod(t *object.Thread, a, b object.Value) (object.Value, error) {
	x, err := ToFloat(a)
	if err != nil {
		return object.Value{}, err
	}
	y, err := ToFloat(b)
	if err != nil {
		return object.Value{}, err
	}
	if y == 0 {
		return object.Value{}, object.Raise(object.ZeroDivisionError, "float divmod()")
	}
	if err := chargeFloats(t, code.OpMod, a, b, x, y); err != nil {
		return object.Value{}, err
	}
	quotient, mod := floatDivMod(x, y)
	return object.TupleOf(object.Float(quotient), object.Float(mod)), nil
}

// Pow returns pow(a, b, m). A __pow__ written in Python is asked of a only.
func Pow(t *object.Thread, a, b, m object.Value) (object.Value, error) {
	if m.IsNone() {
		return Binary(t, code.OpPow, a, b)
	}
	if a.Kind() == object.KindInstance {
		if fn := special.Method(a, binaryNames[code.OpPow].method); !fn.IsNil() {
			v, err := special.Call(t, fn, a, b, m)
			if err != nil || !v.IsNotImplemented() {
				return v, err
			}
			return v, unsupportedPow(t, a, b, m)
		}
	}
	x, y, z := special.Payload(a), special.Payload(b), special.Payload(m)
	if x.IsIntLike() && y.IsIntLike() && z.IsIntLike() {
		return powMod(t, x, y, z)
	}
	if !x.IsFloat() && !y.IsFloat() && !z.IsFloat() {
		return object.Value{}, unsupportedPow(t, a, b, m)
	}
	return object.Value{}, object.Raise(object.TypeError, "pow() 3rd argument not allowed unless all arguments are integers")
}

func unsupportedPow(t *object.Thread, a, b, m object.Value) error {
	return object.Raise(object.TypeError, "unsupported operand type(s) for pow(): '%s', '%s', '%s'",
		t.TypeOf(a).Name, t.TypeOf(b).Name, t.TypeOf(m).Name)
}
