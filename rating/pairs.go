package rating

// Pairs counts pairs by how they ended: Pairs[w][b] is the number of those in which the first player's outcome was
// w as white and b as black. It is the whole of what the pairs tell, the sides included.
type Pairs [outcomes][outcomes]int

// Add counts one more pair.
func (p *Pairs) Add(pair Pair) { p[pair.White][pair.Black]++ }

// N returns the number of pairs.
func (p Pairs) N() int {
	n := 0
	for _, row := range p {
		for _, count := range row {
			n += count
		}
	}
	return n
}

// Plus returns the pairs of both.
func (p Pairs) Plus(q Pairs) Pairs {
	for w, row := range q {
		for b, count := range row {
			p[w][b] += count
		}
	}
	return p
}

// Opposite returns the pairs as the second player sees them.
func (p Pairs) Opposite() Pairs {
	return p.mapped(Pair.Opposite)
}

// ForWhite returns the pairs as white's: the outcomes of both games are those of the player who had white. Its
// score is white's, and 1/2 where sides are equal.
func (p Pairs) ForWhite() Pairs {
	return p.mapped(func(pair Pair) Pair { return Pair{White: pair.White, Black: pair.Black.Opposite()} })
}

// mapped returns the pairs with each outcome replaced by its image.
func (p Pairs) mapped(image func(Pair) Pair) Pairs {
	var q Pairs
	for w, row := range p {
		for b, count := range row {
			to := image(Pair{White: Outcome(w), Black: Outcome(b)})
			q[to.White][to.Black] += count
		}
	}
	return q
}

// AsWhite returns the games in which the first player had white, as it sees them.
func (p Pairs) AsWhite() Games {
	var g Games
	for w, row := range p {
		for _, count := range row {
			g.add(Outcome(w), count)
		}
	}
	return g
}

// AsBlack returns the games in which the first player had black, as it sees them.
func (p Pairs) AsBlack() Games {
	var g Games
	for _, row := range p {
		for b, count := range row {
			g.add(Outcome(b), count)
		}
	}
	return g
}

// Games returns all games as the first player sees them.
func (p Pairs) Games() Games { return p.AsWhite().Plus(p.AsBlack()) }

// Pentanomial counts pairs by their score, which is a quarter of the index: LL, LD, WL or DD, WD, WW. It is what
// engine testers print as Ptnml(0-2).
type Pentanomial [5]int

// Pentanomial returns the pairs by their score.
func (p Pairs) Pentanomial() Pentanomial {
	var five Pentanomial
	for w, row := range p {
		for b, count := range row {
			five[w+b] += count
		}
	}
	return five
}
