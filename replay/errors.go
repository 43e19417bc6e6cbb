package replay

import (
	"errors"
	"fmt"
)

// turnError is an error in a turn of a round, whose turns count from 1, by the robot
// of the given id, or noRobot.
type turnError struct {
	turn, robot int
	err         error
}

// noRobot stands for the id of a robot that is not known.
const noRobot = -1

func (e *turnError) Error() string {
	if e.robot == noRobot {
		return fmt.Sprintf("turn %d: %v", e.turn, e.err)
	}
	return fmt.Sprintf("turn %d, robot %d: %v", e.turn, e.robot, e.err)
}

func (e *turnError) Unwrap() error { return e.err }

// inRound says in which round err is.
func inRound(number int, err error) error {
	if turn := (*turnError)(nil); errors.As(err, &turn) {
		return fmt.Errorf("round %d, %w", number, err)
	}
	return fmt.Errorf("round %d: %w", number, err)
}
