package pyfmt

import (
	"math"
	"unicode/utf8"
)

// Limits of CPython's C code.
const (
	maxCInt       = math.MaxInt32
	maxFloatWhole = 309 // digits before the point of the largest float
)

// maxOutput is a length that no result may reach, so that a caller who did not look at the bound first gets an error
// and not a crash.
const maxOutput = math.MaxInt32

// MaxInt returns an upper bound of the length in bytes of FormatInt and FormatBig for a number of so many bits.
func (s Spec) MaxInt(bitLen int) int {
	content := addSizes(bitLen, 4) // the digits of base 2 are the most; others need fewer
	switch s.Type {
	case 'e', 'E', 'f', 'F', 'g', 'G', '%':
		return s.MaxFloat(math.MaxFloat64)
	case NoType, 'd', 'n':
		content = addSizes(decimalDigitsOf(bitLen), 1)
	}
	if s.Grouping != 0 {
		content = addSizes(content, content/3)
	}
	return s.maxPadded(content)
}

// MaxFloat returns an upper bound of the length in bytes of FormatFloat(f).
func (s Spec) MaxFloat(f float64) int {
	content := addSizes(max(s.Precision, 6), 16)
	switch s.Type {
	case NoType, 0:
		content = addSizes(content, MaxFloatRepr)
	case 'f', 'F', '%':
		content = addSizes(content, wholeDigits(f))
	}
	if s.Grouping != 0 {
		content = addSizes(content, content/3)
	}
	return s.maxPadded(content)
}

// MaxStr returns an upper bound of the length in bytes of FormatStr for a string of n bytes.
func (s Spec) MaxStr(n int) int {
	if s.Precision >= 0 && s.Precision < n/utf8.UTFMax {
		n = s.Precision * utf8.UTFMax
	}
	return s.maxPadded(n)
}

// maxPadded adds the padding, and one more digit that grouping may put before zeros.
func (s Spec) maxPadded(content int) int {
	if s.Width <= 0 {
		return content
	}
	size := utf8.RuneLen(s.Fill)
	if size < 0 {
		size = 3 // a lone surrogate
	}
	if s.Width > math.MaxInt/size {
		return math.MaxInt
	}
	return addSizes(content, s.Width*size+2)
}

// decimalDigitsOf returns an upper bound of the number of decimal digits of a number of so many bits.
func decimalDigitsOf(bitLen int) int {
	return bitLen/10*4 + bitLen%10 + 1 // 2**10 has four digits
}

// wholeDigits returns an upper bound of the number of digits that f, times 100, has before the point.
func wholeDigits(f float64) int {
	if math.IsInf(f, 0) || math.IsNaN(f) {
		return 3
	}
	_, e := math.Frexp(f)
	return min(max(e, 0)*31/100+4, maxFloatWhole+3)
}

// addSizes adds two lengths that are not negative, and stays at the largest int.
func addSizes(a, b int) int {
	if a > math.MaxInt-b {
		return math.MaxInt
	}
	return a + b
}

// checkOutput returns a MemoryError if the bound of a result is out of the question.
func checkOutput(bound int) error {
	if bound >= maxOutput {
		return &Error{MemoryError, ""}
	}
	return nil
}
