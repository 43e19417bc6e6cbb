package engine

import (
	"fmt"
	"runtime/debug"
	"strings"

	"bhack/sandbox"
)

// robot is an overlord or a pawn.
type robot struct {
	match *Match
	id    int
	team  Team
	kind  RobotType
	api   *api

	row, col int // the square of a pawn
	seen     seenSituation
	memo     *sandbox.Memo[effect] // nil when every turn is to run

	// box runs the player's code; nil once the robot is closed.
	box *sandbox.Robot
	// random is what it draws from.
	random *sandbox.Random
	// alive is true of a pawn that is on the board, and of an overlord that has not
	// been destroyed.
	alive bool
	// started tells that the robot has had its first turn.
	started bool
	// acted tells that it has acted in the turn under way, and listed how often it has made lists of squares in it.
	acted  bool
	listed int
}

func (m *Match) newRobot(id int, t Team, kind RobotType) *robot {
	r := &robot{match: m, id: id, team: t, kind: kind, api: m.apis[kind], alive: true, random: m.streams.robot(id), memo: m.memos[t][kind]}
	r.box = m.linked[t][kind].NewRobot(sandbox.Config{
		Module:  MainModule,
		Handler: TurnFunction,
		Pool:    &m.pool,
		Memory:  m.settings.Rules.RobotMemory,
		Group:   m.memory[t],
		Random:  r.random,
		Print:   r.print,
		Host:    r,
		Profile: m.profiles[t],
	})
	return r
}

// print adds what the player's code prints to the turn's logs.
func (r *robot) print(text string) {
	r.log(strings.TrimSuffix(text, "\n"), nil)
}

// log adds a text to the turn's logs; written says where the text has the robot's row or column in it. Its memory may be used again
// after the turn.
func (r *robot) log(text string, written []sandbox.Written) {
	r.match.notes.log(text, written)
	r.match.text.log(&r.match.turn, text)
}

// freeLists is how many lists of squares a robot gets in a turn for the price of the calls: more than players need, and so few that
// they do not take longer than the rest of the turn. Any other costs listCost besides its squares.
const freeLists, listCost = 16, 8

// payList takes what it costs to make a list of so many squares.
func (r *robot) payList(squares int) {
	if r.listed < freeLists {
		r.listed++
		return
	}
	r.box.Spend(listCost + squares)
}

// close frees what the robot's code has left behind; none of it runs any more.
func (r *robot) close() {
	if r.box != nil {
		r.box.Close()
		r.box = nil
		if r.memo != nil {
			r.match.streams.release(r.random)
		}
	}
}

// takeTurn lets a robot take its turn. If that makes the sandbox or the API panic, guard ends the turn.
func (m *Match) takeTurn(r *robot) {
	budget := m.settings.Rules.TurnBytecodes
	if !r.started {
		budget = m.settings.Rules.FirstBytecodes
	}
	r.started, r.acted, r.listed = true, false, 0
	m.turn.reset(r)
	m.text.turn = 0
	m.current = r
	m.endTurn(m.advance(r, int64(budget)), nil)
}

// guard plays some turns. If a robot's code makes the sandbox or the API panic, which it must not be able to do, its turn ends, and
// failed tells that there may be more to play.
func (m *Match) guard(play func()) (failed bool) {
	defer func() {
		if m.current == nil { // it is no robot's turn
			return
		}
		if v := recover(); v != nil {
			stack := string(debug.Stack())
			if f, ok := v.(interface{ PanicStack() string }); ok { // it comes from a goroutine that has ended
				stack = f.PanicStack()
			}
			m.endTurn(sandbox.Turn{}, &Fault{m.round, m.current.id, fmt.Sprint(v), stack})
			failed = true
		}
	}()
	play()
	return false
}

// endTurn ends the turn under way. fault is not nil if that has made the sandbox or the API panic.
func (m *Match) endTurn(out sandbox.Turn, fault *Fault) {
	t, r := &m.turn, m.current
	if captured := m.captured; captured != nil {
		m.captured = nil // also if that panics
		captured.close()
	}
	t.Bytecodes, t.Paused, t.Destroyed = min(out.Bytecodes, MostSpent), out.Paused, out.Failed
	if t.Paused {
		t.PausedAt = r.box.PausedAt().String()
	}
	if e := out.Exception; e != nil {
		text := e.Traceback
		if e.MayHaveHint() {
			text += m.hint(r.team, r.kind, e)
		}
		m.text.traceback(t, e.Type, text)
	}
	if fault != nil {
		m.fail(r, fault)
	}
	if t.Destroyed {
		m.destroy(r)
	}
	m.count(t)
	m.current = nil // what observers do is not the robot's fault
	m.observer.TurnEnded(m.round, t)
}

// fail records that a fault of the runner ended the turn. The robot is let go of
// without being closed, since nobody knows what state it is in.
func (m *Match) fail(r *robot, fault *Fault) {
	m.notes.reset()
	t := &m.turn
	t.InternalError, t.Destroyed, t.Paused, t.PausedAt, t.Exception = true, true, false, "", ""
	t.Traceback = shorten("internal error: "+fault.Message, m.settings.Text.TracebackBytes)
	if m.internal == nil {
		m.internal = fault
	}
	r.box = nil
}

// destroy ends a robot that cannot act any more. A pawn leaves the board; an
// overlord takes no more turns.
func (m *Match) destroy(r *robot) {
	r.alive = false
	r.close()
	if r.kind == Pawn {
		m.board.take(r)
	}
}

// capture takes a pawn off the board in the turn of another. Its code is freed when
// that turn is over, as the one that runs now is not to be disturbed.
func (m *Match) capture(pawn *robot) {
	pawn.alive = false
	m.board.take(pawn)
	m.captured = pawn
}
