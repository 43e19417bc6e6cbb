package batchcmd

import (
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/cmd/internal/cli"
	"bhack/player"
)

// TestWhyBroken checks that a player is broken by what is in its folder only: what keeps the
// folder from being read would make results that depend on the machine.
func TestWhyBroken(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	fault := &player.LoadError{Path: filepath.Join(dir, "sub", "bot.py"), Line: 3, Msg: "SyntaxError: invalid syntax"}
	why, err := whyBroken(dir, fault)
	require.NoError(t, err)
	assert.Equal(t, "sub/bot.py:3: SyntaxError: invalid syntax", why)

	for _, refused := range []error{
		&player.LoadError{Path: filepath.Join(dir, "bot.py"), Msg: "too many open files", Err: syscall.EMFILE},
		&player.LoadError{Path: filepath.Join(dir, "bot.py"), Msg: "permission denied", Err: syscall.EACCES},
	} {
		_, err := whyBroken(dir, refused)
		var usage cli.UsageError
		require.ErrorAs(t, err, &usage)
		assert.ErrorIs(t, err, refused)
	}
}
