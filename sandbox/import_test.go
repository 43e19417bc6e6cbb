package sandbox_test

import (
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// loadFolder compiles the Python files of a folder of testdata/import as one program,
// whose main module is main.py, and returns what CPython 3.7 prints for that.
func loadFolder(t *testing.T, dir string) (p *sandbox.Program, want string) {
	t.Helper()
	var files []sandbox.File
	err := filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(path) != ".py" {
			return err
		}
		name, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		text, err := os.ReadFile(path)
		files = append(files, sandbox.File{Path: filepath.ToSlash(name), Text: text})
		return err
	})
	require.NoError(t, err)
	out, err := os.ReadFile(filepath.Join(dir, "main.out"))
	require.NoError(t, err)
	p, err = sandbox.Compile(files, sandbox.Options{})
	require.NoError(t, err)
	return p, string(out)
}

// runMain runs the module main of a program in turns of a budget.
func runMain(p *sandbox.Program, pool *sandbox.Pool, budget int64) (output string, exception *sandbox.Exception) {
	var out strings.Builder
	robot := sandbox.Link(p, nil).NewRobot(sandbox.Config{
		Module: "main", Pool: pool, Print: func(text string) { out.WriteString(text) },
	})
	defer robot.Close()
	for {
		turn := robot.Turn(budget)
		if !turn.Paused {
			return out.String(), turn.Exception
		}
	}
}

// TestImports runs the programs of testdata/import, which have several files. Each
// robot has modules of its own, so that one after another does the same.
func TestImports(t *testing.T) {
	dirs, err := filepath.Glob("testdata/import/*")
	require.NoError(t, err)
	require.NotEmpty(t, dirs)
	for _, dir := range dirs {
		t.Run(filepath.Base(dir), func(t *testing.T) {
			t.Parallel()
			p, want := loadFolder(t, dir)
			var pool sandbox.Pool
			defer pool.Close()
			for _, budget := range []int64{unlimited, 1, 2, 7, 100, math.MaxInt64 / 4} {
				output, exception := runMain(p, &pool, budget)
				if exception != nil {
					t.Errorf("uncaught exception: %s", exception.Traceback)
				}
				require.Equal(t, want, output, "budget %d", budget)
			}
		})
	}
}

// TestImportTraceback checks the traceback of a module that raises while it is
// imported: the modules that import it are in it.
func TestImportTraceback(t *testing.T) {
	p, err := sandbox.Compile([]sandbox.File{
		{Path: "main.py", Text: []byte("import pkg.mod\n")},
		{Path: "pkg/__init__.py", Text: []byte("x = 1\n")},
		{Path: "pkg/mod.py", Text: []byte("def f():\n    1 / 0\n\nf()\n")},
	}, sandbox.Options{})
	require.NoError(t, err)
	var pool sandbox.Pool
	defer pool.Close()
	_, exception := runMain(p, &pool, unlimited)
	require.NotNil(t, exception)
	assert.Equal(t, `Traceback (most recent call last):
  File "main.py", line 1, in <module>
    import pkg.mod
  File "pkg/mod.py", line 4, in <module>
    f()
  File "pkg/mod.py", line 2, in f
    1 / 0
ZeroDivisionError: division by zero`, exception.Traceback)
}
