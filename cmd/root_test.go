package cmd

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/cmd/internal/cli"
)

// TestCommandNames makes sure that a command is made for the name that it has.
func TestCommandNames(t *testing.T) {
	for _, c := range commands() {
		assert.Equal(t, c.name, c.make(cli.Streams{}).Name())
	}
}

// TestHelpFits: texts and the lists of flags are no wider than the terminal.
func TestHelpFits(t *testing.T) {
	for _, name := range []string{"run", "batch"} {
		for columns, wider := range map[int]bool{0: true, 80: false, 100: false} {
			var out bytes.Buffer
			code := Main([]string{name, "--help"}, cli.Streams{Out: &out, Err: &out, OutColumns: columns, Context: t.Context()})
			assert.Equal(t, cli.ExitOK, code)
			text, flags, ok := strings.Cut(out.String(), "\nFlags:\n")
			assert.True(t, ok)
			text, _, ok = strings.Cut(text, "\nUsage:\n")
			assert.True(t, ok)
			assert.Equal(t, wider, slices.ContainsFunc(strings.Split(text, "\n"), func(line string) bool {
				return len(line) > max(columns, 80) && line[0] != ' '
			}), "%s in %d columns", name, columns)
			flags, _, _ = strings.Cut(flags, "\n\n")
			isWider := slices.ContainsFunc(strings.Split(flags, "\n"), func(line string) bool { return len(line) > max(columns, 80) })
			assert.Equal(t, wider, isWider, "%s in %d columns", name, columns)
			assert.Contains(t, flags, "default sp20")
		}
	}
}
