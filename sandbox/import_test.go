package sandbox_test

import (
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sync/errgroup"

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

// TestFailingImport imports a module with many functions and names that raises at once, again
// and again: what an import takes must be in proportion to what it costs.
func TestFailingImport(t *testing.T) {
	for name, body := range map[string]string{
		"functions": strings.Repeat("x = ("+strings.Repeat("lambda: 0, ", 200)+")\n", 20),
		"names":     manyNames(4000),
	} {
		t.Run(name, func(t *testing.T) {
			p, err := sandbox.Compile([]sandbox.File{
				{Path: "main.py", Text: []byte("while True:\n    try:\n        import m\n    except ValueError:\n        pass\n")},
				{Path: "m.py", Text: []byte("t = 1\nif t:\n    raise ValueError\n" + body)},
			}, sandbox.Options{})
			require.NoError(t, err)
			var pool sandbox.Pool
			defer pool.Close()
			r := sandbox.Link(p, nil).NewRobot(sandbox.Config{Module: "main", Pool: &pool})
			defer r.Close()
			const bytecodes = 200_000
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			for spent := int64(0); spent < bytecodes; {
				turn := r.Turn(20_000)
				require.True(t, turn.Paused)
				spent += 20_000
			}
			runtime.ReadMemStats(&after)
			assert.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(64*bytecodes))
		})
	}
}

// manyNames returns a program with so many global names.
func manyNames(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "n%d = 0\n", i)
	}
	return b.String()
}

// TestModuleNamesAreShared has robots of a program, on goroutines of their own, hash the name of
// a module, which they share: what matters is that the race detector (make test-race) finds nothing.
func TestModuleNamesAreShared(t *testing.T) {
	p, err := sandbox.Compile([]sandbox.File{
		{Path: "main.py", Text: []byte("import m\nprint(m.d, hash(__name__) == hash('__main__'))\n")},
		{Path: "m.py", Text: []byte("d = {__name__: 1}\n")},
	}, sandbox.Options{})
	require.NoError(t, err)
	var group errgroup.Group
	for range 4 {
		group.Go(func() error {
			var pool sandbox.Pool
			defer pool.Close()
			output, exception := runMain(p, &pool, unlimited)
			assert.Nil(t, exception)
			assert.Equal(t, "{'m': 1} True\n", output)
			return nil
		})
	}
	require.NoError(t, group.Wait())
}
