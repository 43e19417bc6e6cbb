package replay

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"hash"
	"io"
)

// Writer writes a replay to a stream, a round at a time. It keeps one buffer,
// as large as the largest round, and allocates nothing once that has grown.
// An error sticks: the stream then holds an unfinished document, and all
// further calls return the error. A Writer is for one goroutine.
//
// To write a file that is either whole or not there, use [Create].
type Writer struct {
	dst     io.Writer
	limits  limits
	match   Match
	buf     []byte
	rounds  int
	written int64
	digest  hash.Hash // of what has been written
	err     error
}

// errFinished is what a Writer returns after Finish.
var errFinished = errors.New("replay is finished")

// NewWriter writes the header h to w and returns a Writer for the rounds. Each
// round is one call of w.Write.
func NewWriter(w io.Writer, h Header) (*Writer, error) {
	return newWriter(w, h, formatLimits())
}

func newWriter(w io.Writer, h Header, lim limits) (*Writer, error) {
	if err := h.validate(); err != nil {
		return nil, fmt.Errorf("write replay: %w", err)
	}
	rw := &Writer{dst: w, limits: lim, match: h.Match, digest: sha256.New()}
	rw.buf = appendHeader(rw.buf, &h)
	if err := rw.flush("header", lim.header); err != nil {
		return nil, fmt.Errorf("write replay: %w", err)
	}
	return rw, nil
}

// WriteRound writes the next round and keeps no part of it. The first round
// must have the number 1, every other the number after the one before.
func (w *Writer) WriteRound(r *Round) error {
	if w.err != nil {
		return w.err
	}
	w.rounds++
	if err := w.writeRound(r); err != nil {
		w.err = fmt.Errorf("write replay: %w", inRound(w.rounds, err))
	}
	return w.err
}

func (w *Writer) writeRound(r *Round) error {
	if err := r.validate(w.rounds, &w.match); err != nil {
		return err
	}
	w.buf = appendRoundStart(w.buf[:0], r)
	logs := 0
	for i := range r.Turns {
		t := &r.Turns[i]
		if err := t.validate(&w.match); err != nil {
			return &turnError{turn: i + 1, robot: r.Turns[i].Robot, err: err}
		}
		w.buf = appendComma(w.buf, i)
		w.buf = appendTurn(w.buf, t, w.match.Metered())
		logs += len(t.Logs)
	}
	if logs > w.limits.logs {
		return fmt.Errorf("more than %d logs", w.limits.logs)
	}
	w.buf = appendRoundEnd(w.buf, r)
	return w.flush("round", w.limits.round)
}

// Finish writes the result, which ends the replay. It does not close the
// stream. The result must count the rounds that were written.
func (w *Writer) Finish(r Result) error {
	if w.err != nil {
		return w.err
	}
	if err := w.finish(&r); err != nil {
		w.err = fmt.Errorf("write replay: %w", err)
		return w.err
	}
	w.err = errFinished
	return nil
}

func (w *Writer) finish(r *Result) error {
	if err := r.validate(&w.match, w.rounds); err != nil {
		return fmt.Errorf("result: %w", err)
	}
	w.buf = appendResult(w.buf[:0], r)
	w.digest.Write(w.buf)
	w.buf = appendEnd(w.buf, w.digest.Sum(nil))
	return w.flush("result", w.limits.header)
}

// flush writes the buffer, which holds the part of the document called what.
func (w *Writer) flush(what string, most int64) error {
	size := int64(len(w.buf))
	w.written += size
	if size > most {
		return &TooLargeError{What: what, Most: most}
	}
	if w.written > w.limits.document {
		return &TooLargeError{What: "replay", Most: w.limits.document}
	}
	w.digest.Write(w.buf)
	_, err := w.dst.Write(w.buf)
	return err
}

// Write writes a whole replay to w.
func Write(w io.Writer, d *Document) error {
	rw, err := NewWriter(w, d.Header)
	if err != nil {
		return err
	}
	for _, round := range d.Rounds {
		if err := rw.WriteRound(round); err != nil {
			return err
		}
	}
	return rw.Finish(d.Result)
}
