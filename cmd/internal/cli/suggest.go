package cli

import (
	"fmt"

	"bhack/internal/spelling"
)

// DidYouMean returns the end of an error about an unknown word: a question for the nearest
// of the known ones, before which prefix is put, or "" if none is near.
func DidYouMean(word, prefix string, known []string) string {
	if near := spelling.Nearest(word, spelling.MostEdits, known); near != "" {
		return fmt.Sprintf("; did you mean %s%s?", prefix, near)
	}
	return ""
}
