package cmd_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/cmd"
	"bhack/cmd/internal/cli"
)

// block returns the indented block of the README that starts with the line.
func block(t *testing.T, readme, first string) string {
	t.Helper()
	_, rest, found := strings.Cut(readme, "\n    "+first+"\n")
	require.True(t, found, "the README has no block that starts with %q", first)
	out := []string{first}
	for _, line := range strings.Split(rest, "\n") {
		if line != "" && !strings.HasPrefix(line, "    ") {
			break
		}
		out = append(out, strings.TrimPrefix(line, "    "))
	}
	return strings.TrimRight(strings.Join(out, "\n"), "\n") + "\n"
}

func runMain(t *testing.T, stdin string, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	var out, err bytes.Buffer
	code = cmd.Main(args, cli.Streams{In: strings.NewReader(stdin), Out: &out, Err: &err, Context: context.Background()})
	return out.String(), err.String(), code
}

// TestReadme checks that what the README shows is what happens.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	require.NoError(t, err)
	readme := string(text)

	t.Run("the first match", func(t *testing.T) {
		t.Chdir(t.TempDir())
		out, _, code := runMain(t, "", "run", "rusher", "wall")
		require.Equal(t, 0, code)
		shown := block(t, readme, "$ go run ./cmd/bhack run rusher wall")
		_, shown, _ = strings.Cut(shown, "\n")
		assert.Equal(t, shown, filepath.ToSlash(out))
	})
	t.Run("the player", func(t *testing.T) {
		dir := t.TempDir()
		require.NoError(t, os.WriteFile(filepath.Join(dir, "bot.py"), []byte(block(t, readme, "def turn():")), 0o600))
		out, _, code := runMain(t, "", "run", dir, "starter", "--no-replay")
		assert.Equal(t, 0, code, out)
		assert.Regexp(t, `(?m)^errors +0 `, out)
	})
	t.Run("the script", func(t *testing.T) {
		line := regexp.MustCompile(`\$ echo '(.*)' \| bin/bhack py --count -\n    (\d+)\n    (\d+) bytecodes`).FindStringSubmatch(readme)
		require.NotNil(t, line)
		out, count, code := runMain(t, line[1], "py", "--count", "-")
		assert.Equal(t, 0, code)
		assert.Equal(t, line[2]+"\n", out)
		assert.Equal(t, line[3]+" bytecodes\n", count)
	})
}
