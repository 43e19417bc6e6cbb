// Package stats counts what happened in a recorded match. It takes the record at its
// word: whether it keeps to the rules is for package verify to say.
package stats

import (
	"strings"

	"bhack/replay"
	"bhack/replay/position"
)

// Stats are the numbers of a match. The JSON names are those of the command line.
type Stats struct {
	Rounds int  `json:"rounds"`
	White  Team `json:"white"`
	Black  Team `json:"black"`
	// Front is the front line after each round, round 1 first; of a record of more
	// than [MaxFront] rounds, only of so many.
	Front []Front `json:"front"`
}

// MaxFront is of how many rounds the front line is kept: of the longest match that can
// be played.
const MaxFront = 100_000

// Team are the numbers of a team.
type Team struct {
	// Spawns, Moves and Captures count the team's actions; Lost counts its pawns that
	// were captured, and Destroyed its robots whose code failed to load.
	Spawns    int `json:"spawns"`
	Moves     int `json:"moves"`
	Captures  int `json:"captures"`
	Lost      int `json:"lost"`
	Destroyed int `json:"destroyed"`
	// Exchanges counts the captures that began an exchange: the pawn that captured
	// was itself captured on that square, in the same round or the next.
	Exchanges int `json:"exchanges"`
	// Overlord and Pawns are the turns by type of robot.
	Overlord Turns `json:"overlord"`
	Pawns    Turns `json:"pawns"`
}

// Turns are the numbers of all turns of a team's robots of one type.
type Turns struct {
	Turns int `json:"turns"`
	// Idle counts the turns without an action.
	Idle int `json:"idle"`
	// Pauses counts the turns in which the budget ran out.
	Pauses int `json:"pauses"`
	// Errors counts the turns that an exception ended; Exceptions tells of which
	// type, and where, the most frequent first.
	Errors     int         `json:"errors"`
	Exceptions []Exception `json:"exceptions"`
	// InternalErrors counts the turns that a fault of the runner ended.
	InternalErrors int `json:"internal_errors"`
	// Logs counts the lines logged, those that were dropped included.
	Logs int `json:"logs"`
	// Bytecodes is how many bytecodes a turn cost; nil in a match of which nobody
	// counted them.
	Bytecodes *Distribution `json:"bytecodes,omitempty"`
}

// Exception counts the exceptions of a type that were raised at the same place.
type Exception struct {
	// Type is the name of the class: "ValueError".
	Type string `json:"type"`
	// At is the last place of the traceback, "bot.py:3, in turn", or "" if there is none.
	At    string `json:"at"`
	Turns int    `json:"turns"`
	// Round, Robot and Message, the line of the traceback that names the type, are those of the first one.
	Round   int    `json:"round"`
	Robot   int    `json:"robot"`
	Message string `json:"message"`
}

// Front is the front line after a round.
type Front struct {
	Round int       `json:"round"`
	White FrontLine `json:"white"`
	Black FrontLine `json:"black"`
}

// FrontLine is how far a team has come.
type FrontLine struct {
	// Pawns counts the team's pawns on the board.
	Pawns int `json:"pawns"`
	// Arrived counts those of them on the opponent's home row.
	Arrived int `json:"arrived"`
	// Row is the row of the foremost pawn that has not arrived, the highest one for
	// white and the lowest for black; -1 if there is none.
	Row int `json:"row"`
	// Advance is the mean number of rows between the pawns and their home row.
	Advance float64 `json:"advance"`
}

// Collector makes Stats of a match, round by round. It is for one goroutine.
type Collector struct {
	stats   Stats
	metered bool
	roster  *position.Roster
	turns   [2][2]turns // by team, 0 for white, and type of robot
	// captures holds, for the pawns that captured in this round or the last, the
	// round in which they did.
	captures map[int]int
}

// turns are what the Turns of one team and type are made of at the end.
type turns struct {
	Turns
	bytecodes  histogram
	exceptions map[exceptionKey]*Exception
}

// exceptionKey is what exceptions have in common that are counted together.
type exceptionKey struct{ kind, at string }

// New returns a Collector for a match with the settings m.
func New(m *replay.Match) *Collector {
	return &Collector{metered: m.Metered(), roster: position.NewRoster(m), captures: make(map[int]int)}
}

// Add counts the next round.
func (c *Collector) Add(r *replay.Round) {
	c.stats.Rounds++
	for i := range r.Turns {
		t := &r.Turns[i]
		robot := c.roster.Robot(t.Robot)
		team, index := &c.stats.White, 0
		if robot.Team == replay.Black {
			team, index = &c.stats.Black, 1
		}
		c.turns[index][robot.Kind].add(r.Round, t)
		if t.Destroyed {
			team.Destroyed++
		}
		c.act(r.Round, team, t)
		c.roster.Take(r.Round, t)
	}
	for id, round := range c.captures { // in any order: each is looked at for itself
		if round < r.Round {
			delete(c.captures, id)
		}
	}
	if len(c.stats.Front) < MaxFront {
		c.stats.Front = append(c.stats.Front, front(r))
	}
}

// act counts an action of the team.
func (c *Collector) act(round int, team *Team, t *replay.Turn) {
	other := &c.stats.White
	if team == other {
		other = &c.stats.Black
	}
	switch t.Action.Kind {
	case replay.Spawn:
		team.Spawns++
	case replay.Move:
		team.Moves++
		delete(c.captures, t.Robot)
	case replay.Capture:
		team.Captures++
		other.Lost++
		if _, ok := c.captures[t.Action.Robot]; ok {
			other.Exchanges++
			delete(c.captures, t.Action.Robot)
		}
		c.captures[t.Robot] = round
	case replay.NoAction:
	}
}

// add counts a turn of a round.
func (s *turns) add(round int, t *replay.Turn) {
	s.Turns.Turns++
	s.Logs += len(t.Logs) + t.LogsDropped
	s.bytecodes.add(t.Bytecodes)
	if t.Action.Kind == replay.NoAction {
		s.Idle++
	}
	if t.Paused {
		s.Pauses++
	}
	switch {
	case t.InternalError:
		s.InternalErrors++
	case t.Error != "":
		s.Errors++
		s.addException(round, t)
	}
}

func (s *turns) addException(round int, t *replay.Turn) {
	if s.exceptions == nil {
		s.exceptions = make(map[exceptionKey]*Exception)
	}
	frames, message := raised(t.Error)
	key := exceptionKey{exceptionType(message), lastPlace(frames)}
	if s.exceptions[key] == nil && len(s.exceptions) >= maxExceptions {
		key = exceptionKey{kind: otherExceptions}
	}
	e := s.exceptions[key]
	if e == nil {
		key = exceptionKey{strings.Clone(key.kind), strings.Clone(key.at)} // else they would keep the round
		e = &Exception{Type: key.kind, At: key.at, Round: round, Robot: t.Robot, Message: strings.Clone(cut(message, maxMessage))}
		s.exceptions[key] = e
	}
	e.Turns++
}

const (
	// maxExceptions is how many types and places of exceptions are told apart; those beyond are
	// otherExceptions.
	maxExceptions   = 1000
	otherExceptions = "others"
	// unknownException is the type of those whose tracebacks have been cut where it stood.
	unknownException = "unknown"
	// maxTypeName is the longest name of a type, in bytes, and maxMessage the longest message or place; longer ones are cut.
	maxTypeName = 100
	maxMessage  = 300
)

// cut cuts a text to so many bytes.
func cut(text string, most int) string {
	return strings.ToValidUTF8(text[:min(len(text), most)], "")
}

// front returns the front line of a board.
func front(r *replay.Round) Front {
	size := len(r.Board)
	white, black := FrontLine{Row: -1}, FrontLine{Row: -1}
	for row, squares := range r.Board {
		w, b := strings.Count(squares, "W"), strings.Count(squares, "B")
		switch {
		case row == size-1:
			white.Arrived = w
		case w > 0:
			white.Row = row
		}
		switch {
		case row == 0:
			black.Arrived = b
		case b > 0 && black.Row < 0:
			black.Row = row
		}
		white.Pawns += w
		black.Pawns += b
		white.Advance += float64(w * row)
		black.Advance += float64(b * (size - 1 - row))
	}
	for _, line := range []*FrontLine{&white, &black} {
		if line.Pawns > 0 {
			line.Advance /= float64(line.Pawns)
		}
	}
	return Front{Round: r.Round, White: white, Black: black}
}

// Stats returns what has been counted so far.
func (c *Collector) Stats() Stats {
	s := c.stats
	for i, team := range []*Team{&s.White, &s.Black} {
		team.Overlord = c.turns[i][position.Overlord].sum(c.metered)
		team.Pawns = c.turns[i][position.Pawn].sum(c.metered)
	}
	return s
}
