// Package columns aligns texts in columns, for a terminal: wide characters, such as Chinese ones, take two cells there, and
// combining ones none.
package columns

import (
	"fmt"
	"io"
	"strings"

	"github.com/mattn/go-runewidth"
)

// Table is a table whose columns are as wide as their widest text.
type Table struct {
	// Align has a letter for each column: l for texts that are aligned left, and r for right. Further columns are aligned as the last one.
	Align string
	// Indent is how many blanks each line begins with, and Gap how many there are between two columns.
	Indent, Gap int
	rows        [][]string
}

// Row adds a row of cells, which fmt.Sprint writes. It may have fewer than others.
func (t *Table) Row(cells ...any) {
	row := make([]string, len(cells))
	for i, cell := range cells {
		row[i] = fmt.Sprint(cell)
	}
	t.rows = append(t.rows, row)
}

// Write writes the rows as lines, without blanks at their ends.
func (t *Table) Write(out io.Writer) error {
	var widths []int
	for _, row := range t.rows {
		for i, text := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], Width(text))
		}
	}
	var lines strings.Builder
	for _, row := range t.rows {
		var line strings.Builder
		line.WriteString(blanks(t.Indent))
		for i, text := range row {
			if i > 0 {
				line.WriteString(blanks(t.Gap))
			}
			fill := blanks(widths[i] - Width(text))
			if t.Align[min(i, len(t.Align)-1)] == 'r' {
				line.WriteString(fill + text)
			} else {
				line.WriteString(text + fill)
			}
		}
		lines.WriteString(strings.TrimRight(line.String(), " ") + "\n")
	}
	_, err := io.WriteString(out, lines.String())
	return err
}

// Width returns how many cells of a terminal a text takes, whatever its language is set to.
func Width(text string) int { return terminal.StringWidth(text) }

// terminal is one on which characters that are wide only among East Asian ones are narrow.
var terminal = &runewidth.Condition{StrictEmojiNeutral: true}

func blanks(n int) string { return strings.Repeat(" ", n) }
