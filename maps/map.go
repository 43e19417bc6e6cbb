// Package maps reads and writes board files: the positions that matches start from. The format is described in
// docs/maps.md. The package knows squares, teams and spawn order; it knows nothing of turns, players or rulesets.
package maps

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
)

// The limits of a map.
const (
	MinSize   = 8      // rows and columns of the smallest board
	MaxSize   = 32     // rows and columns of the largest board
	MaxRounds = 100000 // the longest match that a map may ask for, in rounds
)

// Team is the side that a pawn belongs to. Its value is the id of the team's overlord.
type Team uint8

// The two teams. White's home is row 0 and it moves up; black's home is the last row and it moves down.
const (
	White Team = 0
	Black Team = 1
)

// String returns "white" or "black".
func (t Team) String() string {
	switch t {
	case White:
		return "white"
	case Black:
		return "black"
	}
	return fmt.Sprintf("Team(%d)", uint8(t))
}

// letter returns the character that stands for the team on a drawn board.
func (t Team) letter() byte {
	if t == White {
		return 'W'
	}
	return 'B'
}

// farRow returns the row that the team's pawns want to reach on a board of the given size.
func (t Team) farRow(size int) int {
	if t == White {
		return size - 1
	}
	return 0
}

// Pawn is a pawn that is on the board when the match starts. Row 0 is white's home row; both numbers count from 0.
type Pawn struct {
	Team     Team
	Row, Col int
}

// String returns the pawn as the order section of a map file writes it, for example "W 3,4".
func (p Pawn) String() string {
	return fmt.Sprintf("%c %d,%d", p.Team.letter(), p.Row, p.Col)
}

// Map is a position that a match can start from.
type Map struct {
	// Name is what the map is called in replays and on the command line: the base name of its file without ".map".
	Name string
	// Size is the number of rows, which is also the number of columns: MinSize to MaxSize. Only the built-in map
	// EmptyName, which fits every size, has size 0.
	Size int
	// Rounds is the number of rounds after which the match is decided, 1 to MaxRounds. 0 leaves it to the ruleset.
	Rounds int
	// Pawns lists the pawns in the order in which they were spawned, which is the order in which they take their turns.
	Pawns []Pawn
}

// PawnsToWin returns how many pawns on the far row win at once on a board of the given size.
func PawnsToWin(size int) int {
	return (size + 1) / 2
}

// Empty returns a map named EmptyName of the given size, without pawns. It does not check the size.
func Empty(size int) *Map {
	return &Map{Name: EmptyName, Size: size}
}

// Validate tells why a match cannot start from the map, or returns nil. It looks at everything but the name.
// A map that Parse returned is valid.
func (m *Map) Validate() error {
	if m.Size < MinSize || m.Size > MaxSize {
		return fmt.Errorf("size is %d, but must be from %d to %d", m.Size, MinSize, MaxSize)
	}
	if m.Rounds < 0 || m.Rounds > MaxRounds {
		return fmt.Errorf("rounds is %d, but must be from 1 to %d, or 0 for the ruleset's", m.Rounds, MaxRounds)
	}
	return m.validatePawns()
}

// validatePawns tells why the pawns are not a legal, undecided position, or returns nil.
func (m *Map) validatePawns() error {
	taken := make(map[[2]int]bool, len(m.Pawns))
	var arrived [2]int
	for i, p := range m.Pawns {
		square := [2]int{p.Row, p.Col}
		switch {
		case p.Team > Black:
			return fmt.Errorf("pawn %d has no team: %v", i, p.Team)
		case !onBoard(m.Size, p.Row, p.Col):
			return fmt.Errorf("pawn %d, %v, is not on the board", i, p)
		case taken[square]:
			return fmt.Errorf("pawn %d, %v, is on a square that is taken", i, p)
		}
		taken[square] = true
		if p.Row == p.Team.farRow(m.Size) {
			arrived[p.Team]++
		}
		if arrived[p.Team] >= PawnsToWin(m.Size) {
			return errors.New(decidedMessage(p.Team, m.Size))
		}
	}
	return nil
}

// decidedMessage says that a position cannot be played because the team has won it already.
func decidedMessage(t Team, size int) string {
	return fmt.Sprintf("%v has already won: %d pawns on row %d decide a match of size %d",
		t, PawnsToWin(size), t.farRow(size), size)
}

// onBoard reports whether a board of the given size has such a square.
func onBoard(size, row, col int) bool {
	return 0 <= row && row < size && 0 <= col && col < size
}

// Rows returns the rows of the board, row 0 first; a square is '.', 'W' or 'B'. The map must be valid.
func (m *Map) Rows() []string {
	squares := bytes.Repeat([]byte{'.'}, m.Size*m.Size)
	for _, p := range m.Pawns {
		squares[p.Row*m.Size+p.Col] = p.Team.letter()
	}
	rows := make([]string, m.Size)
	for i := range rows {
		rows[i] = string(squares[i*m.Size : (i+1)*m.Size])
	}
	return rows
}

// defaultOrder returns the pawns in the order that a file without an order section stands for. Of one team's pawns
// the one that is furthest from home is the oldest, and on one row the one with the lower column. The teams spawn in
// turn as their overlords do: white, black, then black, white, and so on; when one team runs out the other goes on.
func defaultOrder(size int, pawns []Pawn) []Pawn {
	var queues [2][]Pawn
	for _, p := range pawns {
		queues[p.Team] = append(queues[p.Team], p)
	}
	for _, queue := range queues {
		slices.SortFunc(queue, func(a, b Pawn) int { return compareAge(size, a, b) })
	}

	ordered := make([]Pawn, 0, len(pawns))
	for first := White; len(ordered) < len(pawns); first = Black - first {
		for _, team := range []Team{first, Black - first} {
			if queue := queues[team]; len(queue) > 0 {
				ordered = append(ordered, queue[0])
				queues[team] = queue[1:]
			}
		}
	}
	return ordered
}

// compareAge orders two pawns of one team for defaultOrder: the older one first.
func compareAge(size int, a, b Pawn) int {
	far := a.Team.farRow(size)
	if byRow := abs(far-a.Row) - abs(far-b.Row); byRow != 0 {
		return byRow
	}
	return a.Col - b.Col
}

func abs(n int) int {
	return max(n, -n)
}
