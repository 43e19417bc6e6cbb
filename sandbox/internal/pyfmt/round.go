package pyfmt

import (
	"math"
	"math/big"
	"strconv"
)

// Bounds of ndigits in round(f, ndigits), as in CPython: beyond them the result is f, or zero.
const (
	roundMaxDigits = 323
	roundMinDigits = -308
)

const (
	// exactDigits is the number of digits from which on a rounded decimal reads back as
	// the float that it was made from.
	exactDigits = 17
	log10of2    = 0.30103
	// maxWhole is the number of digits of the largest floats, and beyondFloats what those of so many digits
	// begin with, at least, that are beyond all floats.
	maxWhole     = 309
	beyondFloats = "17976931348623159"
)

// Round returns round(f, ndigits): the float nearest to the decimal with ndigits digits after the point that is nearest
// to the exact value of f, and of two equally near the even one. Negative ndigits round to tens, hundreds and so on.
// A NaN and an infinity stay as they are. The error is the OverflowError of a result beyond the largest float.
func Round(f float64, ndigits int) (float64, error) {
	switch {
	case math.IsNaN(f) || math.IsInf(f, 0) || ndigits > roundMaxDigits:
		return f, nil
	case ndigits < roundMinDigits:
		return math.Copysign(0, f), nil
	case ndigits < 0:
		return roundToTens(f, -ndigits)
	case f == 0 || int(math.Floor(float64(math.Ilogb(f))*log10of2))+1+ndigits >= exactDigits:
		return f, nil
	}
	var buf [352]byte // 309 digits before the point and what is usual after it
	return strconv.ParseFloat(string(strconv.AppendFloat(buf[:0], f, 'f', ndigits, 64)), 64)
}

// RoundHalfEven returns the integer nearest to f, and of two equally near the even one, as a float: int() of it is
// round(f). A NaN and an infinity stay as they are; Python raises an exception for them.
func RoundHalfEven(f float64) float64 {
	return math.RoundToEven(f)
}

// roundToTens rounds to a multiple of 10**places, for places from 1 to 308.
func roundToTens(f float64, places int) (float64, error) {
	var buf [352]byte
	whole := math.Trunc(math.Abs(f))
	digits := strconv.AppendFloat(buf[:0], whole, 'f', 0, 64) // exact
	if whole == 0 || len(digits) < places {
		return math.Copysign(0, f), nil
	}
	cut := len(digits) - places
	even := cut == 0 || (digits[cut-1]-'0')%2 == 0
	up := aboveHalf(digits[cut:], whole != math.Abs(f), even)
	digits = digits[:cut]
	if up {
		digits = increment(digits)
	}
	if len(digits) == 0 {
		return math.Copysign(0, f), nil
	}
	tooLarge := &Error{OverflowError, "rounded value too large to represent"}
	if n := len(digits) + places; n > maxWhole || n == maxWhole && string(digits) >= beyondFloats {
		return 0, tooLarge // which ParseFloat takes long to find
	}
	digits = append(digits, 'e')
	result, err := strconv.ParseFloat(string(strconv.AppendInt(digits, int64(places), 10)), 64)
	if err != nil {
		return 0, tooLarge
	}
	return math.Copysign(result, f), nil
}

// aboveHalf reports whether digits that are to be cut off round up what stands before them: they are compared with a 5
// and zeros, more says that something follows them that is not zero, even that the digit before them is even.
func aboveHalf(digits []byte, more, even bool) bool {
	if digits[0] != '5' {
		return digits[0] > '5'
	}
	for _, c := range digits[1:] {
		if c != '0' {
			return true
		}
	}
	return more || !even
}

// increment adds one to a decimal number, the empty number being zero.
func increment(digits []byte) []byte {
	for i := len(digits) - 1; i >= 0; i-- {
		if digits[i] != '9' {
			digits[i]++
			return digits
		}
		digits[i] = '0'
	}
	return append([]byte{'1'}, digits...)
}

// RoundInt returns round(v, ndigits) of an int: v itself unless ndigits is negative, else the multiple of 10**-ndigits
// nearest to v, and of two equally near the even one. It does not change v.
func RoundInt(v *big.Int, ndigits int) *big.Int {
	if ndigits >= 0 {
		return v
	}
	if ndigits < -v.BitLen()-1 { // 10**-ndigits exceeds 2*|v|
		return new(big.Int)
	}
	unit := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(-ndigits)), nil)
	quotient, rest := new(big.Int).DivMod(v, unit, new(big.Int)) // 0 <= rest < unit
	switch twice := new(big.Int).Lsh(rest, 1); twice.Cmp(unit) {
	case 1:
		quotient.Add(quotient, big.NewInt(1))
	case 0:
		if quotient.Bit(0) == 1 {
			quotient.Add(quotient, big.NewInt(1))
		}
	}
	return quotient.Mul(quotient, unit)
}
