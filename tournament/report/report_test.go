package report_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/rating"
	"bhack/tournament"
	"bhack/tournament/report"
	expect "bhack/tournament/require"
)

func newSpec(pairs int, names ...string) tournament.Spec {
	s := tournament.Spec{
		Engine: "bhack test", Format: tournament.RoundRobin, Ruleset: "sp20", RNG: "robot",
		Boards: []tournament.Board{{Map: "empty", Size: 8, Ref: "empty", Settings: "settings"}},
		Seeds:  tournament.FirstSeeds(pairs), Pairs: pairs, CoinFlip: tournament.ByRules,
	}
	for _, name := range names {
		s.Players = append(s.Players, tournament.Player{Name: name, Ref: "./" + name, SHA256: strings.Repeat("5a", 32)})
	}
	return s
}

// play makes up the results of a schedule, of which the letters of a list say how
// each pair ended for the pairing's first player: WW, WL and so on, as white first.
func play(t *testing.T, spec tournament.Spec, list ...string) *tournament.Standings {
	t.Helper()
	s, err := tournament.NewSchedule(spec)
	require.NoError(t, err)
	st, err := tournament.NewStandings(s, tournament.Shard{})
	require.NoError(t, err)
	for n := 1; n <= 2*len(list); n++ {
		g := s.Game(n)
		o, forfeit := s.Forfeit(g)
		if !forfeit {
			o = outcome(s, g, list[(n-1)/2][(n-1)%2] == 'W')
		}
		require.NoError(t, st.Add(s.Result(g, o)))
	}
	return st
}

// outcome makes up a game that the pairing's first player won or lost.
func outcome(s *tournament.Schedule, g tournament.Game, won bool) tournament.Outcome {
	o := tournament.Outcome{Match: s.Identity(g), Winner: tournament.White, Reason: "back_row", Rounds: 20, Course: fmt.Sprint(g.Number)}
	if won != (g.Number%2 == 1) {
		o.Winner = tournament.Black
	}
	if g.Number%5 == 0 {
		o.Reason = "coin_flip"
	}
	for i := range int64(20) {
		o.White.NoteTurn(100 + 10*i)
		o.Black.NoteTurn(1000 + 100*i)
	}
	if g.Number%3 == 0 {
		o.White.Exceptions.Note(tournament.Trouble{Round: 3, Robot: 2, What: "ValueError", Text: "Traceback (most recent call last):\n  File \"bot.py\", line 1, in turn\nValueError: \x1b[31m<|`]]>", Destroyed: g.Number%2 == 0})
		o.Black.Pauses.Note(tournament.Trouble{Round: 5, Robot: 7, Text: "bot.py:12, in turn"})
	}
	if g.Seed%3 == 2 {
		o.Course = "always the same"
	}
	return o
}

func parse(t *testing.T, st *tournament.Standings, texts ...string) []expect.Expression {
	t.Helper()
	var names []string
	for _, p := range st.Schedule().Spec().Players {
		names = append(names, p.Name)
	}
	var all []expect.Expression
	for _, text := range texts {
		e, err := expect.Parse(text, names)
		require.NoError(t, err)
		all = append(all, e)
	}
	return all
}

func write(t *testing.T, r *report.Report, format string) string {
	t.Helper()
	var out bytes.Buffer
	require.NoError(t, r.Write(&out, format))
	return out.String()
}

// golden compares a text with the one on file.
func golden(t *testing.T, name, text string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if os.Getenv("UPDATE_GOLDEN") != "" {
		require.NoError(t, os.MkdirAll("testdata", 0o777))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o666))
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(want), text)
}

// TestGolden pins each format, for two players with a test, and for a field of which
// one player is broken.
func TestGolden(t *testing.T) {
	t.Parallel()
	duel := newSpec(8, "candidate", "baseline")
	duel.SPRT = &rating.SPRT{Elo0: 0, Elo1: 20, Alpha: 0.05, Beta: 0.05}
	field := newSpec(2, "new bot", "b|ad", "old")
	field.Players[1].SHA256, field.Players[1].Broken = "", "bot.py:3: SyntaxError: invalid syntax"
	for name, st := range map[string]*tournament.Standings{
		"duel":  play(t, duel, "WW", "WL", "LW", "WW", "LL", "WL", "WL", "WW"),
		"field": play(t, field, "WW", "WL", "LW", "WW", "LL", "WL"),
	} {
		first := st.Schedule().Spec().Players[0].Name
		r := report.Build(st, parse(t, st, first+".score >= 0.55", first+".errors == 0", first+".p99 < 5000"))
		for format, extension := range map[string]string{"table": "txt", "json": "json", "csv": "csv", "markdown": "md", "junit": "xml"} {
			golden(t, name+"."+extension, write(t, r, format))
		}
	}
}

// TestWellFormed makes sure that programs can read what is for them, whatever players
// are called and write.
func TestWellFormed(t *testing.T) {
	t.Parallel()
	st := play(t, newSpec(3, "a,\"b\"\n]]>\x00", "</testcase>\u202e\uffff"), "WW", "LL", "WL")
	r := report.Build(st, nil)
	var document map[string]any
	require.NoError(t, json.Unmarshal([]byte(write(t, r, "json")), &document))
	rows, err := csv.NewReader(strings.NewReader(write(t, r, "csv"))).ReadAll()
	require.NoError(t, err)
	assert.Len(t, rows, 1+2+1)
	for dec := xml.NewDecoder(strings.NewReader(write(t, r, "junit"))); ; {
		_, err := dec.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		require.NoError(t, err)
	}
	for _, format := range []string{"table", "markdown", "junit"} {
		text := write(t, r, format)
		for _, control := range []string{"\x00", "\x1b", "\u202e", "\uffff"} {
			assert.NotContains(t, text, control, format)
		}
	}
	assert.Contains(t, write(t, r, "table"), `</testcase>\u202e\uffff`, "as other commands show them")
	assert.ErrorContains(t, r.Write(io.Discard, "yaml"), `format is "yaml"`)
}

// TestNamesInSpreadsheets makes sure that no name is taken for a formula.
func TestNamesInSpreadsheets(t *testing.T) {
	t.Parallel()
	st := play(t, newSpec(3, "=1+1", "-2", "@SUM(A1)", "+3", "a=1"), "WW", "LL", "WL")
	rows, err := csv.NewReader(strings.NewReader(write(t, report.Build(st, nil), "csv"))).ReadAll()
	require.NoError(t, err)
	names := map[string]bool{}
	for _, row := range rows[1:] {
		for _, name := range row[1:3] {
			names[name] = true
		}
	}
	assert.Equal(t, map[string]bool{"": true, `\x3d1+1`: true, `\x2d2`: true, `\x40SUM(A1)`: true, `\x2b3`: true, "a=1": true}, names)
}

// TestKeys makes sure that programs find the lists of a report also where they are empty, and robot 0.
func TestKeys(t *testing.T) {
	t.Parallel()
	s, err := tournament.NewSchedule(newSpec(1, "a", "b"))
	require.NoError(t, err)
	st, err := tournament.NewStandings(s, tournament.Shard{})
	require.NoError(t, err)
	text := write(t, report.Build(st, nil), "json")
	for _, key := range []string{"notes", "requirements", "incidents", "failures"} {
		assert.Contains(t, text, `"`+key+`": [`)
	}
	for n := 1; n <= 2; n++ {
		g := s.Game(n)
		o := outcome(s, g, true)
		o.White.Exceptions.Note(tournament.Trouble{Round: 1, Robot: 0, What: "ValueError"})
		require.NoError(t, st.Add(s.Result(g, o)))
	}
	assert.Contains(t, write(t, report.Build(st, nil), "json"), `"robot": 0,`)
}

// TestWithoutGames makes sure that nobody takes a player without games for one who has half of the points.
func TestWithoutGames(t *testing.T) {
	t.Parallel()
	st := play(t, newSpec(1, "a", "b", "c"), "WW") // of a against b
	r := report.Build(st, parse(t, st, "c.score >= 0.1"))
	require.Equal(t, "c", r.Players[2].Name)
	assert.Nil(t, r.Players[2].Rank)
	assert.Equal(t, "-", r.Requirements[0].Value.String())
	assert.Contains(t, write(t, r, "json"), `"rank": null,
      "name": "c",`)
	assert.Contains(t, write(t, r, "csv"), "\n,c,,0,0,0,0,,0,1,,,,,")
	assert.Regexp(t, `\n +- +c +unknown +- +0 +- *\n`, write(t, r, "table"))
	assert.Contains(t, write(t, r, "table"), "Score of a vs c: 0 - 0 - 0  [-] 0\n")
	assert.Contains(t, write(t, r, "markdown"), "| a vs c | 0 - 0 - 0 | - |")
	assert.Contains(t, write(t, r, "table"), "Required: c.score >= 0.1: undecided, no games count yet\n")
	assert.Contains(t, r.Notes, "no games of c count yet")
	assert.NotContains(t, strings.Join(r.Notes, " "), "opponents in common")

	// Whoever has no games comes last, also if it would be the first one by its name.
	st = play(t, newSpec(1, "a", "b", "c"))
	s := st.Schedule()
	for n := range s.Games() {
		if g := s.Game(n + 1); g.White != 0 && g.Black != 0 {
			require.NoError(t, st.Add(s.Result(g, outcome(s, g, true))))
		}
	}
	r = report.Build(st, nil)
	assert.Equal(t, []string{"b", "c", "a"}, []string{r.Players[0].Name, r.Players[1].Name, r.Players[2].Name})
	assert.Contains(t, write(t, r, "json"), `"bytecodes_mean": null,`)
}

// TestCoinFlips: a report says so where more than a fifth of the games were decided by them.
func TestCoinFlips(t *testing.T) {
	t.Parallel()
	s, err := tournament.NewSchedule(newSpec(5, "a", "b"))
	require.NoError(t, err)
	for flips, want := range map[int]string{
		0: "", 2: "", 3: "3 of 10 games were decided by a coin flip, which tells nothing about strength;", 10: "10 of 10 games were",
	} {
		st, err := tournament.NewStandings(s, tournament.Shard{})
		require.NoError(t, err)
		for n := 1; n <= 10; n++ {
			o := outcome(s, s.Game(n), true)
			if o.Reason = "back_row"; n <= flips {
				o.Reason = "coin_flip"
			}
			require.NoError(t, st.Add(s.Result(s.Game(n), o)))
		}
		notes := strings.Join(report.Build(st, nil).Notes, "\n")
		assert.Equal(t, want != "", strings.Contains(notes, "coin flip"), "%d flips", flips)
		assert.Contains(t, notes, want)
	}
}

// TestUnfinishedForCI makes sure that a CI server does not take a batch that was interrupted for one that went well.
func TestUnfinishedForCI(t *testing.T) {
	t.Parallel()
	spec := newSpec(3, "a", "b")
	assert.Contains(t, write(t, report.Build(play(t, spec, "WW"), nil), "junit"), `<testsuite name="batch" tests="1" failures="0" errors="1" skipped="0">`)
	assert.NotContains(t, write(t, report.Build(play(t, spec, "WW", "WW", "WW"), nil), "junit"), "all games played")
}

// TestLinesOfPlayers makes sure that no player can add a line to a report, by its name or by what it raises.
func TestLinesOfPlayers(t *testing.T) {
	t.Parallel()
	st := play(t, newSpec(3, "a\nagain: rm -rf .", "b"), "WW", "LL", "WL")
	for _, format := range []string{"table", "markdown", "junit"} {
		assert.NotContains(t, write(t, report.Build(st, nil), format), "\nagain: rm", format)
	}
}

// TestNothing makes sure that a report without games has no nan and no verdict.
func TestNothing(t *testing.T) {
	t.Parallel()
	st := play(t, newSpec(3, "a", "b"))
	r := report.Build(st, parse(t, st, "a.score >= 0.1"))
	assert.Equal(t, report.Undecided, r.Verdict)
	assert.False(t, r.Complete)
	for _, format := range report.Formats() {
		assert.NotContains(t, strings.ToLower(write(t, r, format)), "nan")
	}
}

func TestVerdict(t *testing.T) {
	t.Parallel()
	won, lost := strings.Fields(strings.Repeat("WW WL ", 20)), strings.Fields(strings.Repeat("LL WL ", 20))
	test := &rating.SPRT{Elo0: 0, Elo1: 50, Alpha: 0.05, Beta: 0.05}
	for name, c := range map[string]struct {
		list     []string
		test     *rating.SPRT
		required string
		broken   bool
		want     report.Verdict
	}{
		"nothing asked":      {won, nil, "", false, report.Met},
		"met":                {won, nil, "a.score >= 0.7", false, report.Met},
		"not met":            {lost, nil, "a.score >= 0.7", false, report.NotMet},
		"elo":                {won, nil, "a.elo >= 150", false, report.Met},
		"elo of the other":   {won, nil, "b.elo <= -150", false, report.Met},
		"lower bound":        {won, nil, "a.elo_low >= 150", false, report.NotMet},
		"upper bound":        {won, nil, "a.elo_high >= 200", false, report.Met},
		"los":                {won, nil, "a.los > 0.99", false, report.Met},
		"errors":             {won, nil, "a.errors == 0", false, report.NotMet},
		"pauses":             {won, nil, "b.pauses >= 1", false, report.Met},
		"p99":                {won, nil, "a.p99 <= 2900", false, report.Met},
		"max":                {won, nil, "a.max == 2900", false, report.Met},
		"no forfeits":        {won, nil, "a.forfeits == 0", false, report.Met},
		"infinite elo":       {slicesOf("WW", 40), nil, "a.elo >= 500", false, report.Met},
		"incomplete":         {won[:10], nil, "a.score >= 0.7", false, report.Undecided},
		"h1":                 {slicesOf("WW", 40), test, "", false, report.Met},
		"h0":                 {slicesOf("LL", 40), test, "", false, report.NotMet},
		"continue":           {strings.Fields(strings.Repeat("WL LW ", 20)), test, "", false, report.Undecided},
		"h1, but not met":    {slicesOf("WW", 40), test, "a.errors == 0", false, report.NotMet},
		"a broken player":    {won, nil, "a.score >= 0.1", true, report.BrokenPlayer},
		"broken and not met": {won, nil, "b.score >= 0.1", true, report.BrokenPlayer},
	} {
		spec := newSpec(40, "a", "b")
		spec.SPRT = c.test
		if c.broken {
			spec.Players[1].Broken = "no bot.py"
		}
		st := play(t, spec, c.list...)
		var texts []string
		if c.required != "" {
			texts = append(texts, c.required)
		}
		assert.Equal(t, c.want, report.Build(st, parse(t, st, texts...)).Verdict, name)
	}
}

// TestVerdictOfTests: after tests alone the verdict is theirs, and H0 is worded with its bound.
func TestVerdictOfTests(t *testing.T) {
	t.Parallel()
	won, lost, even := slicesOf("WW", 40), slicesOf("LL", 40), strings.Fields(strings.Repeat("WL LW ", 20))
	for _, c := range []struct {
		list     []string
		test     rating.SPRT
		required string
		want, h0 string
	}{
		{won, rating.SPRT{Elo1: 50}, "", "H1 was accepted", ""},
		{won, rating.SPRT{Elo1: 50}, "a.errors == 0", "not met", ""},
		{even, rating.SPRT{Elo1: 50}, "", "undecided", ""},
		{lost, rating.SPRT{Elo1: 50}, "", "H0 was accepted", "a is not stronger than b"},
		{lost, rating.SPRT{Elo0: -20, Elo1: 30}, "", "H0 was accepted", "a is weaker than b by 20 normalised Elo or more"},
		{lost, rating.SPRT{Elo0: 2.5, Elo1: 50, Model: rating.Logistic}, "", "H0 was accepted", "a is stronger than b by 2.5 Elo at most"},
	} {
		spec := newSpec(40, "a", "b")
		spec.SPRT = &c.test
		st := play(t, spec, c.list...)
		var texts []string
		if c.required != "" {
			texts = append(texts, c.required)
		}
		r := report.Build(st, parse(t, st, texts...))
		assert.Contains(t, write(t, r, "table"), "\nVerdict: "+c.want+"\n")
		assert.Contains(t, write(t, r, "markdown"), " games: "+c.want+"\n")
		if c.h0 != "" {
			assert.Contains(t, write(t, r, "junit"), `<failure message="SPRT: H0 was accepted: `+c.h0+`">`)
		}
	}

	spec := newSpec(40, "a", "b", "c")
	spec.SPRT = &rating.SPRT{Elo1: 50}
	r := report.Build(play(t, spec, slicesOf("LL", 120)...), nil)
	assert.Contains(t, write(t, r, "table"), "\nVerdict: H0 was accepted in 3 of 3 tests\n")
	assert.NotContains(t, write(t, report.Build(play(t, newSpec(1, "a", "b"), "WW"), nil), "table"), "Verdict")
}

func slicesOf(text string, n int) []string {
	return strings.Fields(strings.Repeat(text+" ", n))
}

// TestInternalError makes sure that a fault of ours is more than anything else.
func TestInternalError(t *testing.T) {
	t.Parallel()
	spec := newSpec(1, "a", "b")
	s, err := tournament.NewSchedule(spec)
	require.NoError(t, err)
	st, err := tournament.NewStandings(s, tournament.Shard{})
	require.NoError(t, err)
	for n := 1; n <= 2; n++ {
		g := s.Game(n)
		o := outcome(s, g, true)
		o.White.Internal.Note(tournament.Trouble{Round: 4, Robot: 2, Text: "index out of range"})
		require.NoError(t, st.Add(s.Result(g, o)))
	}
	r := report.Build(st, parse(t, st, "a.score >= 0.9"))
	assert.Equal(t, report.InternalError, r.Verdict)
	assert.Contains(t, r.Pairings[0].Failures[0], "internal error in game 1: bhack run ./a ./b --seed 1 --size 8")
	assert.Contains(t, write(t, r, "junit"), "index out of range")
}

// TestCommand makes sure that the command that plays a game again calls the players
// what they are called in the batch, also where their folders have other names.
func TestCommand(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, ref, want string }{
		{"wall", "wall", "wall"},
		{"cls", "./bots/cls", "./bots/cls"},
		{"cls", "../cls/", "../cls/"},
		{"cls", `.\cls`, `'.\cls'`},
		{"c", "./bots/cls", "c=./bots/cls"},
		{"cls", "./bots/cls2", "cls=./bots/cls2"},
		{"new bot", "./bots/cls", "'new bot=./bots/cls'"},
		{"mine", ".", "mine=."},
		{"c", "/", "c=/"},
		{"c", "./a=b", "c=./a=b"},
		{"a=b", "./a=b", "./a=b"},
		{"a=b", ".", "."}, // for which run has the same name
		{"/", "/", "/"},
	} {
		spec := newSpec(2, "a", "z")
		spec.Players[0].Name, spec.Players[0].Ref = test.name, test.ref
		r := report.Build(play(t, spec, "WW", "WW"), nil)
		require.NotEmpty(t, r.Pairings[0].Incidents)
		i := r.Pairings[0].Incidents[0]
		assert.Equal(t, 3, i.Game)
		assert.Contains(t, i.Command, "bhack run "+test.want+" ./z --seed 2 ")
	}
}

func TestNumber(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		number report.Number
		text   string
		json   string
	}{
		{0.5, "0.5", "0.5"},
		{-12, "-12", "-12"},
		{report.Number(math.Inf(1)), "without upper bound", "null"},
		{report.Number(math.Inf(-1)), "without lower bound", "null"},
	} {
		assert.Equal(t, test.text, test.number.String())
		text, err := json.Marshal(test.number)
		require.NoError(t, err)
		assert.Equal(t, test.json, string(text))
	}
}

// TestRoundedOnce: 15 points of 88 are 0.17045, which is 17.0%, and not 17.1% by way of 0.1705.
func TestRoundedOnce(t *testing.T) {
	t.Parallel()
	st := play(t, newSpec(44, "a", "b"), append(slicesOf("WL", 15), slicesOf("LL", 29)...)...)
	r := report.Build(st, parse(t, st, "a.score >= 0.1705", "a.score < 0.17", "a.score != 0.1705", "a.score >= 0.17"))
	assert.Contains(t, write(t, r, "table"), "Score of a vs b: 15 - 73 - 0  [0.170] 88\n")
	assert.Regexp(t, ` 17\.0% *\n`, write(t, r, "table"))
	assert.Contains(t, write(t, r, "json"), `"score": 0.1705,`)
	// Requirements are judged by the exact value, and shown with the decimals that it takes to see why.
	assert.Contains(t, write(t, r, "table"), `
Required: a.score >= 0.1705: not met, it is 0.17045
Required: a.score < 0.17: not met, it is 0.1705
Required: a.score != 0.1705: met, it is 0.17045
Required: a.score >= 0.17: met, it is 0.1705
`)
	assert.Contains(t, write(t, r, "json"), `"value": 0.17045,`)
}

// TestUnknownMetric: an expression that require.Parse does not make is no requirement that is not met.
func TestUnknownMetric(t *testing.T) {
	t.Parallel()
	st := play(t, newSpec(1, "a", "b"), "WW")
	for _, e := range []expect.Expression{{Player: "a", Metric: "x", Operator: ">="}, {Player: "c", Metric: expect.Score, Operator: ">="}} {
		assert.Panics(t, func() { report.Build(st, []expect.Expression{e}) })
	}
}
