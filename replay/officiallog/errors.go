package officiallog

import "fmt"

// Error is what is wrong with a log.
type Error struct {
	// Line is the number of the line, from 1: where the board begins that the rules
	// do not allow, or where something is missing.
	Line int
	// Round is the round that does not keep to the rules, 0 if that is not what is
	// wrong. Robot is the robot that shows it, -1 if it is none in particular.
	Round, Robot int
	// Msg says what is wrong.
	Msg string
}

// Error returns "line 7: " and the detail.
func (e *Error) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Detail()) }

// Detail returns what is wrong, with round and robot if they are known.
func (e *Error) Detail() string {
	switch {
	case e.Round == 0:
		return e.Msg
	case e.Robot < 0:
		return fmt.Sprintf("round %d: %s", e.Round, e.Msg)
	}
	return fmt.Sprintf("round %d, robot %d: %s", e.Round, e.Robot, e.Msg)
}

// at returns an error that is in no round.
func at(line int, msg string) error { return &Error{Line: line, Robot: -1, Msg: msg} }
