package cmd_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// keys adds the names of all fields in a JSON value.
func keys(names map[string]bool, value any) {
	switch v := value.(type) {
	case map[string]any:
		for name, field := range v {
			names[name] = true
			keys(names, field)
		}
	case []any:
		for _, item := range v {
			keys(names, item)
		}
	}
}

// TestJSONIsDocumented makes sure that docs/json.md has every field that commands print, in the section of the command, but for those
// of replays.
func TestJSONIsDocumented(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../docs/json.md")
	require.NoError(t, err)
	schema, err := os.ReadFile("../replay/schema.json")
	require.NoError(t, err)
	section := func(command string) string {
		_, rest, found := strings.Cut(string(text), "\n## bhack "+command+"\n")
		require.True(t, found, command)
		section, _, _ := strings.Cut(rest, "\n## ")
		return section
	}
	dir := t.TempDir()
	path := func(name string) string { return filepath.Join(dir, name) }
	a, b, log := path("a.json"), path("b.json"), path("a.log")
	fails := path("fails")
	require.NoError(t, os.Mkdir(fails, 0o777))
	require.NoError(t, os.WriteFile(filepath.Join(fails, "bot.py"), []byte("def turn():\n    if get_type() == RobotType.PAWN:\n        1 / 0\n    while True:\n        pass\n"), 0o600))
	broken := path("broken")
	require.NoError(t, os.Mkdir(broken, 0o777))
	require.NoError(t, os.WriteFile(filepath.Join(broken, "bot.py"), []byte("def turn(:\n"), 0o600))
	for _, args := range [][]string{
		{"run", "gambler", "wall", "--size", "8", "--replay", a},
		{"run", "gambler", "wall", "--size", "8", "--seed", "3", "--replay", b},
		{"replay", "export", a, "--to", "official-log", "--out", log},
	} {
		_, errs, code := runMain(t, "", args...)
		require.Zero(t, code, errs)
	}
	for _, test := range []struct {
		command string
		args    []string
	}{
		{"batch", []string{"gambler", "rusher", "counter", fails, broken, "--sizes", "8", "--seeds", "1", "--rounds", "9", "--sprt", "0,20", "--require", "counter.score > 0"}},
		{"batch", []string{"gambler", "rusher", "--sizes", "8", "--seeds", "1", "--shard", "1/2", "--out", path("shard.jsonl"), "--memory-robot", "2MB", "--memory-team", "90MB"}},
		{"maps", nil},
		{"maps", []string{"race"}},
		{"replay show", []string{a}},
		{"replay show", []string{a, "--round", "9"}},
		{"replay show", []string{a, "--team", "white"}},
		{"replay show", []string{a, "--robot", "2,3,4,5,6,7"}},
		{"replay stats", []string{a}},
		{"replay diff", []string{a, b}},
		{"replay verify", []string{a}},
		{"replay verify", []string{a, "--white", "wall", "--black", "wall"}},
		{"replay verify", []string{a, b, "--white", "wall", "--black", "wall"}},
		{"replay verify", []string{a, b, "--player", "wall", "--player", "gambler"}},
		{"replay import", []string{log, "--out", path("imported.json")}},
	} {
		args, documented := append(strings.Fields(test.command), test.args...), section(test.command)
		ofReplays := ""
		if strings.HasPrefix(test.command, "replay") {
			ofReplays = string(schema)
		}
		out, errs, _ := runMain(t, "", append(args, "--format", "json")...)
		var value any
		require.NoError(t, json.Unmarshal([]byte(out), &value), "%v: %s", args, errs)
		names := map[string]bool{}
		keys(names, value)
		assert.NotEmpty(t, names)
		for name := range names {
			known := strings.Contains(documented, "`"+name+"`") || strings.Contains(ofReplays, `"`+name+`"`)
			assert.True(t, known, "%v prints %q", args, name)
		}
	}
}
