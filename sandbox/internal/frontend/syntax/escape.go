package syntax

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// simpleEscapes are the escapes of one character.
var simpleEscapes = map[byte]byte{
	'\\': '\\', '\'': '\'', '"': '"', 'a': '\a', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t', 'v': '\v',
}

// unescape returns the text that a string literal with the body means. msg is the
// complaint about a body that means none.
func unescape(body string) (text, msg string) {
	if strings.IndexByte(body, '\\') < 0 {
		return body, ""
	}
	var out strings.Builder
	at := 0 // the position that CPython gives in errors: it has beyond ASCII as \UXXXXXXXX
	for i := 0; i < len(body); {
		c := body[i]
		if c != '\\' || i+1 >= len(body) {
			r, size := utf8.DecodeRuneInString(body[i:])
			out.WriteString(body[i : i+size])
			i += size
			if at++; r >= utf8.RuneSelf {
				at += 9
			}
			continue
		}
		n, msg := escape(&out, body[i+1:], at)
		if msg != "" {
			return "", msg
		}
		i += 1 + n
		at += 1 + n
	}
	return out.String(), ""
}

// escape writes what the escape means that s begins with, after the backslash, and
// returns its length. What is no escape stands for itself, with its backslash.
func escape(out *strings.Builder, s string, at int) (n int, msg string) {
	c := s[0]
	if r, ok := simpleEscapes[c]; ok {
		out.WriteByte(r)
		return 1, ""
	}
	switch {
	case c == '\n':
		return 1, ""
	case isOctal(c):
		r := rune(0)
		for n < 3 && n < len(s) && isOctal(s[n]) {
			r = r<<3 | rune(s[n]-'0')
			n++
		}
		out.WriteRune(r)
		return n, ""
	case c == 'x':
		return hexEscape(out, s, at, 2, `truncated \xXX escape`)
	case c == 'u':
		return hexEscape(out, s, at, 4, `truncated \uXXXX escape`)
	case c == 'U':
		return hexEscape(out, s, at, 8, `truncated \UXXXXXXXX escape`)
	case c == 'N':
		if len(s) > 2 && s[1] == '{' && strings.IndexByte(s, '}') > 2 {
			return 0, `\N{...} in string literals is not supported`
		}
		return 0, escapeError(at, at+1, `malformed \N character escape`)
	}
	out.WriteByte('\\')
	return 0, ""
}

func hexEscape(out *strings.Builder, s string, at, digits int, truncated string) (n int, msg string) {
	r := rune(0)
	for n = 1; n <= digits && n < len(s) && isHex(s[n]); n++ {
		d := rune(s[n] | 0x20)
		if d >= 'a' {
			d -= 'a' - 10
		} else {
			d -= '0'
		}
		if r = r<<4 | d; r > utf8.MaxRune { // keeps clear of overflow
			r = utf8.MaxRune + 1
		}
	}
	switch {
	case n <= digits:
		return 0, escapeError(at, at+n, truncated)
	case r > utf8.MaxRune:
		return 0, escapeError(at, at+n, "illegal Unicode character")
	case r >= 0xd800 && r < 0xe000:
		return 0, "surrogates in string literals are not supported"
	}
	out.WriteRune(r)
	return n, ""
}

func escapeError(start, end int, reason string) string {
	return fmt.Sprintf("(unicode error) 'unicodeescape' codec can't decode bytes in position %d-%d: %s", start, end, reason)
}
