package scene

import (
	"fmt"
	"strings"
	"unicode"

	"bhack/internal/decision"
	"bhack/internal/plural"
	"bhack/replay"
)

// Name returns a player's name as it may be shown: what would change the layout
// or the direction of the text around it becomes U+FFFD, and a name longer than
// the given number of characters ends in an ellipsis.
func Name(name string, most int) string {
	clean := []rune(strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return unicode.ReplacementChar
		}
		return r
	}, name))
	if len(clean) > most {
		clean = append(clean[:max(most-1, 0)], '…')
	}
	return string(clean)
}

// Outcome words how the match was decided, as in "8 pawns on the far row".
func Outcome(r *replay.Result) string {
	own, other := r.BackRow.Of(r.Winner), r.BackRow.Of(r.Winner.Opponent())
	switch r.Reason {
	case decision.BackRow:
		return plural.Of(own, "pawn") + " on the far row"
	case decision.TiebreakBackRow:
		return fmt.Sprintf("%d to %d on the far row at the limit", own, other)
	case decision.CoinFlip:
		return "a coin flip, all else being equal"
	}
	rows, _ := r.Reason.Row() // there is no other reason, as the reader has checked
	return "more pawns " + plural.Of(rows, "row") + " short of the far row"
}
