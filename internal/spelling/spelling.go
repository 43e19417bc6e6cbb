// Package spelling finds what a misspelt word may stand for.
package spelling

import "strings"

// mostEdits is how many letters of a word may be wrong for another one to be near, and that
// may be no more than half of them.
const mostEdits = 2

// Nearest returns the known word that is most like another one, or "" if none is near. A
// word that goes on where the other one ends is nearer than one with other letters.
func Nearest(word string, known []string) string {
	lower := strings.ToLower(word)
	nearest, least := "", min(mostEdits, len(word)/2)+1
	for _, name := range known {
		if n := distance(word, lower, name); n < least {
			nearest, least = name, n
		}
	}
	return nearest
}

// distance returns how far a word is from a known one. Words may be long, of players for example, and those of very different lengths
// are not compared.
func distance(word, lower, name string) int {
	switch d := len(name) - len(word); {
	case len(word) > 1 && strings.HasPrefix(name, word):
		return min(d, 1)
	case d > mostEdits, -d > mostEdits:
		return mostEdits + 1
	}
	return edits(lower, strings.ToLower(name))
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
