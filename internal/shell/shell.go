// Package shell words commands for users to paste into a POSIX shell.
package shell

import (
	"fmt"
	"strings"

	"bhack/internal/printable"
)

// Quote quotes a word if it has to be: one that a terminal would not show as it is as $'...', which POSIX has had since 2024, and most shells
// long before.
func Quote(word string) string {
	safe := func(r rune) bool {
		return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || strings.ContainsRune("_-./:=@%+,", r)
	}
	if word != "" && strings.IndexFunc(word, func(r rune) bool { return !safe(r) }) < 0 {
		return word
	}
	if printable.Text(word) != word {
		return "$'" + escaped(word) + "'"
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}

// escaped returns what stands for a word between $' and '.
func escaped(word string) string {
	var out strings.Builder
	for _, char := range strings.SplitAfter(word, "") {
		switch {
		case char == "'" || char == `\`:
			out.WriteString(`\` + char)
		case printable.Text(char) == char:
			out.WriteString(char)
		default:
			for _, b := range []byte(char) {
				fmt.Fprintf(&out, `\%03o`, b)
			}
		}
	}
	return out.String()
}
