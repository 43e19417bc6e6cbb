// Package position is the board of a recorded match as a state machine that knows
// the rules of pawn chess: who takes the next turn, which actions are legal, when a
// match is over and who has won. It knows nothing of the players' code: whether a
// robot would have done what the record says cannot be told here.
//
// A [Position] starts from the settings of a replay and is driven turn by turn:
//
//	p, err := position.New(&header.Match)
//	...
//	for id, ok := p.Next(); ok; id, ok = p.Next() {
//		err := p.Take(&replay.Turn{Robot: id, Action: ...})
//		...
//	}
//	err = p.EndRound()
//
// or round by round with [Position.PlayRound]. Each step is checked before it is
// taken: after an error the position is what it was before the step. Errors are of
// type [*replay.Fault], and name the round, the robot and the field that is wrong.
package position
