package sandbox_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// sample is a random program and what CPython prints for it.
type sample struct {
	Seed    int    `json:"seed"`
	Program string `json:"program"`
	Output  string `json:"output"`
}

// TestAgainstCPython runs random programs of testdata/fuzz/gen.py, and compares what
// they print with what CPython 3.7 prints. It is skipped where there is none.
//
// The variables PYTHON, FUZZ_FIRST and FUZZ_COUNT set the interpreter, the first seed
// and the number of programs.
func TestAgainstCPython(t *testing.T) {
	python := os.Getenv("PYTHON")
	if python == "" {
		python = "python3.7"
	}
	first, count := envInt(t, "FUZZ_FIRST", 1), envInt(t, "FUZZ_COUNT", 100)
	cmd := exec.Command(python, "-W", "ignore", "testdata/fuzz/gen.py", strconv.Itoa(first), strconv.Itoa(count))
	cmd.Env = append(os.Environ(), "PYTHONHASHSEED=0", "PYTHONDONTWRITEBYTECODE=1", "PYTHONIOENCODING=utf-8")
	out, err := cmd.Output()
	if err != nil {
		t.Skipf("no CPython 3.7: %v", err)
	}
	lines := bytes.Split(bytes.TrimSpace(out), []byte("\n"))
	for _, line := range lines {
		var s sample
		require.NoError(t, json.Unmarshal(line, &s))
		t.Run(fmt.Sprint(s.Seed), func(t *testing.T) {
			t.Parallel()
			p, err := sandbox.Compile([]sandbox.File{{Path: "fuzz.py", Text: []byte(s.Program), Module: "__main__"}}, sandbox.Options{})
			require.NoError(t, err)
			const pauses = 1_000_000
			budget := int64(unlimited)
			for range 2 {
				r := runProgram(p, budget, pauses)
				if r.exception != nil {
					t.Errorf("uncaught: %s", r.exception.Traceback)
				}
				if r.output != s.Output {
					t.Fatalf("budget %d: %s", budget, firstDifference(s.Output, r.output))
				}
				budget = max(13, 2*r.bytecodes/pauses) // some natives take a billion bytecodes
			}
		})
	}
}

func envInt(t *testing.T, name string, or int) int {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return or
	}
	n, err := strconv.Atoi(text)
	require.NoError(t, err, name)
	return n
}

// firstDifference shows the first line in which two texts differ, with the one before.
func firstDifference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range max(len(w), len(g)) {
		if i < len(w) && i < len(g) && w[i] == g[i] {
			continue
		}
		line := func(lines []string) string {
			if i < len(lines) {
				return lines[i]
			}
			return "(nothing)"
		}
		return fmt.Sprintf("line %d\nCPython: %s\nsandbox: %s", i+1, line(w), line(g))
	}
	return "no difference"
}
