package officiallog

import (
	"strconv"
	"strings"

	"bhack/replay"
)

// pawn is what a square of a board shows; the id is 0 if nobody stands there.
type pawn struct {
	id   int
	team replay.Team
}

// board is a board of a log.
type board struct {
	// line is the number of its first line, from 1.
	line int
	size int
	// squares holds the squares row by row, row 0 first.
	squares []pawn
}

// rows returns the board as a replay has it.
func (b *board) rows() []string {
	rows := make([]string, b.size)
	for row := range rows {
		var line strings.Builder
		for _, p := range b.squares[row*b.size : (row+1)*b.size] {
			line.WriteByte(letter(p.team))
		}
		rows[row] = line.String()
	}
	return rows
}

// letter returns how boards show a pawn of the team, or a square without one.
func letter(t replay.Team) byte {
	switch t {
	case replay.White:
		return 'W'
	case replay.Black:
		return 'B'
	}
	return '.'
}

// parseRow appends a row of a board, "[W  2] [    ] ", to dst. ok is false if the line
// is none.
func parseRow(dst []pawn, line string) (row []pawn, ok bool) {
	before := len(dst)
	line = strings.TrimRight(line, " ")
	for line != "" {
		inside, rest, found := strings.Cut(line, "]")
		if !found || !strings.HasPrefix(inside, "[") || len(dst) == before+replay.MaxSize {
			return dst, false
		}
		p, ok := parseSquare(inside[1:])
		if !ok {
			return dst, false
		}
		dst = append(dst, p)
		line = strings.TrimPrefix(rest, " ")
	}
	return dst, len(dst) >= before+replay.MinSize
}

// parseSquare reads what stands in the brackets of a square: four spaces, or a letter
// and a number that is filled up to three characters.
func parseSquare(text string) (pawn, bool) {
	if text == "    " {
		return pawn{}, true
	}
	if len(text) < 4 {
		return pawn{}, false
	}
	p := pawn{team: replay.White}
	switch text[0] {
	case 'W':
	case 'B':
		p.team = replay.Black
	default:
		return pawn{}, false
	}
	var err error
	p.id, err = strconv.Atoi(strings.TrimLeft(text[1:], " "))
	ok := err == nil && p.id >= replay.FirstPawn && p.id <= replay.MaxNumber && text == squareText(p)[1:len(text)+1]
	return p, ok
}

// squareText returns a square with its brackets and the space that follows them.
func squareText(p pawn) string {
	if p.id == 0 {
		return "[    ] "
	}
	number := strconv.Itoa(p.id)
	return "[" + string(letter(p.team)) + strings.Repeat(" ", max(0, 3-len(number))) + number + "] "
}
