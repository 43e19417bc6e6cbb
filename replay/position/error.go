package position

import (
	"fmt"
	"strings"
)

// Error is a step that the rules do not allow, or a statement of a replay that is
// not so.
type Error struct {
	// Round is the number of the round; 0 when the error is in what precedes the
	// rounds or follows them.
	Round int
	// Turn is the number of the turn in the round, from 1; 0 when the error is not
	// in a turn.
	Turn int
	// Robot is the id of the robot whose turn it is, if Turn is not 0.
	Robot int
	// Field is the field of the replay that is wrong, such as "action" or "result:
	// winner".
	Field string
	// Msg says what is wrong with it.
	Msg string
}

// Error returns where it is and what is wrong: "round 3, turn 5, robot 7: action:
// move: [4,3] is occupied by robot 6".
func (e *Error) Error() string {
	var b strings.Builder
	if e.Round > 0 {
		fmt.Fprintf(&b, "round %d", e.Round)
		if e.Turn > 0 {
			fmt.Fprintf(&b, ", turn %d, robot %d", e.Turn, e.Robot)
		}
		b.WriteString(": ")
	}
	fmt.Fprintf(&b, "%s: %s", e.Field, e.Msg)
	return b.String()
}

// wrong returns an error outside of the rounds.
func wrong(field, format string, args ...any) *Error {
	return &Error{Field: field, Msg: fmt.Sprintf(format, args...)}
}

// inRound returns an error in the round under way, but in none of its turns.
func (p *Position) inRound(field, format string, args ...any) *Error {
	e := wrong(field, format, args...)
	e.Round = p.round
	return e
}

// inTurn returns an error in the turn that the robot is about to take.
func (p *Position) inTurn(robot int, field, format string, args ...any) *Error {
	e := p.inRound(field, format, args...)
	e.Turn, e.Robot = p.taken+1, robot
	return e
}
