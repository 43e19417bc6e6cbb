package position

import "bhack/replay"

// Roster tells who the robots of a record are and where they stand. Unlike a
// [Position] it takes the record at its word, so that one that breaks the rules can
// be looked at too. It is for one goroutine.
type Roster struct {
	robots map[int]Robot
}

// NewRoster returns the roster before the first turn of the match m.
func NewRoster(m *replay.Match) *Roster {
	r := &Roster{robots: make(map[int]Robot)}
	r.robots[0] = Robot{ID: 0, Team: replay.White, Kind: Overlord}
	r.robots[1] = Robot{ID: 1, Team: replay.Black, Kind: Overlord}
	for _, p := range m.Position {
		r.robots[p.Robot] = Robot{ID: p.Robot, Team: p.Team, Kind: Pawn, Row: p.Row, Col: p.Col}
	}
	return r
}

// Robot returns the robot with the id, where it stands now. A robot that nobody has
// spawned, or that is gone, has the Team "".
func (r *Roster) Robot(id int) Robot {
	robot, ok := r.robots[id]
	if !ok {
		return Robot{ID: id, Kind: Pawn}
	}
	return robot
}

// Take notes what a turn in the round of the given number did to the board.
func (r *Roster) Take(round int, t *replay.Turn) {
	robot := r.Robot(t.Robot)
	switch a := t.Action; a.Kind {
	case replay.Spawn:
		r.robots[a.Robot] = Robot{ID: a.Robot, Team: robot.Team, Kind: Pawn, Row: a.Row, Col: a.Col, Since: round}
	case replay.Capture:
		delete(r.robots, a.Robot)
		robot.Row, robot.Col = a.Row, a.Col
		r.robots[t.Robot] = robot
	case replay.Move:
		robot.Row, robot.Col = a.Row, a.Col
		r.robots[t.Robot] = robot
	case replay.NoAction:
	}
	if t.Destroyed && robot.Kind == Pawn {
		delete(r.robots, t.Robot)
	}
}
