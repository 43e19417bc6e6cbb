// Package verify checks whether a replay is what it says it is: whether the match
// in it keeps to the rules, whether the document is as it was written, and whether
// it has the same bytes as the match played again.
//
// The package plays no matches: who has one played again hands its replay to a
// [Comparison]. Errors that tell of a fault in the match are of type
// [*replay.Fault], which names the round, the robot and the field.
package verify

import (
	"context"
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
	// Digest tells that the replay has a digest of itself, and that this is right.
	// Without one nothing is known of that.
	Digest bool `json:"digest"`
}

// Document reads a replay, of which no round has been read, to its end, and checks
// each turn, each board and the result against the rules. If the replay has a digest,
// that is checked then: plain must give the bytes of the same document, decompressed.
// The error is that of a reader, a [*replay.Fault], or the cause of ctx.
//
// Without a digest some changes cannot be found, because the rules do not tell: of
// bytecodes, logs, tracebacks and names, of the seed, of the way a coin fell.
func Document(ctx context.Context, r *replay.Reader, plain io.Reader) (Report, error) {
	report, err := rules(ctx, r)
	if err != nil || r.Digest() == "" {
		return report, err
	}
	err = checkDigest(plain, r.Digest())
	report.Digest = err == nil
	return report, err
}

// rules checks a replay against the rules.
func rules(ctx context.Context, r *replay.Reader) (Report, error) {
	var report Report
	h := r.Header()
	p, err := position.New(&h.Match)
	if err != nil {
		return report, err
	}
	for round, err := range r.Rounds() {
		if ctx.Err() != nil {
			return report, context.Cause(ctx)
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
