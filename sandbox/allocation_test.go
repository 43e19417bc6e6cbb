package sandbox_test

import (
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// impossible are expressions whose value cannot fit a robot's memory, and is seen to be
// too large before any of it is made.
var impossible = []string{
	"'x' * 10 ** 9", "'ä' * 10 ** 8", "10 ** 9 * 'x'", "[0] * 10 ** 9", "(0,) * 10 ** 8", "[0] * 10 ** 6",
	"1 << 10 ** 10", "1 << 10 ** 8", "10 ** 10 ** 9", "3 ** 10 ** 8", "2 ** (2 ** 70)", "pow(7, 10 ** 8)",
	"math.factorial(10 ** 9)", "math.ldexp(1, 5) * (1 << 10 ** 9)",
	"list(range(10 ** 9))", "tuple(range(10 ** 9))", "set(range(10 ** 9))", "frozenset(range(10 ** 9))",
	"dict.fromkeys(range(10 ** 9))", "sorted(range(10 ** 9))", "[*range(10 ** 9)]", "deque(range(10 ** 9))", "Counter(range(10 ** 9))",
	"max(*range(10 ** 9))", "[0][:] + [0] * 10 ** 8", "deque([0]) * 10 ** 8", "random.choices([0], k=10 ** 8)",
	"random.sample(range(10 ** 9), 10 ** 8)", "random.getrandbits(10 ** 9)", "str.join('x' * 10 ** 5, ['y'] * 10 ** 4)",
	"' '.ljust(10 ** 9)", "' '.rjust(10 ** 9)", "' '.center(10 ** 9)", "'1'.zfill(10 ** 9)", "'\\t'.expandtabs(10 ** 9)",
	"'%1000000000d' % 1", "'%*d' % (10 ** 8, 1)", "'%.1000000000d' % 1", "'%.100000000f' % 1.5", "'%100000000s' % 'x'",
	"'{:1000000000}'.format(1)", "'{:{}}'.format('x', 10 ** 8)", "format(1, '100000000')", "format(1.5, '.100000000f')", "f'{1:100000000}'",
	"('x' * 10 ** 5).replace('x', 'y' * 10 ** 5)", "('x' * 10 ** 4).replace('', 'y' * 10 ** 5)",
	"itertools.product(range(10 ** 9), repeat=2)", "itertools.permutations(range(10 ** 9), 1)", "itertools.combinations(range(10 ** 9), 1)",
	"itertools.product([0], repeat=10 ** 8)", "itertools.tee([], 10 ** 8)", "itertools.combinations_with_replacement([0], 10 ** 8)",
	"heapq.nlargest(10 ** 9, range(10 ** 9))", "bisect.bisect(range(10), 3, 0, 10) * ' ' * 10 ** 8",
}

// growing are statements that end when the robot's memory is full.
var growing = []string{
	"list(itertools.count())", "tuple(itertools.count())", "set(itertools.count())", "dict.fromkeys(itertools.count())",
	"deque(itertools.count())", "Counter(itertools.count())",
	"sorted(itertools.count())", "[*itertools.count()]", "dict(zip(itertools.count(), itertools.count()))",
	"''.join(str(i) for i in itertools.count())",
	"list(i for i in itertools.count())", "sum(itertools.repeat([0] * 1000), [])", "max(*itertools.count())",
	"heapq.nlargest(10 ** 9, itertools.count())",
	"list(map(str, itertools.count()))", "list(zip(itertools.count(), itertools.count()))",
	"functools.reduce(operator.add, itertools.repeat('x' * 100_000))",
	"list(itertools.accumulate(itertools.repeat('x' * 1000)))", "list(itertools.permutations(range(12)))",
	"list(itertools.product(range(100), repeat=4))",
	"[i for i in itertools.count()]", "{i for i in itertools.count()}", "{i: i for i in itertools.count()}", "random.choices([0], k=10 ** 6)",
	"x = 'x'\nwhile True: x += x", "x = [0]\nwhile True: x += x", "x = [0]\nwhile True: x.extend(x)", "x = (0,)\nwhile True: x += x",
	"x = 1\nwhile True: x <<= 1000000", "x = ('x' * 10 ** 4).translate({120: 'y' * 10 ** 5})", "x = deque()\nwhile True: x.append(1)",
	"x = set()\nwhile True: x.add(len(x))", "x = {}\nwhile True: x[len(x)] = 1", "x = []\nwhile True: x.append('x' * 1000)",
	"x = []\nwhile True: x[len(x):] = [0] * 1000", "x = {}\nwhile True: x.update((len(x) + i, i) for i in range(1000))",
	"x = ''\nwhile True: x = '%s%s!' % (x, x)", "x = ''\nwhile True: x = f'{x}{x}!'", "x = ''\nwhile True: x = repr(x + '\\\\')",
	"x = deque([0])\nwhile True: x += x",
	"def f(*a): f(*a, *a)\nf(0)", "x = [0]\nwhile True: x = x[:] + x[:]", "a, b = itertools.tee(itertools.count())\nfor i in a: pass",
}

// exhaust runs a program under the default limit, with so much kept besides, until it
// raises, and returns its exception, what it spent, and what Go allocated.
func exhaust(t *testing.T, text string, maxTurns int) (exception string, bytecodes int64, allocated uint64) {
	t.Helper()
	program, err := sandbox.Compile([]sandbox.File{{Path: "m.py", Text: []byte(prelude + text + "\n"), Module: "__main__"}}, sandbox.Options{})
	require.NoError(t, err, text)
	var pool sandbox.Pool
	defer pool.Close()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	robot := sandbox.Link(program, nil).NewRobot(sandbox.Config{Module: "__main__", Pool: &pool, Memory: robotMemory})
	defer robot.Close()
	for range maxTurns {
		turn := robot.Turn(20_000)
		bytecodes += turn.Bytecodes
		if turn.Exception != nil {
			exception = turn.Exception.Traceback[strings.LastIndexByte(turn.Exception.Traceback, '\n')+1:]
			break
		}
		if !turn.Paused {
			break
		}
	}
	runtime.ReadMemStats(&after)
	return exception, bytecodes, after.TotalAlloc - before.TotalAlloc
}

// TestImpossibleAllocations checks that MemoryError comes at once, and before anything
// large is made, whether other data is alive or not.
func TestImpossibleAllocations(t *testing.T) {
	for _, other := range []string{"", "other = [0] * 100_000\n"} {
		_, base, _ := exhaust(t, other, 1000)
		for _, expression := range impossible {
			t.Run(other+expression, func(t *testing.T) {
				exception, bytecodes, allocated := exhaust(t, other+"x = "+expression, 1000)
				assert.Contains(t, exception, "MemoryError")
				assert.Less(t, bytecodes-base, int64(200_000))
				assert.Less(t, allocated, uint64(12<<20))
			})
		}
	}
}

// TestGrowingAllocations checks that what grows step by step ends with MemoryError, and
// that Go never keeps much more for it than the limit.
func TestGrowingAllocations(t *testing.T) {
	for _, statement := range growing {
		t.Run(statement, func(t *testing.T) {
			before := heapLive()
			exception, _, _ := exhaust(t, statement, 2000)
			assert.Contains(t, exception, "MemoryError")
			assert.NotContains(t, exception, "regardless", "ended for being far over the limit")
			assert.Less(t, heapLive()-before, int64(2<<20))
		})
	}
}
