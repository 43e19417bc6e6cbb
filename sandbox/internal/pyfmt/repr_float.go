package pyfmt

import (
	"math"
	"slices"
	"strconv"
)

// Bounds of the decimal exponent within which repr writes a float without an exponent.
const (
	reprMinExp = -4
	reprMaxExp = 16
)

// MaxFloatRepr is the length of the longest repr of a float, "-2.2250738585072014e-308".
const MaxFloatRepr = 24

// FloatRepr returns repr(f), which is also str(f): the shortest decimal that reads back as f, with an exponent if that
// is below -4 or at least 16, and with ".0" if nothing else marks it as a float.
func FloatRepr(f float64) string {
	var buf [MaxFloatRepr + 8]byte
	return string(AppendFloatRepr(buf[:0], f))
}

// AppendFloatRepr appends repr(f) to dst.
func AppendFloatRepr(dst []byte, f float64) []byte {
	if text := nonFinite(f); text != "" {
		if f < 0 {
			dst = append(dst, '-')
		}
		return append(dst, text...)
	}
	if f == math.Trunc(f) && math.Abs(f) < 1<<53 && (f != 0 || !math.Signbit(f)) {
		// Below 2**53 the shortest form of an integer has all its digits.
		dst = strconv.AppendInt(dst, int64(f), 10)
		return append(dst, '.', '0')
	}
	return floatLayout{addDotZero: true}.appendShortest(dst, f)
}

// nonFinite returns "inf" or "nan" without a sign, or "" for a finite number.
func nonFinite(f float64) string {
	switch {
	case math.IsInf(f, 0):
		return "inf"
	case math.IsNaN(f):
		return "nan"
	}
	return ""
}

// decimalDigits is a finite number in scientific notation: d.ddd times ten to the power of exp.
type decimalDigits struct {
	negative bool
	digits   []byte // at least one
	exp      int
}

// parseDigits takes apart what strconv wrote in format 'e', and moves the digits together within text.
func parseDigits(text []byte) decimalDigits {
	var d decimalDigits
	if text[0] == '-' {
		d.negative = true
		text = text[1:]
	}
	e := len(text) - 1
	for text[e] != 'e' {
		e--
	}
	for _, c := range text[e+2:] {
		d.exp = d.exp*10 + int(c-'0')
	}
	if text[e+1] == '-' {
		d.exp = -d.exp
	}
	if e == 1 {
		d.digits = text[:1]
		return d
	}
	text[1] = text[0] // over the point
	d.digits = text[1:e]
	return d
}

func (d decimalDigits) appendSign(dst []byte) []byte {
	if d.negative {
		dst = append(dst, '-')
	}
	return dst
}

// appendFixed appends the number without its sign and without an exponent. If nothing follows the point, ".0" stands
// there if addDotZero is set, else "." if alternate is.
func (d decimalDigits) appendFixed(dst []byte, addDotZero, alternate bool) []byte {
	rest := d.digits
	switch {
	case d.exp < 0:
		dst = append(dst, '0', '.')
		dst = appendRepeat(dst, '0', -d.exp-1)
		return append(dst, rest...)
	case d.exp+1 < len(rest):
		dst = append(dst, rest[:d.exp+1]...)
		dst = append(dst, '.')
		return append(dst, rest[d.exp+1:]...)
	}
	dst = append(dst, rest...)
	dst = appendRepeat(dst, '0', d.exp+1-len(rest))
	switch {
	case addDotZero:
		dst = append(dst, '.', '0')
	case alternate:
		dst = append(dst, '.')
	}
	return dst
}

// appendExp appends the number without its sign, with the exponent marker e and an exponent of at least two digits. A
// single digit has no point after it, unless alternate is set.
func (d decimalDigits) appendExp(dst []byte, e byte, alternate bool) []byte {
	dst = append(dst, d.digits[0])
	if len(d.digits) > 1 || alternate {
		dst = append(dst, '.')
		dst = append(dst, d.digits[1:]...)
	}
	dst = append(dst, e)
	exp := d.exp
	if exp < 0 {
		dst = append(dst, '-')
		exp = -exp
	} else {
		dst = append(dst, '+')
	}
	if exp < 10 {
		dst = append(dst, '0')
	}
	return strconv.AppendInt(dst, int64(exp), 10)
}

func appendRepeat(dst []byte, c byte, n int) []byte {
	if n <= 0 {
		return dst
	}
	start := len(dst)
	dst = slices.Grow(dst, n)[:start+n]
	for i := range dst[start:] {
		dst[start+i] = c
	}
	return dst
}
