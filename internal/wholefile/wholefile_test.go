package wholefile_test

import (
	"io"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/internal/wholefile"
)

// names returns the names of what is in dir.
func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	found := []string{}
	for _, e := range entries {
		found = append(found, e.Name())
	}
	return found
}

func TestCommit(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "a", "b")
	path := filepath.Join(dir, "x.txt")
	for _, text := range []string{"first", "second"} {
		f, err := wholefile.Create(path)
		require.NoError(t, err)
		assert.Equal(t, path, f.Path())
		_, err = io.WriteString(f, text)
		require.NoError(t, err)
		require.NoError(t, f.Commit())
		require.NoError(t, f.Close(), "Close after Commit")
		data, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Equal(t, text, string(data))
	}
	assert.Equal(t, []string{"x.txt"}, names(t, dir))
}

func TestCloseRemoves(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	f, err := wholefile.Create(filepath.Join(dir, "x.txt"))
	require.NoError(t, err)
	require.Len(t, names(t, dir), 1)
	assert.Regexp(t, `^\.bhack-\w+\.tmp$`, names(t, dir)[0])
	require.NoError(t, f.Close())
	require.NoError(t, f.Close(), "twice")
	assert.Empty(t, names(t, dir))
}

func TestCreateRefusesFolders(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	_, err := wholefile.Create(dir)
	assert.ErrorContains(t, err, "not a regular file")
	assert.Empty(t, names(t, dir))
}

// TestCreateRefusesNamesOfFolders: nothing is made of a name that can be no file's.
func TestCreateRefusesNamesOfFolders(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	_, err := wholefile.Create(filepath.Join(dir, "sub", "x") + string(filepath.Separator))
	require.ErrorContains(t, err, "is a folder, not a file")
	assert.Empty(t, names(t, dir))
}

func TestErrorsNameTheWholeFile(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "x.txt")
	f, err := wholefile.Create(path)
	require.NoError(t, err)
	require.NoError(t, f.Close())
	_, err = io.WriteString(f, "gone")
	require.NoError(t, err, "gathered only")
	err = f.Commit()
	require.ErrorIs(t, err, os.ErrClosed)
	assert.Contains(t, err.Error(), path)
}

// TestRenameErrors: a folder has come to be where the file should go.
func TestRenameErrors(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "x.txt")
	f, err := wholefile.Create(path)
	require.NoError(t, err)
	require.NoError(t, os.MkdirAll(filepath.Join(path, "inside"), 0o777))
	var pathErr *os.PathError
	require.ErrorAs(t, f.Commit(), &pathErr)
	assert.Equal(t, path, pathErr.Path)
	require.NoError(t, f.Close())
	assert.Equal(t, []string{"x.txt"}, names(t, filepath.Dir(path)))
}

// TestCreateBehindLinks makes sure that a link to what is not there yet makes that, and that links which lead nowhere are refused by the
// name that was given.
func TestCreateBehindLinks(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	link := filepath.Join(dir, "link")
	if err := os.Symlink(filepath.Join("deeper", "x.txt"), link); err != nil {
		t.Skip("symbolic links are not to be had here: ", err)
	}
	f, err := wholefile.Create(link)
	require.NoError(t, err)
	require.NoError(t, f.Commit())
	require.NoError(t, f.Close())
	assert.FileExists(t, filepath.Join(dir, "deeper", "x.txt"))

	loop := filepath.Join(dir, "loop")
	require.NoError(t, os.Symlink("loop", loop))
	_, err = wholefile.Create(loop)
	var pathErr *os.PathError
	require.ErrorAs(t, err, &pathErr)
	assert.Equal(t, loop, pathErr.Path)
}

// TestReplacedFilesKeepTheirPermissions makes sure that nobody can read a file anew who could not read the one before.
func TestReplacedFilesKeepTheirPermissions(t *testing.T) {
	t.Parallel()
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no permissions of owner, group and others")
	}
	path := filepath.Join(t.TempDir(), "x.txt")
	for _, mode := range []os.FileMode{0o600, 0o640, 0o666} {
		require.NoError(t, os.WriteFile(path, []byte("first"), 0o600))
		require.NoError(t, os.Chmod(path, mode))
		f, err := wholefile.Create(path)
		require.NoError(t, err)
		require.NoError(t, f.Commit())
		info, err := os.Stat(path)
		require.NoError(t, err)
		assert.Equal(t, mode, info.Mode().Perm())
	}
}

func TestSweep(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	wholefile.Sweep(filepath.Join(dir, "nothing"))
	now := time.Now()
	for name, age := range map[string]time.Duration{ // in any order
		".bhack-OLD.tmp": 25 * time.Hour, ".bhack-NEW.tmp": 23 * time.Hour, ".bhack-OLD.json": 25 * time.Hour, "bhack-OLD.tmp": 25 * time.Hour,
	} {
		path := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(path, nil, 0o600))
		require.NoError(t, os.Chtimes(path, now.Add(-age), now.Add(-age)))
	}
	require.NoError(t, os.Mkdir(filepath.Join(dir, ".bhack-FOLDER.tmp"), 0o777))
	require.NoError(t, os.Chtimes(filepath.Join(dir, ".bhack-FOLDER.tmp"), now.Add(-25*time.Hour), now.Add(-25*time.Hour)))
	wholefile.Sweep(dir)
	assert.Equal(t, []string{".bhack-FOLDER.tmp", ".bhack-NEW.tmp", ".bhack-OLD.json", "bhack-OLD.tmp"}, names(t, dir))
}
