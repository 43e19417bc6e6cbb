package rating

// GameID identifies the course of a game: two games have the same one if and only if the same was played. A hash of what happened
// will do, as long as it leaves out what may differ between equal games, the seed above all. The empty GameID stands for a
// game of which nothing is known: it is distinct from every other.
type GameID string

// Sample is what has been observed of a pairing, as the first player sees it.
type Sample struct {
	// Pairs counts every pair, repeated ones too.
	Pairs Pairs
	// DistinctPairs is how many pairs differ from all others in at least one of the two games: from 1 to Pairs.N(),
	// 0 without pairs.
	DistinctPairs int
	// DistinctGames is how many games differ from all others: from 1 to twice Pairs.N(), 0 without pairs.
	DistinctGames int
}

// SampleOf returns a sample of pairs that are all distinct.
func SampleOf(pairs Pairs) Sample {
	return Sample{Pairs: pairs, DistinctPairs: pairs.N(), DistinctGames: 2 * pairs.N()}
}

// Repeated tells whether some games are copies of others, so that there is less evidence than was asked for.
func (s Sample) Repeated() bool { return s.DistinctGames < 2*s.Pairs.N() }

// Plus returns the sample of both. None of the games in s is taken for a copy of one in t: the two samples are those of different
// pairings.
func (s Sample) Plus(t Sample) Sample {
	return Sample{
		Pairs:         s.Pairs.Plus(t.Pairs),
		DistinctPairs: s.DistinctPairs + t.DistinctPairs,
		DistinctGames: s.DistinctGames + t.DistinctGames,
	}
}

// Opposite returns the sample as the second player sees it.
func (s Sample) Opposite() Sample {
	s.Pairs = s.Pairs.Opposite()
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

// ByGame returns the evidence with the single game as its unit, as if the two games of a pair were independent. It is there to compare
// with programs that count so.
func (s Sample) ByGame() Evidence {
	g := s.Pairs.Games()
	return newEvidence(UnitGame, []int{g.Losses, g.Draws, g.Wins}, s.DistinctGames)
}

// Tally collects a Sample pair by pair. The zero value is empty and ready for use. The sample does not depend on the
// order of the pairs.
type Tally struct {
	pairs Pairs
	seen  map[pairID]struct{}
	games map[GameID]struct{}
	// lonePairs and loneGames count those with an unknown game, which equal no other.
	lonePairs, loneGames int
}

// pairID identifies a pair by its two games.
type pairID struct{ white, black GameID }

// Add counts a pair; white and black identify the game in which the first player had white, and that in which it had
// black.
func (t *Tally) Add(pair Pair, white, black GameID) {
	if t.seen == nil {
		t.seen = make(map[pairID]struct{})
		t.games = make(map[GameID]struct{})
	}
	t.pairs.Add(pair)
	if white == "" || black == "" {
		t.lonePairs++
	} else {
		t.seen[pairID{white, black}] = struct{}{}
	}
	for _, id := range []GameID{white, black} {
		if id == "" {
			t.loneGames++
		} else {
			t.games[id] = struct{}{}
		}
	}
}

// Sample returns what has been counted so far.
func (t *Tally) Sample() Sample {
	return Sample{
		Pairs:         t.pairs,
		DistinctPairs: len(t.seen) + t.lonePairs,
		DistinctGames: len(t.games) + t.loneGames,
	}
}
