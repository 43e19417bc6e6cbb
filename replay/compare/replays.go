package compare

import (
	"context"
	"io"
	"slices"

	"bhack/replay"
	"bhack/replay/position"
)

// Report is how two replays differ. The JSON names are those of the command line.
type Report struct {
	// Equal tells that all values are the same, however they are written.
	Equal bool `json:"equal"`
	// Header lists the settings and players that differ, Result the fields of the
	// result.
	Header []Difference `json:"header"`
	Result []Difference `json:"result"`
	// First is the first difference in the rounds, FirstAction the first one in what
	// was done to the board; both are nil if there is none.
	First       *Divergence `json:"first"`
	FirstAction *Divergence `json:"first_action"`
	Summary     Summary     `json:"summary"`
}

// Divergence is a place where two replays differ.
type Divergence struct {
	Round int `json:"round"`
	// Turn is the number of the turn in the round, from 1; 0 if all turns are equal,
	// and only the boards differ.
	Turn int `json:"turn"`
	// A and B are what happened in that turn; nil where there is no such turn.
	A *Side `json:"a"`
	B *Side `json:"b"`
	// Fields are the fields in which the two turns differ.
	Fields []Difference `json:"fields"`
	// BoardA and BoardB are the boards at the end of the round; nil where a replay
	// has ended before it.
	BoardA []string `json:"board_a"`
	BoardB []string `json:"board_b"`
}

// Side is a turn in one of two replays, and the robot that took it, where it stood
// before.
type Side struct {
	Robot position.Robot  `json:"robot"`
	Turn  replay.JSONTurn `json:"turn"`
}

// Summary counts what two replays have in common and what not. The turns of a round
// are paired by robot.
type Summary struct {
	RoundsA int `json:"rounds_a"`
	RoundsB int `json:"rounds_b"`
	// EqualRounds counts the rounds that are the same in both, EqualBoards those that
	// end with the same board.
	EqualRounds int `json:"equal_rounds"`
	EqualBoards int `json:"equal_boards"`
	// EqualTurns counts the turns that are the same in both; OtherAction those in
	// which the robot did something else to the board, OtherwiseDifferent those that
	// differ in something else only, such as bytecodes or logs.
	EqualTurns         int `json:"equal_turns"`
	OtherAction        int `json:"other_action"`
	OtherwiseDifferent int `json:"otherwise_different"`
	// OnlyA and OnlyB count the turns that only one of the replays has.
	OnlyA int `json:"only_a"`
	OnlyB int `json:"only_b"`
}

// Replays reads two replays, of which no round has been read, to their ends and
// compares them. It holds two rounds at a time. The error is that of a reader, or the
// cause of ctx.
func Replays(ctx context.Context, a, b *replay.Reader) (*Report, error) {
	c := newComparer(a.Header(), b.Header())
	for {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		roundA, err := next(a)
		if err != nil {
			return nil, err
		}
		roundB, err := next(b)
		if err != nil {
			return nil, err
		}
		if roundA == nil && roundB == nil {
			break
		}
		c.add(roundA, roundB)
	}
	resultA, err := a.Result()
	if err != nil {
		return nil, err
	}
	resultB, err := b.Result()
	if err != nil {
		return nil, err
	}
	r := &c.report
	r.Result = Results(&resultA, &resultB)
	r.Equal = len(r.Header) == 0 && len(r.Result) == 0 && r.First == nil
	return r, nil
}

// next returns the next round, or nil after the last one.
func next(r *replay.Reader) (*replay.Round, error) {
	round, err := r.Next()
	if err == io.EOF {
		return nil, nil
	}
	return round, err
}

// comparer compares two replays round by round.
type comparer struct {
	report  Report
	matches [2]*replay.Match
	rosters [2]*position.Roster
}

func newComparer(a, b replay.Header) *comparer {
	c := &comparer{report: Report{Header: Headers(&a, &b)}, matches: [2]*replay.Match{&a.Match, &b.Match}}
	c.rosters = [2]*position.Roster{position.NewRoster(&a.Match), position.NewRoster(&b.Match)}
	return c
}

// add compares a round, which is nil in a replay that has ended.
func (c *comparer) add(a, b *replay.Round) {
	s := &c.report.Summary
	switch {
	case a == nil:
		s.OnlyB += len(b.Turns)
		a = &replay.Round{Round: b.Round}
		s.RoundsB++
	case b == nil:
		s.OnlyA += len(a.Turns)
		b = &replay.Round{Round: a.Round}
		s.RoundsA++
	default:
		s.RoundsA++
		s.RoundsB++
		c.count(a, b)
	}
	c.diverge(a, b)
}

// count compares two rounds turn by turn, pairing them by robot.
func (c *comparer) count(a, b *replay.Round) {
	s := &c.report.Summary
	inB := make(map[int]*replay.Turn, len(b.Turns))
	for i := range b.Turns {
		inB[b.Turns[i].Robot] = &b.Turns[i]
	}
	paired := 0
	for i := range a.Turns {
		t := &a.Turns[i]
		other := inB[t.Robot]
		switch {
		case other == nil:
			s.OnlyA++
			continue
		case equalTurns(t, other):
			s.EqualTurns++
		case sameAct(t, other):
			s.OtherwiseDifferent++
		default:
			s.OtherAction++
		}
		paired++
	}
	s.OnlyB += max(0, len(b.Turns)-paired)
	if slices.Equal(a.Board, b.Board) {
		s.EqualBoards++
		if slices.EqualFunc(a.Turns, b.Turns, func(t, u replay.Turn) bool { return equalTurns(&t, &u) }) {
			s.EqualRounds++
		}
	}
}

// sameAct reports whether two turns do the same to the board.
func sameAct(a, b *replay.Turn) bool {
	return a.Robot == b.Robot && a.Action == b.Action && a.Destroyed == b.Destroyed
}

// diverge looks for the first differences, and moves the rosters on.
func (c *comparer) diverge(a, b *replay.Round) {
	r := &c.report
	for i := range max(len(a.Turns), len(b.Turns)) {
		turnA, turnB := turn(a, i), turn(b, i)
		differ := turnA == nil || turnB == nil
		if r.First == nil && (differ || !equalTurns(turnA, turnB)) {
			r.First = c.divergence(a, b, i)
		}
		if r.FirstAction == nil && (differ || !sameAct(turnA, turnB)) {
			r.FirstAction = c.divergence(a, b, i)
		}
		for side, t := range []*replay.Turn{turnA, turnB} {
			if t != nil {
				c.rosters[side].Take(a.Round, t)
			}
		}
	}
	if r.First == nil && !slices.Equal(a.Board, b.Board) {
		r.First = &Divergence{Round: a.Round, Fields: []Difference{}, BoardA: a.Board, BoardB: b.Board}
	}
}

// turn returns turn i of a round, or nil.
func turn(r *replay.Round, i int) *replay.Turn {
	if i >= len(r.Turns) {
		return nil
	}
	return &r.Turns[i]
}

// divergence describes turn i of a round in both replays.
func (c *comparer) divergence(a, b *replay.Round, i int) *Divergence {
	d := &Divergence{Round: a.Round, Turn: i + 1, Fields: []Difference{}, BoardA: a.Board, BoardB: b.Board}
	turnA, turnB := turn(a, i), turn(b, i)
	if turnA != nil {
		d.A = &Side{c.rosters[0].Robot(turnA.Robot), c.matches[0].JSONTurn(turnA)}
	}
	if turnB != nil {
		d.B = &Side{c.rosters[1].Robot(turnB.Robot), c.matches[1].JSONTurn(turnB)}
	}
	if turnA != nil && turnB != nil {
		d.Fields = Turns(turnA, turnB)
	}
	return d
}
