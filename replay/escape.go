package replay

import (
	"math/bits"
	"unicode/utf8"
)

const (
	hexDigits = "0123456789abcdef"

	lineSeparator      = '\u2028'
	paragraphSeparator = '\u2029'
)

// appendString appends s as a JSON string that is also safe inside HTML, in
// JavaScript and on a terminal: control characters, '<', '>', '&' and the two
// Unicode line separators are escaped. Each byte that is not part of valid
// UTF-8 becomes U+FFFD.
func appendString(dst []byte, s string) []byte {
	dst = append(dst, '"')
	for {
		n := plainLen(s)
		dst = append(dst, s[:n]...)
		if n == len(s) {
			return append(dst, '"')
		}
		r, size := utf8.DecodeRuneInString(s[n:])
		dst = appendRune(dst, r)
		s = s[n+size:]
	}
}

// plainLen returns how many bytes s begins with that stand for themselves in a string.
func plainLen(s string) int {
	n := 0
	for ; n+8 <= len(s); n += 8 {
		w := uint64(s[n]) | uint64(s[n+1])<<8 | uint64(s[n+2])<<16 | uint64(s[n+3])<<24 |
			uint64(s[n+4])<<32 | uint64(s[n+5])<<40 | uint64(s[n+6])<<48 | uint64(s[n+7])<<56
		if special := specialBytes(w); special != 0 {
			return n + bits.TrailingZeros64(special)/8
		}
	}
	for n < len(s) && plain(s[n]) {
		n++
	}
	return n
}

// plain reports whether c stands for itself in a string.
func plain(c byte) bool {
	return c >= ' ' && c < 0x7f && c != '"' && c != '\\' && c != '<' && c != '>' && c != '&'
}

// specialBytes returns a word of which the lowest byte that is not 0 is where the lowest byte of w is that is not plain; 0 if all
// are plain. What carries over from a byte spoils only those above it.
func specialBytes(w uint64) uint64 {
	const ones, highs = 0x0101010101010101, 0x8080808080808080
	isZero := func(x uint64) uint64 { return (x - ones) &^ x }
	controls := (w - ones*' ') &^ w
	beyond := w | (w + ones) // 0x7f and more
	quotes := isZero(w | ones*('"'^'&') ^ ones*'&')
	brackets := isZero(w | ones*('<'^'>') ^ ones*'>')
	return (controls | beyond | quotes | brackets | isZero(w^ones*'\\')) & highs
}

// appendRune appends r, which is not plain, as it stands inside a string.
func appendRune(dst []byte, r rune) []byte {
	switch r {
	case '"', '\\':
		return append(dst, '\\', byte(r))
	case '\n':
		return append(dst, `\n`...)
	case '\t':
		return append(dst, `\t`...)
	case '\r':
		return append(dst, `\r`...)
	case lineSeparator, paragraphSeparator:
		return appendHex(dst, r)
	}
	if r < 0xa0 { // the controls of ASCII and of Latin-1, and HTML's three
		return appendHex(dst, r)
	}
	return utf8.AppendRune(dst, r)
}

// appendHex appends r, which is below U+10000, as \uXXXX.
func appendHex(dst []byte, r rune) []byte {
	return append(dst, '\\', 'u',
		hexDigits[r>>12&15], hexDigits[r>>8&15], hexDigits[r>>4&15], hexDigits[r&15])
}
