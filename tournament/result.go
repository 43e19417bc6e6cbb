package tournament

import (
	"errors"
	"fmt"
	"math"

	"bhack/internal/decision"
)

// Winner is the side that won a game.
type Winner string

// The winners. Nobody wins a game that both players forfeit; each then has half a
// point.
const (
	White  Winner = "white"
	Black  Winner = "black"
	Nobody Winner = "none"
)

// ReasonForfeit is the reason of a game that was not played, because a player is broken.
const ReasonForfeit decision.Reason = "forfeit"

// Outcome is how one match ended. It depends on nothing but what identifies the
// match, so that it can be kept and used in any schedule.
type Outcome struct {
	// Match is the Identity of the match.
	Match string `json:"match"`
	// Winner is who won, and Reason how.
	Winner Winner          `json:"winner"`
	Reason decision.Reason `json:"reason"`
	// Rounds is how many rounds were played; 0 after a forfeit.
	Rounds int `json:"rounds"`
	// Course is a digest of what happened: of the replay without the seed. Games of
	// one course are copies of each other.
	Course string `json:"course"`
	// White and Black are how the players' robots did.
	White Conduct `json:"white"`
	Black Conduct `json:"black"`
}

// Validate tells what is wrong with an outcome, whoever has written it.
func (o *Outcome) Validate() error {
	forfeit := o.Reason == ReasonForfeit
	switch {
	case o.Winner != White && o.Winner != Black && o.Winner != Nobody:
		return fmt.Errorf("winner: unknown value %q", o.Winner)
	case !forfeit && !o.Reason.IsKnown(math.MaxInt):
		return fmt.Errorf("reason: unknown value %q", o.Reason)
	case o.Winner == Nobody && !forfeit:
		return errors.New("winner: nobody wins only what both players forfeit")
	case forfeit && o.Rounds != 0 || !forfeit && o.Rounds < 1:
		return fmt.Errorf("rounds: %d after the reason %s", o.Rounds, o.Reason)
	case o.Course == "":
		return errors.New("course: must not be empty")
	}
	for _, side := range []struct {
		name string
		*Conduct
	}{{"white", &o.White}, {"black", &o.Black}} {
		if err := side.validate(o.Rounds); err != nil {
			return fmt.Errorf("%s: %w", side.name, err)
		}
	}
	return nil
}

// Conduct is how the robots of one player did in a game.
type Conduct struct {
	// Turns is how many turns they took, Bytecodes what these cost together and
	// MaxBytecodes the most expensive one.
	Turns        int   `json:"turns"`
	Bytecodes    int64 `json:"bytecodes"`
	MaxBytecodes int64 `json:"max_bytecodes"`
	// Spread counts turns by the bytecodes that they cost.
	Spread Histogram `json:"spread,omitzero"`
	// Exceptions are the turns that an exception ended, Pauses those in which the
	// budget ran out, and Internal those that a fault of the runner ended.
	Exceptions Trouble `json:"exceptions,omitzero"`
	Pauses     Trouble `json:"pauses,omitzero"`
	Internal   Trouble `json:"internal_errors,omitzero"`
	// Forfeit says why the player cannot play; "" if it can.
	Forfeit string `json:"forfeit,omitempty"`
}

// validate tells what is wrong with what is said of a player in a game of so many rounds.
func (c *Conduct) validate(rounds int) error {
	for _, n := range []struct {
		name  string
		count int64
	}{
		{"turns", int64(c.Turns)},
		{"bytecodes", c.Bytecodes},
		{"max_bytecodes", c.MaxBytecodes},
	} {
		if n.count < 0 {
			return fmt.Errorf("%s: must not be negative, have %d", n.name, n.count)
		}
	}
	for _, trouble := range []struct {
		name string
		*Trouble
	}{{"exceptions", &c.Exceptions}, {"pauses", &c.Pauses}, {"internal_errors", &c.Internal}} {
		if err := trouble.validate(c.Turns, rounds); err != nil {
			return fmt.Errorf("%s: %w", trouble.name, err)
		}
	}
	if n := c.Spread.N(); n != int64(c.Turns) {
		return fmt.Errorf("spread: counts %d turns of %d", n, c.Turns)
	}
	if least, most := c.Spread.bounds(); c.Bytecodes < least || c.Bytecodes > most {
		return fmt.Errorf("bytecodes: %d, which turns with this spread do not come to", c.Bytecodes)
	}
	if highest := c.Spread.Quantile(1); c.Turns > 0 && class(c.MaxBytecodes) != class(highest) {
		return fmt.Errorf("max_bytecodes: %d, but the most expensive turn cost about %d", c.MaxBytecodes, highest)
	}
	return nil
}

// Trouble is a number of turns that went wrong in the same way, and the first one.
type Trouble struct {
	// Count is how many there were.
	Count int `json:"count"`
	// Round, from 1, and Robot say whose turn the first one was.
	Round int `json:"round"`
	Robot int `json:"robot"`
	// What is the type of the exception, and Text its traceback, where the code goes on after the
	// pause, or what the fault said.
	What string `json:"what,omitempty"`
	Text string `json:"text,omitempty"`
	// Destroyed tells that the first one has destroyed the robot.
	Destroyed bool `json:"destroyed,omitempty"`
}

// validate tells what is wrong with what is said of some of so many turns in so many rounds.
func (t *Trouble) validate(turns, rounds int) error {
	switch {
	case t.Count < 0 || t.Count > turns:
		return fmt.Errorf("count: %d of %d turns", t.Count, turns)
	case t.Count == 0 && *t != (Trouble{}):
		return errors.New("count: 0, but there is a first one")
	case t.Count > 0 && (t.Round < 1 || t.Round > rounds):
		return fmt.Errorf("round: %d, of %d", t.Round, rounds)
	case t.Robot < 0:
		return fmt.Errorf("robot: must not be negative, have %d", t.Robot)
	}
	return nil
}

// Note counts one more turn that went wrong, as turn describes it; of its Count nothing is taken.
func (t *Trouble) Note(turn Trouble) {
	count := t.Count
	if count == 0 {
		*t = turn
	}
	t.Count = count + 1
}

// NoteTurn counts a turn and what it cost.
func (c *Conduct) NoteTurn(bytecodes int64) {
	c.Turns++
	c.Bytecodes += bytecodes
	c.MaxBytecodes = max(c.MaxBytecodes, bytecodes)
	c.Spread.Add(bytecodes)
}

// Result is the outcome of a game of a schedule.
type Result struct {
	// Game is the game's number.
	Game int `json:"game"`
	// Players are the names of the players, white first. They, the seed and the
	// board are there for readers; the game's number determines them.
	Players [2]string `json:"players"`
	Seed    int64     `json:"seed"`
	Size    int       `json:"size"`
	Map     string    `json:"map"`
	Outcome
}

// Validate tells what is wrong with a result, whoever has written it, but for whether its game is the schedule's.
func (r *Result) Validate() error {
	if err := r.Outcome.Validate(); err != nil {
		return err
	}
	if r.Reason != ReasonForfeit && !r.Reason.IsKnown(r.Size) {
		return fmt.Errorf("reason: %s, on a board of size %d", r.Reason, r.Size)
	}
	return nil
}

// place is what a Result says of its game for readers.
type place struct {
	players [2]string
	seed    int64
	size    int
	board   string
}

func (r *Result) place() place { return place{r.Players, r.Seed, r.Size, r.Map} }

// String returns "white against black, seed 1, board empty 16".
func (p place) String() string {
	return fmt.Sprintf("%s against %s, seed %d, board %s %d", p.players[0], p.players[1], p.seed, p.board, p.size)
}

// Result returns the outcome as that of a game of the schedule.
func (s *Schedule) Result(g Game, o Outcome) Result {
	p := s.place(g)
	return Result{Game: g.Number, Players: p.players, Seed: p.seed, Size: p.size, Map: p.board, Outcome: o}
}

func (s *Schedule) place(g Game) place {
	b := s.spec.Boards[g.Board]
	return place{[2]string{s.spec.Players[g.White].Name, s.spec.Players[g.Black].Name}, g.Seed, b.Size, b.Map}
}
