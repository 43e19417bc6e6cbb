package animation

import (
	"strings"
	"unicode"

	anyascii "github.com/anyascii/go"
	"golang.org/x/image/font/inconsolata"
)

// spell returns a text in letters that the fonts have, which are those of Latin
// scripts: others are replaced by Latin ones that sound or mean about the same, as in
// "Alisa" for "Алиса", and what has no such letters by question marks. Accents that are
// characters of their own are left out. What cannot be printed stays as it is.
func spell(text string) string {
	var b strings.Builder
	for _, r := range text {
		latin := string(r)
		if _, ok := inconsolata.Regular8x16.GlyphAdvance(r); !ok && unicode.IsPrint(r) {
			latin = anyascii.TransliterateRune(r)
			if strings.TrimSpace(latin) == "" && !unicode.IsMark(r) {
				latin = "?"
			}
		}
		b.WriteString(latin)
	}
	return strings.TrimRight(b.String(), " ")
}
