// Package screen is how things look on a terminal: colours, boards, and text from
// players that must not be able to do anything to it.
package screen

import (
	"fmt"
	"strings"
)

// DrawBoard draws a board with coordinates, row 0 at the bottom.
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
	out.WriteString(p.Dim("   "))
	for col := range rows {
		out.WriteString(p.Dim(fmt.Sprintf(" %d", col%10)))
	}
	out.WriteString("\n")
}
