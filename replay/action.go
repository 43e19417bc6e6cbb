package replay

import (
	"bytes"
	"errors"
	"fmt"

	"bhack/replay/internal/jsonscan"
)

// ActionKind tells the kinds of action apart.
type ActionKind uint8

const (
	// NoAction is a turn in which the robot did nothing to the board.
	NoAction ActionKind = iota
	// Spawn is an overlord putting a new pawn on the board.
	Spawn
	// Move is a pawn's step forward.
	Move
	// Capture is a pawn's diagonal step onto an opposing pawn.
	Capture
)

// String returns the kind's name in a replay, or "none" for NoAction.
func (k ActionKind) String() string {
	switch k {
	case NoAction:
		return "none"
	case Spawn:
		return "spawn"
	case Move:
		return "move"
	case Capture:
		return "capture"
	default:
		return fmt.Sprintf("ActionKind(%d)", uint8(k))
	}
}

// actionKind returns the kind with the given name in a replay, or NoAction.
func actionKind(name string) ActionKind {
	for _, k := range []ActionKind{Spawn, Move, Capture} {
		if k.String() == name {
			return k
		}
	}
	return NoAction
}

// Action is what a robot did to the board in its turn. The zero value is no
// action. In JSON it is one of
//
//	{"spawn":[row,col],"robot":id}
//	{"move":[row,col]}
//	{"capture":[row,col],"robot":id}
type Action struct {
	// Kind says what was done.
	Kind ActionKind
	// Row and Col are the square spawned on or moved to, from 0 to the
	// board's size - 1.
	Row, Col int
	// Robot is the pawn that was spawned or captured; 0 for a move.
	Robot int
}

// MarshalJSON returns the action as it stands in a replay. NoAction has no
// JSON form and is an error; the field is left out instead.
func (a Action) MarshalJSON() ([]byte, error) {
	if a.Kind == NoAction {
		return nil, errors.New("no action has no JSON form")
	}
	if err := a.validate(MaxSize); err != nil {
		return nil, err
	}
	return appendAction(nil, a), nil
}

// UnmarshalJSON reads what MarshalJSON returns. Squares are checked against
// the largest board.
func (a *Action) UnmarshalJSON(data []byte) error {
	size := int64(len(data))
	s := jsonscan.New(bytes.NewReader(data), "action", size)
	s.Enter("action", size)
	read, err := decodeAction(s)
	if err != nil {
		return err
	}
	if err := read.validate(MaxSize); err != nil {
		return err
	}
	if err := s.Finish(); err != nil {
		return err
	}
	*a = read
	return nil
}
