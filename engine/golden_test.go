package engine_test

import (
	"cmp"
	"crypto/sha256"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/bots"
	"bhack/engine"
	"bhack/player"
	"bhack/sandbox"
)

// The golden files have what a runner in plain CPython plays: matches with ruleset
// final and one random stream. They are checked always. Where there is such a runner
// the matches are played there once more, and with -update the golden files are
// written from what it says.
const (
	// oracleVar names the environment variable with the path of the runner in CPython.
	oracleVar = "BHACK_ORACLE"
	// oracleFile is where it is looked for otherwise.
	oracleFile = "../../shared/bench/cpython_baseline.py"
)

var update = flag.Bool("update", false, "write the golden files with the runner in CPython")

// goldenSet is a set of players of whom each plays each.
type goldenSet struct {
	name string
	// file is the golden file, folder the one with the players' folders.
	file, folder string
	// load compiles a player.
	load func(t testing.TB, name string) *sandbox.Program
	// failing tells that the players may raise exceptions.
	failing bool
	// pairings are the matches, without what they come to.
	pairings func(t testing.TB) []golden
}

// goldenSets are the example players, and players written as those of the contest
// were: with what its participants used of the language, and with their mistakes.
func goldenSets() []goldenSet {
	return []goldenSet{
		{
			name: "examples", file: "testdata/boards.json", folder: "../bots",
			load: bot, pairings: examplePairings,
		},
		{
			name: "contest", file: "testdata/contest.json", folder: contestFolder,
			load: contestBot, failing: true, pairings: contestPairings,
		},
	}
}

// contestFolder has the players written as those of the contest were.
const contestFolder = "testdata/contest"

// contestBot compiles one of them.
func contestBot(t testing.TB, name string) *sandbox.Program {
	t.Helper()
	p, err := player.Load(t.Context(), filepath.Join(contestFolder, name))
	require.NoError(t, err)
	return p.Program
}

// contestPairings lets each play each on a board of another size. The runner in
// CPython has no meter, so those who think much do not play on the largest one.
func contestPairings(t testing.TB) []golden {
	t.Helper()
	entries, err := os.ReadDir(contestFolder)
	require.NoError(t, err)
	thorough := map[string]bool{"columns": true, "modules": true, "reader": true}
	var all []golden
	for _, white := range entries {
		for _, black := range entries {
			g := golden{White: white.Name(), Black: black.Name(), Seed: int64(len(all))}
			g.Size, g.Limit = []int{8, 16, 11, 32}[len(all)%4], []int{0, 160, 220, 100}[len(all)%4]
			if g.Size == 32 && (thorough[g.White] || thorough[g.Black]) {
				g.Size = 13
			}
			all = append(all, g)
		}
	}
	return all
}

// golden is a match of the golden file.
type golden struct {
	White string `json:"white"`
	Black string `json:"black"`
	Size  int    `json:"size"`
	Seed  int64  `json:"seed"`
	// Limit is the round limit, 0 that of the ruleset.
	Limit  int    `json:"limit,omitempty"`
	Rounds int    `json:"rounds"`
	Winner string `json:"winner"`
	// SHA256 is the digest of the boards after each round: their rows, row 0 first,
	// each with a line end.
	SHA256 string `json:"sha256"`
}

func (g golden) String() string { return fmt.Sprintf("%s-%s-%d-s%d", g.White, g.Black, g.Size, g.Seed) }

// finish fills in what a match came to.
func (g golden) finish(winner string, boards [][]string) golden {
	hash := sha256.New()
	for _, rows := range boards {
		for _, row := range rows {
			fmt.Fprintln(hash, row)
		}
	}
	g.Rounds, g.Winner, g.SHA256 = len(boards), strings.ToLower(winner), fmt.Sprintf("%x", hash.Sum(nil))
	return g
}

func examplePairings(testing.TB) []golden {
	var all []golden
	for _, white := range bots.Names() {
		for _, black := range bots.Names() {
			for _, size := range []int{8, 16} {
				for _, seed := range []int64{1, 1337} {
					all = append(all, golden{White: white, Black: black, Size: size, Seed: seed})
				}
			}
		}
	}
	return all
}

// play plays a match of the golden file.
func (set goldenSet) play(t *testing.T, g golden) golden {
	t.Helper()
	r := &record{}
	rules := engine.Final()
	rules.FirstBytecodes *= 10 // the runner in CPython has no budget
	rules.TurnBytecodes *= 10
	m, err := engine.New(engine.Config{
		Rules: rules, White: set.load(t, g.White), Black: set.load(t, g.Black),
		Size: g.Size, Rounds: g.Limit, Seed: g.Seed, RNG: engine.Shared, Observer: r,
	})
	require.NoError(t, err)
	result, err := m.Play(t.Context())
	require.NoError(t, err)
	for _, team := range result.Teams {
		require.Zero(t, team.Pauses)
		if !set.failing {
			require.Nil(t, team.FirstError)
		}
	}
	require.Equal(t, len(r.boards), result.Rounds)
	return g.finish(result.Winner.String(), r.boards)
}

// playOracle has the runner in CPython play a match.
func (set goldenSet) playOracle(t *testing.T, oracle string, g golden) golden {
	t.Helper()
	out := filepath.Join(t.TempDir(), "boards.json")
	folder := func(name string) string { return filepath.Join(set.folder, name) }
	cmd := exec.CommandContext(t.Context(), "python3", oracle, folder(g.White), folder(g.Black),
		"--ruleset", "final", "--size", fmt.Sprint(g.Size), "--rounds", fmt.Sprint(cmp.Or(g.Limit, engine.Final().Rounds)),
		"--seed", fmt.Sprint(g.Seed), "--boards", out, "--quiet")
	line, err := cmd.Output()
	require.NoError(t, err)
	var winner string
	_, err = fmt.Sscanf(string(line), "winner=%s", &winner)
	require.NoError(t, err)
	text, err := os.ReadFile(out)
	require.NoError(t, err)
	var boards [][]string
	require.NoError(t, json.Unmarshal(text, &boards))
	return g.finish(winner, boards)
}

// oracle returns the path of the runner in CPython, or skips the test.
func oracle(t *testing.T) string {
	t.Helper()
	path := os.Getenv(oracleVar)
	if path == "" {
		path = oracleFile
	}
	if _, err := os.Stat(path); err != nil {
		t.Skip("no match runner in CPython: " + err.Error() + "; " + oracleVar + " may name one")
	}
	if _, err := exec.LookPath("python3"); err != nil {
		t.Skip("no python3 to run " + path)
	}
	return path
}

// read reads the golden file.
func (set goldenSet) read(t *testing.T) []golden {
	t.Helper()
	text, err := os.ReadFile(set.file)
	require.NoError(t, err)
	var all []golden
	require.NoError(t, json.Unmarshal(text, &all))
	pairings := make([]golden, 0, len(all))
	for _, g := range all {
		g.Rounds, g.Winner, g.SHA256 = 0, "", ""
		pairings = append(pairings, g)
	}
	require.Equal(t, set.pairings(t), pairings)
	return all
}

func TestGolden(t *testing.T) {
	t.Parallel()
	if *update {
		t.Skip("-update writes the files that are checked here")
	}
	for _, set := range goldenSets() {
		for i, want := range set.read(t) {
			if testing.Short() && i%4 != 0 {
				continue
			}
			t.Run(set.name+"/"+want.String(), func(t *testing.T) {
				t.Parallel()
				assert.Equal(t, want, set.play(t, want))
			})
		}
	}
}

// TestOracle compares the golden files with what the runner in CPython plays now;
// TestGolden compares ours with them.
func TestOracle(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("left out with -short: takes a quarter of a minute")
	}
	path := oracle(t)
	if *update {
		for _, set := range goldenSets() {
			all := set.pairings(t)
			for i := range all {
				all[i] = set.playOracle(t, path, all[i])
			}
			set.write(t, all)
		}
		return
	}
	for _, set := range goldenSets() {
		for i, want := range set.read(t) {
			if !quarter(i) {
				continue
			}
			t.Run(set.name+"/"+want.String(), func(t *testing.T) {
				t.Parallel()
				assert.Equal(t, want, set.playOracle(t, path, want))
			})
		}
	}
}

// write writes the golden file.
func (set goldenSet) write(t *testing.T, all []golden) {
	t.Helper()
	lines := make([]string, 0, len(all))
	for _, g := range all {
		line, err := json.Marshal(g)
		require.NoError(t, err)
		lines = append(lines, string(line))
	}
	require.NoError(t, os.WriteFile(set.file, []byte("[\n"+strings.Join(lines, ",\n")+"\n]\n"), 0o666))
}
