package replay

import (
	"fmt"
	"strings"
)

// Fault is what is wrong with a replay that can be read: a step that the rules do not allow, or a statement that is not so.
// The packages beside this one that check replays return it.
type Fault struct {
	// Round is the number of the round; 0 when the fault is in what precedes the
	// rounds or follows them.
	Round int
	// Turn is the number of the turn in the round, from 1; 0 when the fault is not
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
func (f *Fault) Error() string {
	var b strings.Builder
	if f.Round > 0 {
		fmt.Fprintf(&b, "round %d", f.Round)
		if f.Turn > 0 {
			fmt.Fprintf(&b, ", turn %d, robot %d", f.Turn, f.Robot)
		}
		b.WriteString(": ")
	}
	fmt.Fprintf(&b, "%s: %s", f.Field, f.Msg)
	return b.String()
}
