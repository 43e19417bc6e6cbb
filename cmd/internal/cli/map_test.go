package cli_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/cmd/internal/cli"
)

// TestMapNames makes sure that each map has a name that replays can have.
func TestMapNames(t *testing.T) {
	t.Parallel()
	for base, want := range map[string]string{ // in any order
		".map":      "': a map is called by what stands before .map, which is nothing",
		"a\xff.map": "\": the name is not UTF-8",
	} {
		_, err := cli.LoadMap(t.Context(), filepath.Join("folder", base), nil)
		require.ErrorContains(t, err, want)
		assert.Equal(t, 2, cli.ExitCode(err))
	}
}
