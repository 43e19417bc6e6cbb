// Package decision names the ways in which a match is decided, in the words of replays and results files.
package decision

import (
	"strconv"
	"strings"
)

// Reason says how a match was decided: one of the constants, or a Tiebreak.
type Reason string

const (
	// BackRow is a win by enough pawns on the far row, the opponent's home row.
	BackRow Reason = "back_row"
	// TiebreakBackRow is a win at the round limit by more pawns there.
	TiebreakBackRow Reason = "tiebreak_back_row"
	// CoinFlip is a match that nothing else decided.
	CoinFlip Reason = "coin_flip"
)

const rowPrefix = "tiebreak_row_"

// Tiebreak is a win at the round limit by more pawns k rows before the far one, all rows behind that being even. k is from 0, which is
// TiebreakBackRow, to the size of the board - 1.
func Tiebreak(k int) Reason {
	if k == 0 {
		return TiebreakBackRow
	}
	return Reason(rowPrefix + strconv.Itoa(k))
}

// Row returns k of a Tiebreak before the far row, from 1; ok is false for other reasons.
func (r Reason) Row() (k int, ok bool) {
	digits, _ := strings.CutPrefix(string(r), rowPrefix)
	k, err := strconv.Atoi(digits)
	return k, err == nil && k >= 1 && r == Tiebreak(k)
}

// IsKnown reports whether a match on a board of that size can be decided so.
func (r Reason) IsKnown(size int) bool {
	switch r {
	case BackRow, TiebreakBackRow, CoinFlip:
		return true
	}
	k, ok := r.Row()
	return ok && k < size
}
