package sandbox_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// runText runs the text of a program in one turn.
func runText(t *testing.T, text string) run {
	t.Helper()
	program, err := sandbox.Compile([]sandbox.File{{Path: "main.py", Text: []byte(text), Module: "__main__"}}, sandbox.Options{})
	require.NoError(t, err)
	return runProgram(program, unlimited, 1)
}

func TestAbsentModules(t *testing.T) {
	for module, want := range map[string]string{
		"os":         "ModuleNotFoundError: No module named 'os' in the sandbox",
		"sys":        "ModuleNotFoundError: No module named 'sys' in the sandbox",
		"time":       "ModuleNotFoundError: No module named 'time' in the sandbox",
		"threading":  "ModuleNotFoundError: No module named 'threading' in the sandbox",
		"subprocess": "ModuleNotFoundError: No module named 'subprocess' in the sandbox",
		"nosuch":     "ModuleNotFoundError: No module named 'nosuch'",
	} {
		r := runText(t, "import "+module+"\n")
		require.NotNil(t, r.exception, module)
		lines := strings.Split(r.exception.Traceback, "\n")
		assert.Equal(t, want, lines[len(lines)-1])
	}
}

// TestImportCost checks that a module costs its importer little.
func TestImportCost(t *testing.T) {
	for _, module := range strings.Fields("abc bisect collections copy dataclasses enum functools heapq itertools math operator random typing") {
		r := runText(t, "import "+module+"\n")
		assert.Nil(t, r.exception, module)
		assert.Less(t, r.bytecodes, int64(10), module)
	}
	assert.Less(t, runText(t, "import string\n").bytecodes, int64(500))
}

// TestModuleCosts checks that native work of modules is charged in proportion to its
// size, and that what is lazy costs nothing before it is used.
func TestModuleCosts(t *testing.T) {
	const prelude = "from itertools import *\nfrom collections import *\nfrom copy import deepcopy\nimport heapq, random, functools\n" +
		"n = %d\na = list(range(n))\nb = list(a)\nd = deque(a)\nc = Counter(a)\no = OrderedDict(zip(a, a))\n"
	cost := func(statement string, n int) int64 {
		base := runText(t, fmt.Sprintf(prelude, n))
		require.Nil(t, base.exception)
		r := runText(t, fmt.Sprintf(prelude, n)+statement+"\n")
		require.Nil(t, r.exception, statement)
		return r.bytecodes - base.bytecodes
	}
	for _, statement := range []string{
		"deque(a)", "Counter(a)", "c + c", "c.most_common()", "d.count(-1)", "d.rotate(n // 2)", "d.copy()", "d.insert(n // 2, 0)",
		"d == d.copy()",
		"deepcopy(a)", "heapq.heapify(b)", "heapq.nsmallest(3, a)", "random.shuffle(b)", "random.sample(a, n // 2)", "random.choices(a, k=n)",
		"list(chain(a))", "list(islice(a, n - 1, n))", "list(accumulate(a))", "list(permutations(a, 1))", "list(zip_longest(a))",
		"list(groupby(a))",
		"functools.reduce(max, a)", "o.move_to_end(5, last=False)", "o.copy()", "repr(d)", "list(d)", "sum(d)", "d.extend(a)",
		"namedtuple('T', ['f%d' % i for i in a])",
	} {
		small, large := cost(statement, 1000), cost(statement, 8000)
		assert.GreaterOrEqual(t, small, int64(1000/16), statement)
		assert.GreaterOrEqual(t, large, 6*small, statement)
	}
	for _, statement := range []string{
		"product(a, a)", "count()", "repeat(1)", "cycle(a)", "chain(a, a)", "d.append(1)", "d.popleft()", "d[0]", "d[-1]",
		"heapq.heappop(a)", "heapq.heappush(a, 5)", "c[1]", "o.popitem(last=False)",
	} {
		assert.Less(t, cost(statement, 8000), int64(20_000), statement)
	}
	assert.Less(t, cost("d.append(1); d.popleft(); heapq.heappop(a); o.popitem(last=False); count(); repeat(1)", 8000), int64(120))
}

// TestModulesAreNotShared checks that what one robot does to a module, another one
// does not see.
func TestModulesAreNotShared(t *testing.T) {
	spoil := "import collections, typing, enum, random, dataclasses, functools\n" +
		"def attempt(f, *a):\n    try:\n        f(*a)\n    except Exception as e:\n        print(type(e).__name__)\n    else:\n        print('done')\n" +
		"attempt(setattr, collections, 'deque', 5)\nattempt(setattr, collections.deque, 'append', 5)\nattempt(delattr, collections.Counter, 'update')\n" +
		"attempt(setattr, typing.List, 'x', 1)\nattempt(setattr, enum.Enum, 'x', 1)\nattempt(setattr, random.Random, 'x', 1)\n" +
		"attempt(setattr, dataclasses.MISSING, 'x', 1)\nattempt(typing.AnyStr.__init__, 'Other')\nprint(typing.AnyStr)\n"
	first, second := runText(t, spoil), runText(t, spoil)
	require.Nil(t, first.exception)
	assert.Equal(t, first.output, second.output)
	assert.Equal(t, "AttributeError\nTypeError\nTypeError\nTypeError\nTypeError\nTypeError\nAttributeError\ndone\n~AnyStr\n", first.output)
}
