package cmd_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/cmd"
	"bhack/cmd/internal/cli"
	"bhack/maps"
	"bhack/replay"
	"bhack/replay/position"
	"bhack/replay/replaytest"
)

// recordMatch plays a match and returns the path of its replay.
func recordMatch(t *testing.T, args ...string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "match.json")
	_, stderr, code := runMain(t, "", append([]string{"run", "--quiet", "--replay", path}, args...)...)
	require.Equal(t, 0, code, stderr)
	return path
}

func readReplay(t *testing.T, path string) *replay.Document {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	replaytest.Check(t, text)
	d, err := replay.Read(bytes.NewReader(text))
	require.NoError(t, err)
	return d
}

// TestReplayMap makes sure that an extracted position has the pawns of the match in
// their spawn order, and that a match starts from it so.
func TestReplayMap(t *testing.T) {
	t.Parallel()
	path := recordMatch(t, "gambler", "wall", "--map", "train", "--rounds", "30")
	d := readReplay(t, path)
	p, err := position.New(&d.Match)
	require.NoError(t, err)
	for round := 0; round < len(d.Rounds); round++ {
		if round > 0 {
			require.NoError(t, p.PlayRound(d.Rounds[round-1]))
		}
		text, stderr, code := runMain(t, "", "replay", "map", path, "--round", strconv.Itoa(round))
		require.Equal(t, 0, code, stderr)
		m, err := maps.Parse("position.map", strings.NewReader(text))
		require.NoError(t, err)
		assert.Equal(t, 30-round, m.Rounds)
		i := 0
		for pawn := range p.Pawns() {
			assert.Equal(t, []any{string(pawn.Team), pawn.Row, pawn.Col}, []any{m.Pawns[i].Team.String(), m.Pawns[i].Row, m.Pawns[i].Col})
			i++
		}
		assert.Len(t, m.Pawns, i)

		if round != 7 {
			continue
		}
		file := filepath.Join(t.TempDir(), "position.map")
		require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
		again := readReplay(t, recordMatch(t, "gambler", "wall", "--map", file))
		start, err := position.New(&again.Match)
		require.NoError(t, err)
		assert.Equal(t, p.Board(), start.Board())
		assert.Equal(t, 23, again.Match.MaxRounds)
	}
}

// TestReplayDiffColumns makes sure that boards stand one below the other where the
// terminal is too narrow for both.
func TestReplayDiffColumns(t *testing.T) {
	t.Parallel()
	a := recordMatch(t, "starter", "wall", "--size", "8", "--rounds", "3")
	b := recordMatch(t, "starter", "wall", "--size", "8", "--rounds", "3", "--seed", "7")
	for columns, beside := range map[int]bool{0: true, 80: true, 41: true, 40: false, 10: false} {
		var out, errs bytes.Buffer
		s := cli.Streams{Out: &out, Err: &errs, OutIsTerminal: columns > 0, OutColumns: columns, NoColor: true, Context: t.Context()}
		require.Equal(t, 1, cmd.Main([]string{"replay", "diff", a, b}, s), errs.String())
		if beside {
			assert.Regexp(t, `(?m)^a after round 1 +b after round 1\n 7( +[.BW]){8} +7( +[.BW]){8}$`, out.String(), columns)
		} else {
			assert.Regexp(t, `(?m)^a after round 1\n 7( +[.BW]){8}\n(?s:.*)\n\nb after round 1\n 7( +[.BW]){8}$`, out.String(), columns)
		}
	}
}

// TestReplayShowAsRun makes sure that a match is told by its replay as it was when it was played.
func TestReplayShowAsRun(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "a.json")
	broken := filepath.Join(t.TempDir(), "broken")
	require.NoError(t, os.Mkdir(broken, 0o777))
	code := "if get_type() == RobotType.PAWN:\n    1 / 0\ndef turn():\n    spawn(10, 3)\n    while True:\n        pass\n"
	require.NoError(t, os.WriteFile(filepath.Join(broken, "bot.py"), []byte(code), 0o600))
	for _, black := range []string{"wall", broken} {
		run, errs, code := runMain(t, "", "run", "gambler", black, "--size", "11", "--replay", path)
		require.Zero(t, code, errs)
		run, _, _ = strings.Cut(run, "\nreplay: ")
		run = regexp.MustCompile(`(?s)\nfirst .*\nruleset`).ReplaceAllString(run, "\nruleset") // errors and pauses
		show, errs, code := runMain(t, "", "replay", "show", path)
		require.Zero(t, code, errs)
		assert.Equal(t, run+"\n", show)
	}
}

// TestReplayInterrupted makes sure that commands which go through a replay stop when they
// are interrupted, and say no more than that.
func TestReplayInterrupted(t *testing.T) {
	t.Parallel()
	path := recordMatch(t, "starter", "wall", "--size", "8", "--rounds", "3")
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	csv := filepath.Join(t.TempDir(), "match.csv")
	for _, args := range [][]string{
		{"verify", path},
		{"verify", path, "--white", "starter", "--black", "wall"},
		{"show", path},
		{"stats", path},
		{"map", path, "--round", "2"},
		{"diff", path, path},
		{"export", path, "--to", "csv", "--out", csv},
		{"export", path, "--to", "csv", "--out", "-"},
	} {
		var out, errs bytes.Buffer
		s := cli.Streams{Out: &out, Err: &errs, Context: ctx}
		assert.Equal(t, cli.ExitInterrupted, cmd.Main(append([]string{"replay"}, args...), s), args)
		assert.Equal(t, "bhack: interrupted\n", errs.String(), args)
		assert.Empty(t, out.String(), args)
	}
	assert.NoFileExists(t, csv)
}

// TestReplayExitCodes makes sure that what cannot be read, what is not right and what
// differs can be told apart by the exit code.
func TestReplayExitCodes(t *testing.T) {
	t.Parallel()
	path := recordMatch(t, "starter", "wall", "--rounds", "12")
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	write := func(name, old, changed string) string {
		file := filepath.Join(filepath.Dir(path), name)
		require.Contains(t, string(text), old)
		require.NoError(t, os.WriteFile(file, []byte(strings.Replace(string(text), old, changed, 1)), 0o600))
		return file
	}
	broken := write("broken.json", `"robot":1,`, `"robot":4,`)
	cut := write("cut.json", `"result"`, ``)
	for _, test := range []struct {
		args []string
		want int
	}{
		{[]string{"verify", path}, 0},
		{[]string{"verify", path, "--white", "starter", "--black", "wall"}, 0},
		{[]string{"verify", path, "--white", "wall", "--black", "wall"}, 1},
		{[]string{"verify", broken}, 1},
		{[]string{"verify", broken, "--format", "json"}, 1},
		{[]string{"verify", cut}, 2},
		{[]string{"verify", path, "--white", "wall"}, 2},
		{[]string{"diff", path, path}, 0},
		{[]string{"diff", path, broken}, 1},
		{[]string{"diff", path, broken, "--format", "json"}, 1},
		{[]string{"diff", path, cut}, 2},
		{[]string{"diff", path}, 2},
		{[]string{"show", broken}, 0},
		{[]string{"show", cut}, 2},
		{[]string{"stats", cut}, 2},
		{[]string{"map", cut, "--round", "3"}, 2},
		{[]string{"map", cut, "--round", "30"}, 2},
		{[]string{"map", broken, "--round", "3"}, 2},
	} {
		_, stderr, code := runMain(t, "", append([]string{"replay"}, test.args...)...)
		assert.Equal(t, test.want, code, "%v: %s", test.args, stderr)
		if code != 0 && test.args[0] != "diff" {
			assert.Equal(t, 1, strings.Count(stderr, "\n"), stderr)
		}
	}
}
