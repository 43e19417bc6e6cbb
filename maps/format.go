package maps

import (
	"bytes"
	"fmt"
	"io"
	"slices"
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
	for _, row := range slices.Backward(m.grid()) {
		b.Write(bytes.Join(bytes.Split(row, nil), []byte(" ")))
		b.WriteByte('\n')
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

// Draw writes the board for people to look at: the highest row first, the numbers of the rows on the left and those of
// the columns below, tens over ones. The map must be valid.
func Draw(w io.Writer, m *Map) error {
	if err := m.Validate(); err != nil {
		return fmt.Errorf("map %s: %w", m.Name, err)
	}
	var b bytes.Buffer
	for row, squares := range slices.Backward(m.grid()) {
		fmt.Fprintf(&b, "%2d ", row)
		for _, square := range squares {
			b.WriteByte(' ')
			b.WriteByte(square)
		}
		b.WriteByte('\n')
	}
	drawColumns(&b, m.Size)
	_, err := w.Write(b.Bytes())
	return err
}

// drawColumns writes the numbers of the columns, from top to bottom.
func drawColumns(b *bytes.Buffer, size int) {
	if size > 10 {
		b.WriteString("   ") // as wide as the numbers of the rows
		for range 10 {
			b.WriteString("  ")
		}
		for col := 10; col < size; col++ {
			fmt.Fprintf(b, " %d", col/10)
		}
		b.WriteByte('\n')
	}
	b.WriteString("   ")
	for col := range size {
		fmt.Fprintf(b, " %d", col%10)
	}
	b.WriteByte('\n')
}
