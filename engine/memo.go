package engine

import (
	"slices"

	"bhack/sandbox"
)

// Pawns wait a lot, and one finds what another has found before: mostly, what a pawn
// does has been done already, in the same place with the same pawns around. Where its
// code does not keep anything for later, its turn then need not run.

// effect is what a turn does beside spending bytecodes.
type effect struct {
	// logs is the number of what the pawn logs and prints in notes.remembered.
	logs int32
	// action is what it does, to that square.
	action   ActionKind
	row, col uint8
}

// The limits of what is remembered of the texts of a turn, and of how many turns.
const (
	maxMemoLogs  = 32
	maxMemoBytes = 2 << 10
	maxMemoTurns = 1 << 11
	// manyLogs is how many of the first of these may be those of several turns.
	manyLogs = 16
)

// notes are what a pawn's turn does while it runs.
type notes struct {
	// strayed tells that it has been answered something that does not follow from the
	// situation.
	strayed bool
	// logs is what the pawn has logged and printed, also what is dropped in the end, and bytes
	// how long that is.
	logs  []string
	bytes int
	// remembered are the logs of turns that are remembered. The first are empty.
	remembered [][]string
}

func (n *notes) reset() {
	clear(n.logs)
	n.strayed, n.logs, n.bytes = false, n.logs[:0], 0
}

// remember returns the number under which the logs are remembered. ok is false if they are not.
func (n *notes) remember() (number int32, ok bool) {
	if n.remembered == nil {
		n.remembered = make([][]string, 1)
	}
	for i, logs := range n.remembered {
		if slices.Equal(logs, n.logs) {
			return int32(i), true
		}
		if i == manyLogs {
			break
		}
	}
	if len(n.remembered) == maxMemoTurns {
		return 0, false
	}
	n.remembered = append(n.remembered, slices.Clone(n.logs))
	return int32(len(n.remembered) - 1), true
}

// log notes a text.
func (n *notes) log(text string) {
	n.bytes += len(text)
	if len(n.logs) == maxMemoLogs || n.bytes > maxMemoBytes {
		n.strayed = true
		return
	}
	n.logs = append(n.logs, text)
}

// situation returns all that the functions of the API tell a pawn that has not acted yet, as
// long as they do not set strayed: where it is, and what stands around it.
func situation(box *sandbox.Robot) sandbox.Situation {
	r := box.Host.(*robot)
	b := r.match.board
	const teamShift, rowShift, colShift = sightSquares, 2 * sightSquares, 2*sightSquares + 6
	return sandbox.Situation(inSight(b.occupied, r.row, r.col)) |
		sandbox.Situation(inSight(b.black, r.row, r.col))<<teamShift |
		sandbox.Situation(r.row)<<rowShift | sandbox.Situation(r.col)<<colShift
}

// A Situation has room for the sides of the board.
const _ = uint(64-MaxSize) | uint(64-2*sightSquares-12)

// advance lets the pawn's code run, or does at once what is known to come of it.
func (m *Match) advance(r *robot, budget int64) sandbox.Turn {
	memo := m.memos[r.team]
	if r.kind != Pawn || memo == nil {
		return r.box.Turn(budget)
	}
	m.notes.reset()
	out, known := memo.Turn(r.box, budget)
	switch {
	case known != nil:
		m.repeat(r, known)
	case out.Repeatable && !m.notes.strayed:
		if logs, ok := m.notes.remember(); ok {
			a := &m.turn.Action
			memo.Remember(effect{logs, a.Kind, uint8(a.Row), uint8(a.Col)})
		}
	}
	return out
}

// repeat does what a turn did that was the same.
func (m *Match) repeat(r *robot, e *effect) {
	if e.logs > 0 {
		for _, text := range m.notes.remembered[e.logs] {
			m.text.log(&m.turn, text)
		}
	}
	switch row, col := int(e.row), int(e.col); e.action {
	case Move:
		r.moveTo(row, col)
	case Capture:
		r.capturePawn(m.board.pawnAt(row, col))
	}
}
