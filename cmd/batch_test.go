package cmd_test

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/cmd"
	"bhack/cmd/internal/cli"
)

// batchGames is how many games TestBatchIdentical plays; make acceptance asks for 500.
var batchGames = flag.Int("batch-games", 60, "how many games TestBatchIdentical plays; a multiple of 4")

// batch runs bhack batch in a process of its own and returns what it reports.
func batch(t *testing.T, args ...string) []byte {
	t.Helper()
	var out, errs bytes.Buffer
	c := exec.Command("bhack", append([]string{"batch"}, args...)...)
	c.Stdout, c.Stderr = &out, &errs
	require.NoError(t, c.Run(), "%v: %s", args, &errs)
	return out.Bytes()
}

// lines counts the whole lines of a file that may not be there yet.
func lines(t *testing.T, path string) int {
	t.Helper()
	text, err := os.ReadFile(path)
	if !os.IsNotExist(err) {
		require.NoError(t, err)
	}
	return bytes.Count(text, []byte("\n"))
}

// waitForLines waits until a file that a batch writes has a number of lines.
func waitForLines(t *testing.T, path string, n int) {
	t.Helper()
	deadline := time.Now().Add(time.Minute)
	for lines(t, path) < n {
		require.True(t, time.Now().Before(deadline), "no %d lines after a minute", n)
		time.Sleep(time.Millisecond)
	}
}

// kill starts a batch, and kills its process without warning when the results file
// has the number of lines.
func kill(t *testing.T, path string, after int, args ...string) {
	t.Helper()
	c := exec.Command("bhack", append([]string{"batch", "--out", path, "--quiet"}, args...)...)
	require.NoError(t, c.Start())
	waitForLines(t, path, after)
	require.NoError(t, c.Process.Kill())
	require.Error(t, c.Wait(), "the batch should not have ended by itself")
}

// TestBatchIdentical makes sure of the promise of batches: however a schedule is
// played, by one worker or two, killed and resumed, or in shards, the report is the
// same, byte for byte, in every format.
func TestBatchIdentical(t *testing.T) {
	games := *batchGames
	require.Zero(t, games%4)
	schedule := []string{
		"phalanx", "rival=gambler", "--sizes", "8,16", "--seeds", "1.." + strconv.Itoa(games/4),
		"--require", "phalanx.errors == 0",
	}
	results := map[string][]string{} // the results files of each way to play
	file := func(name string) string { return filepath.Join(t.TempDir(), name+".jsonl") }

	for _, jobs := range []string{"1", "2"} {
		path := file("jobs" + jobs)
		batch(t, append(schedule, "--jobs", jobs, "--out", path)...)
		results["jobs "+jobs] = []string{path}
	}

	path := file("killed")
	for i := range 3 {
		kill(t, path, 1+(i+1)*games/5, schedule...)
		if i == 0 {
			// The line that was being written when the machine stopped.
			f, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
			require.NoError(t, err)
			_, err = f.WriteString(`{"game":1,"players":["phal`)
			require.NoError(t, err)
			require.NoError(t, f.Close())
		}
	}
	batch(t, append(schedule, "--out", path)...)
	assert.Equal(t, 1+games, lines(t, path))
	results["killed"] = []string{path}

	const shards = 5
	for i := range shards {
		path := file(fmt.Sprintf("shard%d", i+1))
		batch(t, append(schedule[:6:6], "--shard", fmt.Sprintf("%d/%d", i+1, shards), "--out", path)...)
		results["shards"] = append(results["shards"], path)
	}

	for _, format := range []string{"table", "json", "csv", "markdown", "junit"} {
		want := batch(t, append(schedule, "--format", format, "--out", results["jobs 1"][0])...)
		assert.NotEmpty(t, want)
		for way, paths := range results {
			merged := batch(t, append([]string{"merge", "--format", format, "--require", schedule[7]}, paths...)...)
			assert.Equal(t, string(want), string(merged), "%s, %s", way, format)
		}
		for _, way := range []string{"jobs 2", "killed"} {
			again := batch(t, append(schedule, "--format", format, "--out", results[way][0])...)
			assert.Equal(t, string(want), string(again), "%s, %s", way, format)
		}
	}
}

// TestBatchInterrupted makes sure that one interrupt lets a batch finish what runs,
// report and say how to go on.
func TestBatchInterrupted(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a process cannot be sent an interrupt on Windows")
	}
	path := filepath.Join(t.TempDir(), "results.jsonl")
	args := []string{"batch", "phalanx", "gambler", "--seeds", "1..500", "--jobs", "2", "--out", path}
	var out, errs bytes.Buffer
	c := exec.Command("bhack", args...)
	c.Stdout, c.Stderr = &out, &errs
	require.NoError(t, c.Start())
	waitForLines(t, path, 10)
	require.NoError(t, c.Process.Signal(os.Interrupt))
	err := c.Wait()
	var exit *exec.ExitError
	require.ErrorAs(t, err, &exit, "%s", &errs)
	assert.Equal(t, 130, exit.ExitCode())
	assert.Contains(t, out.String(), "Score of phalanx vs gambler:")
	assert.Contains(t, out.String(), "not all games have been played")
	assert.Contains(t, errs.String(), "interrupted: finishing the matches under way")
	assert.Contains(t, errs.String(), "the same command goes on from "+path)
	assert.Less(t, lines(t, path), 900)
}

// TestBatchInterruptedReading makes sure that an interrupt ends a batch that reads results, too.
func TestBatchInterruptedReading(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "results.jsonl")
	schedule := []string{"batch", "rusher", "wall", "--sizes", "8", "--seeds", "1..2", "--out", path}
	_, _, code := runMain(t, "", schedule...)
	require.Zero(t, code)
	before, err := os.ReadFile(path)
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, args := range [][]string{schedule, {"batch", "merge", path}} {
		var out, errs bytes.Buffer
		s := cli.Streams{Out: &out, Err: &errs, Context: ctx}
		assert.Equal(t, cli.ExitInterrupted, cmd.Main(args, s), args)
		assert.Equal(t, "bhack: interrupted\n", errs.String(), args)
		assert.Empty(t, out.String(), args)
	}
	after, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(before), string(after))
}

// TestBatchExitCodes makes sure that scripts can tell verdicts apart.
func TestBatchExitCodes(t *testing.T) {
	broken := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(broken, "bot.py"), []byte("def turn(:\n"), 0o600))
	for _, test := range []struct {
		code int
		args []string
	}{
		{0, []string{"gambler", "rusher"}},
		{0, []string{"gambler", "rusher", "--require", "gambler.score >= 0.9"}},
		{1, []string{"gambler", "rusher", "--require", "rusher.score >= 0.9"}},
		{1, []string{"gambler", "rusher", "--sprt", "0,5", "--require", "rusher.score >= 0.9"}},
		{2, []string{"gambler", "rusher", "--require", "rusher.score => 0.9"}},
		{2, []string{"gambler", "nobody"}},
		{4, []string{"gambler", "rusher", "--sprt", "0,5"}},
		{5, []string{"gambler", broken}},
		{5, []string{"gambler", "broken=" + broken, "--require", "broken.score >= 0.9"}},
	} {
		out, _, code := runMain(t, "", append([]string{"batch", "--sizes", "8", "--seeds", "1..2"}, test.args...)...)
		assert.Equal(t, test.code, code, "%v\n%s", test.args, out)
	}
}
