package arith

import (
	"math"
	"math/big"
	"math/bits"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// bigInts does an operator on two ints of which one is big or whose result is, and
// raises the errors of ints.
func bigInts(t *object.Thread, op int, a, b object.Value) (object.Value, error) {
	if op == code.OpPow {
		return bigPow(t, a, b)
	}
	if intBits(b) == 0 {
		switch op {
		case code.OpFloorDiv, code.OpMod:
			return object.Value{}, object.Raise(object.ZeroDivisionError, "integer division or modulo by zero")
		case code.OpTrueDiv:
			return object.Value{}, object.Raise(object.ZeroDivisionError, "division by zero")
		}
	}
	isMask := func(v object.Value) bool { return op == code.OpAnd && v.IsInt() && v.AsInt() >= 0 }
	if isMask(a) {
		a, b = b, a
	}
	x := a.ToBig()
	if err := chargeBig(t, op, x, b); err != nil {
		return object.Value{}, err
	}
	switch {
	case op == code.OpLShift || op == code.OpRShift:
		return bigShift(op, x, b)
	case isMask(b): // without a new object, as sets of bits are asked for one
		return object.Int(b.AsInt() & lowBits(x)), nil
	}
	y := b.ToBig()
	switch op {
	case code.OpFloorDiv, code.OpMod:
		return bigDivision(op, x, y), nil
	case code.OpTrueDiv:
		return bigTrueDiv(x, y)
	}
	words := max(len(x.Bits()), len(y.Bits())) + 1
	if op == code.OpMul {
		words = len(x.Bits()) + len(y.Bits())
	}
	result := object.NewBigInt(words)
	r := result.Int
	switch op {
	case code.OpAdd:
		r.Add(x, y)
	case code.OpSub:
		r.Sub(x, y)
	case code.OpMul:
		r.Mul(x, y)
	case code.OpAnd:
		r.And(x, y)
	case code.OpOr:
		r.Or(x, y)
	case code.OpXor:
		r.Xor(x, y)
	}
	return result.Value(), nil
}

// lowBits returns the lowest 64 bits of an int in two's complement.
func lowBits(x *big.Int) int64 {
	low, words := uint64(0), x.Bits()
	for i := range min(len(words), 64/bits.UintSize) {
		low |= uint64(words[i]) << (i * bits.UintSize)
	}
	if x.Sign() < 0 {
		low = -low
	}
	return int64(low)
}

// chargeBig charges for an operator, and reserves what its result takes: by the work of
// the multiplication or division, for the others by the words of the operands and the
// result.
func chargeBig(t *object.Thread, op int, x *big.Int, b object.Value) error {
	bitsY := intBits(b)
	nx, ny := len(x.Bits()), (bitsY+bits.UintSize-1)/bits.UintSize
	work, words := nx+ny, max(nx, ny)
	switch op {
	case code.OpMul:
		if x.BitLen()+bitsY > meter.MaxIntBits {
			return meter.MemoryError()
		}
		work, words = work+mulWork(nx, ny), nx+ny
	case code.OpFloorDiv, code.OpMod:
		work += max(nx-ny+1, 0)*ny + nx + meter.LongIntCost*meter.WordsPerBytecode
	case code.OpTrueDiv:
		work = nx*ny + 16*work + 64
	case code.OpLShift:
		if b.Kind() != object.KindBigInt && x.Sign() != 0 && b.AsInt() > 0 {
			if b.AsInt() > meter.MaxIntBits-int64(x.BitLen()) {
				return meter.MemoryError()
			}
			words = nx + int(b.AsInt()/64)
			work = 2 * (words + nx)
		}
	}
	return meter.Allocate(t, 8*int64(words), int64(meter.LongIntCost+work/meter.WordsPerBytecode))
}

// intBits returns how many bits an int has without its sign.
func intBits(v object.Value) int {
	if v.Kind() == object.KindBigInt {
		return v.Big().Int.BitLen()
	}
	i := v.AsInt()
	return bits.Len64(uint64(max(i, -i)))
}

func bigDivision(op int, x, y *big.Int) object.Value {
	quotient, mod := new(big.Int).QuoRem(x, y, new(big.Int))
	if mod.Sign() != 0 && (mod.Sign() < 0) != (y.Sign() < 0) {
		mod.Add(mod, y)
		quotient.Sub(quotient, big.NewInt(1))
	}
	if op == code.OpMod {
		return object.FromBig(mod)
	}
	return object.FromBig(quotient)
}

// bigTrueDiv returns x/y, correctly rounded.
func bigTrueDiv(x, y *big.Int) (object.Value, error) {
	f, _ := new(big.Rat).SetFrac(x, y).Float64()
	if math.IsInf(f, 0) {
		return object.Value{}, object.Raise(object.OverflowError, "integer division result too large for a float")
	}
	if f == 0 && x.Sign() == 0 && y.Sign() < 0 {
		f = math.Copysign(0, -1)
	}
	return object.Float(f), nil
}

func bigShift(op int, x *big.Int, by object.Value) (object.Value, error) {
	large := by.Kind() == object.KindBigInt
	if large && by.Big().Int.Sign() < 0 || !large && by.AsInt() < 0 {
		return object.Value{}, object.Raise(object.ValueError, "negative shift count")
	}
	if large {
		if op == code.OpLShift && x.Sign() != 0 {
			return object.Value{}, object.Raise(object.OverflowError, "too many digits in integer")
		}
		return object.Int(int64(min(x.Sign(), 0))), nil
	}
	n := by.AsInt()
	if op == code.OpRShift {
		if n > int64(x.BitLen()) {
			return object.Int(int64(min(x.Sign(), 0))), nil
		}
		if x.Sign() > 0 && int64(x.BitLen())-n < 64 {
			return object.Int(highBits(x, int(n))), nil
		}
		result := object.NewBigInt(len(x.Bits()) - int(n/bits.UintSize))
		result.Int.Rsh(x, uint(n))
		return result.Value(), nil
	}
	if x.Sign() == 0 {
		return object.Int(0), nil
	}
	result := object.NewBigInt(len(x.Bits()) + int(n/bits.UintSize) + 1)
	result.Int.Lsh(x, uint(n))
	return result.Value(), nil
}

// highBits returns an int above 0 without its n lowest bits, of which fewer than 64 are left.
func highBits(x *big.Int, n int) int64 {
	high, words := uint64(0), x.Bits()
	for i := n / bits.UintSize; i < len(words); i++ {
		if at := i*bits.UintSize - n; at >= 0 {
			high |= uint64(words[i]) << at
		} else {
			high |= uint64(words[i]) >> -at
		}
	}
	return int64(high)
}

// bigPow returns a ** b.
func bigPow(t *object.Thread, a, b object.Value) (object.Value, error) {
	if object.BothInt(a, b) {
		if v, cost := SmallPow(a.AsInt(), b.AsInt()); !v.IsNil() {
			return v, t.Charge(cost)
		}
	}
	x := a.ToBig()
	if b.ToBig().Sign() < 0 {
		if x.Sign() == 0 {
			return object.Value{}, object.Raise(object.ZeroDivisionError, "0.0 cannot be raised to a negative power")
		}
		fx, err := ToFloat(a)
		if err != nil {
			return object.Value{}, err
		}
		fy, err := ToFloat(b)
		if err != nil {
			return object.Value{}, err
		}
		if err := t.Charge(meter.MathCost); err != nil {
			return object.Value{}, err
		}
		return floatPow(fx, fy)
	}
	if x.IsInt64() && (x.Int64() == 0 || x.Int64() == 1 || x.Int64() == -1) {
		y := b.ToBig()
		return unitPow(x.Int64(), y.Bit(0) == 0, y.Sign() == 0), nil
	}
	if b.Kind() == object.KindBigInt {
		return object.Value{}, meter.MemoryError()
	}
	size, err := meter.Sized(x.BitLen(), b.AsInt(), meter.MaxIntBits)
	if err != nil {
		return object.Value{}, err
	}
	words := size / 64
	if err := meter.Allocate(t, 8*int64(words), powCost(words, b.ToBig().BitLen())); err != nil {
		return object.Value{}, err
	}
	return object.FromBig(new(big.Int).Exp(x, b.ToBig(), nil)), nil
}

// powCost is what a power of so many words costs whose exponent has so many bits.
func powCost(words, bits int) int64 {
	work := mulWork(words, words) + words + 8*bits
	return int64(2*meter.LongIntCost + work/meter.WordsPerBytecode)
}

// SmallPow returns x ** y, and what that costs, if it fits 62 bits for sure; else the zero
// Value.
func SmallPow(x, y int64) (v object.Value, cost int64) {
	switch {
	case y < 0:
		return v, 0
	case -1 <= x && x <= 1:
		return unitPow(x, y&1 == 0, y == 0), 0
	case y > 62 || x < -1<<31 || x > 1<<31 || int64(bits.Len64(uint64(max(x, -x))))*y > 62:
		return v, 0
	}
	power := int64(1)
	for range y {
		power *= x
	}
	return object.Int(power), powCost(0, bits.Len64(uint64(y)))
}

// unitPow returns x ** y for x of 0, 1 and -1 and y >= 0, which may be even or zero.
func unitPow(x int64, even, zero bool) object.Value {
	if zero || x == -1 && even {
		return object.Int(1)
	}
	return object.Int(x)
}

// powMod returns pow(a, b, m) of three ints.
func powMod(t *object.Thread, a, b, m object.Value) (object.Value, error) {
	x, y, z := a.ToBig(), b.ToBig(), m.ToBig()
	if y.Sign() < 0 {
		return object.Value{}, object.Raise(object.ValueError, "pow() 2nd argument cannot be negative when 3rd argument specified")
	}
	if z.Sign() == 0 {
		return object.Value{}, object.Raise(object.ValueError, "pow() 3rd argument cannot be 0")
	}
	n := len(z.Bits())
	if err := meter.ChargeWords(t, y.BitLen()*(n*n+n+8)+len(x.Bits())*(n+4)+128); err != nil {
		return object.Value{}, err
	}
	modulus := new(big.Int).Abs(z)
	r := new(big.Int).Exp(new(big.Int).Mod(x, modulus), y, modulus)
	if r.Sign() != 0 && (r.Sign() < 0) != (z.Sign() < 0) {
		r.Add(r, z)
	}
	return object.FromBig(r), nil
}

// unaryNames are the special methods of the unary operators and their signs.
var unaryNames = [...]struct {
	method *object.Str
	sign   string
}{
	code.OpPos:    {object.NewSharedStr("__pos__"), "+"},
	code.OpNeg:    {object.NewSharedStr("__neg__"), "-"},
	code.OpInvert: {object.NewSharedStr("__invert__"), "~"},
}

// Unary returns the result of a unary operator.
func Unary(t *object.Thread, op int, v object.Value) (object.Value, error) {
	if special.MayDefine(v) {
		if fn := special.Method(v, unaryNames[op].method); !fn.IsNil() {
			return special.Call(t, fn, v)
		}
	}
	p := special.Payload(v)
	if p.IsFloat() && op != code.OpInvert {
		if op == code.OpNeg {
			return object.Float(-p.AsFloat()), nil
		}
		return p, nil
	}
	if !p.IsIntLike() {
		return object.Value{}, object.Raise(object.TypeError, "bad operand type for unary %s: '%s'",
			unaryNames[op].sign, t.TypeOf(v).Name)
	}
	return unaryInt(t, op, p)
}

func unaryInt(t *object.Thread, op int, p object.Value) (object.Value, error) {
	if p.Kind() != object.KindBigInt {
		i := p.AsInt()
		switch {
		case op == code.OpPos:
			return object.Int(i), nil
		case op == code.OpInvert:
			return object.Int(^i), nil
		case i != math.MinInt64:
			return object.Int(-i), nil
		}
	}
	if err := meter.ChargeLongInt(t, p.BigWords()); err != nil {
		return object.Value{}, err
	}
	if op == code.OpPos {
		return p, nil
	}
	result := object.NewBigInt(p.BigWords() + 1)
	if op == code.OpNeg {
		result.Int.Neg(p.ToBig())
	} else {
		result.Int.Not(p.ToBig())
	}
	return result.Value(), nil
}

// mulWork returns about how many words are passed when numbers of x and y words are
// multiplied: all pairs of words, or for long ones what Karatsuba's method needs.
func mulWork(x, y int) int {
	if x < y {
		x, y = y, x
	}
	work := x
	for ; y > karatsubaWords; y = (y + 1) / 2 {
		work *= 3
		x = (x + 1) / 2
		work = work/2 + 1
	}
	return work * y
}

// karatsubaWords is the number of words from which on big ints are multiplied by
// Karatsuba's method.
const karatsubaWords = 40
