// Package scene is what the pictures of a match have in common: the board
// after each round, what stands out on it, the score, and the words of the
// captions. It knows nothing of how they are drawn.
package scene

import (
	"bhack/replay"
)

// Square is a square of a board.
type Square struct{ Row, Col int }

// Scene is the board at one moment of a match, and what led to it.
type Scene struct {
	// Round is the round at whose end the scene is; 0 before the first.
	Round int
	// Board has the rows, row 0 first; a square is '.', 'W' or 'B'.
	Board []string
	// Left are the squares that a pawn stood on when the round began and none
	// stands on now, row by row.
	Left []Square
	// Taken are the squares on which a pawn was captured in the round and a
	// pawn stands now, in the order of the captures.
	Taken []Square
	// Spawned and Captured count what happened in the round; Arrived counts
	// the pawns that are new on the opponent's back row.
	Spawned, Captured, Arrived int
	// Pawns counts the pawns on the board, Through those on the opponent's
	// back row.
	Pawns, Through replay.Count
}

// Start returns the scene before round 1.
func Start(m *replay.Match) Scene {
	rows := make([][]byte, m.Size)
	for i := range rows {
		rows[i] = make([]byte, m.Size)
		for col := range rows[i] {
			rows[i][col] = '.'
		}
	}
	for _, p := range m.Position {
		rows[p.Row][p.Col] = 'W'
		if p.Team == replay.Black {
			rows[p.Row][p.Col] = 'B'
		}
	}
	s := Scene{Board: make([]string, m.Size)}
	for i, row := range rows {
		s.Board[i] = string(row)
	}
	s.count()
	return s
}

// Next returns the scene at the end of the round r, which follows s.
func (s *Scene) Next(r *replay.Round) Scene {
	next := Scene{Round: r.Round, Board: r.Board}
	for row, squares := range s.Board {
		for col := range len(squares) {
			if squares[col] != '.' && r.Board[row][col] == '.' {
				next.Left = append(next.Left, Square{row, col})
			}
		}
	}
	for i := range r.Turns {
		switch a := r.Turns[i].Action; a.Kind {
		case replay.Spawn:
			next.Spawned++
		case replay.Capture:
			next.Captured++
			if r.Board[a.Row][a.Col] != '.' {
				next.Taken = append(next.Taken, Square{a.Row, a.Col})
			}
		}
	}
	next.count()
	next.Arrived = arrivals(s.Board, r.Board)
	return next
}

// count counts the pawns of the board.
func (s *Scene) count() {
	for row, squares := range s.Board {
		for col := range len(squares) {
			switch squares[col] {
			case 'W':
				s.Pawns.White++
				if row == len(s.Board)-1 {
					s.Through.White++
				}
			case 'B':
				s.Pawns.Black++
				if row == 0 {
					s.Through.Black++
				}
			}
		}
	}
}

// arrivals counts the pawns on the opponent's back row of a board that were not
// there on the board before.
func arrivals(before, now []string) int {
	last, n := len(now)-1, 0
	for col := range now {
		if now[last][col] == 'W' && before[last][col] != 'W' {
			n++
		}
		if now[0][col] == 'B' && before[0][col] != 'B' {
			n++
		}
	}
	return n
}
