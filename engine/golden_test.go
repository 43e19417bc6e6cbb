package engine_test

import (
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
)

// The golden file has what a runner in plain CPython plays: matches between all
// example players with ruleset final and one random stream. It is checked always;
// with the path of that runner in oracleVar the matches are played there once more,
// and with -update the golden file is written from what it says.
const (
	goldenFile = "testdata/boards.json"
	oracleVar  = "BHACK_ORACLE"
)

var update = flag.Bool("update", false, "write "+goldenFile+" with the runner in "+oracleVar)

// golden is a match of the golden file.
type golden struct {
	White  string `json:"white"`
	Black  string `json:"black"`
	Size   int    `json:"size"`
	Seed   int64  `json:"seed"`
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

// pairings are the matches of the golden file, without what they come to.
func pairings() []golden {
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

// playGolden plays a match of the golden file.
func playGolden(t *testing.T, g golden) golden {
	t.Helper()
	r := &record{}
	m, err := engine.New(engine.Config{
		Rules: engine.Final(), White: bot(t, g.White), Black: bot(t, g.Black),
		Size: g.Size, Seed: g.Seed, RNG: engine.Shared, Observer: r,
	})
	require.NoError(t, err)
	result, err := m.Play(t.Context())
	require.NoError(t, err)
	for _, team := range result.Teams {
		require.Zero(t, team.Pauses, "the runner in CPython has no budget")
		require.Nil(t, team.FirstError)
	}
	require.Equal(t, len(r.boards), result.Rounds)
	return g.finish(result.Winner.String(), r.boards)
}

// playOracle has the runner in CPython play a match.
func playOracle(t *testing.T, oracle string, g golden) golden {
	t.Helper()
	out := filepath.Join(t.TempDir(), "boards.json")
	folder := func(name string) string { return filepath.Join("..", "bots", name) }
	cmd := exec.CommandContext(t.Context(), "python3", oracle, folder(g.White), folder(g.Black),
		"--ruleset", "final", "--size", fmt.Sprint(g.Size), "--seed", fmt.Sprint(g.Seed), "--boards", out, "--quiet")
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
		t.Skip("no match runner in CPython: " + oracleVar + " is not set")
	}
	if _, err := exec.LookPath("python3"); err != nil {
		t.Skip("no python3 to run " + path)
	}
	return path
}

func TestGolden(t *testing.T) {
	t.Parallel()
	if *update {
		t.Skip("-update writes the file that is checked here")
	}
	text, err := os.ReadFile(goldenFile)
	require.NoError(t, err)
	var all []golden
	require.NoError(t, json.Unmarshal(text, &all))
	require.Len(t, all, len(pairings()))
	for _, want := range all {
		if testing.Short() && want.Seed != all[0].Seed {
			continue
		}
		t.Run(want.String(), func(t *testing.T) {
			t.Parallel()
			assert.Equal(t, want, playGolden(t, want))
		})
	}
}

func TestOracle(t *testing.T) {
	t.Parallel()
	path := oracle(t)
	all := pairings()
	t.Run("matches", func(t *testing.T) {
		for i := range all {
			t.Run(all[i].String(), func(t *testing.T) {
				t.Parallel()
				all[i] = playOracle(t, path, all[i])
				assert.Equal(t, all[i], playGolden(t, all[i]))
			})
		}
	})
	if !*update {
		return
	}
	lines := make([]string, 0, len(all))
	for _, g := range all {
		line, err := json.Marshal(g)
		require.NoError(t, err)
		lines = append(lines, string(line))
	}
	require.NoError(t, os.MkdirAll(filepath.Dir(goldenFile), 0o777))
	require.NoError(t, os.WriteFile(goldenFile, []byte("[\n"+strings.Join(lines, ",\n")+"\n]\n"), 0o666))
}
