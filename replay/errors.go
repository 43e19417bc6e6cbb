package replay

import (
	"errors"
	"fmt"
)

// turnError is an error in a turn of a round, whose turns count from 1.
type turnError struct {
	turn int
	err  error
}

func (e *turnError) Error() string { return fmt.Sprintf("turn %d: %v", e.turn, e.err) }

func (e *turnError) Unwrap() error { return e.err }

// inRound says in which round err is.
func inRound(number int, err error) error {
	if turn := (*turnError)(nil); errors.As(err, &turn) {
		return fmt.Errorf("round %d, %w", number, err)
	}
	return fmt.Errorf("round %d: %w", number, err)
}
