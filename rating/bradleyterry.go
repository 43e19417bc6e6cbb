package rating

// Rating is the strength of a player in its group.
type Rating struct {
	// Player is the player's number in the field.
	Player int
	// Rank is the player's place in its group, from 1; equal ratings share the better one.
	Rank int
	// Group tells whose ratings compare: players of different groups have met neither each other nor common
	// opponents, however far removed. Groups are numbered from 0, by their lowest player.
	Group int
	// Elo is the rating with its 95% interval; the mean of a group is 0. A player who won all its games has no upper bound,
	// one who lost all no lower one, and one without games neither.
	Elo Elo
	// Provisional tells that the results alone would make the rating infinite, and that it rests on assumed games,
	// see Field.Ratings.
	Provisional bool
}

// Ratings are the ratings of a field.
type Ratings struct {
	// Players holds a rating for each player, group by group, the strongest of a group first; equal ratings in order of
	// the players' numbers.
	Players []Rating
	// Groups is the number of groups; 1 means that all ratings compare.
	Groups int
	// Dispersion is the variance of pairs' scores in relation to that of two independent games. Error bars are those of
	// the Fisher information of single games times its square root. Below 1 the pairs cancel what favours a side.
	Dispersion float64
}

// Ratings returns the Bradley-Terry ratings of the field by maximum likelihood.
//
// The chance of i to score against j is 1/(1 + 10^((r_j - r_i)/400)). Pairings weigh by their distinct pairs. Error bars come
// from the Fisher information, with the variance that pairs were seen to have in place of that of independent games, and are those of the
// distance to the mean of the group.
//
// A maximum exists only if no part of a group took every point from the rest of it. Where it did, the likelihood
// grows without end as the parts move apart. Each pairing between such parts is then given one more pair,
// won by one player and lost by the other (the rule of succession), and the players of these parts are marked as Provisional.
func (f *Field) Ratings() Ratings {
	panic("to be written")
}
