package tournament_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/internal/decision"
	"bhack/rating"
	"bhack/tournament"
)

// newSpec returns a spec with players of the names.
func newSpec(pairs int, names ...string) tournament.Spec {
	s := tournament.Spec{
		Engine: "test", Format: tournament.RoundRobin, Ruleset: "sp20", RNG: "robot",
		Boards: []tournament.Board{
			{Map: "empty", Size: 8, Ref: "empty", Settings: strings.Repeat("a", 64)},
			{Map: "train", Size: 9, Ref: "train", Settings: strings.Repeat("b", 64)},
		},
		Seeds: tournament.FirstSeeds(pairs), Pairs: pairs, CoinFlip: tournament.ByRules,
	}
	for _, name := range names {
		s.Players = append(s.Players, tournament.Player{Name: name, Ref: "./" + name, SHA256: strings.Repeat(name[:1], 64)})
	}
	return s
}

func newSchedule(t *testing.T, s tournament.Spec) *tournament.Schedule {
	t.Helper()
	schedule, err := tournament.NewSchedule(s)
	require.NoError(t, err)
	return schedule
}

// outcome makes up how a game ended: by its seed and players.
func outcome(s *tournament.Schedule, g tournament.Game) tournament.Result {
	rng := rand.New(rand.NewPCG(uint64(g.Seed), uint64(g.White*100+g.Black)))
	o := tournament.Outcome{Match: s.Identity(g), Winner: tournament.White, Reason: "back_row", Rounds: 10}
	strength := 0.5 + 0.2*float64(g.Black-g.White)
	if rng.Float64() > strength {
		o.Winner = tournament.Black
	}
	if rng.IntN(8) == 0 {
		o.Reason = decision.CoinFlip
	}
	if rng.IntN(5) == 0 {
		o.White.Exceptions.Note(tournament.Trouble{Round: 3, Robot: 4, What: "ValueError", Text: "Traceback ...\nValueError: x"})
	}
	for range 10 {
		o.White.NoteTurn(rng.Int64N(5000))
		o.Black.NoteTurn(rng.Int64N(5000))
	}
	o.Course = fmt.Sprintf("course %d", rng.Uint64())
	return s.Result(g, o)
}

// results returns all results of a schedule.
func results(s *tournament.Schedule) []tournament.Result {
	var all []tournament.Result
	for n := 1; n <= s.Games(); n++ {
		all = append(all, outcome(s, s.Game(n)))
	}
	return all
}

func add(t *testing.T, st *tournament.Standings, list []tournament.Result) {
	t.Helper()
	for _, r := range list {
		require.NoError(t, st.Add(r))
	}
}

func newStandings(t *testing.T, s *tournament.Schedule, shard tournament.Shard) *tournament.Standings {
	t.Helper()
	st, err := tournament.NewStandings(s, shard)
	require.NoError(t, err)
	return st
}

func parseSeeds(t *testing.T, text string) tournament.Seeds {
	t.Helper()
	seeds, err := tournament.ParseSeeds(text)
	require.NoError(t, err)
	return seeds
}

func TestSeeds(t *testing.T) {
	t.Parallel()
	seeds := parseSeeds(t, "7, -3..-1,100..102")
	assert.Equal(t, "7,-3..-1,100..102", seeds.String())
	var all []int64
	for i := range seeds.Len() {
		all = append(all, seeds.At(i))
	}
	assert.Equal(t, []int64{7, -3, -2, -1, 100, 101, 102}, all)

	for text, want := range map[string]string{
		"":                        "must be a whole number or a range such as 1..50",
		"x":                       "must be a whole number or a range such as 1..50",
		"1..99999999999999999999": "must be from -9223372036854775808 to 9223372036854775807",
		"1, x":                    `"x" must be a whole number or a range such as 1..50`,
		"1...5":                   "must be a range such as 1..50",
		"5..1":                    "runs backwards",
		"7,5..1":                  `"5..1" runs backwards`,
		"1..5,3":                  "seed 3 is there twice",
		"9,7..8,2..7":             "seed 7 is there twice",
		"1..99999999":             "more than 10000000 seeds",
		"-9223372036854775808..9223372036854775807": "more than 10000000 seeds",
		"1..9999999,-1..0":                          "more than 10000000 seeds",
	} {
		_, err := tournament.ParseSeeds(text)
		assert.EqualError(t, err, want, text)
	}

	var none tournament.Seeds
	err := none.UnmarshalText([]byte("1,1"))
	require.EqualError(t, err, `seeds "1,1": seed 1 is there twice`)
}

// TestManySeeds lists so many seeds that nobody would wait for the end if each were compared
// with all others, or looked for from the start.
func TestManySeeds(t *testing.T) {
	t.Parallel()
	const n = 400_000
	var text strings.Builder
	for i := range n {
		fmt.Fprintf(&text, "%d,", 2*(n-i))
	}
	start := time.Now()
	seeds := parseSeeds(t, text.String()+"1")
	require.Equal(t, n+1, seeds.Len())
	for i := range n {
		if seed := seeds.At(i); seed != int64(2*(n-i)) {
			require.Equal(t, 2*(n-i), seed)
		}
	}
	_, err := tournament.ParseSeeds(text.String() + "2")
	require.EqualError(t, err, "seed 2 is there twice")
	assert.Less(t, time.Since(start), 20*time.Second)
}

func TestSchedule(t *testing.T) {
	t.Parallel()
	s := newSchedule(t, newSpec(3, "a", "b", "c"))
	assert.Equal(t, []tournament.Pairing{{First: 0, Second: 1}, {First: 0, Second: 2}, {First: 1, Second: 2}}, s.Pairings())
	assert.Equal(t, 18, s.Games())
	var all []string
	for n := 1; n <= s.Games(); n++ {
		g := s.Game(n)
		assert.Equal(t, n, g.Number)
		all = append(all, fmt.Sprintf("%d%d s%d b%d", g.White, g.Black, g.Seed, g.Board))
	}
	assert.Equal(t, []string{
		"01 s1 b0", "10 s1 b0", "02 s1 b0", "20 s1 b0", "12 s1 b0", "21 s1 b0",
		"01 s1 b1", "10 s1 b1", "02 s1 b1", "20 s1 b1", "12 s1 b1", "21 s1 b1",
		"01 s2 b0", "10 s2 b0", "02 s2 b0", "20 s2 b0", "12 s2 b0", "21 s2 b0",
	}, all)

	spec := newSpec(3, "a", "b", "c")
	spec.Format = tournament.Gauntlet
	assert.Equal(t, []tournament.Pairing{{First: 0, Second: 1}, {First: 0, Second: 2}}, newSchedule(t, spec).Pairings())
}

func TestShards(t *testing.T) {
	t.Parallel()
	const pairs, count = 20, 3
	seen := map[int]int{}
	for i := 1; i <= count; i++ {
		shard, err := tournament.ParseShard(fmt.Sprintf("%d/%d", i, count))
		require.NoError(t, err)
		for p := range pairs {
			if shard.Has(p) {
				seen[p]++
			}
		}
	}
	for p := range pairs {
		assert.Equal(t, 1, seen[p], "pair %d", p)
	}
	for _, text := range []string{"", "3", "0/2", "3/2", "a/b", "1/-1", "1/2/3"} {
		_, err := tournament.ParseShard(text)
		assert.ErrorContains(t, err, "such as 3/8", text)
	}
}

// TestIdentity makes sure that everything that influences a match is in its identity,
// and that names are not.
func TestIdentity(t *testing.T) {
	t.Parallel()
	id := func(change func(*tournament.Spec)) string {
		spec := newSpec(3, "a", "b")
		change(&spec)
		s := newSchedule(t, spec)
		return s.Identity(s.Game(1))
	}
	same := id(func(*tournament.Spec) {})
	seen := map[string]string{same: "unchanged"}
	for name, change := range map[string]func(*tournament.Spec){
		"engine": func(s *tournament.Spec) { s.Engine = "other" },
		"white":  func(s *tournament.Spec) { s.Players[0].SHA256 = "other" },
		"black":  func(s *tournament.Spec) { s.Players[1].SHA256 = "other" },
		"swap":   func(s *tournament.Spec) { s.Players[0], s.Players[1] = s.Players[1], s.Players[0] },
		"board":  func(s *tournament.Spec) { s.Boards[0].Settings = "other" },
		"seed":   func(s *tournament.Spec) { s.Seeds = parseSeeds(t, "5..9") },
		"broken": func(s *tournament.Spec) { s.Players[0].Broken = "why" },
	} {
		other, known := seen[id(change)]
		assert.False(t, known, "%s has the identity of %s", name, other)
		seen[id(change)] = name
	}
	for name, change := range map[string]func(*tournament.Spec){
		"names":  func(s *tournament.Spec) { s.Players[0].Name, s.Players[0].Ref = "x", "y" },
		"map":    func(s *tournament.Spec) { s.Boards[0].Map, s.Boards[0].Ref = "x", "y" },
		"pairs":  func(s *tournament.Spec) { s.Pairs = 2 },
		"sprt":   func(s *tournament.Spec) { s.SPRT = &rating.SPRT{Elo1: 5, Model: rating.Logistic} },
		"format": func(s *tournament.Spec) { s.Format = tournament.Gauntlet },
	} {
		assert.Equal(t, same, id(change), name)
	}
}

func TestHashAndDifferences(t *testing.T) {
	t.Parallel()
	spec := newSpec(3, "a", "b")
	for name, change := range map[string]func(*tournament.Spec){
		"engine":  func(s *tournament.Spec) { s.Engine = "other" },
		"players": func(s *tournament.Spec) { s.Players[0].Name = "other" },

		"the code of a": func(s *tournament.Spec) { s.Players[0].SHA256 = "other" },
		"the code of b": func(s *tournament.Spec) { s.Players[1].Broken = "bot.py: ..." },

		"schedule": func(s *tournament.Spec) { s.Format = tournament.Gauntlet },
		"ruleset":  func(s *tournament.Spec) { s.Ruleset = "final" },
		"rng":      func(s *tournament.Spec) { s.RNG = "shared" },
		"rounds":   func(s *tournament.Spec) { s.Rounds = 9 },

		"memory-robot": func(s *tournament.Spec) { s.MemoryRobot = 1 << 20 },
		"memory-team":  func(s *tournament.Spec) { s.MemoryTeam = 1 << 20 },

		"boards":    func(s *tournament.Spec) { s.Boards[1].Size = 32 },
		"seeds":     func(s *tournament.Spec) { s.Seeds = tournament.FirstSeeds(9) },
		"pairs":     func(s *tournament.Spec) { s.Pairs = 2 },
		"coin-flip": func(s *tournament.Spec) { s.CoinFlip = tournament.OneHalf },
		"sprt":      func(s *tournament.Spec) { s.SPRT = &rating.SPRT{Elo1: 5, Model: rating.Logistic} },
	} {
		other := newSpec(3, "a", "b")
		change(&other)
		assert.NotEqual(t, spec.Hash(), other.Hash(), name)
		diffs := other.Differences(&spec)
		require.Len(t, diffs, 1, name)
		assert.Equal(t, name, diffs[0].Setting)
	}
	// The digests of boards hold the rules, so that they differ with those.
	for want, change := range map[string]func(*tournament.Spec){
		"rounds":       func(s *tournament.Spec) { s.Rounds = 9 },
		"engine":       func(s *tournament.Spec) { s.Engine = "other" },
		"memory-robot": func(s *tournament.Spec) { s.MemoryRobot = 1 << 20 },
		"pairs,boards": func(s *tournament.Spec) { s.Pairs = 2 },
		"rng,boards":   func(s *tournament.Spec) { s.RNG, s.Boards[1].Map = "shared", "elsewhere" },
	} {
		other := newSpec(3, "a", "b")
		for i := range other.Boards {
			other.Boards[i].Settings = "x" + other.Boards[i].Settings
		}
		change(&other)
		var names []string
		for _, d := range other.Differences(&spec) {
			names = append(names, d.Setting)
		}
		assert.ElementsMatch(t, strings.Split(want, ","), names)
	}
	other := newSpec(3, "a", "b")
	other.Players[0].Ref, other.Boards[0].Ref = "elsewhere", "elsewhere"
	assert.Equal(t, spec.Hash(), other.Hash(), "where things are changes nothing")
	assert.Empty(t, spec.Differences(&other))
}

func TestValidate(t *testing.T) {
	t.Parallel()
	for want, change := range map[string]func(*tournament.Spec){
		"at least two players":                                    func(s *tournament.Spec) { s.Players = s.Players[:1] },
		"two players are called a":                                func(s *tournament.Spec) { s.Players[1].Name = "a" },
		"player 2 has no name":                                    func(s *tournament.Spec) { s.Players[1].Name = "" },
		`schedule is "swiss"`:                                     func(s *tournament.Spec) { s.Format = "swiss" },
		`coin_flip is "x"`:                                        func(s *tournament.Spec) { s.CoinFlip = "x" },
		"boards: there must be at least one":                      func(s *tournament.Spec) { s.Boards = nil },
		"boards 1 and 2 are the same":                             func(s *tournament.Spec) { s.Boards[1].Settings = s.Boards[0].Settings },
		"seeds: there must be at least one":                       func(s *tournament.Spec) { s.Seeds = tournament.Seeds{} },
		"pairs is 7, but must be from 1 to 6":                     func(s *tournament.Spec) { s.Pairs = 7 },
		"unknown model Model(7)":                                  func(s *tournament.Spec) { s.SPRT = &rating.SPRT{Elo1: 1, Model: 7} },
		"25000 players have 312487500 pairings, more than 500000": func(s *tournament.Spec) { s.Players = make([]tournament.Player, 25_000) },
		"1001 players have 500500 pairings, more than 500000":     func(s *tournament.Spec) { s.Players = make([]tournament.Player, 1001) },
		"more than 20000000 games": func(s *tournament.Spec) {
			s.Seeds, s.Pairs = tournament.FirstSeeds(10_000_000), 20_000_000
		},
	} {
		spec := newSpec(3, "a", "b")
		change(&spec)
		_, err := tournament.NewSchedule(spec)
		assert.ErrorContains(t, err, want)
	}
	for _, name := range []string{"a", ""} {
		spec := newSpec(3, "a", "b")
		spec.Players[1].Name = name
		var err *tournament.PlayerError
		require.ErrorAs(t, spec.Validate(), &err)
		assert.Equal(t, 1, err.Index)
	}
}

func TestForfeit(t *testing.T) {
	t.Parallel()
	spec := newSpec(1, "a", "b", "c", "d")
	spec.Players[1].Broken, spec.Players[2].Broken = "no bot.py", "line 1: syntax"
	s := newSchedule(t, spec)
	var all []string
	for n := 1; n <= s.Games(); n += 2 {
		g := s.Game(n)
		o, forfeited := s.Forfeit(g)
		all = append(all, fmt.Sprintf("%d%d %v %s %q %q", g.White, g.Black, forfeited, o.Winner, o.White.Forfeit, o.Black.Forfeit))
	}
	assert.Equal(t, []string{
		`01 true white "" "no bot.py"`, `02 true white "" "line 1: syntax"`, `03 false  "" ""`,
		`12 true none "no bot.py" "line 1: syntax"`, `13 true black "no bot.py" ""`, `23 true black "line 1: syntax" ""`,
	}, all)
}

func TestHistogram(t *testing.T) {
	t.Parallel()
	var h tournament.Histogram
	assert.Zero(t, h.Quantile(0.99))
	assert.True(t, h.IsZero())
	for n := range int64(30000) {
		h.Add(n)
	}
	for _, q := range []float64{0.001, 0.1, 0.5, 0.99, 1} {
		exact := int64(q*30000) - 1
		got := h.Quantile(q)
		assert.GreaterOrEqual(t, got, exact, "quantile %v", q)
		assert.LessOrEqual(t, got, exact+exact/64, "quantile %v", q)
	}
	text, err := h.MarshalJSON()
	require.NoError(t, err)
	var again tournament.Histogram
	require.NoError(t, again.UnmarshalJSON(text))
	assert.Equal(t, h, again)
	h.Merge(again)
	assert.EqualValues(t, 60000, h.N())
	for _, bad := range []string{`{}`, `[[-1,1]]`, `[[1,0]]`, `[[1e18,1]]`} {
		assert.Error(t, again.UnmarshalJSON([]byte(bad)), bad)
	}
}
