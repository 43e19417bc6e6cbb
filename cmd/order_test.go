package cmd_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// everything prints the attributes of all classes that a program can come by, in their order, and calls what asks it
// for several values.
const everything = `
import abc, bisect, collections, contextlib, copy, dataclasses, enum, functools, heapq, itertools, math, operator, random, string, typing

def reach(v):
    if not isinstance(v, type):
        reach(type(v))
    elif v not in seen:
        seen.append(v)
        for name, attribute in v.__dict__.items():
            print(v, name)
            reach(attribute)
        for name in dir(v):
            reach(getattr(v, name, None))

seen = []
for module in (abc, bisect, collections, contextlib, copy, dataclasses, enum, functools, heapq, itertools, math, operator, random, string, typing):
    for name in dir(module):
        reach(getattr(module, name))
for v in (1, 1.5, 'a', [], (), {}, set(), frozenset(), iter([]), iter({}), (i for i in []), reach, len, range(2), Exception(), None):
    reach(v)

class Asked:
    def __init__(self, name):
        self.name = name
    def __bool__(self):
        print(self.name)
        return True

dataclasses.field(init=Asked('init'), repr=Asked('repr'), compare=Asked('compare'))
print(len(seen))
trone
`

// TestSameInEachProcess makes sure that nothing which a program can see goes by what a process draws for itself, as the
// order of Go's maps: tests that play a match twice do so in one process, where the builtin classes are made once.
func TestSameInEachProcess(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "everything.py")
	require.NoError(t, os.WriteFile(path, []byte(everything), 0o666))
	run := func() []string {
		out, err := exec.Command("bhack", "py", path).CombinedOutput()
		require.Error(t, err, "the last line has no name")
		return strings.Split(string(out), "\n")
	}
	want := run()
	require.Contains(t, strings.Join(want, "\n"), "Did you mean: 'None'?")
	for range 8 {
		got := run()
		for i := range min(len(want), len(got)) { // the first difference tells most
			require.Equal(t, want[i], got[i], "line %d", i+1)
		}
		assert.Len(t, got, len(want))
	}
}
