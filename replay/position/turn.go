package position

import (
	"slices"

	"bhack/replay"
)

// Next returns the id of the robot that takes the next turn. ok is false when the
// round has no more turns: [Position.EndRound] ends it.
func (p *Position) Next() (robot int, ok bool) {
	if p.over || p.winner != "" {
		return 0, false
	}
	if p.cursor < len(p.pawns) {
		return p.pawns[p.cursor].ID, true
	}
	if i := p.cursor - len(p.pawns); i < len(p.overlords) {
		return p.overlord(i).ID, true
	}
	return 0, false
}

// overlord returns the overlord that is first (0) or second (1) in the round: they
// alternate, white being first in round 1.
func (p *Position) overlord(i int) *Robot {
	return &p.overlords[(p.round+1+i)%2]
}

// skip moves the cursor on to a robot that takes a turn in this round.
func (p *Position) skip() {
	for p.cursor < len(p.pawns) && p.pawns[p.cursor].gone {
		p.cursor++
	}
	for i := p.cursor - len(p.pawns); i >= 0 && i < len(p.overlords) && p.overlord(i).gone; i++ {
		p.cursor++
	}
}

// Take takes a robot's turn: it must be the turn of that robot, the action must be
// legal, and the turn must not contradict itself. Bytecodes and logs are not looked
// at. If the turn decides the match, no robot is next.
func (p *Position) Take(t *replay.Turn) error {
	if err := p.checkOrder(t.Robot); err != nil {
		return err
	}
	r := p.robot(t.Robot)
	if err := p.checkEnd(r, t); err != nil {
		return err
	}
	if err := p.checkAction(r, t.Action); err != nil {
		return err
	}
	pawnsBefore := len(p.pawns)
	p.apply(r, t.Action)
	r = p.robot(t.Robot) // a spawn may have moved the pawns in memory
	if t.Destroyed {
		p.destroy(r)
	}
	p.taken++
	// A pawn that was spawned just now comes before the overlords, but acts from
	// the next round on.
	p.cursor += 1 + len(p.pawns) - pawnsBefore
	p.skip()
	if r.Kind == Pawn && r.Row == HomeRow(r.Team.Opponent(), p.match.Size) {
		p.winner = p.arrived() // nobody else can have made it so in this turn
	}
	return nil
}

// destroy ends a robot: a pawn leaves the board, an overlord takes no more turns.
func (p *Position) destroy(r *Robot) {
	if r.Kind == Pawn {
		p.remove(r)
	}
	r.gone = true
}

// checkOrder returns an error unless it is the robot's turn.
func (p *Position) checkOrder(id int) error {
	next, ok := p.Next()
	if ok && id == next {
		return nil
	}
	why := p.whyNot(id)
	switch {
	case p.over:
		return p.inTurn(id, "robot", "the match is over")
	case p.winner != "":
		return p.inTurn(id, "robot", "%s has won in this round, so that nobody acts any more", p.winner)
	case !ok:
		return p.inTurn(id, "robot", "all robots have taken their turns%s", why)
	}
	return p.inTurn(id, "robot", "it is the turn of robot %d%s", next, why)
}

// whyNot says why a robot has no turn now, as the end of a sentence; "" if it is only
// too early.
func (p *Position) whyNot(id int) string {
	r := p.robot(id)
	switch {
	case id >= p.nextID:
		return "; no such robot has been spawned"
	case r == nil || r.gone && r.Kind == Pawn:
		return "; this one is no longer on the board"
	case r.gone:
		return "; this one has been destroyed"
	case r.Kind == Pawn && r.Since == p.round:
		return "; this one was spawned in this round"
	}
	return ""
}

// checkEnd returns an error if a turn cannot have ended as it says.
func (p *Position) checkEnd(r *Robot, t *replay.Turn) error {
	switch {
	case t.Paused && (t.Error != "" || t.Destroyed || t.InternalError):
		return p.inTurn(r.ID, "paused", "a turn that ended with an error has not been paused")
	case t.InternalError && !t.Destroyed:
		return p.inTurn(r.ID, "internal_error", "the robot must have been destroyed")
	case t.Destroyed && t.Error == "" && p.match.Source == "":
		return p.inTurn(r.ID, "destroyed", "there is no error that can have been the cause")
	}
	return nil
}

// EndRound ends the round under way, of which all turns must have been taken. The
// match is over when somebody has won in it, or when it was the last one.
func (p *Position) EndRound() error {
	if p.over {
		return p.inRound("round", "the match is over")
	}
	if err := p.checkTaken(); err != nil {
		return err
	}
	if p.winner != "" || p.round == p.match.MaxRounds {
		p.over = true
		return nil
	}
	p.pawns = slices.DeleteFunc(p.pawns, func(r Robot) bool { return r.gone })
	p.round++
	p.taken, p.cursor = 0, 0
	p.skip()
	return nil
}

// checkTaken returns an error unless all turns of the round under way have been taken.
func (p *Position) checkTaken() error {
	if next, ok := p.Next(); ok {
		return p.inRound("turns", "robot %d has not taken its turn", next)
	}
	return nil
}

// CheckBoard returns an error that names the first square on which a board, as it
// stands in a replay, differs from the position.
func (p *Position) CheckBoard(board []string) error {
	for row := range p.match.Size {
		for col := range p.match.Size {
			if want := p.letter(row, col); board[row][col] != want {
				return p.inRound("board", "square [%d,%d] is '%c', but must be '%c'", row, col, board[row][col], want)
			}
		}
	}
	return nil
}

// PlayRound takes all turns of a round, compares the board and ends the round. After
// an error the position is the one before the turn, or the end, that was wrong.
func (p *Position) PlayRound(r *replay.Round) error {
	if p.over {
		e := p.inRound("round", "the match was over after round %d", p.round)
		e.Round = r.Round
		return e
	}
	if r.Round != p.round {
		return p.inRound("round", "the number is %d", r.Round)
	}
	for i := range r.Turns {
		if err := p.Take(&r.Turns[i]); err != nil {
			return err
		}
	}
	if err := p.checkTaken(); err != nil {
		return err
	}
	if err := p.CheckBoard(r.Board); err != nil {
		return err
	}
	return p.EndRound()
}
