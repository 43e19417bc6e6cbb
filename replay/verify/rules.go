// Package verify checks whether a replay is what it says it is: whether the match
// in it keeps to the rules, whether the document is as it was written, and whether
// it has the same bytes as the match played again.
//
// The package plays no matches: who has one played again hands its replay to a
// [Comparison].
package verify

import (
	"io"

	"bhack/replay"
	"bhack/replay/position"
)

// Report says what was checked.
type Report struct {
	// Rounds and Turns count what was checked against the rules.
	Rounds int `json:"rounds"`
	Turns  int `json:"turns"`
	// Result is the result of the match.
	Result replay.Result `json:"result"`
}

// Rules reads a replay, of which no round has been read, to its end, and checks
// each turn, each board and the result against the rules. What a player's code
// decides, such as logs and bytecodes, and which way a coin falls cannot be checked
// so. The error is that of the reader, or a [*position.Error].
func Rules(r *replay.Reader) (Report, error) {
	var report Report
	h := r.Header()
	p, err := position.New(&h.Match)
	if err != nil {
		return report, err
	}
	for {
		round, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			return report, err
		}
		if err := p.PlayRound(round); err != nil {
			return report, err
		}
		report.Rounds++
		report.Turns += len(round.Turns)
	}
	if report.Result, err = r.Result(); err != nil {
		return report, err
	}
	return report, p.CheckResult(&report.Result)
}
