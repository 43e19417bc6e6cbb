package frontend

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestErrorsAreThoseOfCPython compiles the texts of testdata/errors.jsonl: the verdict
// is CPython 3.7's, with its line and its words, but for the departures.
func TestErrorsAreThoseOfCPython(t *testing.T) {
	f, err := os.Open("testdata/errors.jsonl")
	require.NoError(t, err)
	defer f.Close()
	seen := map[string]bool{}
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var c struct{ Text, Want string }
		require.NoError(t, json.Unmarshal(lines.Bytes(), &c))
		want := c.Want
		if other, ok := departures[c.Text]; ok {
			assert.NotEqual(t, c.Want, other, "%q is no departure any more", c.Text)
			want = other
		}
		seen[c.Text] = true
		assert.Equal(t, want, verdict(c.Text), "%q", c.Text)
	}
	require.NoError(t, lines.Err())
	for text := range departures {
		assert.True(t, seen[text], "%q is not in testdata/errors.jsonl", text)
	}
}

// verdict returns the error of a source text as the test data has it.
func verdict(text string) string {
	_, err := Compile([]File{{Path: "test.py", Text: []byte(text)}}, Options{})
	if err == nil {
		return "ok"
	}
	e := err.(*SyntaxError)
	return fmt.Sprintf("%d: %s", e.Line, e.Msg)
}
