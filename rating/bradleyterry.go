package rating

import (
	"cmp"
	"iter"
	"math"
	"slices"

	"gonum.org/v1/gonum/mat"
)

// Rating is the strength of a player in its group.
type Rating struct {
	// Player is the player's number in the field.
	Player int
	// Group tells whose ratings compare: players of different groups have met neither each other nor common
	// opponents, however far removed. Groups are numbered from 0, by their first player.
	Group int
	// Rank is the player's place in its group, from 1; equal ratings share the better one.
	Rank int
	// Elo is the rating with its 95% interval; the mean of a group is 0. A bound is infinite where the results set
	// none: see Field.Ratings.
	Elo Elo
	// Provisional tells that results alone would move parts of the group infinitely far apart, so that their
	// distance rests on assumed pairs, and is left out of the interval.
	Provisional bool
}

// Ratings are the ratings of a field.
type Ratings struct {
	// Players holds a rating for each player: group by group, the strongest of a group first, equal ratings in
	// order of the players' numbers.
	Players []Rating
	// Groups is the number of groups; 1 means that all ratings compare.
	Groups int
	// Dispersion is the variance that the scores of pairs have in relation to that of two independent games, 1
	// where they tell nothing about it. Below 1 the pairs cancel what favours a side.
	Dispersion float64
}

// Ratings returns the Bradley-Terry ratings of the field by maximum likelihood.
//
// The expected score of i against j is 1/(1 + 10^((r_j - r_i)/400)), and every pair that was played counts, so that
// players who got the same against the same opponents have the same rating. Error bars are those of the distance
// from the group's mean. They rest on the distinct pairs: they come from the Fisher information of independent
// games, and from Dispersion, by which pairs were seen to vary more or less than such games do. Two players who met
// nobody else are each half their difference from the mean, and so are their bounds: half those of Evidence.Elo.
//
// A maximum exists only if no part of a group took every point off the rest of it. Otherwise the group falls into
// parts, the smallest of which this is not true inside, and the likelihood grows without end as they move apart.
// Every pairing of the group is then counted with one more pair, in which each player won a game (the rule of
// succession), and the ratings of the group are Provisional. How far the parts are from each other is then assumed:
// error bars are those of the distance from the mean of the part. The rating of a player who is a part alone has the
// bounds that follow from its differences from all others: a player who won all games against everyone has a lower
// one, one who lost all an upper one, others none.
//
// A player who has met nobody is a group of its own, with rating 0 and no bounds.
func (f *Field) Ratings() Ratings {
	groups := f.groups()
	part := f.parts()
	all := Ratings{Groups: len(groups)}
	models := make([]*model, len(groups))
	for i, members := range groups {
		models[i] = f.newModel(members, part)
		models[i].fit()
	}
	all.Dispersion = dispersion(models)
	for i, m := range models {
		all.Players = append(all.Players, m.ratings(i, all.Dispersion)...)
	}
	return all
}

// model is the Bradley-Terry model of one group.
type model struct {
	// field is what the group is a part of, and members are the group's players in it.
	field   *Field
	members []int
	// part tells the part of each member, as Field.parts does.
	part []int
	// meetings are the pairings that were played, in order of their first and then their second player.
	meetings []meeting
	// strength holds the ratings, with mean 0, in the unit of the logistic function.
	strength []float64
}

// meeting is a pairing of two members.
type meeting struct {
	// first and second are indexes of members, first < second.
	first, second int
	// score is the mean score of first over the pairs, of which so many are distinct; all include the assumed pair.
	score, pairs, distinct float64
	// seen is the evidence of the pairs that were played.
	seen Evidence
	// apart tells that the two belong to different parts.
	apart bool
}

// newModel returns the model of a group, with every strength 0.
func (f *Field) newModel(members, parts []int) *model {
	m := &model{field: f, members: members, strength: make([]float64, len(members))}
	for first, player := range members {
		m.part = append(m.part, parts[player])
		for second := first + 1; second < len(members); second++ {
			opponent := members[second]
			t := meeting{first: first, second: second, seen: f.Against(player, opponent).ByPair()}
			if t.seen.N() == 0 {
				continue
			}
			t.apart = parts[player] != parts[opponent]
			t.score, t.pairs, t.distinct = t.seen.Score(), float64(t.seen.N()), float64(t.seen.Distinct())
			m.meetings = append(m.meetings, t)
		}
	}
	if m.divided() {
		m.assume()
	}
	return m
}

// divided reports whether the group falls into parts.
func (m *model) divided() bool {
	return slices.ContainsFunc(m.part, func(part int) bool { return part != m.part[0] })
}

// assume adds a pair, in which each player won a game, to every meeting. Where all meetings have copies, that pair is
// repeated, too, as often as pairs are in the meeting that has most distinct ones: parts do not move further apart
// when the same is played again. It is as much for all meetings of as many pairs, so that equal results still make
// equal ratings.
func (m *model) assume() {
	var most float64
	for _, t := range m.meetings {
		most = max(most, t.distinct)
	}
	for i := range m.meetings {
		t := &m.meetings[i]
		times := max(1, t.pairs/most)
		t.score = (float64(t.score*t.pairs) + times/2) / (t.pairs + times)
		t.pairs += times
		t.distinct++
	}
}

// expected returns the score that the model expects of the first player of a meeting.
func (m *model) expected(t meeting) float64 {
	return 1 / (1 + math.Exp(m.strength[t.second]-m.strength[t.first]))
}

// fit finds the strengths of the greatest likelihood by Newton's method. A step in which two strengths part by d
// is shortened to ln(1 + d)/d of itself, which makes the method converge from anywhere (Sun and Tran-Dinh 2019,
// for the class of functions to which this likelihood belongs), and leaves small steps as they are.
func (m *model) fit() {
	const tolerance, most = 1e-12, 1000
	k := len(m.members)
	if k == 1 {
		return
	}
	for range most {
		var step mat.VecDense
		// The error would be a warning that the matrix is close to singular; the next step mends what it does.
		_ = m.information().SolveVecTo(&step, m.slope())
		d := mat.Max(&step) - mat.Min(&step)
		if d == 0 {
			return
		}
		length := math.Log1p(d) / d
		for i := range m.strength {
			m.strength[i] += float64(length * step.AtVec(i))
		}
		if d < tolerance {
			return
		}
	}
}

// slope returns the derivative of the likelihood: the points of each player, in pairs, over what is expected of
// it. Games are twice as many as pairs, but both slope and information would double.
func (m *model) slope() *mat.VecDense {
	slope := make([]float64, len(m.members))
	for _, t := range m.meetings {
		d := t.pairs * (t.score - m.expected(t))
		slope[t.first] += d
		slope[t.second] -= d
	}
	return mat.NewVecDense(len(slope), slope)
}

// information returns the Fisher information of the strengths if all pairs were distinct, counting pairs as games.
// As only differences have a likelihood, it is singular; the same constant is added to every element, which changes
// nothing for vectors with mean 0.
func (m *model) information() *mat.Cholesky {
	k := len(m.members)
	info := mat.NewSymDense(k, nil)
	add := func(i, j int, x float64) { info.SetSym(i, j, info.At(i, j)+x) }
	for _, t := range m.meetings {
		p := m.expected(t)
		v := t.pairs * float64(p*(1-p))
		add(t.first, t.first, v)
		add(t.second, t.second, v)
		add(t.first, t.second, -v)
	}
	constant := mat.Trace(info) / float64(k*k)
	for i := range k {
		for j := i; j < k; j++ {
			add(i, j, constant)
		}
	}
	var chol mat.Cholesky
	if !chol.Factorize(info) {
		panic("rating: the information of a connected group is singular")
	}
	return &chol
}

// variances returns the variance of each strength, as its distance from their mean, for independent games. The
// strengths are the inverse of the information times the points of all. The points of a meeting are those of its
// distinct pairs, each times how often it was played: they move a strength by what they bring its first player less
// what they take from the second.
func (m *model) variances() []float64 {
	k := len(m.members)
	v := make([]float64, k)
	if k == 1 {
		return v
	}
	var inverse mat.SymDense
	_ = m.information().InverseTo(&inverse) // a warning at most, as in fit
	for _, t := range m.meetings {
		p := m.expected(t)
		points := float64(t.pairs*t.pairs/t.distinct) * float64(p*(1-p))
		for i := range v {
			moves := inverse.At(i, t.first) - inverse.At(i, t.second)
			v[i] += float64(points*float64(moves*moves)) / 2 // two games a pair
		}
	}
	return v
}

// dispersion returns the variance of the scores of pairs about what the models expect, in relation to that of the
// mean of two independent games. Distinct pairs weigh by the information they carry, assumed ones do not count, nor do
// meetings of different parts. If the pairs of no meeting differ from one another, they do not tell how pairs vary:
// then it is 1 at least.
func dispersion(models []*model) float64 {
	var seen, independent float64
	least := 1.0
	for _, m := range models {
		for _, t := range m.meetings {
			if t.apart {
				continue
			}
			score, variance := t.seen.moments()
			if variance > 0 {
				least = 0
			}
			p, distinct := m.expected(t), float64(t.seen.Distinct())
			miss := score - p
			seen += float64(distinct * (variance + float64(miss*miss)))
			independent += distinct * float64(p*(1-p)) / 2
		}
	}
	if ratio := settle(seen / independent); ratio > least { // not if there is nothing, or next to nothing by rounding
		return ratio
	}
	return 1
}

// perStrength is the Elo of one unit of strength.
const perStrength = 400 / math.Ln10

// ratings returns the ratings of the group in their order.
func (m *model) ratings(group int, dispersion float64) []Rating {
	var ratings []Rating
	for i, player := range m.members {
		r := Rating{Player: player, Group: group, Provisional: m.divided()}
		r.Elo.Value = settle(m.strength[i] * perStrength)
		ratings = append(ratings, r)
	}
	for part, members := range m.byPart() {
		variances := part.variances()
		for j, i := range members {
			elo := &ratings[i].Elo
			if len(m.members) == 2 || len(members) == 1 {
				elo.Low, elo.High = m.differences(i)
				continue
			}
			margin := normal95 * math.Sqrt(variances[j]*dispersion)
			elo.Low = settle((m.strength[i] - margin) * perStrength)
			elo.High = settle((m.strength[i] + margin) * perStrength)
		}
	}
	slices.SortStableFunc(ratings, func(a, b Rating) int { return cmp.Compare(b.Elo.Value, a.Elo.Value) })
	for i := range ratings {
		ratings[i].Rank = i + 1
		if i > 0 && ratings[i].Elo.Value == ratings[i-1].Elo.Value {
			ratings[i].Rank = ratings[i-1].Rank
		}
	}
	return ratings
}

// byPart yields the model of each part of the group, with the strengths that its players have in the group, and
// the indexes of these players.
func (m *model) byPart() iter.Seq2[*model, []int] {
	return func(yield func(*model, []int) bool) {
		for _, number := range slices.Compact(slices.Sorted(slices.Values(m.part))) {
			part := &model{field: m.field}
			var members []int
			for i, player := range m.members {
				if m.part[i] == number {
					members = append(members, i)
					part.members = append(part.members, player)
					part.part = append(part.part, number)
					part.strength = append(part.strength, m.strength[i])
				}
			}
			for _, t := range m.meetings {
				if !t.apart && m.part[t.first] == number {
					t.first, t.second = slices.Index(members, t.first), slices.Index(members, t.second)
					part.meetings = append(part.meetings, t)
				}
			}
			if !yield(part, members) {
				return
			}
		}
	}
}

// differences returns the bounds that a member's differences from the others set to its distance from the mean of
// all, which is the mean of these differences and of that from itself. There are none for a player who met nobody.
func (m *model) differences(member int) (low, high float64) {
	if len(m.members) == 1 {
		return math.Inf(-1), math.Inf(1)
	}
	for i, opponent := range m.members {
		if i != member {
			difference := m.field.Against(m.members[member], opponent).ByPair().Elo()
			low += difference.Low
			high += difference.High
		}
	}
	players := float64(len(m.members))
	return settle(low / players), settle(high / players)
}
