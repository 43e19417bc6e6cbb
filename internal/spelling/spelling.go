// Package spelling finds what a misspelt word may stand for.
package spelling

import "strings"

// MostEdits is how many letters of a word may be wrong for another one to be near, unless fewer are asked for.
const MostEdits = 2

// Nearest returns the known word that is most like another one, or "" if none is near: at most so many letters may be wrong, and no
// more than half of them. A word that goes on where the other one ends is nearer than one with other letters.
func Nearest(word string, most int, known []string) string {
	longest := 0
	for _, name := range known {
		longest = max(longest, len(name))
	}
	if len(word) > longest+most { // words of players may be very long
		return ""
	}
	lower := strings.ToLower(word)
	nearest, least := "", min(most, len(word)/2)+1
	for _, name := range known {
		n := edits(lower, strings.ToLower(name))
		if len(word) > 1 && strings.HasPrefix(name, word) {
			n = min(n, 1)
		}
		if n < least {
			nearest, least = name, n
		}
	}
	return nearest
}

// edits returns how many letters have to be put in, left out or replaced to make one word of
// the other.
func edits(a, b string) int {
	row := make([]int, len(b)+1) // of the part of a so far, for each part of b
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			replaced := diagonal
			if a[i] != b[j] {
				replaced++
			}
			diagonal = row[j+1]
			row[j+1] = min(replaced, row[j]+1, diagonal+1)
		}
	}
	return row[len(b)]
}
