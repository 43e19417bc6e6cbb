package object

import (
	"cmp"
	"math"
	"math/big"
	"slices"
	"unsafe"
)

// BigInt is an int that does not fit 64 bits. It is never changed once made.
type BigInt struct {
	Header
	Int *big.Int
}

// bigRoom is the number of words for which a result of arithmetic has room in its object: those
// of the squares of a board, and some more.
const bigRoom = 6

// NewBigInt returns an object for the result of an operation on ints, which goes to its Int:
// one object with its words, if these are few.
func NewBigInt(words int) *BigInt {
	if words > bigRoom {
		return &BigInt{Header{KindBigInt}, new(big.Int)}
	}
	b := &struct {
		BigInt
		number big.Int
		words  [bigRoom]big.Word
	}{}
	b.Kind, b.Int = KindBigInt, b.number.SetBits(b.words[:0])
	return &b.BigInt
}

// Value returns the int that b is, once it is made: as a small int when it fits.
func (b *BigInt) Value() Value {
	if b.Int.IsInt64() {
		return Int(b.Int.Int64())
	}
	trimWords(b.Int)
	return of(unsafe.Pointer(b))
}

// FromBig returns the int i, which the value keeps: as a small int when it fits.
func FromBig(i *big.Int) Value {
	if i.IsInt64() {
		return Int(i.Int64())
	}
	trimWords(i)
	return of(unsafe.Pointer(&BigInt{Header{KindBigInt}, i}))
}

// spareWords is how many words an int may have room for that it does not use. Package big
// leaves four, and arithmetic one or two more.
const spareWords = 8

// trimWords gives back the room that an int does not use: the difference of two long ints has
// room for either, and a census counts only what it uses.
func trimWords(i *big.Int) {
	words := i.Bits()
	if cap(words)-len(words) <= spareWords {
		return
	}
	negative := i.Sign() < 0
	if i.SetBits(slices.Clone(words)); negative {
		i.Neg(i)
	}
}

// IsIntLike reports whether v is an int of any size or a bool, not an instance of a
// subclass.
func (v Value) IsIntLike() bool {
	switch v.Kind() {
	case KindInt, KindBool, KindBigInt:
		return true
	}
	return false
}

// ToBig returns the number of an int of any size or a bool. The result must not
// be changed.
func (v Value) ToBig() *big.Int {
	if v.Kind() == KindBigInt {
		return v.Big().Int
	}
	return big.NewInt(v.AsInt())
}

// BigWords returns the size of an int in 64-bit words, at least 1.
func (v Value) BigWords() int {
	if v.Kind() == KindBigInt {
		return len(v.Big().Int.Bits())
	}
	return 1
}

// AddInt returns a+b and whether it fits 64 bits.
func AddInt(a, b int64) (int64, bool) {
	sum := a + b
	return sum, (a^sum)&(b^sum) >= 0
}

// SubInt returns a-b and whether it fits 64 bits.
func SubInt(a, b int64) (int64, bool) {
	diff := a - b
	return diff, (a^b)&(a^diff) >= 0
}

// MulInt returns a*b and whether it fits 64 bits.
func MulInt(a, b int64) (int64, bool) {
	const half = 1 << 31
	if a < half && a >= -half && b < half && b >= -half {
		return a * b, true
	}
	if a == 0 || b == 0 {
		return 0, true
	}
	product := a * b
	if a == -1 && b == math.MinInt64 || b == -1 && a == math.MinInt64 {
		return 0, false
	}
	return product, product/b == a
}

// FloorDivInt returns a//b, rounded towards minus infinity, for b != 0. The one
// overflow, the smallest int by -1, is reported by ok.
func FloorDivInt(a, b int64) (quotient int64, ok bool) {
	if b == -1 {
		return -a, a != math.MinInt64
	}
	quotient = a / b
	if (a%b != 0) && ((a < 0) != (b < 0)) {
		quotient--
	}
	return quotient, true
}

// ModInt returns a%b with the sign of b, for b != 0.
func ModInt(a, b int64) int64 {
	if b == -1 {
		return 0
	}
	m := a % b
	if m != 0 && (m < 0) != (b < 0) {
		m += b
	}
	return m
}

// Unordered is what a comparison of numbers returns when one of them is nan.
const Unordered = 2

// CompareNumbers returns -1, 0 or 1 as x compares with y, which are numbers, or Unordered.
func CompareNumbers(x, y Value) int {
	switch {
	case x.IsFloat() && y.IsFloat():
		switch a, b := x.AsFloat(), y.AsFloat(); {
		case a < b:
			return -1
		case a > b:
			return 1
		case a == b:
			return 0
		}
		return Unordered
	case x.IsFloat():
		if order := compareIntFloat(y, x.AsFloat()); order != Unordered {
			return -order
		}
		return Unordered
	case y.IsFloat():
		return compareIntFloat(x, y.AsFloat())
	case x.Kind() == KindBigInt || y.Kind() == KindBigInt:
		return x.ToBig().Cmp(y.ToBig())
	}
	return cmp.Compare(x.AsInt(), y.AsInt())
}

func compareIntFloat(i Value, f float64) int {
	if i.Kind() != KindBigInt {
		return CompareIntFloat(i.AsInt(), f)
	}
	switch {
	case f != f:
		return Unordered
	case math.IsInf(f, 1):
		return -1
	case math.IsInf(f, -1):
		return 1
	}
	whole, _ := new(big.Float).SetFloat64(f).Int(nil)
	return i.Big().Int.Cmp(whole) // |i| >= 2^63, where floats are whole numbers
}

// CompareIntFloat compares an int with a float exactly: -1, 0 or 1, or Unordered.
func CompareIntFloat(i int64, f float64) int {
	switch {
	case f != f:
		return Unordered
	case f >= 1<<63:
		return -1
	case f < -1<<63:
		return 1
	}
	whole := int64(f)
	switch {
	case i < whole:
		return -1
	case i > whole:
		return 1
	case f > float64(whole):
		return -1
	case f < float64(whole):
		return 1
	}
	return 0
}
