// Package plural words how many things there are.
package plural

import "fmt"

// Of returns a number of things, as in "1 pawn" and "2 pawns"; the plural of thing must end in an s.
func Of(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
