// Package spelling finds what a misspelt word may stand for.
package spelling

import "strings"

// MostEdits is how many letters of a word may be wrong for another one to be near, unless fewer are asked for.
const MostEdits = 2

// Nearest returns the known word that is most like another one, or "" if none is near: at most so many letters may be wrong or swapped, and no
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

// Meant returns which known name of a program may be meant by one that is not known, or "". Short words are near many others, which
// programs use for their own variables.
func Meant(name string, known []string) string {
	switch {
	case len(name) < 4:
		return ""
	case len(name) == 4:
		return Nearest(name, 1, known)
	}
	return Nearest(name, MostEdits, known)
}

// edits returns how many letters have to be put in, left out, replaced or swapped with the next one to make one word of
// the other (the optimal string alignment distance).
func edits(a, b string) int {
	before, row := make([]int, len(b)+1), make([]int, len(b)+1)
	next := make([]int, len(b)+1) // of the part of a so far, for each part of b
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		next[0] = i + 1
		for j := range len(b) {
			replaced := row[j]
			if a[i] != b[j] {
				replaced++
			}
			next[j+1] = min(replaced, row[j+1]+1, next[j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				next[j+1] = min(next[j+1], before[j-1]+1)
			}
		}
		before, row, next = row, next, before
	}
	return row[len(b)]
}
