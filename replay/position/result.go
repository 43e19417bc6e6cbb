package position

import (
	"fmt"

	"bhack/internal/decision"
	"bhack/replay"
)

// squareOf words an action and its square, as the start of a sentence.
func squareOf(a replay.Action) string { return fmt.Sprintf("%v: [%d,%d]", a.Kind, a.Row, a.Col) }

// arrived returns the team that has enough pawns on its opponent's back row, or "".
func (p *Position) arrived() replay.Team {
	switch n := p.BackRow(); {
	case n.White >= p.match.WinPawns:
		return replay.White
	case n.Black >= p.match.WinPawns:
		return replay.Black
	}
	return ""
}

// Result returns how the match ended. ok is false while it is not over. The Winner
// is "" when a coin was flipped: that is a matter of random numbers, which are not
// to be found on the board.
func (p *Position) Result() (r replay.Result, ok bool) {
	if !p.over {
		return replay.Result{}, false
	}
	r = replay.Result{
		Winner: p.winner, Reason: decision.BackRow, Rounds: p.round,
		BackRow: p.BackRow(), Pawns: p.Count(),
	}
	if r.Winner == "" {
		r.Winner, r.Reason = p.breakTie()
	}
	return r, true
}

// breakTie decides a match that has reached the round limit; the winner is "" if a
// coin has to be flipped.
func (p *Position) breakTie() (replay.Team, decision.Reason) {
	rows := 1
	if p.match.Tiebreak == replay.TiebreakAllRows {
		rows = p.match.Size
	}
	for k := range rows {
		n := p.ahead(k)
		if n.White == n.Black {
			continue
		}
		winner := replay.White
		if n.Black > n.White {
			winner = replay.Black
		}
		return winner, decision.Tiebreak(k)
	}
	return "", decision.CoinFlip
}

// CheckResult returns an error unless the match is over and ended as r says. Either
// team may have won by a coin flip.
func (p *Position) CheckResult(r *replay.Result) error {
	want, ok := p.Result()
	if !ok {
		return wrong("result", "nobody has won after %d of %d rounds", p.round-1, p.match.MaxRounds)
	}
	switch {
	case r.Reason != want.Reason:
		return wrong("result: reason", "it is %s, but must be %s", r.Reason, want.Reason)
	case want.Winner != "" && r.Winner != want.Winner:
		return wrong("result: winner", "it is %s, but must be %s", r.Winner, want.Winner)
	case r.Rounds != want.Rounds:
		return wrong("result: rounds", "it is %d, but must be %d", r.Rounds, want.Rounds)
	case r.BackRow != want.BackRow:
		return wrong("result: back_row", "it is %s, but must be %s", both(r.BackRow), both(want.BackRow))
	case r.Pawns != want.Pawns:
		return wrong("result: pawns", "it is %s, but must be %s", both(r.Pawns), both(want.Pawns))
	}
	return nil
}

// both words the numbers of both teams.
func both(n replay.Count) string { return fmt.Sprintf("%d white and %d black", n.White, n.Black) }
