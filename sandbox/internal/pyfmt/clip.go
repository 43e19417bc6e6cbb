package pyfmt

import "unicode/utf8"

// Clip returns a text, or the start of one of more than limit bytes, with three dots after it. It parts no character.
func Clip(text string, limit int) string {
	if len(text) <= limit {
		return text
	}
	for limit > 0 && !utf8.RuneStart(text[limit]) {
		limit--
	}
	return text[:limit] + "..."
}
