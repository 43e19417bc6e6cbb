package cmd_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/cmd"
	"bhack/cmd/internal/cli"
)

// hostileDir holds the corpus of hostile and broken players.
var hostileDir = filepath.Join("..", "match", "testdata", "hostile")

// runTerminal runs the program; both streams are terminals, as far as it knows.
func runTerminal(t *testing.T, args ...string) (code int, out, errs string) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	code = cmd.Main(args, cli.Streams{
		In: strings.NewReader(""), Out: &stdout, Err: &stderr,
		OutIsTerminal: true, NoColor: true, Context: t.Context(),
	})
	return code, stdout.String(), stderr.String()
}

// TestHostileOutput makes sure that a player that cannot be loaded costs one line and
// exit code 2, and that nothing that another one writes, or is called, sends control
// characters to the terminal or looks like a line of the runner's.
func TestHostileOutput(t *testing.T) {
	t.Parallel()
	entries, err := os.ReadDir(hostileDir)
	require.NoError(t, err)
	for _, entry := range entries {
		t.Run(entry.Name(), func(t *testing.T) {
			t.Parallel()
			dir := filepath.Join(hostileDir, entry.Name())
			expect, err := os.ReadFile(filepath.Join(dir, "expect.txt"))
			require.NoError(t, err)
			replay := filepath.Join(t.TempDir(), "replay.json")
			args := []string{"run", dir, "rusher", "--size", "8", "--rounds", "2", "--log", "--replay", replay}
			code, out, errs := runTerminal(t, args...)
			assertPrintable(t, out)
			assertPrintable(t, errs)
			if strings.HasPrefix(string(expect), "refused") {
				assert.Equal(t, cli.ExitUsage, code)
				assert.Empty(t, out)
				assert.Equal(t, 1, strings.Count(errs, "\n"), errs)
				return
			}
			assert.Equal(t, cli.ExitOK, code)
			round := 0
			for line := range strings.Lines(errs) {
				var next int
				if fmt.Sscanf(line, "[Game info] Turn %d", &next); line == fmt.Sprintf("[Game info] Turn %d\n", next) {
					assert.Greater(t, next, round)
					round = next
					continue
				}
				assert.Regexp(t, `^\[Robot \d+ (WHITE (log|error)\] .*|WHITE runner\] (\d+ logs? dropped: at most 100 of a turn are kept, of 8192 bytes together|the robot is destroyed|out of bytecodes, paused( at \S+\.py:\d+, in \S+)?))\n$`, line)
			}
			for _, command := range []string{"show", "stats", "verify"} {
				code, out, errs := runTerminal(t, "replay", command, replay)
				assert.Equal(t, cli.ExitOK, code)
				assertPrintable(t, out+errs)
			}
			code, out, errs = runTerminal(t, "replay", "show", replay, "--team", "white")
			assert.Equal(t, cli.ExitOK, code)
			assertPrintable(t, out+errs)
		})
	}
}

// assertPrintable makes sure that a text has no characters that do something to a
// terminal, or to the order in which text is read.
func assertPrintable(t *testing.T, text string) {
	t.Helper()
	for _, r := range text {
		if r != '\n' && (unicode.IsControl(r) || unicode.Is(unicode.Cf, r) || r == '\u2028' || r == '\u2029') {
			assert.Fail(t, "control character", "%q", r)
			return
		}
	}
}

// TestHostileNames makes sure that what a folder is called, and what a file that cannot
// be compiled has in it, cannot send anything to the terminal either.
func TestHostileNames(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "a\x1b[2Jb\u202ec\u009b")
	if err := os.Mkdir(dir, 0o777); err != nil {
		t.Skip("the file system takes no such name")
	}
	write := func(text string) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, "bot.py"), []byte(text), 0o666))
	}
	write("def turn():\n    1 / 0\n")
	code, out, errs := runTerminal(t, "run", dir, "rusher", "--rounds", "1", "--log", "--replay", filepath.Join(dir, "replay.json"))
	assert.Equal(t, cli.ExitOK, code)
	assertPrintable(t, out)
	assertPrintable(t, errs)
	assert.Contains(t, out, `a\x1b[2Jb\u202ec\x9b`)
	file := filepath.Join(dir, "replay.json")
	for _, args := range [][]string{
		{"replay", "verify", file},
		{"replay", "diff", file, file},
		{"replay", "export", file, "--to", "csv"},
		{"replay", "export", file, "--to", "official-log", "--out", filepath.Join(dir, "log.txt")},
		{"replay", "import", filepath.Join(dir, "log.txt"), "--out", filepath.Join(dir, "imported.json")},
		{"batch", "rusher", "wall", "--sizes", "8", "--seeds", "1", "--out", filepath.Join(dir, "r.jsonl")},
		{"batch", "rusher", "wall", "--sizes", "8", "--seeds", "1", "--out", filepath.Join(dir, "r.jsonl")},
	} {
		code, out, errs := runTerminal(t, args...)
		assert.Equal(t, cli.ExitOK, code, "%q: %s", args, errs)
		assertPrintable(t, out)
		assertPrintable(t, errs)
	}

	write("print \"\x1b]0 title\x07\u202e\"\n")
	code, out, errs = runTerminal(t, "run", dir, "rusher")
	assert.Equal(t, cli.ExitUsage, code)
	assert.Empty(t, out)
	assertPrintable(t, errs)
	assert.Contains(t, errs, `print("\x1b]0 title\x07\u202e")`)

	code, _, errs = runTerminal(t, "py", filepath.Join(dir, "bot.py"))
	assert.Equal(t, cli.ExitUsage, code)
	assertPrintable(t, errs)
	write("raise ValueError('\\x1b[2J\\u202e')\n")
	code, _, errs = runTerminal(t, "py", filepath.Join(dir, "bot.py"))
	assert.Equal(t, cli.ExitExpectation, code)
	assertPrintable(t, errs)
}
