package pyfmt

import "strings"

const lowerHex = "0123456789abcdef"

// StrRepr returns repr(s): in single quotes, unless s has such quotes and no double ones, with escapes for what is not
// printable.
func StrRepr(s string) string {
	return string(AppendStrRepr(make([]byte, 0, len(s)+2), s))
}

// AppendStrRepr appends repr(s) to dst.
func AppendStrRepr(dst []byte, s string) []byte {
	quote := byte('\'')
	if strings.IndexByte(s, '\'') >= 0 && strings.IndexByte(s, '"') < 0 {
		quote = '"'
	}
	dst = append(dst, quote)
	for i := 0; i < len(s); {
		if c := s[i]; c < 0x80 {
			dst = appendQuotedASCII(dst, c, quote)
			i++
			continue
		}
		r, size := decodeRune(s[i:])
		if !IsPrintable(r) {
			dst = appendEscape(dst, r)
		} else {
			dst = append(dst, s[i:i+size]...)
		}
		i += size
	}
	return append(dst, quote)
}

// EscapeNonASCII rewrites what another type's repr returned as ascii does: each character above U+007F becomes an
// escape, and nothing else changes.
func EscapeNonASCII(s string) string {
	i := 0
	for i < len(s) && s[i] < 0x80 {
		i++
	}
	if i == len(s) {
		return s
	}
	dst := append(make([]byte, 0, 2*len(s)), s[:i]...)
	for i < len(s) {
		r, size := decodeRune(s[i:])
		if r < 0x80 {
			dst = append(dst, byte(r))
		} else {
			dst = appendEscape(dst, r)
		}
		i += size
	}
	return string(dst)
}

func appendQuotedASCII(dst []byte, c, quote byte) []byte {
	switch {
	case c == quote || c == '\\':
		return append(dst, '\\', c)
	case c == '\t':
		return append(dst, '\\', 't')
	case c == '\n':
		return append(dst, '\\', 'n')
	case c == '\r':
		return append(dst, '\\', 'r')
	case c < ' ' || c == 0x7f:
		return appendEscape(dst, rune(c))
	}
	return append(dst, c)
}

// appendEscape appends the shortest of \xNN, \uNNNN and \UNNNNNNNN that holds r.
func appendEscape(dst []byte, r rune) []byte {
	letter, digits := byte('x'), 2
	switch {
	case r > 0xffff:
		letter, digits = 'U', 8
	case r > 0xff:
		letter, digits = 'u', 4
	}
	dst = append(dst, '\\', letter)
	for digits--; digits >= 0; digits-- {
		dst = append(dst, lowerHex[r>>(4*digits)&0xf])
	}
	return dst
}
