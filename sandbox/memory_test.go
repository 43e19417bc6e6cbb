package sandbox_test

import (
	"fmt"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// hoarders are programs that keep ever more alive. Each is a body that adds to the
// list hoard, and may use the loop variable i.
var hoarders = map[string]string{
	"ints":          `hoard.append(i)`,
	"big ints":      `hoard.append(1 << 200 + i % 50)`,
	"differences":   `hoard.append((1 << 40000 | 1 << 90 | i) - (1 << 40000))`,
	"remainders":    `hoard.append((1 << 40000 | 1 << 90 | i) % (1 << 39000))`,
	"common bits":   `hoard.append((1 << 40000 | 1 << 90 | i) & (1 << 39000 | 1 << 90))`,
	"floats":        `hoard.append(i / 3)`,
	"strings":       `hoard.append('%d and some text' % i)`,
	"wide strings":  `hoard.append('ä%d and some text' % i)`,
	"substrings":    `hoard.append(('%d' % i * 1000)[5:7])`,
	"split":         `hoard.append(('%d,' % i * 500).split(',')[3])`,
	"lists":         `hoard.append([])`,
	"nested lists":  `hoard = [hoard]`,
	"tuples":        `hoard.append((i, i))`,
	"dicts":         `hoard.append({i: i})`,
	"one dict":      `d[i] = i`,
	"sets":          `hoard.append({i})`,
	"one set":       `s.add(i)`,
	"frozen sets":   `hoard.append(frozenset((i, i + 1)))`,
	"instances":     `hoard.append(Plain())`,
	"attributes":    `hoard.append(Rich(i))`,
	"classes":       `hoard.append(type('C', (), {}))`,
	"statements":    "class C: x = i\n        hoard.append(C)",
	"functions":     `hoard.append(lambda: i)`,
	"closures":      `hoard.append(closure(i))`,
	"methods":       `hoard.append(rich.method)`,
	"generators":    `hoard.append(generate(i))`,
	"running":       "g = generate(i); next(g)\n        hoard.append(g)",
	"iterators":     `hoard.append(iter([i]))`,
	"zip":           `hoard.append(zip([i], [i]))`,
	"map":           `hoard.append(map(str, [i] * 10))`,
	"ranges":        `hoard.append(range(i))`,
	"slices":        `hoard.append(slice(i, [i]))`,
	"exceptions":    `hoard.append(ValueError([i]))`,
	"chain":         "try: raise ValueError(hoard)\n        except ValueError as e: hoard = e",
	"tracebacks":    "try: deep(50)\n        except ValueError as e: hoard.append(e)",
	"identities":    `id([i])`,
	"popped":        "l = [0] * 1000\n        while l: l.pop()\n        hoard.append(l)",
	"cleared":       "l = [0] * 1000\n        l.clear()\n        hoard.append(l)",
	"removed":       "d = dict.fromkeys(range(100))\n        for k in range(100): del d[k]\n        hoard.append(d)",
	"deques":        `hoard.append(deque([i]))`,
	"default dicts": "d = defaultdict(list); d[i]\n        hoard.append(d)",
	"counters":      `hoard.append(Counter([i]))`,
	"partials":      `hoard.append(partial(max, [i]))`,
	"getters":       `hoard.append(itemgetter(i, 'x' * 100))`,
	"caches":        `cached(i)`,
	"products":      `hoard.append(product([i] * 10, repeat=3))`,
	"chains":        `hoard = [chain(hoard, [i])]`,
	"tees":          `hoard.append(tee([i] * 10, 3))`,
	"randoms":       `hoard.append(Random(i))`,
	"named tuples":  `hoard.append(namedtuple('N', 'a b'))`,
	"views":         `hoard.append({i: i}.items())`,
	"properties":    `hoard.append(property([i]))`,
	"super":         `hoard.append(super(Rich, Rich(i)))`,
	"parts":         "s = '%d' % i * 4000\n        while len(s) > 120: s = s[:len(s) // 2 + 1]\n        hoard.append(s)",
	"class names":   `hoard.append(type('C' * 5000 + str(i), (), {}))`,
	"renamed":       "c = type('C', (), {})\n        c.__name__ = c.__qualname__ = 'C' * 5000 + str(i)\n        hoard.append(c)",
	"slot members":  "n = 'm' * 5000 + str(i)\n        c = type('C', (), {'__slots__': n})\n        hoard.append(c.__dict__[n])\n        del c.__slots__\n        delattr(c, n)",
	"new types":     `hoard.append(NewType('N' * 5000 + str(i), int))`,
	"seeds":         `hoard.append(Random('s' * 20000 + str(i)))`,
	"enums":         `hoard.append(Enum('E', 'a b'))`,

	// What is left behind in objects that hold their first items themselves.
	"cleared small dicts": "d = {k: [0] * 1000 for k in (1,)}\n        d.clear()\n        hoard.append(d)",
	"grown dicts":         "d = {k: [0] * 1000 for k in (1,)}; d[2] = d[3] = d[4] = d[5] = 1\n        del d[1]\n        hoard.append(d)",
	"cleared instances":   "o = Plain(); o.x = [0] * 1000\n        o.__dict__.clear()\n        hoard.append(o)",
	"grown instances":     "o = Plain(); o.x = [0] * 1000; o.a = o.b = o.c = o.d = 1\n        del o.x\n        hoard.append(o)",
	"cleared lists":       "l = [[0] * 1000]\n        l.clear()\n        hoard.append(l)",
	"grown lists":         "l = [[0] * 1000]; l += [1] * 30\n        l.clear()\n        hoard.append(l)",
	"appended lists":      "l = [[0] * 1000]\n        for j in range(9): l.append(j)\n        del l[:]\n        hoard.append(l)",
	"sliced lists":        "l = [[0] * 1000]; l[1:] = range(30); l[:] = []\n        hoard.append(l)",
	"sorted lists":        "l = [[0] * 1000]; l.sort(); l.clear()\n        hoard.append(l)",
	"cleared sets":        "s = {(0,) * 1000}\n        s.clear()\n        hoard.append(s)",
	"grown sets":          "s = {(i,) * 1000}; s |= set(range(30))\n        s.discard((i,) * 1000)\n        hoard.append(s)",
	"replaced sets":       "s = set([(0,) * 200])\n        s.intersection_update([1])\n        hoard.append(s)",
	"set intersections":   "s = set([(0,) * 200])\n        s &= {1, 2}\n        hoard.append(s)",
	"sets made anew":      "s = set([(0,) * 200])\n        s.__init__(range(40))\n        hoard.append(s)",
	"folded generators":   "any(a for a in () for b in () for c in () for e in () for f in () for g in ())\n        g = (leave(x) for x in (1, 2)); next(g)\n        hoard.append(g)",
	"ends of folds":       "g = ([0] * 1000 for x in (1, 2)); any(g)\n        hoard.append(g)",
	"starred lists":       "list(nest(0))",
	"sunk generators":     "g = sink(300); next(g)\n        hoard.append(g)",
	"sunk folds":          "g = ((dive(300), [x]) for x in (1, 2)); any(g)\n        hoard.append(g)",
	"small sets":          "hoard.append({i})",
	"large sets":          "s = set(range(i, i + 30)); t = set(); t |= s\n        hoard.append(t)",
	"finished generators": "g = finite([0] * 1000); list(g)\n        hoard.append(g)",
	// What classes and robots remember of look-ups.
	"deleted attributes": "class C: x = [0] * 1000\n        C().x; del C.x\n        hoard.append(C)",
	"missing attributes": "class C: pass\n        getattr(C(), 'n' * 3000 + str(i), 0)\n        hoard.append(C)",
	"missing in builtin": `getattr(rich.a, 'n' * 20000 + str(i), 0)`,
	// One of each block of four.
	"one text of four":  "x = ['%d_text' % j for j in range(i, i + 4)][2]\n        hoard.append(x)",
	"its lower case":    "x = ['%d_text' % j for j in range(i, i + 4)][2]\n        hoard.append(x.lower())",
	"its format":        "x = ['%d_text' % j for j in range(i, i + 4)][2]\n        hoard.append(format(x))",
	"it once":           "x = ['%d_text' % j for j in range(i, i + 4)][2]\n        hoard.append(x * 1)",
	"one pair of four":  "x = [(j, 0.5) for j in range(i, i + 4)][2]\n        hoard.append(x)",
	"its iterator":      "x = [(j, 0.5) for j in range(i, i + 4)][2]\n        hoard.append(iter(x))",
	"its map":           "x = [(j, 0.5) for j in range(i, i + 4)][2]\n        hoard.append(map(str, x))",
	"getters of a text": "x = ['%d_text' % j for j in range(i, i + 4)][2]\n        hoard.append(attrgetter(x))",
}

// frugal are the programs of hoarders that keep little: they may go on for ever.
var frugal = map[string]bool{
	"identities": true, "cleared": true, "split": true, "substrings": true, "popped": true,
	"parts": true, "seeds": true, "missing in builtin": true,
	"cleared small dicts": true, "grown dicts": true, "cleared instances": true, "grown instances": true,
	"cleared lists": true, "grown lists": true, "appended lists": true, "sliced lists": true, "sorted lists": true,
	"cleared sets": true, "grown sets": true, "finished generators": true, "sunk generators": true, "sunk folds": true, "ends of folds": true,
	"its lower case": true, "its format": true, "it once": true, "differences": true, "remainders": true, "common bits": true,
}

const hoarding = `
from collections import deque, defaultdict, Counter, namedtuple
from functools import partial, lru_cache
from itertools import product, chain, tee
from operator import attrgetter, itemgetter
from random import Random
from enum import Enum
from typing import NewType
class Plain: pass
class Rich:
    def __init__(self, i): self.a, self.b, self.c = i, i, [i]
    def method(self): pass
rich = Rich(0)
@lru_cache(None)
def cached(i): return [i]
def closure(i):
    def inner(): return i
    return inner
def generate(i):
    x = [i]
    while True: yield x
def finite(x):
    yield 1
def nest(n): yield [*range(n, n + 900), *nest(n + 1)]
def leave(n):
    a = b = c = None
    l = [0] * 200
def deep(n):
    if n: deep(n - 1)
    raise ValueError
def dive(n):
    if n: dive(n - 1)
def sink(n):
    dive(n)
    yield
hoard, d, s = [], {}, set()
i = 0
while True:
    for i in range(i, i + 1000):
        %s
`

// heapLive returns the bytes that the Go heap keeps alive.
func heapLive() int64 {
	runtime.GC()
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return int64(stats.HeapAlloc)
}

// TestMemoryLimit lets each hoarder run into its limit, and checks that the process
// keeps no more for it than the limit allows.
func TestMemoryLimit(t *testing.T) {
	const limit = 2 << 20
	for name, body := range hoarders {
		t.Run(name, func(t *testing.T) {
			program, err := sandbox.Compile([]sandbox.File{{
				Path: "hoard.py", Module: "__main__", Text: []byte(fmt.Sprintf(hoarding, body)),
			}}, sandbox.Options{})
			require.NoError(t, err)
			var pool sandbox.Pool
			defer pool.Close()
			before := heapLive()
			robot := sandbox.Link(program, nil).NewRobot(sandbox.Config{Module: "__main__", Pool: &pool, Memory: limit})
			defer robot.Close()
			var most int64
			for turns := 0; ; turns++ {
				turn := robot.Turn(20_000)
				if turn.Exception != nil {
					assert.Contains(t, turn.Exception.Type, "MemoryError")
					break
				}
				if turns == 200 {
					require.True(t, frugal[name], "no MemoryError in 4 million bytecodes")
					break
				}
				if turns%10 == 0 {
					most = max(most, heapLive()-before)
				}
			}
			assert.Less(t, most, int64(limit+limit/2))
			t.Logf("%d KiB at most", most>>10)
		})
	}
}

// TestMemoryLimitOfShortTurns: where a turn only pays for one instruction, or for a part of it,
// the limit holds as well.
func TestMemoryLimitOfShortTurns(t *testing.T) {
	program, err := sandbox.Compile([]sandbox.File{{
		Path: "hoard.py", Module: "__main__", Text: []byte("hoard = []\nwhile True: hoard.append([hoard])"),
	}}, sandbox.Options{})
	require.NoError(t, err)
	for budget := int64(1); budget < 9; budget++ {
		var pool sandbox.Pool
		robot := sandbox.Link(program, nil).NewRobot(sandbox.Config{Module: "__main__", Pool: &pool, Memory: 300_000})
		var turn sandbox.Turn
		for spent := int64(0); spent < 500_000 && turn.Exception == nil; spent += budget {
			turn = robot.Turn(budget)
		}
		if assert.NotNil(t, turn.Exception, "no MemoryError with turns of %d", budget) {
			assert.Equal(t, "MemoryError", turn.Exception.Type)
		}
		robot.Close()
		pool.Close()
	}
}

// TestGarbageIsNotSeen runs programs whose garbage is collected at once or not at all. The
// same must come of both.
func TestGarbageIsNotSeen(t *testing.T) {
	for name, body := range map[string]string{
		"hooks of lost subclasses": "def hook(cls, c):\n    global seen\n    seen += 1\n    return NotImplemented\n" +
			"class Base(ABC): pass\ndef step(): type('B', (Base,), {'__subclasshook__': classmethod(hook)})\n" +
			"def end(): isinstance(5, Base)",
		"bases of lost subclasses": "class Base: pass\nclass One: pass\nclass Two: pass\nclass Base(One): pass\n" +
			"def step(): type('B', (Base, One), {})\n" +
			"def end():\n    global seen\n    try: Base.__bases__ = (Two,)\n    except TypeError: seen += 1",
		"lost heirs of a class with a hook": "class Base: pass\ndef step(): type('B', (Base,), {})\n" +
			"def end(): Base.__getattr__ = None",
	} {
		t.Run(name, func(t *testing.T) {
			run := func(collect bool) (seen string, left int64) {
				api := sandbox.NewAPI()
				api.Function("collect", nil, func(*sandbox.Robot, []sandbox.Value) (sandbox.Value, error) {
					if collect {
						runtime.GC()
					}
					return sandbox.Value{}, nil
				})
				text := "from abc import ABC\nseen = 0\n" + body + "\nfor i in range(10): step()\ncollect()\nend()\nprint(seen)"
				program, err := sandbox.Compile([]sandbox.File{{Path: "m.py", Module: "__main__", Text: []byte(text)}}, sandbox.Options{})
				require.NoError(t, err)
				var pool sandbox.Pool
				defer pool.Close()
				config := sandbox.Config{Module: "__main__", Pool: &pool, Memory: 1 << 20, Print: func(line string) { seen += line }}
				robot := sandbox.Link(program, api).NewRobot(config)
				defer robot.Close()
				require.Nil(t, robot.Turn(unlimited).Exception)
				return seen, robot.Left()
			}
			kept, leftKept := run(false)
			collected, leftCollected := run(true)
			assert.Equal(t, kept, collected)
			assert.Equal(t, leftKept, leftCollected)
		})
	}
}

// TestLostClassesAreForgotten derives classes from one that stays, for longer than there is
// memory for.
func TestLostClassesAreForgotten(t *testing.T) {
	const text = "class Base: pass\nfor i in range(20_000):\n    class C(Base): x = [0] * 100\n"
	program, err := sandbox.Compile([]sandbox.File{{Path: "m.py", Module: "__main__", Text: []byte(text)}}, sandbox.Options{})
	require.NoError(t, err)
	var pool sandbox.Pool
	defer pool.Close()
	before := heapLive()
	robot := sandbox.Link(program, nil).NewRobot(sandbox.Config{Module: "__main__", Pool: &pool, Memory: 1 << 20})
	defer robot.Close()
	require.Nil(t, robot.Turn(unlimited).Exception)
	assert.Less(t, heapLive()-before, int64(4<<20))
	runtime.KeepAlive(robot)
}

// TestExtendLooksAtTheLimit makes sure that a list which is extended by what is no list is refused before it is made, as a new list is.
func TestExtendLooksAtTheLimit(t *testing.T) {
	for _, statement := range []string{"l.extend(range(1000000))", "l += range(1000000)", "l.extend('x' * 1000000)", "l.extend(dict.fromkeys(range(20000)).values()); l *= 40"} {
		program, err := sandbox.Compile([]sandbox.File{{
			Path: "extend.py", Module: "__main__", Text: []byte("l = []\ntry:\n    " + statement + "\nexcept MemoryError:\n    print(len(l) < 100000)\n"),
		}}, sandbox.Options{})
		require.NoError(t, err)
		r := runRobot(program, sandbox.Config{Memory: 8 << 20}, 20_000, 1000)
		assert.Nil(t, r.exception, statement)
		assert.Equal(t, "True\n", r.output, statement)
		assert.Less(t, r.turns, 30, "%s: before it is paid for", statement)
	}
}

// TestExtendTakesWhatItTakes makes sure that a list may be extended by as much as a new list may have.
func TestExtendTakesWhatItTakes(t *testing.T) {
	r := runLimited(t, "l = []\nl.extend(range(200000))\nprint(len(l))\n", 8<<20)
	require.Nil(t, r.exception)
	assert.Equal(t, "200000\n", r.output)
}

// TestLongListsAreCharged makes sure that what goes through a list of more items than one operation makes is charged for each.
func TestLongListsAreCharged(t *testing.T) {
	const n = 4 << 20
	r := runLimited(t, fmt.Sprintf("l = [0] * %d\nl.append(0)\n{1}.intersection(l)\n", n), 0)
	require.Nil(t, r.exception)
	assert.Greater(t, r.bytecodes, int64(8*n))
}

// runLimited runs a program of which the robot may keep that much alive, 0 for no limit.
func runLimited(t *testing.T, text string, memory int64) run {
	t.Helper()
	program, err := sandbox.Compile([]sandbox.File{{Path: "limited.py", Module: "__main__", Text: []byte(text)}}, sandbox.Options{})
	require.NoError(t, err)
	return runRobot(program, sandbox.Config{Memory: memory}, 1<<20, 100)
}
