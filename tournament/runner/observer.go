package runner

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"hash"

	"bhack/engine"
	"bhack/tournament"
)

// observer follows a match: it sums up how the robots did, and makes the digest of
// the course of the game.
type observer struct {
	engine.NopObserver
	teams  [2]tournament.Conduct // by team
	course hash.Hash
	buf    []byte
}

// courseBytes is how much of the digest is kept: enough for no two games to share it
// by chance, and little, as standings have to remember those of all games.
const courseBytes = 16

// newObserver returns an observer of a match with the settings, as
// tournament.Board.Settings has them.
func newObserver(settings string) *observer {
	o := &observer{course: sha256.New()}
	o.text(settings)
	o.flush()
	return o
}

// TurnEnded implements engine.Observer.
func (o *observer) TurnEnded(round int, t *engine.Turn) {
	c := &o.teams[t.Team]
	c.NoteTurn(t.Bytecodes)
	if t.Exception != "" {
		c.Exceptions.Note(tournament.Trouble{Round: round, Robot: t.Robot, What: t.Exception, Text: t.Traceback, Destroyed: t.Destroyed})
	}
	if t.Paused {
		c.Pauses.Note(tournament.Trouble{Round: round, Robot: t.Robot, Text: t.PausedAt})
	}
	if t.InternalError {
		c.Internal.Note(tournament.Trouble{Round: round, Robot: t.Robot, Text: t.Traceback})
	}
	o.digest(round, t)
}

// digest adds everything that a replay has of a turn to the digest.
func (o *observer) digest(round int, t *engine.Turn) {
	flags := int64(0)
	for i, set := range [...]bool{t.Paused, t.Destroyed, t.InternalError} {
		if set {
			flags |= 1 << i
		}
	}
	a := t.Action
	o.numbers(int64(round), int64(t.Robot), t.Bytecodes, flags)
	o.numbers(int64(a.Kind), int64(a.Row), int64(a.Col), int64(a.Target))
	o.numbers(int64(len(t.Logs)), int64(t.LogsDropped))
	for _, log := range t.Logs {
		o.text(log)
	}
	o.text(t.Exception)
	o.text(t.Traceback)
	if len(o.buf) >= flushedBytes {
		o.flush()
	}
}

// flushedBytes is from when on it is worth while to add to the digest.
const flushedBytes = 1 << 12

func (o *observer) numbers(list ...int64) {
	for _, n := range list {
		o.buf = binary.AppendVarint(o.buf, n)
	}
}

// text adds a text, with its length before it, so that no two lists of texts look
// the same.
func (o *observer) text(s string) {
	o.buf = binary.AppendVarint(o.buf, int64(len(s)))
	o.buf = append(o.buf, s...)
}

func (o *observer) flush() {
	o.course.Write(o.buf) // never fails
	o.buf = o.buf[:0]
}

// result returns the outcome of the match, without the digests.
func (o *observer) result(r engine.Result) *tournament.Outcome {
	winner := tournament.White
	if r.Winner == engine.Black {
		winner = tournament.Black
	}
	return &tournament.Outcome{
		Winner: winner, Reason: r.Reason, Rounds: r.Rounds, White: o.teams[engine.White], Black: o.teams[engine.Black],
	}
}

// outcome returns the outcome of the match, of which match is the identity.
func (o *observer) outcome(match string, r engine.Result) tournament.Outcome {
	out := o.result(r)
	o.text(string(out.Winner))
	o.text(string(r.Reason))
	o.flush()
	out.Match, out.Course = match, hex.EncodeToString(o.course.Sum(nil)[:courseBytes])
	return *out
}
