package report

import (
	"fmt"
	"math"
	"slices"

	"bhack/rating"
	"bhack/tournament"
	"bhack/tournament/require"
)

// judge comes to a verdict.
func (b *builder) judge(expected []require.Expression) {
	for _, e := range expected {
		b.report.Requirements = append(b.report.Requirements, b.check(e))
	}
	for _, r := range b.report.Requirements {
		b.report.Verdict = b.report.Verdict.worse(r.Status)
	}
	for i := range b.report.Pairings {
		b.judgePairing(&b.report.Pairings[i])
	}
	for _, p := range b.report.Players {
		if p.Broken != "" {
			b.report.Verdict = b.report.Verdict.worse(BrokenPlayer)
		}
		if p.Conduct.InternalErrs > 0 {
			b.report.Verdict = b.report.Verdict.worse(InternalError)
		}
	}
}

// judged tells whether the verdict says anything: something was expected, or something
// is wrong.
func (r *Report) judged() bool {
	tested := slices.ContainsFunc(r.Pairings, func(p Pairing) bool { return p.SPRT != nil })
	return r.Verdict != Met || len(r.Requirements) > 0 || tested
}

// check looks whether an expectation is met.
func (b *builder) check(e require.Expression) Requirement {
	value := b.value(e)
	r := Requirement{Expression: e.String(), Value: found(e, value), Status: NotMet, player: e.Player}
	switch {
	case b.player(e.Player).Games == 0:
		r.Value, r.Status = Finding(None()), Undecided
	case !b.report.Complete:
		r.Status = Undecided
	case e.Holds(value):
		r.Status = Met
	}
	return r
}

// found returns a value as it is to be shown beside the expression.
func found(e require.Expression, value float64) Finding {
	const most = 15 // as many as are sure to be told apart
	for d := decimals; d <= most; d++ {
		if shown := round(value, d); e.Holds(shown) == e.Holds(value) {
			return Finding(shown)
		}
	}
	return Finding(value)
}

// player returns what the report says of a player, whom it has.
func (b *builder) player(name string) *Player {
	for i := range b.report.Players {
		if b.report.Players[i].Name == name {
			return &b.report.Players[i]
		}
	}
	panic("report: no player of that name")
}

// value returns the value of a metric, before it is rounded for the report.
func (b *builder) value(e require.Expression) float64 {
	p, index := b.player(e.Player), b.playerIndex(e.Player)
	evidence := b.field.Total(index).ByPair()
	difference := evidence.Elo()
	if len(b.report.Players) > 2 {
		difference = b.ratings[index]
	}
	switch e.Metric {
	case require.Score:
		return evidence.Score()
	case require.Elo:
		return difference.Value
	case require.EloLow:
		return difference.Low
	case require.EloHigh:
		return difference.High
	case require.LOS:
		return evidence.LOS()
	case require.Errors:
		return float64(p.Conduct.Errors)
	case require.Pauses:
		return float64(p.Conduct.Pauses)
	case require.P99:
		return float64(p.Conduct.P99)
	case require.Max:
		return float64(p.Conduct.Max)
	case require.Forfeits:
		return float64(p.Conduct.Forfeits)
	}
	return math.NaN() // for no metric that require.Parse knows
}

// playerIndex returns the index of a player in the Spec, which has it.
func (b *builder) playerIndex(name string) int {
	return slices.IndexFunc(b.spec.Players, func(p tournament.Player) bool { return p.Name == name })
}

// judgePairing lists what is wrong with a pairing.
func (b *builder) judgePairing(p *Pairing) {
	fail := func(format string, args ...any) { p.Failures = append(p.Failures, fmt.Sprintf(format, args...)) }
	for _, r := range b.report.Requirements {
		if r.Status == NotMet && (r.player == p.First || r.player == p.Second) {
			fail("requirement not met: %s, it is %s", r.Expression, r.Value)
		}
	}
	for _, name := range []string{p.First, p.Second} {
		if why := b.player(name).Broken; why != "" {
			fail("%s forfeits its games: %s", name, why)
		}
	}
	for _, i := range p.Incidents {
		if i.Kind == tournament.Internal {
			fail("internal error in game %d: %s", i.Game, i.Command)
		}
	}
	if p.SPRT == nil {
		return
	}
	switch p.SPRT.Verdict {
	case rating.AcceptH0:
		fail("SPRT: H0 was accepted: %s is not stronger than %s by %g", p.First, p.Second, p.SPRT.Elo1)
		b.report.Verdict = b.report.Verdict.worse(NotMet)
	case rating.Continue:
		b.report.Verdict = b.report.Verdict.worse(Undecided)
	}
}
