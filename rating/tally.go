package rating

// GameID identifies the course of a game: two games have the same one if and only if the same was played. A hash
// of what happened will do, as long as it leaves out what may differ between equal games, the seed above all. The
// empty GameID stands for a game of which nothing is known: it is distinct from every other.
type GameID string

// Sample is what has been observed of a pairing, as the first player sees it.
type Sample struct {
	// Pairs counts every pair, repeated ones too.
	Pairs Pairs
	// DistinctPairs is how many pairs differ from all others in at least one of the two games: from 1 to
	// Pairs.N(), 0 without pairs.
	DistinctPairs int
	// DistinctGames is how many games differ from all others: from 1 to twice Pairs.N(), 0 without pairs.
	DistinctGames int
	// DistinctAsWhite and DistinctAsBlack are the same among the games in which the first player had white, and
	// black.
	DistinctAsWhite, DistinctAsBlack int
}

// SampleOf returns a sample of pairs that are all distinct.
func SampleOf(pairs Pairs) Sample {
	n := pairs.N()
	return Sample{Pairs: pairs, DistinctPairs: n, DistinctGames: 2 * n, DistinctAsWhite: n, DistinctAsBlack: n}
}

// Plus returns the sample of both. None of the games in s is taken for a copy of one in t: the two samples are
// those of different pairings.
func (s Sample) Plus(t Sample) Sample {
	return Sample{
		Pairs:         s.Pairs.Plus(t.Pairs),
		DistinctPairs: s.DistinctPairs + t.DistinctPairs,
		DistinctGames: s.DistinctGames + t.DistinctGames,

		DistinctAsWhite: s.DistinctAsWhite + t.DistinctAsWhite,
		DistinctAsBlack: s.DistinctAsBlack + t.DistinctAsBlack,
	}
}

// Opposite returns the sample as the second player sees it.
func (s Sample) Opposite() Sample {
	s.Pairs = s.Pairs.Opposite()
	s.DistinctAsWhite, s.DistinctAsBlack = s.DistinctAsBlack, s.DistinctAsWhite
	return s
}

// ForWhite returns the sample as white sees it: its score less 1/2 is the edge of white over black.
func (s Sample) ForWhite() Sample {
	s.Pairs = s.Pairs.ForWhite()
	return s
}

// ByPair returns the evidence with the pair as its unit: the one to use.
func (s Sample) ByPair() Evidence {
	five := s.Pairs.Pentanomial()
	return newEvidence(UnitPair, five[:], s.DistinctPairs)
}

// ByGame returns the evidence with the single game as its unit, as if the two games of a pair were independent. It
// is there to compare with programs that count so.
func (s Sample) ByGame() Evidence { return s.Pairs.Games().evidence(s.DistinctGames) }

// AsWhite returns the evidence of the games in which the first player had white. They come from different pairs,
// so that they are independent, and Evidence.Wilson is the interval to use.
func (s Sample) AsWhite() Evidence { return s.Pairs.AsWhite().evidence(s.DistinctAsWhite) }

// AsBlack returns the evidence of the games in which the first player had black, like AsWhite.
func (s Sample) AsBlack() Evidence { return s.Pairs.AsBlack().evidence(s.DistinctAsBlack) }

// Tally collects a Sample pair by pair. The zero value is empty and ready for use. The sample does not depend on
// the order of the pairs.
type Tally struct {
	sample Sample
	pairs  map[pairID]struct{}
	games  map[GameID]sides
}

// pairID identifies a pair by its two games.
type pairID struct{ white, black GameID }

// sides tells with which sides the first player has been seen in a game.
type sides struct{ white, black bool }

// Add counts a pair; white and black identify the game in which the first player had white, and that in which it
// had black.
func (t *Tally) Add(pair Pair, white, black GameID) {
	if t.pairs == nil {
		t.pairs = make(map[pairID]struct{})
		t.games = make(map[GameID]sides)
	}
	t.sample.Pairs.Add(pair)
	id := pairID{white: white, black: black}
	if _, known := t.pairs[id]; !known || white == "" || black == "" {
		t.sample.DistinctPairs++
		t.pairs[id] = struct{}{}
	}
	t.addGame(white, sides{white: true})
	t.addGame(black, sides{black: true})
}

// addGame counts a game in which the first player had a side.
func (t *Tally) addGame(id GameID, side sides) {
	var seen sides
	if id != "" {
		seen = t.games[id]
	}
	if !seen.white && !seen.black {
		t.sample.DistinctGames++
	}
	if side.white && !seen.white {
		t.sample.DistinctAsWhite++
	}
	if side.black && !seen.black {
		t.sample.DistinctAsBlack++
	}
	t.games[id] = sides{white: seen.white || side.white, black: seen.black || side.black}
}

// Sample returns what has been counted so far.
func (t *Tally) Sample() Sample { return t.sample }
