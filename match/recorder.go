package match

import (
	"context"
	"slices"
	"unsafe"

	"bhack/engine"
	"bhack/replay"
)

// sink takes a replay as the match goes on. Close does nothing after Finish and
// else takes back what was written, as far as that is possible.
type sink interface {
	WriteRound(r *replay.Round) error
	Finish(r replay.Result) error
	Close() error
}

// stream is a replay that is written to a stream.
type stream struct{ *replay.Writer }

// Close does nothing: what has been written to a stream cannot be taken back.
func (stream) Close() error { return nil }

// recorder is the Observer that writes the replay. It uses the memory of a round
// for the next one.
type recorder struct {
	next  engine.Observer // is told everything, too; may be nil
	sink  sink
	keep  func(engine.Result) bool // whether to finish the replay; nil means yes
	fail  context.CancelCauseFunc
	err   error // the first error of the sink
	round replay.Round
	row   []byte // scratch
	text  []byte // the texts of the turns of the round
}

// TurnEnded implements engine.Observer.
func (rec *recorder) TurnEnded(round int, t *engine.Turn) {
	if rec.err == nil {
		rec.add(t)
	}
	if rec.next != nil {
		rec.next.TurnEnded(round, t)
	}
}

// add appends a turn to the round.
func (rec *recorder) add(t *engine.Turn) {
	n := len(rec.round.Turns)
	if n == cap(rec.round.Turns) {
		rec.round.Turns = slices.Grow(rec.round.Turns, 1)
	}
	rec.round.Turns = rec.round.Turns[:n+1]
	turn := &rec.round.Turns[n] // filled in place, as there are many
	turn.Robot, turn.Bytecodes = t.Robot, number(t.Bytecodes)
	turn.Action = newAction(t.Action)
	turn.Logs = rec.appendTexts(turn.Logs[:0], t.Logs)
	turn.LogsDropped = number(int64(t.LogsDropped))
	turn.Error = t.Traceback
	turn.Paused, turn.Destroyed, turn.InternalError = t.Paused, t.Destroyed, t.InternalError
}

// appendTexts appends copies of texts that last until the end of the round.
func (rec *recorder) appendTexts(copies, texts []string) []string {
	for _, text := range texts {
		if len(rec.text)+len(text) > cap(rec.text) {
			rec.text = make([]byte, 0, 2*(cap(rec.text)+len(text))) // the copies so far stay where they are
		}
		from := len(rec.text)
		rec.text = append(rec.text, text...)
		copies = append(copies, unsafe.String(unsafe.SliceData(rec.text[from:]), len(text)))
	}
	return copies
}

// RoundEnded implements engine.Observer.
func (rec *recorder) RoundEnded(round int, b *engine.Board) {
	if rec.err == nil {
		rec.write(round, b)
	}
	if rec.next != nil {
		rec.next.RoundEnded(round, b)
	}
}

// write writes the round that has ended.
func (rec *recorder) write(round int, b *engine.Board) {
	if rec.round.Board == nil {
		rec.round.Board = make([]string, b.Size())
	}
	for i := range rec.round.Board {
		rec.row = b.AppendRow(rec.row[:0], i)
		if rec.round.Board[i] != string(rec.row) { // most rows are as they were
			rec.round.Board[i] = string(rec.row)
		}
	}
	rec.round.Round = round
	if rec.err = rec.sink.WriteRound(&rec.round); rec.err != nil {
		rec.fail(rec.err)
	}
	for i := range rec.round.Turns {
		t := &rec.round.Turns[i]
		clear(t.Logs) // keeps the memory of the list, not of the text
		t.Error = ""
	}
	rec.round.Turns = rec.round.Turns[:0]
	rec.text = rec.text[:0]
	if cap(rec.text) > maxText { // which a round of few players takes
		rec.text = nil
	}
}

// maxText is how much memory for texts is kept for the next round, in bytes.
const maxText = 1 << 20

// number bounds a count to what a replay can hold.
func number(n int64) int { return int(min(max(n, 0), replay.MaxNumber)) }

// actions are the kinds of action in a replay.
var actions = [...]replay.ActionKind{
	engine.NoAction: replay.NoAction,
	engine.Spawn:    replay.Spawn,
	engine.Move:     replay.Move,
	engine.Capture:  replay.Capture,
}

func newAction(a engine.Action) replay.Action {
	return replay.Action{Kind: actions[a.Kind], Row: a.Row, Col: a.Col, Robot: a.Target}
}
