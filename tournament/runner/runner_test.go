package runner_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/engine"
	"bhack/maps"
	"bhack/match"
	"bhack/player"
	"bhack/rating"
	"bhack/tournament"
	"bhack/tournament/runner"
)

// fixture is a schedule with what it is played with.
type fixture struct {
	schedule *tournament.Schedule
	field    *runner.Field
}

// newFixture makes a round robin of example players on a small board; "broken" is a
// player that cannot play.
func newFixture(t testing.TB, pairs int, names ...string) fixture {
	t.Helper()
	f := fixture{field: &runner.Field{}}
	spec := tournament.Spec{
		Engine: "test", Format: tournament.RoundRobin, Ruleset: "sp20", RNG: "robot",
		Seeds: tournament.FirstSeeds(pairs), Pairs: pairs, CoinFlip: tournament.ByRules,
	}
	setup := match.Setup{Rules: engine.SP20(), Ruleset: "sp20", Size: 8, Rounds: 20, Map: maps.Empty(0)}
	board, err := runner.NewBoard(setup, "empty")
	require.NoError(t, err)
	spec.Boards, f.field.Boards = []tournament.Board{board}, []match.Setup{setup}
	for _, name := range names {
		entrant := tournament.Player{Name: name, Ref: name}
		code, _, _ := strings.Cut(name, "-")
		if code == "broken" {
			entrant.Broken = "bot.py:1: SyntaxError"
			f.field.Players = append(f.field.Players, nil)
		} else {
			p, err := player.Load(t.Context(), code)
			require.NoError(t, err)
			entrant.SHA256 = p.SHA256
			f.field.Players = append(f.field.Players, p)
		}
		spec.Players = append(spec.Players, entrant)
	}
	f.schedule, err = tournament.NewSchedule(spec)
	require.NoError(t, err)
	return f
}

func (f fixture) standings(t testing.TB) *tournament.Standings {
	t.Helper()
	st, err := tournament.NewStandings(f.schedule, tournament.Shard{})
	require.NoError(t, err)
	return st
}

// sums returns what the standings say.
func sums(st *tournament.Standings) []any {
	var all []any
	for i := range st.Schedule().Pairings() {
		sum := st.Pairing(i)
		all = append(all, sum.Tally.Sample(), sum.Players, sum.Incidents, sum.Endings())
	}
	return all
}

// memory is a Log and a Cache.
type memory struct {
	mu       sync.Mutex
	results  []tournament.Result
	outcomes map[string]tournament.Outcome
	puts     int
	failure  error // of everything
}

func (m *memory) Append(results ...tournament.Result) error {
	m.results = append(m.results, results...)
	return m.failure
}

func (m *memory) Get(match string) (tournament.Outcome, bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	o, ok := m.outcomes[match]
	return o, ok, m.failure
}

func (m *memory) Put(o tournament.Outcome) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.outcomes == nil {
		m.outcomes = map[string]tournament.Outcome{}
	}
	m.outcomes[o.Match] = o
	m.puts++
	return m.failure
}

func TestRunJobs(t *testing.T) {
	t.Parallel()
	f := newFixture(t, 6, "gambler", "starter", "broken")
	want := f.standings(t)
	require.NoError(t, runner.Run(t.Context(), want, f.field, runner.Options{Jobs: 1}))
	assert.True(t, want.Complete())
	for _, jobs := range []int{2, 7} {
		st, log := f.standings(t), &memory{}
		require.NoError(t, runner.Run(t.Context(), st, f.field, runner.Options{Jobs: jobs, Log: log}))
		assert.Equal(t, sums(want), sums(st))
		assert.Len(t, log.results, f.schedule.Games())

		again := f.standings(t)
		for _, r := range log.results {
			require.NoError(t, again.Add(r))
		}
		assert.Equal(t, sums(want), sums(again))
	}
	broken := want.Pairing(1).Players[1]
	assert.Equal(t, []any{12, 12, int64(0)}, []any{broken.Games, broken.Forfeits, broken.Turns})
}

// TestSPRTJobs makes sure that a test stops at the same pair for any number of
// workers, and that little is played beyond it.
func TestSPRTJobs(t *testing.T) {
	t.Parallel()
	f := newFixture(t, 500, "starter", "gambler")
	spec := *f.schedule.Spec()
	spec.SPRT = &rating.SPRT{Elo0: 0, Elo1: 60, Alpha: 0.05, Beta: 0.05}
	var err error
	f.schedule, err = tournament.NewSchedule(spec)
	require.NoError(t, err)
	var want []any
	for _, jobs := range []int{1, 2, 5} {
		st := f.standings(t)
		require.NoError(t, runner.Run(t.Context(), st, f.field, runner.Options{Jobs: jobs}))
		status, _ := st.Test(0)
		pairs := status.Sample.Pairs.N()
		assert.Less(t, pairs, 500)
		assert.Less(t, st.Games(), 2*pairs+16*jobs)
		got := append(sums(st), status)
		if want == nil {
			want = got
		}
		assert.Equal(t, want, got)
	}
}

// TestCache makes sure that no match is played twice, in one run or in several.
func TestCache(t *testing.T) {
	t.Parallel()
	f := newFixture(t, 5, "gambler", "gambler-twin", "rusher")
	plain := f.standings(t)
	require.NoError(t, runner.Run(t.Context(), plain, f.field, runner.Options{Jobs: 2}))
	matches := map[string]bool{}
	for n := 1; n <= f.schedule.Games(); n++ {
		matches[f.schedule.Identity(f.schedule.Game(n))] = true
	}
	assert.Len(t, matches, 5*3, "twins play the same matches")

	cache := &memory{}
	for run := range 2 {
		st, cached := f.standings(t), 0
		require.NoError(t, runner.Run(t.Context(), st, f.field, runner.Options{
			Jobs: 3, Cache: cache, Progress: func(e runner.Event) { cached += e.Cached },
		}))
		assert.Equal(t, sums(plain), sums(st))
		assert.Equal(t, len(matches), cache.puts)
		assert.Equal(t, f.schedule.Games()-(1-run)*len(matches), cached)
	}
}

// TestInterrupt makes sure that a run that is interrupted keeps what has been played,
// and that another goes on from there.
func TestInterrupt(t *testing.T) {
	t.Parallel()
	f := newFixture(t, 20, "gambler", "starter")
	want := f.standings(t)
	require.NoError(t, runner.Run(t.Context(), want, f.field, runner.Options{Jobs: 2}))

	st, log := f.standings(t), &memory{}
	ctx, cancel := context.WithCancel(t.Context())
	err := runner.Run(ctx, st, f.field, runner.Options{Jobs: 2, Log: log, Progress: func(runner.Event) { cancel() }})
	require.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, len(log.results), st.Games())
	assert.Positive(t, st.Games())
	assert.Less(t, st.Games(), 20, "12 may be on their way")
	require.NoError(t, runner.Run(t.Context(), st, f.field, runner.Options{Jobs: 2, Log: log}))
	assert.Len(t, log.results, f.schedule.Games())
	assert.Equal(t, sums(want), sums(st))
}

// TestAbort makes sure that the second interrupt ends the matches under way.
func TestAbort(t *testing.T) {
	t.Parallel()
	f := newFixture(t, 20, "gambler", "starter")
	ctx, cancel := context.WithCancel(t.Context())
	abort, cancelAbort := context.WithCancel(t.Context())
	st, log := f.standings(t), &memory{}
	dir := t.TempDir()
	err := runner.Run(ctx, st, f.field, runner.Options{
		Jobs: 2, Log: log, Abort: abort,
		Replays:  &runner.Replays{Dir: dir, Keep: runner.Keep{}},
		Progress: func(runner.Event) { cancel(); cancelAbort() },
	})
	require.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, len(log.results), st.Games())
	replays, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Less(t, len(replays), 20, "12 may be on their way")
	for _, r := range replays {
		assert.NotContains(t, r.Name(), "tmp", "nothing half written")
	}
}

// TestAbortAlone makes sure that a run that is aborted says so, even if nobody has asked it to finish.
func TestAbortAlone(t *testing.T) {
	t.Parallel()
	f := newFixture(t, 20, "gambler", "starter")
	abort, cancelAbort := context.WithCancelCause(t.Context())
	cause := errors.New("enough")
	st := f.standings(t)
	err := runner.Run(t.Context(), st, f.field, runner.Options{
		Jobs: 2, Abort: abort, Progress: func(runner.Event) { cancelAbort(cause) },
	})
	require.ErrorIs(t, err, cause)
	assert.False(t, st.Complete())
}

// TestFailures makes sure that what keeps a run from going on ends it, and is told.
func TestFailures(t *testing.T) {
	t.Parallel()
	f := newFixture(t, 20, "gambler", "starter")
	full := errors.New("disk is full")
	err := runner.Run(t.Context(), f.standings(t), f.field, runner.Options{Jobs: 4, Log: &memory{failure: full}})
	require.ErrorIs(t, err, full)
	require.EqualError(t, err, "disk is full", "once, though other games were under way")
	err = runner.Run(t.Context(), f.standings(t), f.field, runner.Options{Jobs: 2, Cache: &memory{failure: full}})
	require.ErrorIs(t, err, full)

	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o666))
	err = runner.Run(t.Context(), f.standings(t), f.field, runner.Options{
		Jobs: 2, Replays: &runner.Replays{Dir: filepath.Join(file, "sub"), Keep: runner.Keep{}},
	})
	require.ErrorContains(t, err, "game ")
}

func TestKeep(t *testing.T) {
	t.Parallel()
	f := newFixture(t, 10, "rusher", "gambler")
	for text, want := range map[string]int{"all": 20, "losses": 20, "errors": 0, "sample:3": 3, "sample:10": 10, "sample:11": 11, "sample:50": 20} {
		keep, err := runner.ParseKeep(text)
		require.NoError(t, err)
		dir := t.TempDir()
		st, log := f.standings(t), &memory{}
		require.NoError(t, runner.Run(t.Context(), st, f.field, runner.Options{
			Jobs: 2, Log: log, Replays: &runner.Replays{Dir: dir, Keep: keep},
		}))
		files, err := os.ReadDir(dir)
		require.NoError(t, err)
		if text == "losses" {
			want = 0
			for _, r := range log.results {
				if (r.Winner == tournament.White) != (r.Players[0] == "rusher") {
					want++
				}
			}
		}
		assert.Len(t, files, want, text)
		if text == "all" {
			assert.Equal(t, "01-rusher-vs-gambler-s1-empty-8.json.zst", files[0].Name())
		}
	}
	for _, text := range []string{"", "some", "sample", "sample:0", "sample:x", "all:3"} {
		_, err := runner.ParseKeep(text)
		assert.EqualError(t, err, "must be all, losses, errors or sample:N, with an N of 1 or more")
	}
}

// TestKeepLeavesOlder makes sure that a run which keeps few replays leaves those of an
// earlier run as they were.
func TestKeepLeavesOlder(t *testing.T) {
	t.Parallel()
	f := newFixture(t, 2, "rusher", "gambler")
	dir := t.TempDir()
	run := func(which runner.Which) map[string]string {
		require.NoError(t, runner.Run(t.Context(), f.standings(t), f.field, runner.Options{
			Jobs: 2, Replays: &runner.Replays{Dir: dir, Keep: runner.Keep{Which: which}},
		}))
		files, err := os.ReadDir(dir)
		require.NoError(t, err)
		texts := map[string]string{}
		for _, file := range files {
			text, err := os.ReadFile(filepath.Join(dir, file.Name()))
			require.NoError(t, err)
			texts[file.Name()] = string(text)
		}
		return texts
	}
	all := run(runner.KeepAll)
	assert.Len(t, all, f.schedule.Games())
	for name := range all {
		all[name] = `{"format":"bhack-replay","older":1}`
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(all[name]), 0o666))
	}
	assert.Equal(t, all, run(runner.KeepErrors))
}

// TestCourse makes sure that games are copies exactly if the same was played,
// whatever the seed.
func TestCourse(t *testing.T) {
	t.Parallel()
	f := newFixture(t, 4, "rusher", "wall", "gambler")
	st := f.standings(t)
	require.NoError(t, runner.Run(t.Context(), st, f.field, runner.Options{Jobs: 2}))
	assert.Equal(t, 1, st.Pairing(0).Tally.Sample().DistinctPairs, "neither draws random numbers")
	assert.Equal(t, 2, st.Pairing(0).Tally.Sample().DistinctGames)
	assert.Equal(t, 4, st.Pairing(1).Tally.Sample().DistinctPairs, "the gambler does")
}

func TestNewBoard(t *testing.T) {
	t.Parallel()
	setup := match.Setup{Rules: engine.SP20(), Ruleset: "sp20"}
	board := func(change func(*match.Setup)) string {
		s := setup
		change(&s)
		b, err := runner.NewBoard(s, "ref")
		require.NoError(t, err)
		return b.Settings
	}
	named := maps.Empty(16)
	named.Name = "named"
	same := board(func(*match.Setup) {})
	assert.Equal(t, same, board(func(s *match.Setup) { s.Map, s.Seed = named, 5 }), "names and seeds are no settings")
	pawn := maps.Empty(16)
	pawn.Pawns = []maps.Pawn{{Team: maps.White, Row: 3, Col: 4}}
	seen := map[string]bool{same: true}
	for name, change := range map[string]func(*match.Setup){
		"size": func(s *match.Setup) { s.Size = 9 }, "rounds": func(s *match.Setup) { s.Rounds = 9 },
		"rules": func(s *match.Setup) { s.Rules = engine.Final() }, "rng": func(s *match.Setup) { s.RNG = engine.Shared },
		"pawns": func(s *match.Setup) { s.Map = pawn },
	} {
		b := board(change)
		assert.False(t, seen[b], name)
		seen[b] = true
	}
	_, err := runner.NewBoard(match.Setup{Rules: engine.SP20(), Size: 4}, "ref")
	var setupErr *match.SetupError
	require.ErrorAs(t, err, &setupErr)
}

// liveHeap returns how many bytes of the heap are alive.
func liveHeap() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// TestMemory makes sure that the memory of a batch hardly grows: it keeps no results,
// only what they sum up to.
func TestMemory(t *testing.T) {
	f := newFixture(t, 500, "gambler", "starter")
	st := f.standings(t)
	var first, last uint64
	count := 0
	require.NoError(t, runner.Run(t.Context(), st, f.field, runner.Options{Jobs: 2, Progress: func(e runner.Event) {
		count += len(e.Results)
		if first == 0 && count >= 200 {
			first = liveHeap()
		}
		if count == f.schedule.Games() {
			last = liveHeap()
		}
	}}))
	const perMatch = 1 << 10 // bytes
	require.Less(t, last, first+800*perMatch)
	runtime.KeepAlive(st)
}
