package scene

import (
	"fmt"
	"strings"
	"unicode"

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
	own, other := r.BackRow.White, r.BackRow.Black
	if r.Winner == replay.Black {
		own, other = other, own
	}
	switch r.Reason {
	case replay.ReasonBackRow:
		return Count(own, "pawn") + " on the far row"
	case replay.ReasonTiebreakBackRow:
		return fmt.Sprintf("%d to %d on the far row at the limit", own, other)
	case replay.ReasonCoinFlip:
		return "a coin flip, all else being equal"
	}
	rows, _ := r.Reason.Row() // there is no other reason, as the reader has checked
	return "more pawns " + Count(rows, "row") + " short of the far row"
}

// Count writes a number of things, as in "1 pawn" and "2 pawns".
func Count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// WinnerName returns the name of the player that won.
func WinnerName(p *replay.Players, r *replay.Result) string {
	if r.Winner == replay.Black {
		return p.Black.Name
	}
	return p.White.Name
}
