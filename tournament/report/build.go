package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"bhack/internal/decision"
	"bhack/internal/plural"
	"bhack/rating"
	"bhack/tournament"
	"bhack/tournament/require"
)

// builder makes a report.
type builder struct {
	standings *tournament.Standings
	schedule  *tournament.Schedule
	spec      *tournament.Spec
	field     *rating.Field
	totals    []tournament.Totals // by player
	order     []int               // the players by rank
	ratings   []rating.Elo        // by player
	report    Report
}

// Build makes the report of the standings.
func Build(st *tournament.Standings, expected []require.Expression) *Report {
	s := st.Schedule()
	b := &builder{
		standings: st, schedule: s, spec: s.Spec(),
		field:   rating.NewField(len(s.Spec().Players)),
		totals:  make([]tournament.Totals, len(s.Spec().Players)),
		ratings: make([]rating.Elo, len(s.Spec().Players)),
	}
	b.report = Report{
		Format: formatName, Version: formatVersion, Complete: st.Complete(), Verdict: Met,
		Setup: b.setup(), Notes: []string{}, Requirements: []Requirement{},
	}
	var endings [][]tournament.Ending
	for i, p := range s.Pairings() {
		sum := st.Pairing(i)
		b.field.Add(p.First, p.Second, sum.Tally.Sample())
		b.totals[p.First].Add(sum.Players[0])
		b.totals[p.Second].Add(sum.Players[1])
		endings = append(endings, sum.Endings())
		pairing := newPairing(st, i)
		for _, incident := range sum.Incidents {
			pairing.Incidents = append(pairing.Incidents, b.incident(incident))
		}
		b.report.Pairings = append(b.report.Pairings, pairing)
	}
	all := b.field.All()
	b.report.Games = 2 * all.Pairs.N()
	b.report.White = strength(all.ForWhite())
	b.report.Endings = newEndings(tournament.MergeEndings(endings...))
	b.players()
	b.crosstable()
	b.notes()
	b.judge(expected)
	return &b.report
}

func (b *builder) setup() Setup {
	setup := Setup{
		Schedule: b.schedule.Hash(), Shard: b.standings.Shard().String(), Engine: b.spec.Engine,
		Kind: string(b.spec.Format), Ruleset: b.spec.Ruleset, RNG: b.spec.RNG, Rounds: b.spec.Rounds,
		MemoryRobot: b.spec.MemoryRobot, MemoryTeam: b.spec.MemoryTeam,
		Seeds: b.spec.Seeds.String(), Pairs: b.spec.Pairs, CoinFlip: string(b.spec.CoinFlip),
	}
	for _, board := range b.spec.Boards {
		setup.Boards = append(setup.Boards, fmt.Sprintf("%s %d", board.Map, board.Size))
	}
	return setup
}

// strength returns what a sample says about strength.
func strength(s rating.Sample) Strength {
	e, games := s.ByPair(), s.Pairs.Games()
	out := Strength{
		Games: games.N(), Wins: games.Wins, Losses: games.Losses, Draws: games.Draws,
		Score: Number(e.Score()), ScoreInterval: interval(e.ScoreInterval()),
		Elo: elo(e.Elo()), LOS: Number(e.LOS()),
	}
	if out.Games == 0 {
		out.Score, out.LOS, out.Elo = None(), None(), noElo()
	}
	return out
}

func (b *builder) players() {
	ratings := b.field.Ratings().Players
	games := func(r rating.Rating) int { return b.field.Total(r.Player).Pairs.N() }
	slices.SortStableFunc(ratings, func(r, s rating.Rating) int { // those without games last
		return cmp.Compare(min(games(s), 1), min(games(r), 1))
	})
	for _, r := range ratings {
		b.order = append(b.order, r.Player)
		b.ratings[r.Player] = r.Elo
		p, t := b.spec.Players[r.Player], &b.totals[r.Player]
		player := Player{
			Name: p.Name, SHA256: p.SHA256, Broken: p.Broken,
			Rating: elo(r.Elo), Group: r.Group, Provisional: r.Provisional,
			Strength: strength(b.field.Total(r.Player)),
			Conduct: Conduct{
				Turns: t.Turns, Bytecodes: None(), P99: None(), Max: None(),
				Errors: t.Exceptions, Pauses: t.Pauses, Forfeits: t.Forfeits, InternalErrs: t.Internal,
			},
		}
		if player.Games > 0 {
			player.Rank = &r.Rank
		} else {
			player.Rating = noElo()
		}
		if t.Turns > 0 {
			player.Conduct.Bytecodes = Number(float64(t.Bytecodes) / float64(t.Turns))
			player.Conduct.P99, player.Conduct.Max = Number(t.P99()), Number(t.MaxBytecodes)
		}
		b.report.Players = append(b.report.Players, player)
	}
}

func (b *builder) crosstable() {
	for _, player := range b.order {
		row := make([]*Number, 0, len(b.order))
		for _, opponent := range b.order {
			var cell *Number
			if s := b.field.Against(player, opponent); player != opponent && s.Pairs.N() > 0 {
				score := Number(s.ByPair().Score())
				cell = &score
			}
			row = append(row, cell)
		}
		b.report.Crosstable = append(b.report.Crosstable, row)
	}
}

const incompleteNote = "not all games have been played; these are the finished pairs, up to the first one that is missing"

// notes says what a reader could otherwise overlook.
func (b *builder) notes() {
	note := func(format string, args ...any) {
		b.report.Notes = append(b.report.Notes, fmt.Sprintf(format, args...))
	}
	if !b.report.Complete {
		note(incompleteNote)
	}
	if shard := b.report.Setup.Shard; shard != "" {
		note("these are the results of shard %s only", shard)
	}
	if copies := b.copies(); len(copies) > 0 {
		note("where seeds change nothing, games are copies of others; the error bars rest on the distinct ones: %s", strings.Join(copies, "; "))
	}
	var provisional []string
	var unplayed []string
	groups := map[int]bool{}
	for _, p := range b.report.Players {
		if p.Provisional {
			provisional = append(provisional, p.Name)
		}
		if p.Broken != "" {
			note("%s forfeits its games: %s", p.Name, p.Broken)
		}
		if p.Games > 0 {
			groups[p.Group] = true
		} else if p.Broken == "" {
			unplayed = append(unplayed, p.Name)
		}
	}
	for _, text := range b.withoutOverlord() {
		note("%s", text)
	}
	if len(provisional) > 0 {
		note("the results set no finite rating for %s: each of their pairings is rated as if one more pair had been played, of a game won and one lost",
			strings.Join(provisional, ", "))
	}
	if len(unplayed) > 0 {
		note("no games of %s count yet", strings.Join(unplayed, ", "))
	}
	if len(groups) > 1 {
		note("ratings compare only within a group: some players have no opponents in common")
	}
	if b.spec.CoinFlip == tournament.OneHalf {
		note("coin flips are scored one half")
	} else if flips := b.coinFlips(); flips > b.report.Games/coinFlipShare {
		text := "%d of %d games were decided by a coin flip, which tells nothing about strength; --coin-flip half scores these so"
		if b.spec.Ruleset != tieBreaking {
			text += ", and ruleset " + tieBreaking + " leaves few"
		}
		note(text, flips, b.report.Games)
	}
}

// tieBreaking is the ruleset that looks at more than the far rows before a coin is flipped.
const tieBreaking = "final"

// withoutOverlord tells of the players whose overlord was destroyed in round 1, as by a forbidden import. Such a
// player spawns nobody, and looks like one that is just weak.
func (b *builder) withoutOverlord() []string {
	const firstPawn = 2 // the id of the first pawn that is spawned; lower ones are those of the overlords
	games, played := make([]int, len(b.spec.Players)), make([]int, len(b.spec.Players))
	first := make([]tournament.Incident, len(b.spec.Players))
	for i, p := range b.schedule.Pairings() {
		if !b.broken(p) {
			played[p.First] += b.report.Pairings[i].Games
			played[p.Second] += b.report.Pairings[i].Games
		}
		for _, in := range b.standings.Pairing(i).Incidents {
			if in.Kind != tournament.Exception || !in.Destroyed || in.Round != 1 || in.Robot >= firstPawn {
				continue
			}
			if games[in.Player]++; games[in.Player] == 1 || in.Game < first[in.Player].Game {
				first[in.Player] = in
			}
		}
	}
	var all []string
	for _, player := range b.order {
		if games[player] > 0 {
			traceback := strings.Split(strings.TrimSpace(first[player].Text.Value()), "\n")
			all = append(all, fmt.Sprintf("%s: the overlord was destroyed in round 1 of %d of %s; the first in game %d: %s", b.spec.Players[player].Name,
				games[player], plural.Of(played[player], "game"), first[player].Game, traceback[len(traceback)-1]))
		}
	}
	return all
}

// coinFlipShare is of how many games one that is decided by a coin flip goes without a note.
const coinFlipShare = 5

// coinFlips returns how many games were decided by a coin flip.
func (b *builder) coinFlips() int {
	for _, e := range b.report.Endings {
		if e.Reason == decision.CoinFlip {
			return e.Games
		}
	}
	return 0
}

// copies tells of the pairings with fewer distinct pairs than were played. That
// forfeits are all alike needs no telling.
func (b *builder) copies() []string {
	var all []string
	for i, players := range b.schedule.Pairings() {
		if p := &b.report.Pairings[i]; p.DistinctPairs < p.Pairs && !b.broken(players) {
			all = append(all, fmt.Sprintf("%s vs %s, %d of %d pairs (%d of %d games)",
				p.First, p.Second, p.DistinctPairs, p.Pairs, p.DistinctGames, p.Games))
		}
	}
	return all
}

// broken reports whether the games of a pairing are forfeited.
func (b *builder) broken(p tournament.Pairing) bool {
	return b.spec.Players[p.First].Broken != "" || b.spec.Players[p.Second].Broken != ""
}

// newEndings returns endings as a report has them.
func newEndings(list []tournament.Ending) []Ending {
	out := []Ending{}
	for _, e := range list {
		out = append(out, Ending{e.Reason, e.Games(), e.White, e.Black})
	}
	return out
}
