package screen

import (
	"fmt"
	"strings"

	"bhack/internal/columns"
	"bhack/internal/printable"
)

// Side is what the table of a match says of a team.
type Side struct {
	// Player is the name of the player.
	Player string
	// Pawns counts the pawns on the last board, BackRow those of them on the far row.
	Pawns, BackRow int
	// All is what turns cost, Overlord and Pawn what those of this type of robot did.
	All, Overlord, Pawn Cost
	// Errors and Pauses count turns, Destroyed robots.
	Errors, Pauses, Destroyed int
}

// Cost is what a turn cost, in bytecodes.
type Cost struct {
	Average *float64 // nil without turns
	Most    int64
}

// String words the cost for a cell of the table.
func (c Cost) String() string {
	if c.Average == nil {
		return "no turns"
	}
	return fmt.Sprintf("%.0f average, %d most", *c.Average, c.Most)
}

// Table draws the table of a match, with a column for each team. Where nobody counted bytecodes, which metered tells, it has none.
func Table(out *strings.Builder, white, black *Side, metered bool) {
	t := columns.Table{Align: "l", Gap: 3}
	row := func(label string, cell func(s *Side) any) { t.Row(label, cell(white), cell(black)) }
	t.Row("", "white", "black")
	row("player", func(s *Side) any { return printable.Text(s.Player) })
	row("pawns left", func(s *Side) any { return s.Pawns })
	row("on the far row", func(s *Side) any { return s.BackRow })
	if metered {
		row("bytecodes a turn", func(s *Side) any { return s.All })
		row("  of the overlord", func(s *Side) any { return s.Overlord })
		row("  of pawns", func(s *Side) any { return s.Pawn })
	}
	row("errors", func(s *Side) any { return s.Errors })
	row("pauses", func(s *Side) any { return s.Pauses })
	if white.Destroyed+black.Destroyed > 0 { // which is rare
		row("robots destroyed", func(s *Side) any { return s.Destroyed })
	}
	_ = t.Write(out) // to a strings.Builder, which does not fail
}
