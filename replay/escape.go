package replay

import "unicode/utf8"

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
	start := 0
	for i := 0; i < len(s); {
		if plain(s[i]) {
			i++
			continue
		}
		dst = append(dst, s[start:i]...)
		r, n := utf8.DecodeRuneInString(s[i:])
		dst = appendRune(dst, r)
		i += n
		start = i
	}
	dst = append(dst, s[start:]...)
	return append(dst, '"')
}

// plain reports whether c stands for itself in a string.
func plain(c byte) bool {
	return c >= ' ' && c < 0x7f && c != '"' && c != '\\' && c != '<' && c != '>' && c != '&'
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
