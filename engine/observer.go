package engine

// Observer is told what happens in a match, as it happens, in the goroutine that
// plays it. It may keep the texts that it is given, but for a turn's Logs, of which the memory is used
// again: it copies these, as [Turn.Clone] does. The board is the match's own. Embed [NopObserver] to leave methods out.
type Observer interface {
	// TurnEnded is called after each turn of a robot. Rounds count from 1.
	TurnEnded(round int, t *Turn)
	// RoundEnded is called after each round, the last one, perhaps cut short,
	// included.
	RoundEnded(round int, b *Board)
}

// NopObserver is an Observer that does nothing.
type NopObserver struct{}

// TurnEnded does nothing.
func (NopObserver) TurnEnded(int, *Turn) {}

// RoundEnded does nothing.
func (NopObserver) RoundEnded(int, *Board) {}

// RobotType is the kind of a robot.
type RobotType uint8

// The kinds of robot, as RobotType numbers them in Python.
const (
	Overlord RobotType = iota
	Pawn
)

// String returns "overlord" or "pawn".
func (t RobotType) String() string { return enumName("RobotType", uint8(t), "overlord", "pawn") }

// FirstPawn is the id of the pawn that is spawned first. The overlords' ids are
// their teams' values, 0 and 1.
const FirstPawn = 2

// ActionKind says what a robot did to the board.
type ActionKind uint8

// The kinds of action.
const (
	NoAction ActionKind = iota
	Spawn               // an overlord put a new pawn on the board
	Move                // a pawn stepped forward
	Capture             // a pawn stepped diagonally forward onto another one
)

// String returns the kind's name in replays.
func (k ActionKind) String() string {
	return enumName("ActionKind", uint8(k), "none", "spawn", "move", "capture")
}

// Action is what a robot did to the board in a turn: at most one thing.
type Action struct {
	// Kind says what was done; all else is 0 when it is NoAction.
	Kind ActionKind
	// Row and Col are the square spawned on or moved to.
	Row, Col int
	// Target is the id of the pawn spawned or captured, else 0.
	Target int
}

// MostSpent is the largest number of bytecodes that is told of a turn. A single operation may overdraw the budget by any number: that
// is owed, but nobody waits for so many turns, and sums of such numbers overflow.
const MostSpent = 1<<31 - 1

// Turn is one robot's turn.
type Turn struct {
	// Robot is the robot's id.
	Robot int
	// Team and Type are the robot's.
	Team Team
	Type RobotType
	// Bytecodes is the number of bytecodes that the robot spent, [MostSpent] if it is that many or more.
	Bytecodes int64
	// Action is what it did to the board.
	Action Action
	// Logs holds what it logged and printed, one string for each call. The memory of their texts is used again, too.
	Logs []string
	// LogsDropped counts the calls that are not in Logs because of TextLimits.
	LogsDropped int
	// Exception is the name of the type of the exception that ended the turn, or "".
	Exception string
	// Traceback is the text of that exception as CPython prints it, of a length that
	// TextLimits bound. After an internal error it says what that was.
	Traceback string
	// Paused tells that the budget ran out, so that the robot goes on next turn.
	Paused bool
	// PausedAt tells where the robot's code goes on then, as "bot.py:3, in turn"; "" if it was not paused, or no code of a file goes on.
	PausedAt string
	// Destroyed tells that the robot cannot act any more: its code failed to load,
	// or an internal error struck it. A pawn has left the board.
	Destroyed bool
	// InternalError tells that a fault of the runner, not of the player, ended the
	// turn.
	InternalError bool
}

// Clone returns a copy to keep.
func (t *Turn) Clone() Turn {
	c := *t
	c.Logs = cloneTexts(t.Logs)
	return c
}

// reset makes t the empty turn of a robot; it keeps the memory of Logs.
func (t *Turn) reset(r *robot) {
	clear(t.Logs)
	*t = Turn{Robot: r.id, Team: r.team, Type: r.kind, Logs: t.Logs[:0]}
}
