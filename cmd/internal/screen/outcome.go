package screen

import (
	"fmt"
	"strings"

	"bhack/internal/decision"
	"bhack/internal/plural"
	"bhack/internal/printable"
	"bhack/replay"
)

// Outcome is a sentence on how a match ended: who won, when and why. name is the winner's, limit the round limit and board
// the last one, row 0 first.
func Outcome(r *replay.Result, name string, limit int, board []string, p Palette) string {
	winner := p.White("white")
	if r.Winner == replay.Black {
		winner = p.Black("black")
	}
	if name != string(r.Winner) { // as it is in logs of the contest, which have no names
		winner += " (" + printable.Text(name) + ")"
	}
	return fmt.Sprintf("%s wins in round %d of %d: %s", winner, r.Rounds, limit, why(r, board))
}

// why words the reason.
func why(r *replay.Result, board []string) string {
	own, other := r.BackRow.Of(r.Winner), r.BackRow.Of(r.Winner.Opponent())
	switch r.Reason {
	case decision.BackRow:
		return plural.Of(own, "pawn") + " on the far row"
	case decision.TiebreakBackRow:
		return fmt.Sprintf("more pawns on the far row at the round limit, %d to %d", own, other)
	case decision.CoinFlip:
		return "a coin flip, as all else was equal at the round limit"
	}
	before, ok := r.Reason.Row() // so many rows before the far one
	if !ok || before >= len(board) {
		return string(r.Reason)
	}
	next := replay.Count{White: strings.Count(board[len(board)-1-before], "W"), Black: strings.Count(board[before], "B")}
	rows := "rows"
	if before > 1 {
		rows = fmt.Sprintf("rows and the %d before them", before-1)
	}
	return fmt.Sprintf("equal on the far %s at the round limit, %d to %d pawns on the next", rows, next.Of(r.Winner), next.Of(r.Winner.Opponent()))
}

// Settings is a line on the settings of a match.
func Settings(m *replay.Match) string {
	return fmt.Sprintf("ruleset %s, map %s, size %d, seed %s, rng %s, %d bytecodes a turn (%d in the first)",
		printable.Text(m.Ruleset), printable.Text(m.Map), m.Size, m.SeedText(), m.RNG, m.Bytecodes.Turn, m.Bytecodes.First)
}
