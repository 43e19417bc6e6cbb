package screen

import (
	"fmt"
	"strings"
	"unicode"
)

// Printable shows the control characters of a text as escapes, so that no player
// can send any to the user's terminal.
func Printable(text string) string {
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

// PrintableLines is Printable for a text of lines, which stay lines.
func PrintableLines(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = Printable(line)
	}
	return strings.Join(lines, "\n")
}

// isControl tells of control characters and of those that change the direction or
// the layout of the text after them.
func isControl(r rune) bool {
	return unicode.IsControl(r) || unicode.Is(unicode.Cf, r) || r == '\u2028' || r == '\u2029' || r == unicode.ReplacementChar
}
