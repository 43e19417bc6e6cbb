package sandbox_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// TestTraceChangesNothing runs each program of the corpus step by step: it does the same as without, in as many bytecodes.
func TestTraceChangesNothing(t *testing.T) {
	for _, s := range sampleCorpus(t) {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			for budget, turns := range map[int64]int{20_000: 2, 700: 20} { // not more, as steps take long
				config := sandbox.Config{Memory: 8 << 20}
				plain := runTurns(s.program, config, budget, turns, (*sandbox.Robot).Turn)
				steps := 0
				traced := runTurns(s.program, config, budget, turns, func(r *sandbox.Robot, budget int64) sandbox.Turn {
					return r.TracedTurn(budget, func(sandbox.Step) { steps++ })
				})
				require.Equal(t, plain, traced, "budget %d", budget)
				assert.Positive(t, steps)
			}
		})
	}
}

// trace returns the steps of the last of some turns of a program.
func trace(t *testing.T, budget int64, turns int, lines ...string) []string {
	t.Helper()
	var steps []string
	runTurns(compile(t, strings.Join(lines, "\n")), sandbox.Config{Memory: 8 << 20}, budget, turns, func(r *sandbox.Robot, budget int64) sandbox.Turn {
		steps = nil
		return r.TracedTurn(budget, func(s sandbox.Step) {
			step := fmt.Sprintf("%d %s%s %s:%d %s", s.Spent, strings.Repeat("  ", s.Depth), stepNames[s.Kind], s.Function, s.Line, s.Text)
			for _, v := range s.Variables {
				step += fmt.Sprintf(" [%s=%s]", v.Name, v.Value)
			}
			if s.Value != "" {
				step += " -> " + s.Value
			}
			steps = append(steps, step)
		})
	})
	return steps
}

// changesOf returns what becomes of variables in the steps of the top level, but for those with class statements.
func changesOf(steps []string) []string {
	var changes []string
	for _, step := range steps {
		if _, change, ok := strings.Cut(step, " ["); ok && strings.Contains(step, " <module>") && !strings.Contains(step, "class ") {
			changes = append(changes, "["+change)
		}
	}
	return changes
}

var stepNames = [...]string{
	sandbox.StepCall: "call", sandbox.StepLine: "line", sandbox.StepAfter: "after", sandbox.StepReturn: "return", sandbox.StepRaise: "raise",
}

func TestTrace(t *testing.T) {
	t.Parallel()
	got := trace(t, unlimited, 1,
		"age = 0",
		"def enemy(row):",
		"    for col in range(2):",
		"        if row == col:",
		"            return [row, 'x']",
		"def turn():",
		"    global age",
		"    age += 1",
		"    found = enemy(1)",
		"    enemy(5)",
		"turn()",
	)
	assert.Equal(t, []string{
		`0 call <module>:1 age = 0`,
		`0 line <module>:1 age = 0 [age=0]`,
		`2 line <module>:2 def enemy(row):`,
		`6 line <module>:6 def turn():`,
		`10 line <module>:11 turn()`,
		`12   call turn:8 age += 1`,
		`12   line turn:8 age += 1 [age=1]`,
		`16   line turn:9 found = enemy(1)`,
		`20     call enemy:3 for col in range(2): [row=1]`,
		`20     line enemy:3 for col in range(2): [col=0]`,
		`26     line enemy:4 if row == col:`,
		`30     line enemy:3 for col in range(2): [col=1]`,
		`33     line enemy:4 if row == col:`,
		`37     line enemy:5 return [row, 'x']`,
		`42     return enemy:5 return [row, 'x'] -> [1, 'x']`,
		`42   after turn:9 found = enemy(1) [found=[1, 'x']]`,
		`42   line turn:10 enemy(5)`,
		`45     call enemy:3 for col in range(2): [row=5]`,
		`45     line enemy:3 for col in range(2): [col=0]`,
		`52     line enemy:4 if row == col:`,
		`56     line enemy:3 for col in range(2): [col=1]`,
		`59     line enemy:4 if row == col:`,
		`63     line enemy:3 for col in range(2):`,
		`68     return enemy:3 for col in range(2): -> None`,
		`71   return turn:10 enemy(5) -> None`,
		`74 return <module>:11 turn() -> None`,
	}, got)
}

func TestTraceOfObjects(t *testing.T) {
	t.Parallel()
	got := trace(t, unlimited, 1,
		"class Pawn:",
		"    def __init__(self):",
		"        self.seen = {}",
		"    def note(self, *squares):",
		"        self.seen.update((s, len(squares)) for s in squares)",
		"        return max(squares, key=lambda s: -s)",
		"me = Pawn()",
		"me.note(3, 4)",
		"del me",
	)
	assert.Equal(t, []string{
		`0 call <module>:1 class Pawn:`,
		`0 line <module>:1 class Pawn:`,
		`102 line <module>:7 me = Pawn()`,
		`108   call __init__:3 self.seen = {} [self=<Pawn>]`,
		`108   line __init__:3 self.seen = {} [self.seen={}]`,
		`113   return __init__:3 self.seen = {} -> None`,
		`113 after <module>:7 me = Pawn() [me=<Pawn>] [me.seen={}]`,
		`114 line <module>:8 me.note(3, 4)`,
		`119   call note:5 self.seen.update((s, len(squares)) for s in squares) [self=<Pawn>] [self.seen={}] [squares=(3, 4)]`,
		`119   line note:5 self.seen.update((s, len(squares)) for s in squares) [self.seen={3: 2, 4: 2}] [me.seen={3: 2, 4: 2}]`,
		`179   line note:6 return max(squares, key=lambda s: -s)`,
		`191     call <lambda>:6 return max(squares, key=lambda s: -s) [s=3]`,
		`191     line <lambda>:6 return max(squares, key=lambda s: -s)`,
		`196     return <lambda>:6 return max(squares, key=lambda s: -s) -> -3`,
		`196     call <lambda>:6 return max(squares, key=lambda s: -s) [s=4]`,
		`196     line <lambda>:6 return max(squares, key=lambda s: -s)`,
		`199     return <lambda>:6 return max(squares, key=lambda s: -s) -> -4`,
		`200   return note:6 return max(squares, key=lambda s: -s) -> 3`,
		`200 line <module>:9 del me`,
		`204 return <module>:9 del me -> None`,
	}, got)
}

// TestTraceOfCallbacks tells the calls apart that a builtin function makes to one function, and a return statement with a
// comment from the end of a function.
func TestTraceOfCallbacks(t *testing.T) {
	t.Parallel()
	got := trace(t, unlimited, 1,
		"def odd(n):",
		"    if n: return  # it is, '#'",
		"    n = 1",
		"def same(n): return n",
		"list(map(odd, [0, 1]))",
		"sorted([2, 1], key=same)",
	)
	var told []string
	for _, step := range got {
		told = append(told, step[strings.Index(step, " ")+1:]) // without the count
	}
	assert.Equal(t, []string{
		`call <module>:1 def odd(n):`,
		`line <module>:1 def odd(n):`,
		`line <module>:4 def same(n): return n`,
		`line <module>:5 list(map(odd, [0, 1]))`,
		`  call odd:2 if n: return  # it is, '#' [n=0]`,
		`  line odd:2 if n: return  # it is, '#'`,
		`  line odd:3 n = 1 [n=1]`,
		`  return odd:3 n = 1 -> None`,
		`  call odd:2 if n: return  # it is, '#' [n=1]`,
		`  line odd:2 if n: return  # it is, '#'`,
		`  return odd:2 if n: return  # it is, '#' -> None`,
		`line <module>:6 sorted([2, 1], key=same)`,
		`  call same:4 def same(n): return n [n=2]`,
		`  line same:4 def same(n): return n`,
		`  return same:4 def same(n): return n -> 2`,
		`  call same:4 def same(n): return n [n=1]`,
		`  line same:4 def same(n): return n`,
		`  return same:4 def same(n): return n -> 1`,
		`return <module>:6 sorted([2, 1], key=same) -> None`,
	}, told)
}

func TestTraceOfExceptions(t *testing.T) {
	t.Parallel()
	got := trace(t, unlimited, 1,
		"def f(x):",
		"    try:",
		"        return 1 // x",
		"    finally:",
		"        y = 2",
		"def g():",
		"    for i in (0, 1):",
		"        yield i",
		"for i in g():",
		"    try:",
		"        f(i)",
		"    except ZeroDivisionError as e:",
		"        pass",
		"f(0)",
	)
	assert.Equal(t, []string{
		`0 call <module>:1 def f(x):`,
		`0 line <module>:1 def f(x):`,
		`4 line <module>:6 def g():`,
		`8 line <module>:9 for i in g():`,
		`21   call g:7 for i in (0, 1):`,
		`21   line g:7 for i in (0, 1): [i=0]`,
		`28   line g:8 yield i`,
		`30   return g:8 yield i -> 0`,
		`30 after <module>:9 for i in g(): [i=0]`,
		`31 line <module>:11 f(i)`,
		`35   call f:3 return 1 // x [x=0]`,
		`35   line f:3 return 1 // x`,
		`55   line f:5 y = 2 [y=2]`,
		`75   raise f:5 y = 2`,
		`75 line <module>:12 except ZeroDivisionError as e: [e=ZeroDivisionError('integer division or modulo by zero')]`,
		`81 line <module>:13 pass`,
		`92 line <module>:9 for i in g():`,
		`93   call g:8 yield i [i=0]`,
		`93   line g:8 yield i`,
		`95   line g:7 for i in (0, 1): [i=1]`,
		`97   line g:8 yield i`,
		`99   return g:8 yield i -> 1`,
		`99 after <module>:9 for i in g(): [i=1]`,
		`100 line <module>:11 f(i)`,
		`104   call f:3 return 1 // x [x=1]`,
		`104   line f:3 return 1 // x`,
		`109   line f:5 y = 2`,
		`112   return f:5 y = 2 -> 1`,
		`116 line <module>:9 for i in g():`,
		`117   call g:8 yield i [i=1]`,
		`117   line g:8 yield i`,
		`119   line g:7 for i in (0, 1):`,
		`123   return g:7 for i in (0, 1): -> None`,
		`124 line <module>:14 f(0)`,
		`127   call f:3 return 1 // x [x=0]`,
		`127   line f:3 return 1 // x`,
		`147   line f:5 y = 2 [y=2]`,
		`168   raise f:5 y = 2`,
		`168 raise <module>:14 f(0)`,
	}, got)
}

// TestTraceOfJumps: lines that are jumped over are not told, nor those that only clean up. The lines are those of sys.settrace in CPython
// 3.7, without what costs nothing: try and else.
func TestTraceOfJumps(t *testing.T) {
	t.Parallel()
	got := trace(t, unlimited, 1,
		"class Swallows:",
		"    def __enter__(self): pass",
		"    def __exit__(self, *exc): return True",
		"with Swallows():",
		"    w = {}['q']",
		"    w = 3",
		"for a in (1, 2):",
		"    try:",
		"        1 // 0",
		"        a = 5",
		"        a = 6",
		"    except ZeroDivisionError:",
		"        continue",
		"    finally:",
		"        b = a",
		"for i in (0, 1):",
		"    for j in (0, 1):",
		"        if j:",
		"            continue",
		"        t = i + j",
	)
	var lines []int
	for _, step := range got {
		var spent, line int
		if _, err := fmt.Sscanf(step, "%d line <module>:%d ", &spent, &line); err == nil {
			lines = append(lines, line)
		}
	}
	assert.Equal(t, []int{
		1, 4, 5, 7, 9, 12, 13, 15, 7, 9, 12, 13, 15, 7,
		16, 17, 18, 20, 17, 18, 19, 17, 16, 17, 18, 20, 17, 18, 19, 17, 16,
	}, lines)
}

// TestTraceOfPause: the turn ends in the middle of a loop in a function, and the next one tells first where it goes on.
func TestTraceOfPause(t *testing.T) {
	t.Parallel()
	got := trace(t, 20, 2,
		"def f(n):",
		"    while True:",
		"        n += 1",
		"f(5)",
	)
	assert.Equal(t, []string{
		`1 call <module>:4 f(5)`,
		`1 line <module>:4 f(5)`,
		`1   call f:3 n += 1 [n=7]`,
		`1   line f:3 n += 1`,
		`2   line f:2 while True:`,
		`4   line f:3 n += 1 [n=8]`,
		`9   line f:2 while True:`,
		`11   line f:3 n += 1 [n=9]`,
		`16   line f:2 while True:`,
		`18   line f:3 n += 1`,
	}, got)
}

// TestTraceOfValues: values are shortened, without calling their code.
func TestTraceOfValues(t *testing.T) {
	t.Parallel()
	got := trace(t, unlimited, 1,
		"import collections",
		"class A:",
		"    def __repr__(self):",
		"        raise ValueError",
		"class L(list): pass",
		"P = collections.namedtuple('P', 'x y')",
		"def f(*values):",
		"    pass",
		"l = [1]",
		"l.append(l)",
		"f(l, A(), L([1]), P(1, 2), 2.5, True, None, 10**30, 'it' * 100, (1,), {1: {2}}, set(), frozenset({1}))",
		"f(f, A, range(3), range(0, 3, 2), iter([]), len, [].append, {}.keys(), (x for x in l), 10**100, collections)",
		"f([[[[[[1]]]]]])",
	)
	assert.Equal(t, []string{
		`0 call <module>:1 import collections`,
		`0 line <module>:1 import collections`,
		`4 line <module>:2 class A:`,
		`98 line <module>:5 class L(list): pass`,
		`188 line <module>:6 P = collections.namedtuple('P', 'x y')`,
		`504 line <module>:7 def f(*values):`,
		`508 line <module>:9 l = [1] [l=[1]]`,
		`511 line <module>:10 l.append(l) [l=[1, [1, [1, [1, [...]]]]]]`,
		`515 line <module>:11 f(l, A(), L([1]), P(1, 2), 2.5, True, None, 10**30, 'it' * 100, (1,), {1: {2}}, set(), frozenset({1}))`,
		`685   call f:8 pass [values=([1, [1, [1, [...]]]], <A>, L([1]), P(x=1, y=2), 2.5, True, None, 10000000000000...]`,
		`685   line f:8 pass`,
		`687   return f:8 pass -> None`,
		`687 line <module>:12 f(f, A, range(3), range(0, 3, 2), iter([]), len, [].append, {}.keys(), (x for x in l), 10**100, collections)`,
		`759   call f:8 pass [values=(<function f>, <class 'A'>, range(0, 3), range(0, 3, 2), <iterator>, <builtin fu...]`,
		`759   line f:8 pass`,
		`761   return f:8 pass -> None`,
		`761 line <module>:13 f([[[[[[1]]]]]])`,
		`771   call f:8 pass [values=([[[[...]]]],)]`,
		`771   line f:8 pass`,
		`773   return f:8 pass -> None`,
		`776 return <module>:13 f([[[[[[1]]]]]]) -> None`,
	}, got)
}

// TestTraceOfOddities: attributes whose names are no texts, and exceptions that only builtin functions catch.
func TestTraceOfOddities(t *testing.T) {
	t.Parallel()
	got := trace(t, unlimited, 1,
		"class O:",
		"    @property",
		"    def a(self):",
		"        raise AttributeError",
		"o = O()",
		"o.__dict__[5] = 1",
		"h = hasattr(o, 'a')",
	)
	assert.Equal(t, []string{
		`0 call <module>:1 class O:`,
		`0 line <module>:1 class O:`,
		`100 line <module>:5 o = O() [o=<O>]`,
		`107 line <module>:6 o.__dict__[5] = 1`,
		`114 line <module>:7 h = hasattr(o, 'a')`,
		`120   call a:4 raise AttributeError [self=<O>]`,
		`120   line a:4 raise AttributeError`,
		`123   raise a:4 raise AttributeError`,
		`123 after <module>:7 h = hasattr(o, 'a') [h=False]`,
		`126 return <module>:7 h = hasattr(o, 'a') -> None`,
	}, got)
}

// TestTraceOfMembersAndOthers makes sure that a variable which refers to another member of an enumeration, or to another instance of the same
// class, is told to have changed.
func TestTraceOfMembersAndOthers(t *testing.T) {
	t.Parallel()
	got := trace(
		t, unlimited, 1,
		"from enum import Enum, Flag",
		"class Mode(Enum): HOLD, RUSH = 1, 2",
		"class Side(Flag): L, R = 1, 2",
		"class Q: pass",
		"a = Q()",
		"a.mode = Mode.HOLD",
		"a.mode = Mode.RUSH",
		"a.to = Q()",
		"b = Q()",
		"a.to = b",
		"side = Side.L | Side.R",
		"error = KeyError('k', 1)",
	)
	assert.Equal(t, []string{
		"[a=<Q>]", "[a.mode=Mode.HOLD]", "[a.mode=Mode.RUSH]", "[a.to=<Q>]", "[b=<Q>]", "[a.to=<Q>]", "[side=Side(3)]", "[error=KeyError('k', 1)]",
	}, changesOf(got))
}

// TestTraceOfWhatIsInside makes sure that it is told what becomes of objects in others, in lists and deques, and of variables of classes.
func TestTraceOfWhatIsInside(t *testing.T) {
	t.Parallel()
	got := trace(
		t, unlimited, 1,
		"from collections import deque, namedtuple",
		"P = namedtuple('P', 'row col')",
		"class D(deque): pass",
		"class Mem:",
		"    hits, names = 0, ['a']",
		"    def note(self): self.hits += 1",
		"class G: phase = 0",
		"class Bot: pass",
		"bot = Bot()",
		"bot.mem = Mem()",
		"bot.mem.bot = bot",
		"bot.mem.at = P(1, 2)",
		"bot.mem.note()",
		"Mem.hits += 1",
		"Mem.names.append('b')",
		"G.phase = 3",
		"todo = deque([(0, 1)], 5)",
		"todo.append(bot.mem.at)",
		"more = D([deque()])",
		"units = list((Mem(), Mem()))",
		"units[1].mode = 'x'",
		"deep = [[[[[bot]]]]]",
		"P._fields = (1, 2)",
		"odd = P(3, 4)",
	)
	assert.Equal(t, []string{
		"[bot=<Bot>]", "[bot.mem=<Mem>]", "[bot.mem.bot=<Bot>]", "[bot.mem.at=P(row=1, col=2)]", "[Mem.hits=1]", "[Mem.names=['a', 'b']]",
		"[G.phase=3]",
		"[todo=deque([(0, 1)])]", "[todo=deque([(0, 1), P(row=1, col=2)])]", "[more=D([deque([])])]", "[units=[<Mem>, <Mem>]]", "[units=[<Mem>, <Mem mode='x'>]]",
		"[[[[[bot]]]]] [deep=[[[[[...]]]]]]", "[P._fields=(1, 2)] [bot.mem.at=P(1, 2)] [todo=deque([(0, 1), P(1, 2)])]", "[odd=P(3, 4)]",
	}, changesOf(got))
}
