package batchcmd

import (
	"errors"
	"fmt"
	"strings"

	"bhack/cmd/internal/cli"
	"bhack/internal/plural"
	"bhack/rating"
	"bhack/tournament"
	"bhack/tournament/report"
)

// verdict returns the error that stands for the verdict of a report on players, or nil.
func verdict(r *report.Report, players []tournament.Player) error {
	switch r.Verdict {
	case report.InternalError:
		return cli.InternalError{Err: errors.New("internal error in a robot's turn; the report names the games")}
	case report.BrokenPlayer:
		return cli.BrokenPlayerError{Msg: strings.Join(broken(players), "; ")}
	case report.NotMet:
		return cli.ExpectationError{Msg: strings.Join(notMet(r), "; ")}
	case report.Undecided:
		return cli.UndecidedError{Msg: "undecided: " + strings.Join(undecided(r), "; ")}
	}
	return nil
}

// broken lists the players that are broken, and why.
func broken(players []tournament.Player) []string {
	var all []string
	for _, p := range players {
		if p.Broken == "" {
			continue
		}
		who := p.Name
		if p.Ref != p.Name { // the report says no paths, as other machines have others
			who += " (" + p.Ref + ")"
		}
		all = append(all, fmt.Sprintf("%s is broken: %s", who, p.Broken))
	}
	return all
}

// notMet lists the expectations that are not met.
func notMet(r *report.Report) []string {
	var all []string
	for _, q := range r.Requirements {
		if q.Status == report.StatusNotMet {
			all = append(all, fmt.Sprintf("required: %s, but it is %s", q.Expression, q.Value))
		}
	}
	for _, p := range r.Pairings {
		if p.SPRT != nil && p.SPRT.Verdict == rating.AcceptH0 {
			all = append(all, fmt.Sprintf("SPRT of %s vs %s: H0 was accepted", p.First, p.Second))
		}
	}
	return all
}

// undecided lists what the results do not tell.
func undecided(r *report.Report) []string {
	var all []string
	for _, q := range r.Requirements {
		if q.Status == report.StatusUndecided {
			all = append(all, q.Expression)
		}
	}
	for _, p := range r.Pairings {
		if p.SPRT != nil && p.SPRT.Verdict == rating.Continue {
			all = append(all, fmt.Sprintf("SPRT of %s vs %s after %s", p.First, p.Second, plural.Of(p.Pairs, "pair")))
		}
	}
	return all
}
