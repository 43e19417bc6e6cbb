package maps

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"
)

// pawnsPerLine is how many pawns Format writes on one line of the order section.
const pawnsPerLine = 8

// Format writes the map as the text of a map file: the one form of it that has no comments and nothing superfluous.
// Parse, given that text and the map's name, returns an equal map. A map that is not valid is refused.
func Format(w io.Writer, m *Map) error {
	if err := m.Validate(); err != nil {
		return fmt.Errorf("map %s: %w", m.Name, err)
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s %d\n", sizeName, m.Size)
	if m.Rounds > 0 {
		fmt.Fprintf(&b, "%s %d\n", roundsName, m.Rounds)
	}
	fmt.Fprintf(&b, "\n%s\n", inBoard)
	for _, row := range slices.Backward(m.Rows()) {
		fmt.Fprintln(&b, strings.Join(strings.Split(row, ""), " "))
	}
	if !slices.Equal(m.Pawns, defaultOrder(m.Size, m.Pawns)) {
		formatOrder(&b, m.Pawns)
	}
	_, err := w.Write(b.Bytes())
	return err
}

// formatOrder writes the order section.
func formatOrder(b *bytes.Buffer, pawns []Pawn) {
	fmt.Fprintf(b, "\n%s\n", inOrder)
	for line := range slices.Chunk(pawns, pawnsPerLine) {
		for i, p := range line {
			switch {
			case i == 0:
				fmt.Fprintf(b, "%v", p)
			case p.Team == line[i-1].Team:
				fmt.Fprintf(b, " %d,%d", p.Row, p.Col)
			default:
				fmt.Fprintf(b, "  %v", p)
			}
		}
		b.WriteByte('\n')
	}
}
