package position

import "bhack/replay"

// Check returns an error if the robot, being alive, could not do what the action
// says, whether or not it is its turn. The zero action can always be done.
func (p *Position) Check(robot int, a replay.Action) error {
	r := p.robot(robot)
	if r == nil || r.gone {
		return p.inTurn(robot, "robot", "there is no such robot%s", p.whyNot(robot))
	}
	return p.checkAction(r, a)
}

// checkAction returns an error unless the action is legal for the robot.
func (p *Position) checkAction(r *Robot, a replay.Action) error {
	if a.Kind == replay.NoAction {
		return nil
	}
	if a.Kind > replay.Capture {
		return p.inTurn(r.ID, "action", "%v: there is no such action", a.Kind)
	}
	if by := actor(a.Kind); r.Kind != by {
		return p.inTurn(r.ID, "action", "%v: only %ss can do that", a.Kind, by)
	}
	if !p.contains(a.Row, a.Col) {
		return p.illegal(r, a, "is off the board")
	}
	switch a.Kind {
	case replay.Spawn:
		return p.checkSpawn(r, a)
	case replay.Move:
		return p.checkMove(r, a)
	default:
		return p.checkCapture(r, a)
	}
}

// actor returns the type of robot that can do such an action.
func actor(k replay.ActionKind) Kind {
	if k == replay.Spawn {
		return Overlord
	}
	return Pawn
}

// illegal returns the error of an action, of which the message says what is wrong
// with the square.
func (p *Position) illegal(r *Robot, a replay.Action, format string, args ...any) error {
	e := p.inTurn(r.ID, "action", format, args...)
	e.Msg = squareOf(a) + " " + e.Msg
	return e
}

func (p *Position) checkSpawn(r *Robot, a replay.Action) error {
	home := HomeRow(r.Team, p.match.Size)
	switch {
	case a.Row != home:
		return p.illegal(r, a, "is not on row %d, where %s spawns", home, r.Team)
	case p.at(a.Row, a.Col) != nil:
		return p.illegal(r, a, "is occupied by robot %d", p.at(a.Row, a.Col).ID)
	case a.Robot != p.nextID:
		return p.inTurn(r.ID, "action: robot", "the pawn that was spawned is %d, but ids follow one another, so that it must be %d", a.Robot, p.nextID)
	}
	return nil
}

func (p *Position) checkMove(r *Robot, a replay.Action) error {
	switch row := r.Row + Forward(r.Team); {
	case a.Row != row || a.Col != r.Col:
		return p.illegal(r, a, "is not ahead of [%d,%d], where the pawn stands", r.Row, r.Col)
	case p.at(a.Row, a.Col) != nil:
		return p.illegal(r, a, "is occupied by robot %d", p.at(a.Row, a.Col).ID)
	}
	return nil
}

func (p *Position) checkCapture(r *Robot, a replay.Action) error {
	target := p.at(a.Row, a.Col)
	aside, ahead := a.Col-r.Col, a.Row-r.Row
	switch {
	case target == nil:
		return p.illegal(r, a, "is empty")
	case target.Team == r.Team:
		return p.illegal(r, a, "has robot %d on it, which is of the own team", target.ID)
	case ahead != Forward(r.Team) || aside != 1 && aside != -1:
		return p.illegal(r, a, "is not diagonally ahead of [%d,%d], where the pawn stands", r.Row, r.Col)
	case a.Robot != target.ID:
		return p.inTurn(r.ID, "action: robot", "the pawn that was captured is %d, but on [%d,%d] stands %d", a.Robot, a.Row, a.Col, target.ID)
	}
	return nil
}

// apply does what a legal action says.
func (p *Position) apply(r *Robot, a replay.Action) {
	switch a.Kind {
	case replay.Spawn:
		p.put(r.Team, a.Row, a.Col, p.round)
	case replay.Capture:
		p.remove(p.at(a.Row, a.Col))
		p.step(r, a.Row, a.Col)
	case replay.Move:
		p.step(r, a.Row, a.Col)
	case replay.NoAction:
	}
}

// step puts a pawn on another square.
func (p *Position) step(r *Robot, row, col int) {
	p.squares[r.Row*p.match.Size+r.Col] = 0
	r.Row, r.Col = row, col
	p.squares[row*p.match.Size+col] = r.ID
}
