package tournament

// Pairing is two players who meet; both index Spec.Players. Its results are seen
// with the eyes of First.
type Pairing struct{ First, Second int }

// Game is one game of a schedule.
type Game struct {
	// Number is its place in the schedule, from 1.
	Number int
	// Pair is its pair's place in the schedule, from 0, and Index that among the
	// pairs of its pairing. Pairing indexes Schedule.Pairings.
	Pair, Index, Pairing int
	// White and Black index Spec.Players.
	White, Black int
	// Board indexes Spec.Boards.
	Board int
	// Seed is the seed of the match.
	Seed int64
}

// Schedule is the games of a Spec. It is immutable.
type Schedule struct {
	spec     Spec
	hash     string
	pairings []Pairing
}

// NewSchedule returns the schedule of a Spec. The error is that of Spec.Validate.
func NewSchedule(spec Spec) (*Schedule, error) {
	if err := spec.Validate(); err != nil {
		return nil, err
	}
	return &Schedule{spec: spec, hash: spec.Hash(), pairings: spec.pairings()}, nil
}

// pairings returns who meets whom, in order.
func (s *Spec) pairings() []Pairing {
	all := make([]Pairing, 0, s.countPairings())
	for i := range s.Players {
		for j := i + 1; j < len(s.Players); j++ {
			if s.Format == RoundRobin || i == 0 {
				all = append(all, Pairing{i, j})
			}
		}
	}
	return all
}

// countPairings returns how many pairings there are.
func (s *Spec) countPairings() int {
	others := len(s.Players) - 1
	if s.Format == Gauntlet {
		return others
	}
	return others * (others + 1) / 2
}

// Spec returns what the schedule was made of. It must not be changed.
func (s *Schedule) Spec() *Spec { return &s.spec }

// Hash identifies the schedule.
func (s *Schedule) Hash() string { return s.hash }

// Pairings returns who meets whom. It must not be changed.
func (s *Schedule) Pairings() []Pairing { return s.pairings }

// Pairs returns the number of pairs of all pairings together.
func (s *Schedule) Pairs() int { return s.spec.Pairs * len(s.pairings) }

// Games returns the number of games.
func (s *Schedule) Games() int { return 2 * s.Pairs() }

// Game returns the game of a number from 1 to Games().
func (s *Schedule) Game(number int) Game {
	g := Game{Number: number, Pair: (number - 1) / 2}
	g.Index, g.Pairing = g.Pair/len(s.pairings), g.Pair%len(s.pairings)
	p := s.pairings[g.Pairing]
	g.White, g.Black = p.First, p.Second
	if number%2 == 0 {
		g.White, g.Black = p.Second, p.First
	}
	g.Board = g.Index % len(s.spec.Boards)
	g.Seed = s.spec.Seeds.At(g.Index / len(s.spec.Boards))
	return g
}

// pair returns the place in the schedule of a pairing's pair.
func (s *Schedule) pair(pairing, index int) int { return index*len(s.pairings) + pairing }

// Identity returns a digest of everything that can influence the game.
func (s *Schedule) Identity(g Game) string {
	return digestJSON([]any{
		s.spec.Engine, s.spec.Boards[g.Board].Settings,
		s.spec.Players[g.White].code(), s.spec.Players[g.Black].code(), g.Seed,
	})
}

// Forfeit returns the outcome of a game that one of its players cannot play; false
// if both can.
func (s *Schedule) Forfeit(g Game) (Outcome, bool) {
	white, black := s.spec.Players[g.White].Broken, s.spec.Players[g.Black].Broken
	o := Outcome{Match: s.Identity(g), Winner: Nobody, Reason: ReasonForfeit}
	switch {
	case white != "" && black != "":
	case white != "":
		o.Winner = Black
	case black != "":
		o.Winner = White
	default:
		return Outcome{}, false
	}
	// Forfeits of one player are copies of each other, and no evidence of strength.
	o.Course = digestJSON([]string{white, black})
	o.White.Forfeit, o.Black.Forfeit = white, black
	return o, true
}
