package table

import "bhack/replay"

// robot is what the turns before tell of a robot.
type robot struct {
	// team is empty for a pawn that has not been spawned.
	team     replay.Team
	row, col int
	onBoard  bool
}

// robots follows the pawns that are on the board.
type robots map[int]robot

// newRobots returns the overlords and the pawns of the starting position.
func newRobots(position []replay.Pawn) robots {
	all := robots{0: {team: replay.White}, 1: {team: replay.Black}}
	for _, p := range position {
		all[p.Robot] = robot{team: p.Team, row: p.Row, col: p.Col, onBoard: true}
	}
	return all
}

// take applies a turn and returns the robot as it is after it. It does not ask
// whether the turn is legal.
func (all robots) take(t *replay.Turn) robot {
	who := all[t.Robot]
	switch a := t.Action; a.Kind {
	case replay.Spawn:
		all[a.Robot] = robot{team: who.team, row: a.Row, col: a.Col, onBoard: true}
	case replay.Capture:
		delete(all, a.Robot)
		who.row, who.col = a.Row, a.Col
	case replay.Move:
		who.row, who.col = a.Row, a.Col
	}
	if t.Robot < replay.FirstPawn {
		return who
	}
	if t.Destroyed {
		who.onBoard = false
		delete(all, t.Robot)
	} else if who.onBoard {
		all[t.Robot] = who
	}
	return who
}
