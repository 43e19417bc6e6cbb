package tournament

import (
	"fmt"

	"bhack/internal/decision"
	"bhack/rating"
)

// Standings are what the results of a schedule, or of a shard of it, come to. They
// take results in any order and depend on none.
//
// The tests of the schedule are evaluated on whole schedules only: a shard cannot
// know what the others have seen, and plays all its pairs.
//
// Standings may be used by one goroutine at a time.
type Standings struct {
	schedule *Schedule
	shard    Shard
	have     []bool // by game number
	games    int    // how many of them
	pairings []pairingStandings
}

// pairingStandings is one pairing's part of the Standings.
type pairingStandings struct {
	sum  Sum
	test *rating.Sequential // nil without a test
	// next is the index of the first pair that is not in sum.
	next int
	// pending holds the results of pairs from next on.
	pending map[int]*[2]*Outcome
}

// NewStandings returns standings without results.
func NewStandings(s *Schedule, shard Shard) (*Standings, error) {
	st := &Standings{
		schedule: s, shard: shard,
		have:     make([]bool, s.Games()+1),
		pairings: make([]pairingStandings, len(s.pairings)),
	}
	for i := range st.pairings {
		p := &st.pairings[i]
		p.next = st.from(i, 0)
		if s.spec.SPRT == nil || !shard.whole() {
			continue
		}
		var err error
		if p.test, err = rating.NewSequential(*s.spec.SPRT); err != nil {
			return nil, err
		}
	}
	return st, nil
}

// from returns the index of the first pair of a pairing, from index on, that is in
// the shard.
func (s *Standings) from(pairing, index int) int {
	for index < s.schedule.spec.Pairs && !s.shard.Has(s.schedule.pair(pairing, index)) {
		index++
	}
	return index
}

// Schedule returns the schedule.
func (s *Standings) Schedule() *Schedule { return s.schedule }

// Shard returns the part of the schedule that the standings are of.
func (s *Standings) Shard() Shard { return s.shard }

// Add takes a result. The error says why it is none of the schedule's, or that it
// is there already.
func (s *Standings) Add(r Result) error {
	if r.Game < 1 || r.Game >= len(s.have) {
		return fmt.Errorf("game %d: the schedule has games 1 to %d", r.Game, len(s.have)-1)
	}
	g := s.schedule.Game(r.Game)
	if !s.shard.Has(g.Pair) {
		return fmt.Errorf("game %d is not in shard %v", r.Game, s.shard)
	}
	if r.Match != s.schedule.Identity(g) {
		return fmt.Errorf("game %d: match %s is not the one that the schedule has there", r.Game, short(r.Match))
	}
	if have, want := r.place(), s.schedule.place(g); have != want {
		return fmt.Errorf("game %d: is %v, the schedule has %v there", r.Game, have, want)
	}
	if s.have[r.Game] {
		return fmt.Errorf("game %d is there twice", r.Game)
	}
	s.have[r.Game] = true
	s.games++
	p := &s.pairings[g.Pairing]
	if p.decided() {
		return nil
	}
	pair := p.pending[g.Index]
	if pair == nil {
		pair = new([2]*Outcome)
		if p.pending == nil {
			p.pending = map[int]*[2]*Outcome{}
		}
		p.pending[g.Index] = pair
	}
	o := r.Outcome
	pair[(r.Game-1)%2] = &o
	s.advance(g.Pairing)
	return nil
}

// advance adds the pairs that are finished, in order, to a pairing's sum.
func (s *Standings) advance(pairing int) {
	p := &s.pairings[pairing]
	for !p.decided() {
		pair := p.pending[p.next]
		if pair == nil || pair[0] == nil || pair[1] == nil {
			return
		}
		delete(p.pending, p.next)
		result := s.score(pair)
		p.sum.add(s.schedule, 2*s.schedule.pair(pairing, p.next)+1, result, pair)
		if p.test != nil {
			p.test.Look(p.sum.Tally.Sample())
		}
		p.next = s.from(pairing, p.next+1)
	}
	clear(p.pending)
}

// decided reports whether the test of the pairing has come to a verdict.
func (p *pairingStandings) decided() bool {
	return p.test != nil && p.test.Status().Verdict != rating.Continue
}

// score returns how a pair ended for the pairing's first player.
func (s *Standings) score(pair *[2]*Outcome) rating.Pair {
	forWhite := func(o *Outcome) rating.Outcome {
		switch {
		case o.Winner == Nobody, o.Reason == decision.CoinFlip && s.schedule.spec.CoinFlip == OneHalf:
			return rating.Draw
		case o.Winner == White:
			return rating.Win
		}
		return rating.Loss
	}
	return rating.Pair{White: forWhite(pair[0]), Black: forWhite(pair[1]).Opposite()}
}

// Wanted reports whether the result of a game is missing and can still count.
func (s *Standings) Wanted(game int) bool {
	g := s.schedule.Game(game)
	return !s.have[game] && s.shard.Has(g.Pair) && !s.pairings[g.Pairing].decided()
}

// Games returns the number of results.
func (s *Standings) Games() int { return s.games }

// Complete reports whether no result is missing that can still count.
func (s *Standings) Complete() bool {
	for i := range s.pairings {
		if p := &s.pairings[i]; !p.decided() && p.next < s.schedule.spec.Pairs {
			return false
		}
	}
	return true
}

// Pairing returns what a pairing has come to, of which Schedule.Pairings has the
// index. The Sum must not be changed, and is good until the next Add.
func (s *Standings) Pairing(index int) *Sum { return &s.pairings[index].sum }

// Test returns where the test of a pairing stands; false if there is none.
func (s *Standings) Test(index int) (rating.Status, bool) {
	p := &s.pairings[index]
	if p.test == nil {
		return rating.Status{}, false
	}
	return p.test.Status(), true
}
