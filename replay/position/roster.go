package position

import "bhack/replay"

// Roster tells who the robots of a record are and where they stand. Unlike a
// [Position] it takes the record at its word, so that one that breaks the rules can
// be looked at too: who comes to a square that is taken has it. So a Roster is never
// larger than a full board. It is for one goroutine.
type Roster struct {
	size   int
	robots map[int]Robot
	// squares holds the ids of the pawns, by row*size + col, and 0 where none is.
	squares []int
}

// NewRoster returns the roster before the first turn of the match m.
func NewRoster(m *replay.Match) *Roster {
	r := &Roster{size: m.Size, robots: make(map[int]Robot), squares: make([]int, m.Size*m.Size)}
	r.robots[0] = Robot{ID: 0, Team: replay.White, Kind: Overlord}
	r.robots[1] = Robot{ID: 1, Team: replay.Black, Kind: Overlord}
	for _, p := range m.Position {
		r.put(Robot{ID: p.Robot, Team: p.Team, Kind: Pawn, Row: p.Row, Col: p.Col})
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
		r.put(Robot{ID: a.Robot, Team: robot.Team, Kind: Pawn, Row: a.Row, Col: a.Col, Since: round})
	case replay.Capture:
		r.remove(a.Robot)
		r.step(robot, a.Row, a.Col)
	case replay.Move:
		r.step(robot, a.Row, a.Col)
	case replay.NoAction:
	}
	if t.Destroyed {
		r.remove(t.Robot)
	}
}

// step puts a pawn on another square.
func (r *Roster) step(robot Robot, row, col int) {
	if robot.Kind == Pawn {
		robot.Row, robot.Col = row, col
		r.put(robot)
	}
}

// put puts a pawn on its square, which it leaves to nobody else.
func (r *Roster) put(robot Robot) {
	r.remove(robot.ID)
	square := &r.squares[robot.Row*r.size+robot.Col]
	r.remove(*square)
	*square = robot.ID
	r.robots[robot.ID] = robot
}

// remove takes a pawn off the board; overlords stay.
func (r *Roster) remove(id int) {
	if robot, ok := r.robots[id]; ok && robot.Kind == Pawn {
		r.squares[robot.Row*r.size+robot.Col] = 0
		delete(r.robots, id)
	}
}
