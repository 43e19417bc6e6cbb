package position

import (
	"encoding/json"
	"iter"
	"slices"

	"bhack/replay"
)

// Kind tells the types of robot apart.
type Kind uint8

// The types of robot.
const (
	Overlord Kind = iota
	Pawn
)

// String returns "overlord" or "pawn".
func (k Kind) String() string {
	if k == Overlord {
		return "overlord"
	}
	return "pawn"
}

// MarshalText returns the name, for JSON.
func (k Kind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// Robot is a robot that takes turns: an overlord that has not been destroyed, or a
// pawn on the board.
type Robot struct {
	// ID is the robot's id: 0 and 1 for the overlords of white and black, else
	// [replay.FirstPawn] and more.
	ID int `json:"id"`
	// Team is the robot's team.
	Team replay.Team `json:"team"`
	// Kind is the robot's type.
	Kind Kind `json:"type"`
	// Row and Col are a pawn's square, from 0; an overlord stands beside the board, and has neither these nor Since in JSON.
	Row int `json:"row"`
	Col int `json:"col"`
	// Since is the round in which a pawn was spawned; 0 for those of the start
	// position, and for overlords. A pawn takes its first turn in the next round.
	Since int `json:"since"`
	// gone tells that the robot takes no more turns.
	gone bool
}

// MarshalJSON writes nothing of an overlord that only pawns have.
func (r Robot) MarshalJSON() ([]byte, error) {
	if r.Kind == Pawn {
		type plain Robot // without this method
		return json.Marshal(plain(r))
	}
	return json.Marshal(struct {
		ID   int         `json:"id"`
		Team replay.Team `json:"team"`
		Kind Kind        `json:"type"`
	}{r.ID, r.Team, r.Kind})
}

// Position is a match between two steps. It holds no more than the board and who
// has taken a turn in this round, however long the match. It is for one goroutine.
type Position struct {
	match replay.Match

	// squares holds the ids of the pawns, by row*size + col, and 0 where none is.
	squares   []int
	overlords [2]Robot
	// pawns holds the pawns in spawn order, which is the order of their ids; during
	// a round also those that went in it.
	pawns  []Robot
	nextID int

	round int // the number of the round under way, from 1
	// taken is how many turns of the round have been taken, cursor the place of the
	// next one: an index of pawns, then len(pawns) and len(pawns)+1 for overlords.
	taken, cursor int
	winner        replay.Team // who has won by enough pawns on the back row, or ""
	over          bool        // the last round has ended
}

// New returns the position in which the match m starts, before the first turn of
// round 1. The start position must be one of which the rules know: ids that follow
// one another from [replay.FirstPawn], and nobody who has won. What [replay.Reader]
// checks is taken for granted.
func New(m *replay.Match) (*Position, error) {
	p := &Position{
		match:   *m,
		squares: make([]int, m.Size*m.Size),
		overlords: [2]Robot{
			{ID: 0, Team: replay.White, Kind: Overlord},
			{ID: 1, Team: replay.Black, Kind: Overlord},
		},
		nextID: replay.FirstPawn,
		round:  1,
	}
	for i, pawn := range m.Position {
		if pawn.Robot != p.nextID {
			return nil, wrong("match: position", "pawn %d is robot %d, but ids count from %d in spawn order, so that it must be %d",
				i+1, pawn.Robot, replay.FirstPawn, p.nextID)
		}
		p.put(pawn.Team, pawn.Row, pawn.Col, 0)
	}
	if winner := p.arrived(); winner != "" {
		return nil, wrong("match: position", "%s has won before the first round", winner)
	}
	p.skip()
	return p, nil
}

// put puts a new pawn on an empty square.
func (p *Position) put(team replay.Team, row, col, since int) {
	p.pawns = append(p.pawns, Robot{ID: p.nextID, Team: team, Kind: Pawn, Row: row, Col: col, Since: since})
	p.squares[row*p.match.Size+col] = p.nextID
	p.nextID++
}

// remove takes a pawn off the board.
func (p *Position) remove(pawn *Robot) {
	pawn.gone = true
	p.squares[pawn.Row*p.match.Size+pawn.Col] = 0
}

// Clone returns a copy that can be driven on its own.
func (p *Position) Clone() *Position {
	c := *p
	c.squares = slices.Clone(p.squares)
	c.pawns = slices.Clone(p.pawns)
	return &c
}

// Size returns the length of the board's side in squares.
func (p *Position) Size() int { return p.match.Size }

// Round returns the number of the round under way, from 1; once the match is over,
// that of the last round.
func (p *Position) Round() int { return p.round }

// NextID returns the id that the next pawn to be spawned will have.
func (p *Position) NextID() int { return p.nextID }

// Robot returns the robot with the id, if it takes turns: if it is a pawn on the
// board, or an overlord that has not been destroyed.
func (p *Position) Robot(id int) (Robot, bool) {
	r := p.robot(id)
	if r == nil || r.gone {
		return Robot{}, false
	}
	return *r, true
}

// robot returns the robot with the id, or nil if there is none; it may be gone.
func (p *Position) robot(id int) *Robot {
	if id >= 0 && id < len(p.overlords) {
		return &p.overlords[id]
	}
	i, found := slices.BinarySearchFunc(p.pawns, id, func(r Robot, id int) int { return r.ID - id })
	if !found {
		return nil
	}
	return &p.pawns[i]
}

// Pawns returns the pawns on the board in spawn order.
func (p *Position) Pawns() iter.Seq[Robot] {
	return func(yield func(Robot) bool) {
		for i := range p.pawns {
			if !p.pawns[i].gone && !yield(p.pawns[i]) {
				return
			}
		}
	}
}

// At returns the pawn on a square, if there is one. A square off the board is empty.
func (p *Position) At(row, col int) (Robot, bool) {
	pawn := p.at(row, col)
	if pawn == nil {
		return Robot{}, false
	}
	return *pawn, true
}

func (p *Position) at(row, col int) *Robot {
	if !p.contains(row, col) {
		return nil
	}
	id := p.squares[row*p.match.Size+col]
	if id == 0 {
		return nil
	}
	return p.robot(id)
}

// contains reports whether the board has such a square.
func (p *Position) contains(row, col int) bool {
	return row >= 0 && row < p.match.Size && col >= 0 && col < p.match.Size
}

// Board returns the board as a replay shows it: row 0 first, a string for each row.
func (p *Position) Board() []string {
	rows := make([]string, p.match.Size)
	line := make([]byte, p.match.Size)
	for row := range rows {
		for col := range line {
			line[col] = p.letter(row, col)
		}
		rows[row] = string(line)
	}
	return rows
}

// letter returns what a replay shows of a square.
func (p *Position) letter(row, col int) byte {
	switch pawn := p.at(row, col); {
	case pawn == nil:
		return '.'
	case pawn.Team == replay.White:
		return 'W'
	default:
		return 'B'
	}
}

// Count returns how many pawns each team has on the board.
func (p *Position) Count() replay.Count {
	return p.countIf(func(*Robot) bool { return true })
}

// BackRow returns how many pawns each team has on its opponent's back row.
func (p *Position) BackRow() replay.Count { return p.ahead(0) }

// ahead counts each team's pawns on the row that lies k before its opponent's back
// row.
func (p *Position) ahead(k int) replay.Count {
	return p.countIf(func(r *Robot) bool { return r.Row == HomeRow(r.Team.Opponent(), p.match.Size)-k*Forward(r.Team) })
}

func (p *Position) countIf(counted func(r *Robot) bool) replay.Count {
	var n replay.Count
	for i := range p.pawns {
		switch r := &p.pawns[i]; {
		case r.gone || !counted(r):
		case r.Team == replay.White:
			n.White++
		default:
			n.Black++
		}
	}
	return n
}

// HomeRow returns the row on which the team spawns, on a board of the given size.
func HomeRow(team replay.Team, size int) int {
	if team == replay.White {
		return 0
	}
	return size - 1
}

// Forward returns by how much the row grows when a pawn of the team steps ahead: 1
// for white, -1 for black.
func Forward(team replay.Team) int {
	if team == replay.White {
		return 1
	}
	return -1
}
