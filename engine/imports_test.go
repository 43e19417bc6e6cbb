package engine_test

import (
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestImports makes sure that the package has no way to files, clocks and random
// numbers of the machine, and knows none of the packages that build on it.
func TestImports(t *testing.T) {
	t.Parallel()
	known := []string{
		"bhack/internal/decision", "bhack/internal/spelling", "bhack/maps", "bhack/sandbox", "cmp", "context", "crypto/sha256", "encoding/binary", "errors",
		"fmt", "math", "math/bits",
		"runtime/debug", "slices", "strconv", "strings", "sync", "unicode/utf8",
	}
	names, err := filepath.Glob("*.go")
	require.NoError(t, err)
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		require.NoError(t, err)
		for _, spec := range file.Imports {
			path, err := strconv.Unquote(spec.Path.Value)
			require.NoError(t, err)
			assert.Contains(t, known, path, name)
		}
	}
}
