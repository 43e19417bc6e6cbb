package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/engine"
)

func TestLogAndPrint(t *testing.T) {
	t.Parallel()
	code := `
log("one")
log(text="two\n")
print("three", 4)
print("five", end="")
print()
print("six", "seven", sep="-", end="\n\n")
`
	_, r := play(t, whenOverlord(code), idle, engine.Config{Rounds: 2})
	want := []string{"one", "two\n", "three 4", "five", "", "six-seven\n"}
	assert.Equal(t, append(want, want...), r.logs(0))
	assert.Empty(t, r.logs(1))
}

func TestLogLimits(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		code    string
		limits  engine.TextLimits
		kept    []string // of the first turn
		dropped int      // in each of two turns
	}{
		"default lines": {"for i in range(150):\n    log('')", engine.TextLimits{}, make([]string, 100), 50},
		"lines":         {"for i in range(5):\n    print(i)", engine.TextLimits{LogLines: 2}, []string{"0", "1"}, 3},
		"bytes":         {"log('abc')\nlog('défg')\nlog('')", engine.TextLimits{LogBytes: 8}, []string{"abc", "défg", ""}, 0},
		"too many bytes": {
			"log('abc')\nlog('défg')\nlog('')",
			engine.TextLimits{LogBytes: 7},
			[]string{"abc"},
			2,
		},
		"default bytes": {
			"log('a' * 5000)\nlog('b' * 3193)\nlog('c')",
			engine.TextLimits{},
			[]string{strings.Repeat("a", 5000)},
			2,
		},
	} {
		result, r := play(t, whenOverlord(test.code), idle, engine.Config{Rounds: 2, Text: test.limits})
		for _, turn := range r.of(0) {
			assert.Equal(t, test.kept, turn.Logs, name)
			assert.Equal(t, test.dropped, turn.LogsDropped, name)
		}
		assert.Equal(t, 2*test.dropped, result.Teams[engine.White].LogsDropped)
		assert.Zero(t, result.Teams[engine.White].Errors)
	}
}

// TestTeamLimit makes sure that a team's text is bounded over the match, and the
// other team's is not counted with it.
func TestTeamLimit(t *testing.T) {
	t.Parallel()
	code := whenOverlord("log('12345678')\nraise ValueError")
	_, r := play(t, code, whenOverlord("log('12345678')"), engine.Config{
		Rounds: 4, Text: engine.TextLimits{TeamBytes: 300},
	})
	turns := r.of(0)
	assert.Equal(t, []string{"12345678"}, turns[0].Logs)
	assert.Contains(t, turns[0].Traceback, "\n")
	last := turns[len(turns)-1]
	assert.Equal(t, "ValueError", last.Exception)
	assert.Equal(t, "ValueError", last.Traceback)
	total := 0
	for _, turn := range turns {
		total += len(strings.Join(turn.Logs, ""))
		if turn.Traceback != "ValueError" {
			total += len(turn.Traceback)
		}
	}
	assert.LessOrEqual(t, total, 300)
	assert.Len(t, r.logs(1), 4)
}

func TestLongTraceback(t *testing.T) {
	t.Parallel()
	const limit = 200
	_, r := play(t, whenOverlord("raise ValueError('<' + 'é' * 1000 + '>')"), idle, engine.Config{
		Rounds: 1, Text: engine.TextLimits{TracebackBytes: limit},
	})
	text := r.of(0)[0].Traceback
	assert.True(t, strings.HasPrefix(text, "Traceback (most recent call last):\n"), text)
	assert.True(t, strings.HasSuffix(text, "é>"), text)
	assert.NotContains(t, text, "\ufffd")
	var cut int
	_, err := fmt.Sscanf(text[strings.Index(text, "\n[... "):], "\n[... %d bytes left out ...]\n", &cut)
	assert.NoError(t, err)
	assert.InDelta(t, limit, len(text)-len("\n[... 1234 bytes left out ...]\n"), 2)
	assert.Greater(t, cut, 1800)
}
