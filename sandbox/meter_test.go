package sandbox_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

func compile(t testing.TB, text string) *sandbox.Program {
	t.Helper()
	p, err := sandbox.Compile([]sandbox.File{{Path: "test.py", Text: []byte(text), Module: "__main__"}}, sandbox.Options{})
	require.NoError(t, err)
	return p
}

// spent returns how many bytecodes a program takes.
func spent(t testing.TB, text string) int64 {
	t.Helper()
	r := runProgram(compile(t, text), unlimited, 1)
	require.Nil(t, r.exception)
	return r.bytecodes
}

// TestExactCosts pins what constructs cost, in bytecodes of gpython's compiler. Each
// program ends with LOAD_CONST None and RETURN_VALUE, which are counted, too.
func TestExactCosts(t *testing.T) {
	for _, test := range []struct {
		text string
		want int64
		why  string
	}{
		{"", 2, "LOAD_CONST, RETURN_VALUE"},
		{"a = 1\n", 4, "LOAD_CONST, STORE_NAME"},
		{"a = 1\nb = a + 2\n", 8, "LOAD_NAME, LOAD_CONST, BINARY_ADD, STORE_NAME"},
		{"a = [1, 2, 3]\n", 7, "three LOAD_CONST, BUILD_LIST, STORE_NAME"},
		{"a = len([])\n", 6, "LOAD_NAME, BUILD_LIST, CALL_FUNCTION, STORE_NAME"},
		{"a = 1\nif a:\n    b = 2\n", 9, "LOAD_NAME, POP_JUMP_IF_FALSE, LOAD_CONST, STORE_NAME, JUMP_FORWARD"},
		{"for i in []:\n    pass\n", 7, "SETUP_LOOP, BUILD_LIST, GET_ITER, FOR_ITER, POP_BLOCK"},
		{"for i in (1, 2):\n    pass\n", 7 + 2 + 2*3, "two more LOAD_CONST; FOR_ITER, STORE_NAME, JUMP_ABSOLUTE twice"},
		{"def f(): pass\n", 6, "LOAD_CONST code, LOAD_CONST name, MAKE_FUNCTION, STORE_NAME"},
		{"def f(): pass\nf()\n", 6 + 3 + 2, "LOAD_NAME, CALL_FUNCTION, POP_TOP; the two of f"},
		{"try:\n    a = 1\nexcept ValueError:\n    pass\n", 2 + 5, "SETUP_EXCEPT, LOAD_CONST, STORE_NAME, POP_BLOCK, JUMP_FORWARD"},
		{"try:\n    a = 1\nfinally:\n    b = 2\n", 2 + 8, "SETUP_FINALLY, two, POP_BLOCK, LOAD_CONST None, two, END_FINALLY"},
		{"a = 'x' * 32\n", 2 + 4 + 4, "as an addition, and 4 for 32 bytes"},
		{"a = [0] * 400\n", 2 + 5 + 400, "BUILD_LIST more, and 400 for 400 items"},
	} {
		t.Run(test.text, func(t *testing.T) {
			assert.Equal(t, test.want, spent(t, test.text), test.why)
		})
	}
}

// TestHiddenWorkCosts checks that work which programs do not see is charged: the state
// that a seed becomes, draws that are rejected, and a census of what a robot keeps alive.
func TestHiddenWorkCosts(t *testing.T) {
	assert.Greater(t, spent(t, "import random\nrandom.seed(1)\n"), int64(400))
	// A generator pays once for its first state, and for each one that comes in its place.
	nothing, once := spent(t, "import random\n"), spent(t, "import random\nr = random.Random(1)\n")
	assert.InDelta(t, 475, once-nothing, 25)
	assert.InDelta(t, 475, spent(t, "import random\nr = random.Random(1)\nr.__init__(2)\n")-once, 25)
	assert.InDelta(t, 475, spent(t, "import random\nr = random.Random.__new__(random.Random, 1)\n")-nothing, 25)
	assert.Greater(t, spent(t, "import random\ntry: random.gammavariate(1e308, 1)\nexcept ValueError: pass\n"), int64(10_000))
	assert.Equal(t, int64(60), spent(t, "float('1e309')\n")-spent(t, "float('1e300')\n"))
	assert.Equal(t, int64(60), spent(t, "float('1e-320')\n")-spent(t, "float('1e-300')\n"))
	cost := func(setup string) int64 {
		var pool sandbox.Pool
		defer pool.Close()
		robot := sandbox.Link(compile(t, setup+"for i in range(30000): [1]\n"), nil).NewRobot(sandbox.Config{
			Module: "__main__", Pool: &pool, Memory: 4 << 20,
		})
		defer robot.Close()
		turn := robot.Turn(unlimited)
		require.Nil(t, turn.Exception)
		return turn.Bytecodes
	}
	assert.Greater(t, cost("kept = [[i] for i in range(20000)]\n"), cost("kept = [i for i in range(20000)]\n")+50_000)
}

// TestCostGrowsWithTheWork checks that doing n times the work natively costs about n
// times the bytecodes.
func TestCostGrowsWithTheWork(t *testing.T) {
	for _, expression := range []string{
		"[0] * n", "list(range(n))", "sum(range(n))", "'x' * n", "sorted(list(range(n)))", "set(range(n))",
		"max(range(n))", "n in list(range(n))", "str(list(range(n)))", "','.join(['x'] * n)",
		"('x' * n).replace('x', 'yy')", "[0] * n == [0] * n", "tuple(range(n))[::-1]", "dict.fromkeys(range(n))",
		"any([0] * n)", "list(map(abs, range(n)))", "list(zip(range(n), range(n)))",
	} {
		t.Run(expression, func(t *testing.T) {
			cost := func(n int) int64 { return spent(t, fmt.Sprintf("n = %d\na = %s\n", n, expression)) }
			small, large := cost(4000), cost(40000)
			assert.Greater(t, large, 7*small, "%d for 4000, %d for 40000", small, large)
			assert.Less(t, large, 20*small, "%d for 4000, %d for 40000", small, large)
		})
	}
}

// TestOverdraft checks that an operation which costs more than is left waits until it
// is paid for: debts are paid before anything else runs.
func TestOverdraft(t *testing.T) {
	var pool sandbox.Pool
	defer pool.Close()
	printed := 0
	robot := sandbox.Link(compile(t, "a = [0] * 10000\nprint('made')\n"), nil).NewRobot(sandbox.Config{
		Module: "__main__", Pool: &pool, Print: func(string) { printed++ },
	})
	defer robot.Close()
	var total int64
	for turn := range 11 {
		got := robot.Turn(1000)
		total += got.Bytecodes
		if turn < 10 {
			require.True(t, got.Paused, "turn %d", turn)
			require.Zero(t, printed, "turn %d", turn)
			continue
		}
		require.False(t, got.Paused)
	}
	assert.Equal(t, 1, printed)
	assert.Equal(t, int64(10000+2+5+4), total)
}

// TestRobotsShareNothing runs two robots of one program.
func TestRobotsShareNothing(t *testing.T) {
	program := compile(t, `import math
n = []
class A:
    m = []
def f(x=[]):
    x.append(1)
    A.m.append(1)
    n.append(1)
    return len(x) + len(A.m) + len(n)
def turn():
    print(f())
`)
	var pool sandbox.Pool
	defer pool.Close()
	var out [2]string
	var robots [2]*sandbox.Robot
	for i := range robots {
		robots[i] = sandbox.Link(program, nil).NewRobot(sandbox.Config{
			Module: "__main__", Handler: "turn", Pool: &pool, Print: func(text string) { out[i] += text },
		})
		defer robots[i].Close()
	}
	for range 2 {
		for _, r := range robots {
			require.Nil(t, r.Turn(10000).Exception)
		}
	}
	assert.Equal(t, [2]string{"3\n6\n", "3\n6\n"}, out)
}

// TestRobotsInParallel runs robots of one program on several goroutines, with all that
// robots share: builtin bases, small ranges and pairs, strings, exception classes.
func TestRobotsInParallel(t *testing.T) {
	linked := sandbox.Link(compile(t, `
class C: pass
class D(C): pass
for i in range(200):
    C.__bases__ = (object,)
    hash('abc%d' % i)
    for a in range(-2, 5): (a, 1) in {(1, a)}
    try: raise ValueError([str(j) for j in range(3)])
    except ValueError as e: print(repr(e))
`), nil)
	var robots sync.WaitGroup
	var out [4]string
	for i := range out {
		robots.Go(func() {
			var pool sandbox.Pool
			defer pool.Close()
			robot := linked.NewRobot(sandbox.Config{Module: "__main__", Pool: &pool, Print: func(text string) { out[i] += text }})
			defer robot.Close()
			assert.Nil(t, robot.Turn(unlimited).Exception)
		})
	}
	robots.Wait()
	assert.NotEmpty(t, out[0])
	for _, other := range out[1:] {
		assert.Equal(t, out[0], other)
	}
}

// TestClosePaused closes a robot that is paused in a callback: no more of its code runs.
func TestClosePaused(t *testing.T) {
	program := compile(t, "class A:\n    def __lt__(self, other):\n        try:\n            while True: pass\n        finally:\n            print('finally')\nsorted([A(), A()])\n")
	var pool sandbox.Pool
	printed := false
	robot := sandbox.Link(program, nil).NewRobot(sandbox.Config{
		Module: "__main__", Pool: &pool, Print: func(string) { printed = true },
	})
	require.True(t, robot.Turn(1000).Paused)
	require.True(t, robot.Turn(1000).Paused)
	robot.Close()
	pool.Close()
	assert.False(t, printed)
	assert.True(t, robot.Turn(1000).Failed)
}

// TestJumpsKeepToTheBudget: a jump that stands for many is paid for jump by jump.
func TestJumpsKeepToTheBudget(t *testing.T) {
	var text strings.Builder
	text.WriteString("def spin(x, y, f):\n    while 1:\n")
	const depth = 60
	for i := range depth {
		fmt.Fprintf(&text, "%*sif %s:\n", 8+i, "", []string{"x", "x and x", "not y", "f != y"}[i%4])
	}
	fmt.Fprintf(&text, "%*sif y: x = 1\nspin(1, 0, 0.5)\n", 8+depth, "")
	program, err := sandbox.Compile([]sandbox.File{{Path: "spin.py", Module: "__main__", Text: []byte(text.String())}}, sandbox.Options{})
	require.NoError(t, err)
	for budget := int64(1); budget < 300; budget++ {
		var pool sandbox.Pool
		robot := sandbox.Link(program, nil).NewRobot(sandbox.Config{Module: "__main__", Pool: &pool})
		for range 20 {
			turn := robot.Turn(budget)
			require.True(t, turn.Paused)
			require.Equal(t, budget, turn.Bytecodes)
		}
		robot.Close()
		pool.Close()
	}
}
