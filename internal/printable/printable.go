// Package printable shows texts of players, such as their names and what they print, so that they can do nothing to
// a terminal, nor to a file that holds them.
package printable

import (
	"fmt"
	"strings"
	"unicode"
)

// Text shows the control characters of a text as escapes, as in \x1b, so that no
// player can send any to the user's terminal.
func Text(text string) string {
	if !strings.ContainsFunc(text, isControl) {
		return text
	}
	var out strings.Builder
	for _, r := range text {
		switch {
		case r == '\t':
			out.WriteString("    ")
		case isControl(r) && r < 0x100:
			fmt.Fprintf(&out, `\x%02x`, r)
		case isControl(r) && r < 0x10000:
			fmt.Fprintf(&out, `\u%04x`, r)
		case isControl(r):
			fmt.Fprintf(&out, `\U%08x`, r)
		default:
			out.WriteRune(r)
		}
	}
	return out.String()
}

// Lines is Text for a text of lines, which stay lines.
func Lines(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = Text(line)
	}
	return strings.Join(lines, "\n")
}

// isControl tells of control characters, of those that change the direction or the
// layout of the text after them, and of what is no character, which XML has not.
func isControl(r rune) bool {
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Noncharacter_Code_Point) || r == unicode.ReplacementChar
}
