package report

import (
	"fmt"
	"strings"

	"bhack/internal/shell"
	"bhack/rating"
	"bhack/tournament"
)

// newPairing returns the report of a pairing, which is the schedule's of that index, without incidents.
func newPairing(st *tournament.Standings, index int) Pairing {
	sum, spec := st.Pairing(index), st.Schedule().Spec()
	players, sample := st.Schedule().Pairings()[index], sum.Tally.Sample()
	p := Pairing{
		First: spec.Players[players.First].Name, Second: spec.Players[players.Second].Name,
		Strength:      strength(sample),
		NormalisedElo: elo(sample.ByPair().NormalisedElo()),
		AsWhite:       side(sample.Pairs.AsWhite(), sample.AsWhite()),
		AsBlack:       side(sample.Pairs.AsBlack(), sample.AsBlack()),
		Pentanomial:   sample.Pairs.Pentanomial(),
		DD:            sample.Pairs[rating.Draw][rating.Draw],
		Pairs:         sample.Pairs.N(), DistinctPairs: sample.DistinctPairs, DistinctGames: sample.DistinctGames,
		Endings: newEndings(sum.Endings()), Incidents: []Incident{}, Failures: []string{},
	}
	p.WL = p.Pentanomial[2] - p.DD
	if p.Games == 0 {
		p.NormalisedElo = noElo()
	}
	if status, ok := st.Test(index); ok {
		p.SPRT = &SPRT{
			SPRT: *spec.SPRT,
			LLR:  Number(status.LLR), Lower: Number(status.Lower), Upper: Number(status.Upper),
			Progress: Number(status.Progress()), Verdict: status.Verdict,
		}
	}
	return p
}

// side returns the games of one side.
func side(g rating.Games, e rating.Evidence) Side {
	out := Side{
		Wins: g.Wins, Losses: g.Losses, Draws: g.Draws,
		Score: Number(e.Score()), ScoreInterval: interval(e.Wilson()),
	}
	if g.N() == 0 {
		out.Score = None()
	}
	return out
}

// incident returns an incident with the game that it happened in.
func (b *builder) incident(i tournament.Incident) Incident {
	g := b.schedule.Game(i.Game)
	board := b.spec.Boards[g.Board]
	out := Incident{
		Kind: i.Kind, Player: b.spec.Players[i.Player].Name, Game: i.Game,
		White: b.spec.Players[g.White].Name, Black: b.spec.Players[g.Black].Name,
		Seed: g.Seed, Size: board.Size, Map: board.Map,
		Count: i.Count, Round: i.Round,
		What: i.What.Value(), Text: i.Text.Value(), Destroyed: i.Destroyed,
		Command: b.command(g),
	}
	if i.Kind != tournament.Forfeit {
		out.Robot = &i.Robot
	}
	return out
}

// command returns the command that plays a game again.
func (b *builder) command(g tournament.Game) string {
	board := b.spec.Boards[g.Board]
	words := []string{
		"bhack", "run", shell.Quote(argument(b.spec.Players[g.White])), shell.Quote(argument(b.spec.Players[g.Black])),
		"--seed", fmt.Sprint(g.Seed), "--size", fmt.Sprint(board.Size), "--map", shell.Quote(board.Ref),
		"--ruleset", b.spec.Ruleset, "--rng", b.spec.RNG,
	}
	for _, limit := range []struct {
		flag  string
		value int64
	}{
		{"--rounds", int64(b.spec.Rounds)},
		{"--memory-robot", b.spec.MemoryRobot},
		{"--memory-team", b.spec.MemoryTeam},
	} {
		if limit.value > 0 {
			words = append(words, limit.flag, fmt.Sprint(limit.value))
		}
	}
	return strings.Join(words, " ")
}

// argument returns what bhack run takes for a player, so that it has the name that it
// has here: a replay of the game is that of the batch. NAME= is there only if the last
// part of the path is another name, and never for one that would not be read as such.
func argument(p tournament.Player) string {
	path := strings.TrimRight(p.Ref, `/\`)
	if path[strings.LastIndexAny(path, `/\`)+1:] == p.Name || strings.ContainsAny(p.Name, `/\=`) {
		return p.Ref
	}
	return p.Name + "=" + p.Ref
}
