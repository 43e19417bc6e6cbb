package pyfmt

import (
	"sort"
	"unicode/utf8"
)

// A runeRange is a range of code points, both ends included.
type runeRange struct{ first, last rune }

const (
	surrogateMin = 0xd800
	surrogateMax = 0xdfff
	maxRune      = 0x10ffff
)

// IsPrintable reports whether repr shows r as itself: str.isprintable of CPython 3.7.
func IsPrintable(r rune) bool {
	if r < 0x7f {
		return r >= ' '
	}
	i := sort.Search(len(unprintable), func(i int) bool { return r <= unprintable[i].last })
	return i == len(unprintable) || r < unprintable[i].first
}

// DecimalValue returns the value of a decimal digit of any script, or -1: unicodedata.decimal.
func DecimalValue(r rune) int {
	if r < 0x80 {
		if '0' <= r && r <= '9' {
			return int(r - '0')
		}
		return -1
	}
	i := sort.Search(len(decimalZeros), func(i int) bool { return r < decimalZeros[i] })
	if d := r - decimalZeros[i-1]; d <= 9 { // the first zero is that of ASCII
		return int(d)
	}
	return -1
}

// IsSpace reports whether r is white space: str.isspace.
func IsSpace(r rune) bool {
	switch {
	case r <= ' ':
		return r == ' ' || '\t' <= r && r <= '\r' || 0x1c <= r && r <= 0x1f
	case r < 0x1680:
		return r == 0x85 || r == 0xa0
	case r < 0x3000:
		return r == 0x1680 || 0x2000 <= r && r <= 0x200a || r == 0x2028 || r == 0x2029 || r == 0x202f || r == 0x205f
	}
	return r == 0x3000
}

// decodeRune is utf8.DecodeRuneInString, except that a lone surrogate, in the three bytes that generalized UTF-8 gives
// it, is one character, as it is in a Python str. Any other broken byte b is taken for the surrogate U+DC00+b, as
// Python's error handler surrogateescape does.
func decodeRune(s string) (rune, int) {
	r, size := utf8.DecodeRuneInString(s)
	if r != utf8.RuneError || size != 1 {
		return r, size
	}
	if len(s) >= 3 && s[0] == 0xed && 0xa0 <= s[1] && s[1] <= 0xbf && 0x80 <= s[2] && s[2] <= 0xbf {
		return surrogateMin | rune(s[1]&0x1f)<<6 | rune(s[2]&0x3f), 3
	}
	return 0xdc00 + rune(s[0]), 1
}

// appendRune is utf8.AppendRune with the lone surrogates of decodeRune.
func appendRune(dst []byte, r rune) []byte {
	if surrogateMin <= r && r <= surrogateMax {
		return append(dst, 0xed, 0x80|byte(r>>6)&0x3f, 0x80|byte(r)&0x3f)
	}
	return utf8.AppendRune(dst, r)
}

// runeCount returns the length of s in characters: len(s) in Python.
func runeCount(s string) int {
	if utf8.ValidString(s) {
		return utf8.RuneCountInString(s)
	}
	n := 0
	for len(s) > 0 {
		_, size := decodeRune(s)
		s = s[size:]
		n++
	}
	return n
}

// runePrefix returns the first n characters of s, or s if it has no more.
func runePrefix(s string, n int) string {
	if n >= len(s) {
		return s
	}
	end := 0
	for ; n > 0 && end < len(s); n-- {
		_, size := decodeRune(s[end:])
		end += size
	}
	return s[:end]
}
