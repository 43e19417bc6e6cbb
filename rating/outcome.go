package rating

// Outcome is how a game ended for one of its players.
type Outcome uint8

// The outcomes, from worst to best. Draw is for games that are to be scored one half, such as those that a coin
// flip decided, when the caller wishes so: the game itself has no draws.
const (
	Loss Outcome = iota
	Draw
	Win
)

// outcomes is the number of outcomes.
const outcomes = 3

// Opposite returns the outcome for the other player.
func (o Outcome) Opposite() Outcome { return Win - o }

// Pair is how the two games of a pair ended for the first player of the pairing.
type Pair struct {
	// White is the outcome of the game in which the first player had white.
	White Outcome
	// Black is the outcome of the game in which the first player had black.
	Black Outcome
}

// Opposite returns the pair as the second player sees it.
func (p Pair) Opposite() Pair { return Pair{White: p.Black.Opposite(), Black: p.White.Opposite()} }

// Games counts single games by their outcome for one player, or for one side.
type Games struct {
	Wins, Draws, Losses int
}

// N returns the number of games.
func (g Games) N() int { return g.Wins + g.Draws + g.Losses }

// Points returns the sum of the scores, one for a win and one half for a draw.
func (g Games) Points() float64 { return float64(g.Wins) + float64(g.Draws)/2 }

// Score returns the mean score of a game, from 0 to 1, and 1/2 without games.
func (g Games) Score() float64 {
	if g.N() == 0 {
		return 0.5
	}
	return g.Points() / float64(g.N())
}

// Plus returns the games of both.
func (g Games) Plus(h Games) Games {
	return Games{Wins: g.Wins + h.Wins, Draws: g.Draws + h.Draws, Losses: g.Losses + h.Losses}
}

// add counts n more games that ended with o.
func (g *Games) add(o Outcome, n int) {
	switch o {
	case Loss:
		g.Losses += n
	case Draw:
		g.Draws += n
	case Win:
		g.Wins += n
	}
}
