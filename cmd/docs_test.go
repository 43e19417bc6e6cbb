package cmd_test

import (
	"encoding/json"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// shownCommand is a command that a page shows with its output, in which a line of
// three dots stands for any lines.
type shownCommand struct {
	args   []string
	output string
}

// pattern returns a regular expression for the output.
func (c *shownCommand) pattern() string {
	var b strings.Builder
	for _, line := range strings.Split(strings.TrimRight(c.output, "\n"), "\n") {
		if line == "..." {
			b.WriteString(`(?:.*\n)*?`)
			continue
		}
		b.WriteString(regexp.QuoteMeta(line) + ` *\n`)
	}
	return `\A` + b.String() + `\z`
}

// shownCommands returns the commands of a page, in indented blocks that begin with
// "$ bhack".
func shownCommands(t *testing.T, page string) []shownCommand {
	t.Helper()
	text, err := os.ReadFile(page)
	require.NoError(t, err)
	var all []shownCommand
	inside := false
	for _, line := range strings.Split(strings.ReplaceAll(string(text), "\r\n", "\n"), "\n") {
		code, indented := strings.CutPrefix(line, "    ")
		args, starts := strings.CutPrefix(code, "$ bhack ")
		switch {
		case indented && starts:
			all = append(all, shownCommand{args: strings.Fields(args)})
			inside = true
		case inside && (indented || line == ""):
			all[len(all)-1].output += code + "\n"
		default:
			inside = false
		}
	}
	return all
}

// TestReplayTools checks that what the page on the tools for replays shows is what
// happens.
func TestReplayTools(t *testing.T) {
	shown := shownCommands(t, "../docs/replay-tools.md")
	require.Len(t, shown, 9)
	t.Chdir(t.TempDir())
	for _, args := range []string{"--replay match.json", "--seed 7 --replay other.json"} {
		_, stderr, code := runMain(t, "", strings.Fields("run starter wall --size 8 --quiet "+args)...)
		require.Equal(t, 0, code, stderr)
	}
	text, err := os.ReadFile("match.json")
	require.NoError(t, err)
	bytecodes := regexp.MustCompile(`("robot":2,"bytecodes":)120(,"action":\{"move":\[4,)`)
	edited := bytecodes.ReplaceAll(text, []byte(`${1}12${2}`))
	require.NotEqual(t, text, edited)
	require.NoError(t, os.WriteFile("edited.json", edited, 0o600))
	for _, c := range shown {
		stdout, stderr, _ := runMain(t, "", c.args...)
		assert.Regexp(t, c.pattern(), stdout+stderr, "bhack %s", strings.Join(c.args, " "))
	}
}

// TestRunDoc checks that the page on matches shows what happens, and lists all fields of the result.
func TestRunDoc(t *testing.T) {
	const page = "../docs/run.md"
	shown := shownCommands(t, page)
	require.Len(t, shown, 3)
	text, err := os.ReadFile(page)
	require.NoError(t, err)
	_, code, ok := strings.Cut(string(text), "in a folder `mybot`:\n\n")
	require.True(t, ok)
	code, _, ok = strings.Cut(code, "\n\n## ")
	require.True(t, ok)
	var documented []string
	for _, row := range regexp.MustCompile("(?m)^\\| (`.*?`) \\| [a-z]").FindAllStringSubmatch(string(text), -1) {
		documented = append(documented, strings.Split(strings.Trim(row[1], "`"), "`, `")...)
	}

	t.Chdir(t.TempDir())
	require.NoError(t, os.Mkdir("mybot", 0o777))
	require.NoError(t, os.WriteFile("mybot/bot.py", []byte(strings.ReplaceAll(code, "\n    ", "\n")[4:]), 0o600))
	for _, c := range shown[:2] { // on what happens in the match
		stdout, stderr, exit := runMain(t, "", c.args...)
		require.Zero(t, exit)
		assert.Empty(t, stdout)
		assert.Regexp(t, c.pattern(), stderr)
	}
	stdout, _, exit := runMain(t, "", shown[2].args...)
	require.Zero(t, exit)
	assert.Regexp(t, shown[2].pattern(), stdout)

	var result map[string]json.RawMessage
	stdout, _, exit = runMain(t, "", "run", "mybot", "wall", "--format", "json", "--size", "8")
	require.Zero(t, exit)
	require.NoError(t, json.Unmarshal([]byte(stdout), &result))
	var white map[string]json.RawMessage
	require.NoError(t, json.Unmarshal(result["white"], &white))
	assert.Contains(t, white, "first_error")
	fields := append(slices.Collect(maps.Keys(result)), slices.Collect(maps.Keys(white))...)
	assert.NotContains(t, fields, "first_pause", "nobody has been paused")
	require.NoError(t, os.WriteFile("mybot/bot.py", []byte("def turn():\n    while True: pass\n"), 0o600))
	stdout, _, exit = runMain(t, "", "run", "mybot", "wall", "--format", "json", "--size", "8", "--rounds", "2")
	require.Zero(t, exit)
	assert.Contains(t, stdout, `"at": "bot.py:2, in turn"`)
	assert.ElementsMatch(t, documented, append(fields, "first_pause", "profile"))
}
