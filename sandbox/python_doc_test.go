package sandbox_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/builtins"
	"bhack/sandbox/internal/library"
)

// section returns the part of docs/python.md below a heading.
func section(t *testing.T, heading string) string {
	t.Helper()
	text, err := os.ReadFile("../docs/python.md")
	require.NoError(t, err)
	_, rest, found := strings.Cut(string(text), "\n## "+heading+"\n")
	require.True(t, found, heading)
	part, _, _ := strings.Cut(rest, "\n## ")
	return part
}

// TestDocumentedBuiltins holds the list of builtin names in docs/python.md against what
// there is.
func TestDocumentedBuiltins(t *testing.T) {
	var documented, actual []string
	for line := range strings.Lines(section(t, "Builtin names")) {
		if strings.HasPrefix(line, "    ") {
			documented = append(documented, strings.Fields(line)...)
		}
	}
	names := builtins.Runtime().Builtins
	for pos := 0; ; {
		key, _, _, next, ok := names.Next(pos)
		if !ok {
			break
		}
		pos = next
		actual = append(actual, key.Str().S)
	}
	slices.Sort(documented)
	slices.Sort(actual)
	assert.Equal(t, actual, documented)
}

// TestDocumentedModules does the same for the table of modules.
func TestDocumentedModules(t *testing.T) {
	var documented, actual []string
	for _, m := range regexp.MustCompile("(?m)^\\| `([\\w.]+)` \\|").FindAllStringSubmatch(section(t, "Modules"), -1) {
		documented = append(documented, m[1])
	}
	for name := range builtins.Runtime().Modules {
		actual = append(actual, name)
	}
	for _, f := range library.Files() {
		if !strings.HasPrefix(f.Module, "_") {
			actual = append(actual, f.Module)
		}
	}
	slices.Sort(documented)
	slices.Sort(actual)
	assert.Equal(t, actual, documented)
}
