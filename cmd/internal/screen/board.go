// Package screen is how things look on a terminal: colours, boards and the table of a
// match.
package screen

import (
	"fmt"
	"strconv"
	"strings"
)

// DrawBoard draws a board with coordinates, row 0 at the bottom. The numbers of many columns have their tens above their ones.
func DrawBoard(out *strings.Builder, rows []string, p Palette) {
	for row := len(rows) - 1; row >= 0; row-- {
		fmt.Fprintf(out, "%s", p.Dim(fmt.Sprintf("%2d ", row)))
		for _, square := range rows[row] {
			switch square {
			case 'W':
				out.WriteString(" " + p.White("W"))
			case 'B':
				out.WriteString(" " + p.Black("B"))
			default:
				out.WriteString(" " + p.Dim("."))
			}
		}
		out.WriteString("\n")
	}
	const margin = "   " // as wide as the numbers of the rows
	tens, ones := margin, margin
	for col := range rows {
		ten := " "
		if col >= 10 {
			ten = strconv.Itoa(col / 10)
		}
		tens += " " + ten
		ones += " " + strconv.Itoa(col%10)
	}
	if len(rows) > 10 {
		fmt.Fprintln(out, p.Dim(tens))
	}
	fmt.Fprintln(out, p.Dim(ones))
}
