//go:build unix

package player_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/player"
)

func TestSymbolicLinks(t *testing.T) {
	t.Parallel()
	outside := folder(t, map[string]string{"bot.py": turn, "secret.py": "x = 1\n"})
	dir := folder(t, map[string]string{"real.py": turn, "pack/one.py": ""})
	link := func(target, name string) {
		require.NoError(t, os.Symlink(target, filepath.Join(dir, name)))
	}
	link("real.py", "bot.py")
	link("pack", "alias")
	p, err := player.Load(t.Context(), dir)
	require.NoError(t, err)
	assert.True(t, p.Program.HasModule("bot"))
	assert.True(t, p.Program.HasModule("alias.one"))

	link(outside, "away")
	again, err := player.Load(t.Context(), dir)
	require.NoError(t, err)
	assert.Equal(t, p.SHA256, again.SHA256, "a folder outside is not the player's")

	link(filepath.Join(outside, "secret.py"), "secret.py")
	_, err = player.Load(t.Context(), dir)
	assertLoadError(t, err, filepath.Join(dir, "secret.py")+": is a link that leads out of the folder")

	require.NoError(t, os.Remove(filepath.Join(dir, "secret.py")))
	link("nowhere.py", "broken.py")
	_, err = player.Load(t.Context(), dir)
	assertLoadError(t, err, filepath.Join(dir, "broken.py")+": is a link to nothing")

	// The folder itself may be a link.
	alias := filepath.Join(t.TempDir(), "alias")
	require.NoError(t, os.Symlink(outside, alias))
	p, err = player.Load(t.Context(), alias)
	require.NoError(t, err)
	assert.Equal(t, "alias", p.Name)
}

// TestPipe makes sure that loading does not wait for a pipe's other end.
func TestPipe(t *testing.T) {
	t.Parallel()
	dir := folder(t, map[string]string{"bot.py": turn})
	require.NoError(t, syscall.Mkfifo(filepath.Join(dir, "pipe.py"), 0o666))
	_, err := player.Load(t.Context(), dir)
	assertLoadError(t, err, filepath.Join(dir, "pipe.py")+": not a regular file")
}

func TestBelowFile(t *testing.T) {
	t.Parallel()
	path := filepath.Join(folder(t, map[string]string{"bot.py": turn}), "bot.py", "x")
	_, err := player.Load(t.Context(), path)
	assertLoadError(t, err, path+": not a directory")
}

func TestUnreadable(t *testing.T) {
	t.Parallel()
	if os.Geteuid() == 0 {
		t.Skip("root may read everything")
	}
	dir := folder(t, map[string]string{"bot.py": turn})
	require.NoError(t, os.Chmod(filepath.Join(dir, "bot.py"), 0))
	_, err := player.Load(t.Context(), dir)
	assertLoadError(t, err, filepath.Join(dir, "bot.py")+": permission denied")
}
