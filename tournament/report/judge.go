package report

import (
	"fmt"
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
		b.report.Verdict = b.report.Verdict.worse(r.Status.verdict())
	}
	for i, p := range b.schedule.Pairings() {
		b.judgePairing(&b.report.Pairings[i], p.First, p.Second)
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

// verdictText words the verdict for people; "" if nothing was expected, and nothing is wrong. Where nothing but
// tests decided, it is theirs.
func (r *Report) verdictText() string {
	if len(r.Requirements) > 0 || r.Verdict != Met && r.Verdict != NotMet {
		return string(r.Verdict)
	}
	accepted := rating.AcceptH1
	if r.Verdict == NotMet {
		accepted = rating.AcceptH0
	}
	tests, count := 0, 0
	for _, p := range r.Pairings {
		if p.SPRT != nil {
			tests++
			if p.SPRT.Verdict == accepted {
				count++
			}
		}
	}
	switch tests {
	case 0:
		return ""
	case 1:
		return accepted.String()
	}
	return fmt.Sprintf("%v in %d of %d tests", accepted, count, tests)
}

// verdict returns the verdict on the requirement alone.
func (s Status) verdict() Verdict {
	switch s {
	case StatusMet:
		return Met
	case StatusUndecided:
		return Undecided
	}
	return NotMet
}

// h0 words what H0 says of two players.
func (s *SPRT) h0(first, second string) string {
	unit := "Elo"
	if s.Model == rating.Normalised {
		unit = "normalised Elo"
	}
	switch {
	case s.Elo0 < 0:
		return fmt.Sprintf("%s is weaker than %s by %g %s or more", first, second, -s.Elo0, unit)
	case s.Elo0 > 0:
		return fmt.Sprintf("%s is stronger than %s by %g %s at most", first, second, s.Elo0, unit)
	}
	return fmt.Sprintf("%s is not stronger than %s", first, second)
}

// check looks whether an expectation is met.
func (b *builder) check(e require.Expression) Requirement {
	player := b.index(e.Player)
	value := b.value(player, e.Metric)
	r := Requirement{Expression: e.String(), Value: found(e, value), Status: StatusNotMet, player: player}
	switch {
	case b.totals[player].Games == 0:
		r.Value, r.Status = Finding(None()), StatusUndecided
	case !b.report.Complete:
		r.Status = StatusUndecided
	case e.Holds(value):
		r.Status = StatusMet
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

// index returns the index of a player in the Spec. require.Parse accepts no others.
func (b *builder) index(name string) int {
	i := slices.IndexFunc(b.spec.Players, func(p tournament.Player) bool { return p.Name == name })
	if i < 0 {
		panic(fmt.Sprintf("report: a requirement about %q, who is no player", name))
	}
	return i
}

// value returns the value of a metric of a player, before it is rounded for the report.
func (b *builder) value(player int, metric require.Metric) float64 {
	totals, evidence := &b.totals[player], b.field.Total(player).ByPair()
	difference := evidence.Elo()
	if len(b.spec.Players) > 2 {
		difference = b.ratings[player]
	}
	switch metric {
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
		return float64(totals.Exceptions)
	case require.Pauses:
		return float64(totals.Pauses)
	case require.P99:
		return float64(totals.P99())
	case require.Max:
		return float64(totals.MaxBytecodes)
	case require.Forfeits:
		return float64(totals.Forfeits)
	}
	panic(fmt.Sprintf("report: a requirement about %q, which is no metric", metric))
}

// judgePairing lists what is wrong with a pairing of two players.
func (b *builder) judgePairing(p *Pairing, first, second int) {
	fail := func(format string, args ...any) { p.Failures = append(p.Failures, fmt.Sprintf(format, args...)) }
	for _, r := range b.report.Requirements {
		if r.Status == StatusNotMet && (r.player == first || r.player == second) {
			fail("requirement not met: %s, it is %s", r.Expression, r.Value)
		}
	}
	for _, player := range []int{first, second} {
		if why := b.spec.Players[player].Broken; why != "" {
			fail("%s forfeits its games: %s", b.spec.Players[player].Name, why)
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
		fail("SPRT: H0 was accepted: %s", p.SPRT.h0(p.First, p.Second))
		b.report.Verdict = b.report.Verdict.worse(NotMet)
	case rating.Continue:
		b.report.Verdict = b.report.Verdict.worse(Undecided)
	}
}
