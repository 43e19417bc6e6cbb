package tournament

import (
	"cmp"
	"slices"
	"unique"

	"bhack/internal/decision"
	"bhack/rating"
)

// Sum is what the pairs of a pairing come to. The zero value is that of no pairs.
type Sum struct {
	// Tally holds the pairs, as the pairing's first player sees them.
	Tally rating.Tally
	// Players are the totals of the pairing's first and second player.
	Players [2]Totals
	// Incidents are what went wrong in the games, in the order of the schedule.
	Incidents []Incident
	endings   []Ending
}

// Totals sum up how the robots of a player did.
type Totals struct {
	// Games is the number of games, forfeits included.
	Games int
	// Turns, Bytecodes, MaxBytecodes and Spread are as in Conduct.
	Turns        int64
	Bytecodes    int64
	MaxBytecodes int64
	Spread       Histogram
	// Exceptions, Pauses and Internal count turns, Forfeits games.
	Exceptions, Pauses, Internal, Forfeits int
}

// Add adds the totals of other games.
func (t *Totals) Add(o Totals) {
	t.Games += o.Games
	t.Turns += o.Turns
	t.Bytecodes += o.Bytecodes
	t.MaxBytecodes = max(t.MaxBytecodes, o.MaxBytecodes)
	t.Spread.Merge(o.Spread)
	t.Exceptions += o.Exceptions
	t.Pauses += o.Pauses
	t.Internal += o.Internal
	t.Forfeits += o.Forfeits
}

// add adds how the player did in one game.
func (t *Totals) add(c *Conduct) {
	o := Totals{
		Games: 1, Turns: int64(c.Turns), Bytecodes: c.Bytecodes, MaxBytecodes: c.MaxBytecodes, Spread: c.Spread,
		Exceptions: c.Exceptions.Count, Pauses: c.Pauses.Count, Internal: c.Internal.Count,
	}
	if c.Forfeit != "" {
		o.Forfeits = 1
	}
	t.Add(o)
}

// P99 returns what 99% of the turns did not exceed, in bytecodes: at most 1/64 too
// much, see Histogram.
func (t *Totals) P99() int64 { return min(t.Spread.Quantile(0.99), t.MaxBytecodes) }

// Ending counts the games that ended for one reason.
type Ending struct {
	Reason decision.Reason
	// White, Black and Nobody are how many of them had that winner.
	White, Black, Nobody int
}

// Games returns the number of games.
func (e Ending) Games() int { return e.White + e.Black + e.Nobody }

// IncidentKind is what went wrong.
type IncidentKind string

// The kinds of incident.
const (
	Forfeit   IncidentKind = "forfeit"
	Exception IncidentKind = "exception"
	Pause     IncidentKind = "pause"
	Internal  IncidentKind = "internal_error"
)

// Incident is what went wrong for one player in one game.
type Incident struct {
	Kind IncidentKind
	// Game is the number of the game, and Player indexes Spec.Players.
	Game, Player int
	// Count is in how many turns it went wrong; Round and Robot name the first.
	Count, Round, Robot int
	// What and Text are as in Trouble; Text of a forfeit is its cause. Many
	// incidents share them.
	What, Text unique.Handle[string]
	// Destroyed tells that the first one has destroyed the robot.
	Destroyed bool
}

// add adds a pair, of which the first game has the number.
func (s *Sum) add(schedule *Schedule, number int, pair rating.Pair, games *[2]*Outcome) {
	s.Tally.Add(pair, rating.GameID(games[0].Course), rating.GameID(games[1].Course))
	for i, o := range games {
		conducts := [2]*Conduct{&o.White, &o.Black} // by colour
		g := schedule.Game(number + i)
		for colour, player := range [2]int{g.White, g.Black} {
			s.Players[(colour+i)%2].add(conducts[colour])
			s.note(g.Number, player, conducts[colour])
		}
		s.end(o)
	}
}

// note keeps what went wrong for a player in a game.
func (s *Sum) note(game, player int, c *Conduct) {
	if c.Forfeit != "" {
		s.Incidents = append(s.Incidents, Incident{Kind: Forfeit, Game: game, Player: player, What: unique.Make(""), Text: unique.Make(c.Forfeit)})
	}
	for _, kind := range []struct {
		kind IncidentKind
		Trouble
	}{{Exception, c.Exceptions}, {Pause, c.Pauses}, {Internal, c.Internal}} {
		if kind.Count == 0 {
			continue
		}
		s.Incidents = append(s.Incidents, Incident{
			Kind: kind.kind, Game: game, Player: player, Count: kind.Count, Round: kind.Round, Robot: kind.Robot,
			What: unique.Make(kind.What), Text: unique.Make(kind.Text), Destroyed: kind.Destroyed,
		})
	}
}

// end counts how a game ended.
func (s *Sum) end(o *Outcome) {
	i := slices.IndexFunc(s.endings, func(e Ending) bool { return e.Reason == o.Reason })
	if i < 0 {
		i = len(s.endings)
		s.endings = append(s.endings, Ending{Reason: o.Reason})
	}
	switch e := &s.endings[i]; o.Winner {
	case White:
		e.White++
	case Black:
		e.Black++
	default:
		e.Nobody++
	}
}

// Endings returns how the games ended: wins on the board first, then the tie-breaks
// in the order in which they apply, then coin flips and forfeits.
func (s *Sum) Endings() []Ending { return MergeEndings(s.endings) }

// MergeEndings adds up lists of endings and orders them as Sum.Endings does.
func MergeEndings(lists ...[]Ending) []Ending {
	var all []Ending
	for _, e := range slices.Concat(lists...) {
		i := slices.IndexFunc(all, func(other Ending) bool { return other.Reason == e.Reason })
		if i < 0 {
			all = append(all, e)
			continue
		}
		all[i].White += e.White
		all[i].Black += e.Black
		all[i].Nobody += e.Nobody
	}
	slices.SortFunc(all, func(a, b Ending) int { return cmp.Compare(precedence(a.Reason), precedence(b.Reason)) })
	return all
}

// precedence orders the reasons as the rules come to them.
func precedence(r decision.Reason) int {
	const last = 1000 // more than any board has rows
	switch r {
	case decision.BackRow:
		return 0
	case decision.TiebreakBackRow:
		return 1
	case decision.CoinFlip:
		return last
	case ReasonForfeit:
		return last + 1
	}
	k, _ := r.Row() // there is no other
	return 1 + k
}
