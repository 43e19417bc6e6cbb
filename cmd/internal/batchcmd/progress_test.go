package batchcmd

import (
	"bytes"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/cmd/internal/cli"
	"bhack/rating"
	"bhack/tournament"
	"bhack/tournament/runner"
)

// half returns standings with half of the schedule's pairs, of which the first player has won half, and the results
// of these. The last two games are copies of each other.
func half(t *testing.T, names ...string) (*tournament.Standings, []tournament.Result) {
	t.Helper()
	spec := tournament.Spec{
		Engine: "test", Format: tournament.RoundRobin, Ruleset: "sp20", RNG: "robot",
		Boards: []tournament.Board{{Map: "empty", Size: 8, Settings: "s"}},
		Seeds:  tournament.FirstSeeds(20), Pairs: 20, CoinFlip: tournament.ByRules,
		SPRT: &rating.SPRT{Elo0: 0, Elo1: 10, Alpha: 0.05, Beta: 0.05},
	}
	for _, name := range names {
		spec.Players = append(spec.Players, tournament.Player{Name: name, SHA256: name})
	}
	schedule, err := tournament.NewSchedule(spec)
	require.NoError(t, err)
	st, err := tournament.NewStandings(schedule, tournament.Shard{})
	require.NoError(t, err)
	var results []tournament.Result
	for n := 1; n <= schedule.Games()/2; n++ {
		g := schedule.Game(n)
		o := tournament.Outcome{Match: schedule.Identity(g), Winner: tournament.White, Course: fmt.Sprint(min(n, schedule.Games()/2-1))}
		if n%4 == 0 {
			o.Winner = tournament.Black
		}
		r := schedule.Result(g, o)
		require.NoError(t, st.Add(r))
		results = append(results, r)
	}
	return st, results
}

// TestPlain pins the lines that are written now and then when nobody watches.
func TestPlain(t *testing.T) {
	t.Parallel()
	st, results := half(t, "new", "old\x1b[2J")
	var out bytes.Buffer
	p := newProgress(st, &settings{Out: "r.jsonl"}, cli.Streams{Err: &out})
	p.event(runner.Event{Results: results, Cached: 3, Faults: []string{"game 7: index out of range"}})
	p.plain(p.start.Add(4 * time.Second))
	p.close()
	assert.Equal(t, `bhack: r.jsonl: 20 of 40 games are there already
bhack: internal error in game 7: index out of range
Finished 20 of 40 games, 5.0 games/s, ETA at most 4s
Score of new vs old\x1b[2J: 15 - 5 - 0  [0.750] 20
Elo difference: 190.8 [66.9, 391.5], LOS: 99.9 %
Distinct: 10 of 10 pairs, 19 of 20 games
SPRT: llr 0.28 (9.5%), lbound -2.94, ubound 2.94
bhack: 3 of 20 games came from the cache
`, out.String())

	out.Reset()
	p = newProgress(st, &settings{Quiet: true}, cli.Streams{Err: &out, ErrLine: 80})
	p.event(runner.Event{Results: results})
	p.close()
	assert.Empty(t, out.String())
}

// TestBarsBefore makes sure that nothing is said of scores before the first pair of games.
func TestBarsBefore(t *testing.T) {
	t.Parallel()
	spec, _ := half(t, "a", "b", "c")
	st, err := tournament.NewStandings(spec.Schedule(), tournament.Shard{})
	require.NoError(t, err)
	var out bytes.Buffer
	p := newProgress(st, &settings{}, cli.Streams{Err: &out, ErrLine: 80})
	p.close()
	assert.Contains(t, out.String(), "a vs c")
	assert.NotContains(t, out.String(), "score")
}

// TestBars makes sure of what stands beside the bars on a terminal.
func TestBars(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ players, want []string }{
		{[]string{"new", "old"}, []string{"games", "20/40", "games/s, ETA at most ", "score 0.750  LLR 0.28 [-2.94, 2.94]"}},
		{[]string{"a", "b", "c"}, []string{"games", "60/120", "a vs b", "a vs c", "b vs c", "20/40", "score 0.750"}},
	} {
		st, results := half(t, test.players...)
		var out bytes.Buffer
		p := newProgress(st, &settings{}, cli.Streams{Err: &out, ErrLine: 80})
		p.event(runner.Event{Results: results})
		p.say("a line above the bars")
		p.close()
		for _, want := range append(test.want, "bhack: a line above the bars\n") {
			assert.Contains(t, out.String(), want)
		}
	}
}
