package position

import (
	"fmt"

	"bhack/replay"
)

// wrong returns a fault outside of the rounds.
func wrong(field, format string, args ...any) *replay.Fault {
	return &replay.Fault{Field: field, Msg: fmt.Sprintf(format, args...)}
}

// inRound returns a fault in the round under way, but in none of its turns.
func (p *Position) inRound(field, format string, args ...any) *replay.Fault {
	f := wrong(field, format, args...)
	f.Round = p.round
	return f
}

// inTurn returns a fault in the turn that the robot is about to take.
func (p *Position) inTurn(robot int, field, format string, args ...any) *replay.Fault {
	f := p.inRound(field, format, args...)
	f.Turn, f.Robot = p.taken+1, robot
	return f
}
