package engine

import "bhack/sandbox"

// tuples keeps the tuples that the API returns once they have been made: they are
// immutable, and there are few. The zero value is empty.
type tuples struct {
	locations []value    // (row, col), by index of the square
	sights    [2][]value // (row, col, team), by team and index of the square
}

// location returns (row, col) of square i.
func (m *Match) location(i int) value {
	t := &m.tuples
	if t.locations == nil {
		t.locations = make([]value, len(m.board.squares))
	}
	if t.locations[i] == (value{}) {
		row, col := m.coordinates(i)
		t.locations[i] = sandbox.Tuple(row, col)
	}
	return t.locations[i]
}

// sight returns (row, col, team) of the pawn on square i.
func (m *Match) sight(i int) value {
	team := m.board.squares[i] - WhitePawn
	sights := &m.tuples.sights[team]
	if *sights == nil {
		*sights = make([]value, len(m.board.squares))
	}
	if (*sights)[i] == (value{}) {
		row, col := m.coordinates(i)
		(*sights)[i] = sandbox.Tuple(row, col, m.apis[Pawn].teams[team])
	}
	return (*sights)[i]
}

// coordinates returns row and column of square i as Python sees them.
func (m *Match) coordinates(i int) (row, col value) {
	return sandbox.Int(int64(i / m.board.size)), sandbox.Int(int64(i % m.board.size))
}
