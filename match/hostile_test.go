package match_test

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// hostileDir has a folder for each hostile or broken player. A comment at the top of
// its bot.py says what it attacks, and expect.txt what becomes of it, line by line:
//
//	loads           it loads
//	refused CAUSE   it does not; CAUSE is the error without the folder
//	logs TEXT       some turn logs a line that starts with TEXT
//	raises NAME     some turn ends with an exception whose name ends with NAME
//	pauses          some turn runs out of bytecodes
//
// What succeeds in an attack logs a line that starts with BREACH.
const hostileDir = "testdata/hostile"

// The limits of what a process that plays [hostileGames] with one player may take.
const (
	hostileTime = 60 * time.Second // of processors; most take a few seconds, on slow ones some more
	hostileRSS  = 700 << 20        // bytes
)

// expectation is what a player's expect.txt says.
type expectation struct {
	isRefused    bool
	refused      string // the cause; "" leaves it open
	logs, raises []string
	pauses       bool
}

func readExpectation(t *testing.T, dir string) expectation {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, "expect.txt"))
	require.NoError(t, err)
	return parseExpectation(t, string(text))
}

func parseExpectation(t *testing.T, text string) expectation {
	t.Helper()
	var e expectation
	for line := range strings.Lines(text) {
		word, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		switch word {
		case "loads":
		case "refused":
			e.isRefused, e.refused = true, rest
		case "logs":
			e.logs = append(e.logs, rest)
		case "raises":
			e.raises = append(e.raises, rest)
		case "pauses":
			e.pauses = true
		default:
			require.Fail(t, "unknown expectation", "%s", line)
		}
	}
	return e
}

// TestHostile plays matches with each of the hostile and broken players.
func TestHostile(t *testing.T) {
	t.Parallel()
	entries, err := os.ReadDir(hostileDir)
	require.NoError(t, err)
	require.GreaterOrEqual(t, len(entries), 80)
	for _, entry := range entries {
		t.Run(entry.Name(), func(t *testing.T) {
			t.Parallel()
			dir := filepath.Join(hostileDir, entry.Name())
			checkHostile(t, dir, readExpectation(t, dir))
		})
	}
}

// checkHostile makes sure that a player is refused as it should be, or that matches
// with it hold all that is promised of any match.
func checkHostile(t *testing.T, dir string, want expectation) {
	t.Helper()
	if want.isRefused {
		checkRefused(t, dir, want.refused)
		return
	}
	alone := playHostile(t, dir, "GOMAXPROCS=1")
	var report hostileReport
	require.NoError(t, json.Unmarshal(alone, &report))
	assert.Empty(t, report.Breaches)
	assert.Empty(t, report.InternalErrors)
	assert.Empty(t, report.Disturbed, "turns of the opponent differ from those against a player that does nothing")
	for _, text := range want.logs {
		assert.True(t, anyHas(report.Logs, text, strings.HasPrefix), "no turn logs %q, but %q", text, report.Logs)
	}
	for _, name := range want.raises {
		assert.True(t, anyHas(report.Exceptions, name, strings.HasSuffix), "no turn raises %s, but %q", name, report.Exceptions)
	}
	if want.pauses {
		assert.Positive(t, report.Pauses)
	}
	if !testing.Short() {
		assert.Equal(t, string(alone), string(playHostile(t, dir, "GOMAXPROCS=4")), "what happens differs from run to run")
	}
}

// maxRefusal is how long an error that refuses a player may be, without its folder, in
// bytes.
const maxRefusal = 300

// checkRefused makes sure that the player is refused in one line, which names file and
// line. An empty cause is any.
func checkRefused(t *testing.T, dir, cause string) {
	t.Helper()
	_, fault, err := runHostile(t, dir, "GOMAXPROCS=1")
	require.Error(t, err)
	text := filepath.ToSlash(strings.TrimPrefix(strings.TrimSuffix(fault, "\n"), dir))
	text = strings.TrimPrefix(strings.TrimPrefix(text, "/"), ": ")
	assert.Less(t, len(text), maxRefusal)
	assert.NotContains(t, text, "\n")
	if cause != "" {
		assert.Equal(t, cause, text)
	} else {
		assert.Regexp(t, `^[a-z]+\.py:[0-9]+: [A-Za-z]+Error: `, text)
	}
}

func anyHas(texts []string, part string, has func(text, part string) bool) bool {
	for _, text := range texts {
		if has(text, part) {
			return true
		}
	}
	return false
}

// playHostile plays the matches with a player that loads, and returns the report.
func playHostile(t *testing.T, dir, env string) []byte {
	t.Helper()
	out, fault, err := runHostile(t, dir, env)
	require.NoError(t, err, fault[:min(len(fault), 2000)])
	return out
}

// runHostile loads the player and plays the matches in a process of their own, so that a
// fault of the runner which cannot be caught, such as the end of Go's stack, is seen as
// such, and nobody else's time and memory count. It returns the report, or the error and
// what was said of it.
func runHostile(t *testing.T, dir, env string) (report []byte, fault string, err error) {
	t.Helper()
	ctx := t.Context()
	if deadline, ok := t.Deadline(); ok { // of all tests: leave time to say which one it was
		var cancel func()
		ctx, cancel = context.WithDeadline(ctx, deadline.Add(-5*time.Second))
		defer cancel()
	}
	c := exec.CommandContext(ctx, os.Args[0])
	c.Env = append(os.Environ(), hostileEnv+"="+dir, env)
	var stderr bytes.Buffer
	c.Stderr = &stderr
	report, err = c.Output()
	require.NoError(t, ctx.Err(), "the matches take too long")
	if raced {
		return report, stderr.String(), err // which takes what it takes
	}
	assert.Less(t, c.ProcessState.UserTime()+c.ProcessState.SystemTime(), hostileTime)
	if used, ok := peakMemory(c.ProcessState); ok {
		assert.LessOrEqual(t, used, int64(hostileRSS), "bytes of memory at the peak")
	}
	return report, stderr.String(), err
}
