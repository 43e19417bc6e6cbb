// Package verify checks whether a replay is what it says it is: whether the match
// in it keeps to the rules, whether the document is as it was written, and whether
// it has the same bytes as the match played again.
//
// The package plays no matches: who has one played again hands its replay to a
// [Comparison]. Errors that tell of a fault in the match are of type
// [*position.Error], which names the round, the robot and the field.
package verify

import (
	"errors"
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
	// Digest tells that the replay has a digest of itself, and that it was written
	// with the very bytes that it has. Without a digest nothing is known of that.
	Digest bool `json:"digest"`
}

// Document reads a replay, of which no round has been read, to its end, and checks
// each turn, each board and the result against the rules. If the replay has a digest,
// plain, which must give the bytes of the same document decompressed, is compared
// with what a [replay.Writer] makes of the values. What is wrong with the rules is
// found first. The error is that of the reader, or a [*position.Error].
//
// Without a digest some changes cannot be found, because the rules do not tell: of
// bytecodes, logs, tracebacks and names, of the seed, of the way a coin fell.
func Document(r *replay.Reader, plain io.Reader) (Report, error) {
	h := r.Header()
	written := NewComparison(plain, "the bytes before it have")
	w, writeErr := replay.NewWriter(written, h)
	report, err := rules(r, func(round *replay.Round) {
		if writeErr == nil {
			writeErr = w.WriteRound(round)
		}
	})
	if err != nil || r.Digest() == "" {
		return report, err
	}
	if writeErr == nil {
		writeErr = w.Finish(report.Result)
	}
	if writeErr == nil {
		writeErr = written.Close()
	}
	if fault := (*position.Error)(nil); errors.As(writeErr, &fault) {
		if fault.Field == "sha256" {
			fault.Msg = "the document has been changed since it was written; where, playing the match again can tell"
		}
		return report, fault // which round it is in, the fault says itself
	}
	report.Digest = writeErr == nil
	return report, writeErr
}

// rules checks a replay against the rules, and shows each round that keeps to them.
func rules(r *replay.Reader, show func(*replay.Round)) (Report, error) {
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
		show(round)
		report.Rounds++
		report.Turns += len(round.Turns)
	}
	if report.Result, err = r.Result(); err != nil {
		return report, err
	}
	return report, p.CheckResult(&report.Result)
}
