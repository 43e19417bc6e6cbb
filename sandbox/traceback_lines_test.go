package sandbox_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// TestTracebackLines runs the programs of testdata/traceback_lines.txt, most of them statements
// over several lines: their tracebacks are those of CPython 3.7, line by line.
func TestTracebackLines(t *testing.T) {
	text, err := os.ReadFile("testdata/traceback_lines.txt")
	require.NoError(t, err)
	for _, c := range strings.Split(strings.TrimSuffix(string(text), "===\n"), "===\n") {
		source, want, ok := strings.Cut(c, "---\n")
		require.True(t, ok, c)
		t.Run(strings.TrimSpace(source), func(t *testing.T) {
			t.Parallel()
			p, err := sandbox.Compile([]sandbox.File{{Path: "case.py", Text: []byte(source), Module: "__main__"}}, sandbox.Options{})
			require.NoError(t, err)
			r := runProgram(p, unlimited, 1)
			require.NotNil(t, r.exception)
			assert.Equal(t, strings.TrimSpace(want), strings.TrimSpace(r.exception.Traceback))
		})
	}
}
