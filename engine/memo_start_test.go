package engine_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/engine"
	"bhack/sandbox"
)

// startCase is a player of TestRunAllOfStarts: what its top level makes, and what its pawns do with
// that in each turn.
type startCase struct {
	top, turn string
	helpers   []sandbox.File
	// runs tells that the top level of each pawn has to run, and some that it has to of some, or fails.
	runs, some bool
	// memory is what a robot may keep; 0 stands for what is usual.
	memory int64
}

var startCases = map[string]startCase{
	"nothing":               {turn: "pass"},
	"numbers":               {top: "a, b, c = 1, 2.5, None", turn: "a += len(sense())\nlog(str((a, b, c)))"},
	"an empty list":         {top: "l = []", turn: "l.append(len(sense()))\nlog(str(l))"},
	"a list":                {top: "l = [1, 2, 3]", turn: "l.append(len(sense()))\nlog(str(l))\ndel l[:len(l) - 5]"},
	"lists with more room":  {top: "l = [[0] * n for n in (0, 1, 4, 5, 8, 9, 16, 17, 24, 25, 60)]", turn: "for k in l:\n    k.append(get_location()[0])\nlog(str(l))"},
	"a list that has moved": {top: "l = []\nfor i in range(9):\n    l.append(i)", turn: "l[0] += 1\nl.append(1)\nlog(str(l))"},
	"a list that was long":  {top: "l = list(range(50))\ndel l[2:]", turn: "l.append(len(sense()))\nlog(str(l))"},
	"an emptied list":       {top: "l = [1, 2]\nl.clear()", turn: "l.append(len(sense()))\nlog(str(l))"},
	"a list in itself":      {top: "l = [1]\nl.append(l)", turn: "l[0] += 1\nlog(str(l[1][1][0]))"},
	"a dict":                {top: "d = {'a': 1, 2: [3], (4, 5): {6: 7}}", turn: "d[len(sense()) + 3] = d['a']\nd['a'] += 1\nd[2].append(d['a'])\nd[4, 5][6] = d['a']\nlog(str(d))"},
	"large dicts":           {top: "d = {i: [i] for i in range(20)}\ne = {}\nfor i in range(12):\n    e['k%d' % i] = i", turn: "d[7].append(get_location()[0])\nd.pop(len(d) - 1, None)\nd[99] = 1\ne['k3'] += 1\nlog(str(d) + str(e))"},
	"a dict with holes":     {top: "d = {i: i for i in range(12)}\nfor i in (0, 3, 11):\n    del d[i]", turn: "d[len(sense())] = 1\nd.pop(5, None)\nlog(str(d) + str(list(d)))"},
	"sets":                  {top: "s, t, u = {1, 'a'}, set(), frozenset([1, (2, 3)])\nv = set(range(60))\nw = {i for i in range(9)}", turn: "s.add(len(sense()))\nt.add(get_location())\nv.discard(len(s))\nw.pop()\nw.add(9)\nlog(str(sorted(map(str, s | t | u))) + str(v) + str(w))"},
	"the empty frozenset":   {top: "e = frozenset()\nf = [frozenset([]), e]", turn: "log(str((e is frozenset(), f[0] is e, f)))"},
	"tuples":                {top: "l = [1]\na, b, c = (l,), (l, l), (1, 2)\nd = tuple([l] * 20)\ne = (1, 'x', (2, (3, l)))", turn: "l[0] += 1\nassert d[3] is l and a[0] is b[1] is e[2][1][1]\nlog(str((a, b, c, e)))"},
	"a grid":                {top: "g = [[0] * 8 for i in range(8)]", turn: "r, c = get_location()\ng[r][c] += 1\nlog(str(g))"},
	"texts":                 {top: "a, b = 'x' * 3, 'y%d' % 5\nc = ['p' + b, b + 'q', a.upper()]", turn: "a += 'z'\nc.append(a + b)\nlog(str(c))\ndel c[1:-2]"},
	"texts in whole blocks": {top: "c = ['p%d' % i for i in range(8)]", turn: "c.append('q%d' % len(sense()))\nlog(str(c))\ndel c[0]"},
	"pairs in whole blocks": {top: "c = [(i, 10 ** 12 + i) for i in range(8)]", turn: "c.append((1, 10 ** 12))\nlog(str(c))\ndel c[0]"},
	"pairs":                 {top: "c = [(i, 10 ** 12 + i) for i in range(5)]", turn: "c.append((1, 10 ** 12))\nlog(str(c))\ndel c[0]"},
	"ranges":                {top: "r, s = range(100), range(-50, 50, 7)\nt = [range(3), range(4, 900)]", turn: "log(str((r, s[1], t, r is r, t[1][3])))\nt.append(range(50, 50 + len(sense())))"},
	"a range of bools":      {top: "r = range(True, 90)", turn: "log(str(r))", runs: true},
	"slices":                {top: "l = [1]\ns = slice(1, 2)\nt = [slice(None, l), s]", turn: "l[0] += 1\nlog(str((s, t, 'abc'[s])))"},
	"annotations": {top: `from typing import Any, Callable, ClassVar, Dict, Generic, List, Optional, Tuple, TypeVar, Union
P = Tuple[int, int]
D = Dict[P, Optional[Team]]
C = TypeVar('C')
E = TypeVar('E', List[int], P)
def f(a: List[int], b: D = None) -> Union[int, str]:
    return a
class A(Generic[C]):
    x: List[P] = []
    y: ClassVar['A'] = 1
    def first(self, a: Callable[[int], C]) -> C:
        return self.x
a = A()
b = A[P]()`, turn: "a.x.append(get_location())\nlog(str((f.__annotations__, D, C, E.__constraints__, A.__annotations__, a.first(1), b.__orig_class__, P == D.__args__[0], C is E)))\ndel a.x[:-3]"},
	"default dicts": {
		top:  "from collections import defaultdict\nd, e = defaultdict(int), defaultdict(list, {1: [2]})\nclass D(defaultdict): pass\nf = D(lambda: [0])\nf[3].append(1)\nd['a'] += 1",
		turn: "d['a'] += 1\nd[len(sense())] += 2\ne[get_location()].append(1)\nf[3].append(get_location()[0])\nf.x = 1\nif d['a'] == 5:\n    d.default_factory = float\nlog(str((d, e, f, f.x)))",
	},
	"partials": {
		top:  "from functools import partial\nl = [0]\nk, m = partial(max, 1, key=abs), partial(l.append)\nk.x = l",
		turn: "m(len(sense()))\nlog(str((k(-3), l[-3:], k.x is l, k.keywords)))\nif len(l) == 7:\n    k.keywords['key'] = float",
	},
	"caches": {
		top:  "from functools import lru_cache\nl = []\n@lru_cache(maxsize=None)\ndef f(x): return [x]\n@lru_cache(2, typed=True)\ndef g(x, y=0): return x + y\nk = [f(1), f(1), f(2), g(1), g(1.0), g(1, y=2)]",
		turn: "l.append(f(len(sense()))[0])\ng(len(l) % 3)\nlog(str((f(1) is k[0], f(3))))\nif len(l) % 4 == 0:\n    log(str((f.cache_info(), g.cache_info())))\nif len(l) == 9:\n    f.cache_clear()",
		some: true,
	},
	"item getters": {top: "from operator import itemgetter\nl = [0]\nk, m = itemgetter(1), itemgetter(0, 'x')\nn = [itemgetter(slice(1))]", turn: "log(str((k, m, n, sorted(sense(), key=k), n[0]([1, 2]))))\nif len(sense()) > 3:\n    k.__init__(0)"},
	"huge numbers": {top: "n, m = 2 ** 90, [-3 ** 99, 1 << 600]", turn: "n += 1\nm.append(n * n)\nlog(str((n, m[-3:])))"},
	"an object": {top: `class A:
    k = [1]
    def __init__(self, x):
        self.x, self.l = x, []
    def add(self):
        self.x += 1
        self.l.append(self.x)
        self.k.append(self.x)
        return self
a = A(1)
b = [A(2), A(3)]`, turn: "a.add()\nb[0].add().y = 1\nA.z = a.x\nlog(str((a.__dict__, b[0].__dict__, b[1].__dict__, A.k, b[1].z)))"},
	"an object that counts":  {top: "class A:\n    def __init__(self):\n        self.n = self.m = 0\na = A()", turn: "a.n += 1\nif a.n % 3 == 0:\n    a.m = len(sense())\n    log('third')\nif a.n > 7:\n    a.n = 0"},
	"counters":               {top: "n = 0\nm = 5", turn: "n += 1\nm -= 1\nif n % 3 == 0 and m > -9:\n    log('third')\nif n > 20:\n    n, m = 0, 5"},
	"a counter by column":    {top: "n = get_location()[1]\nl = None", turn: "n += 1\nif l is None:\n    l = [n]\n    return\nlog(str(l))"},
	"a counter by who is on": {top: "row, col = get_location()\nn = 5 if check_space(row, col - 1 if col else col + 1) else 7\nrow = col = l = None", turn: "n += 1\nif l is None:\n    l = [[n]]\n    return\nlog(str(l))", some: true},
	"classes": {top: `class A:
    n = 1
    def f(self):
        return [self.n]
class B(A):
    def f(self):
        return super().f() + [2]
class C(B, list):
    pass
c = C([1, 2])
class D(A):
    pass
del D`, turn: "c.append(3)\nA.n += 1\nlog(str(c.f()) + str(c) + str(issubclass(C, A)) + str(C.__mro__))\nB.f = A.f if len(sense()) > 3 else B.f"},
	"exceptions": {top: "class E(ValueError):\n    def __init__(self, n):\n        super().__init__(n)\n        self.n = n", turn: "try:\n    raise E(len(sense()))\nexcept E as e:\n    log(str(e.n) + repr(e))"},
	"slots":      {top: "class A:\n    __slots__ = ('x', 'y')\n    def __init__(self):\n        self.x, self.y = 1, []\na = A()", turn: "a.x += 1\na.y.append(a.x)\nlog(str((a.x, a.y)))"},
	"descriptors": {top: `class A:
    def __init__(self):
        self.v = 0
    @property
    def p(self):
        return self.v
    @p.setter
    def p(self, v):
        self.v = v
    @staticmethod
    def s(x, l=[]):
        l.append(x)
        return l
    @classmethod
    def c(cls):
        cls.k = getattr(cls, 'k', 0) + 1
        return cls.k
a = A()`, turn: "a.p = a.p + 1\nlog(str((a.p, A.s(len(sense())), a.c())))"},
	"bound methods": {top: `class A:
    def __init__(self):
        self.l = []
    def f(self):
        self.l.append(1)
        return len(self.l)
a = A()
f = a.f
g = {'f': a.f}`, turn: "log(str((f(), g['f'](), a.l)))"},
	"functions": {top: "def f(x, y=[], *, z={}):\n    y.append(x)\n    z[x] = len(y)\n    return y, z\nf.calls = 0\nh = {'f': f}\ng = lambda x, l=[0]: l.append(x) or l", turn: "f.calls += 1\nlog(str((h['f'](len(sense())), g(1), f.calls)))"},
	"closures": {top: `def make(x):
    n = [x]
    def up():
        nonlocal x
        x += 1
        n.append(x)
        return n
    def get():
        return x, n
    return up, get
up, get = make(1)
k = make(5)`, turn: "up()\nlog(str(get()))\nk[0]()\nlog(str(k[1]()))"},
	"decorators": {top: `def twice(f):
    seen = []
    def g(*a):
        seen.append(a)
        f(*a)
        return f(*a), len(seen)
    return g
@twice
def add(l):
    l.append(1)
    return l
l = []`, turn: "log(str(add(l)))"},
	"handlers":             {top: "def a():\n    return 'a'\ndef b():\n    return 'b'\ntable = {'a': a, 'b': b}\nmode = 'a'", turn: "log(table[mode]())\nmode = 'b' if len(sense()) > 2 else 'a'\ntable['c'] = table[mode]"},
	"a module":             {top: "import helper", turn: "helper.n += 1\nhelper.l.append(helper.n)\nlog(str((helper.f(), helper.l)))", helpers: []sandbox.File{file("helper.py", "n, l = 0, []\ndef f():\n    return n\n")}},
	"a module that counts": {top: "import helper", turn: "helper.tick()\nif helper.n % 3 == 0:\n    log('third')", helpers: []sandbox.File{file("helper.py", "n = 0\ndef tick():\n    global n\n    n += 1\n")}},
	"a near square":        {top: "try:\n    check_space(1, 3)\n    e = 1\nexcept RobotError as error:\n    e = 0", turn: "log(str(e))"},
	"the other side":       {top: "row, col = get_location()\nback = check_space(-1, col) if get_team() == Team.WHITE else None", turn: "log(str(back))", some: true},
	"its neighbours":       {top: "side = [c for r, c, t in sense()]\nn = len(side)", turn: "log(str((n, side)))", some: true},
	"modules":              {top: "import math, random\nfrom pack import deep\nimport pack.other as o", turn: "deep.l.append(1)\no.d['n'] = o.d.get('n', 0) + 1\nlog(str((math.floor(2.5), deep.l, o.d, o.deep is deep)))", helpers: []sandbox.File{file("pack/__init__.py", "k = []\n"), file("pack/deep.py", "l = []\n"), file("pack/other.py", "from . import deep\nd = {}\n")}},
	"a module that comes":  {top: "import math", turn: "if len(sense()) > 1:\n    import helper\n    helper.l.append(1)\n    log(str(helper.l))", helpers: []sandbox.File{file("helper.py", "l = []\n")}},
	"named tuples": {
		top:  "from collections import namedtuple\nP = namedtuple('P', 'x y', defaults=[[7]])\np = P(1, [2])\nclass A(P):\n    def f(self):\n        return self.x\nq = A(3)\nget = P.x.fget\nmake = P._make",
		turn: "p.y.append(len(sense()))\nq.y.append(get(p))\nP(9).y.append(8)\nlog(str((p, q, q.f(), get(q), make('ab')._asdict(), q._replace(x=2), P.__new__.__defaults__, P._field_defaults, p.__getnewargs__())))\nif len(p.y) == 5:\n    P.__new__.__defaults__ = ([],)\ndel p.y[:-5], q.y[:-5]\nassert isinstance(P(1), P) and type(make([1, 2])) is P and repr(A(1, 2)) == 'A(x=1, y=2)'",
	},
	"typed named tuples": {
		top:  "from typing import NamedTuple, List\nclass P(NamedTuple):\n    x: int\n    y: List[int] = []\n    def f(self):\n        return self.x + len(self.y)\nE = NamedTuple('N', [('a', P)])\np = P(3)\nn = E(p)",
		turn: "n.a.y.append(get_location()[0])\nlog(str((p, n, p.f(), P(5), P._field_types, P.__annotations__)))\ndel p.y[:-5]\ntry:\n    P()\nexcept TypeError as e:\n    log(str(e))\ntry:\n    P.f(4)\nexcept AttributeError as e:\n    log(str(e))",
	},
	"data classes": {
		top:  "from dataclasses import dataclass, field, asdict, replace, fields, InitVar\nfrom typing import List\n@dataclass\nclass A:\n    x: int\n    y: List[int] = field(default_factory=list)\n    z: float = field(default=0.5, compare=False)\n@dataclass(frozen=True, order=True)\nclass B:\n    n: int = 1\n    a: str = 'a'\n@dataclass\nclass C(A):\n    w: InitVar[int] = 2\n    def __post_init__(self, w):\n        self.x += w\na, b, c = A(1), B(), C(3)\nd = {b: 1}\nf, g, h, i = A.__init__, asdict, replace, fields",
		turn: "a.y.append(len(sense()))\nc.y.append(A(len(a.y)).x)\nlog(str((a, b, c, d[B()], B(2) > b, A(1) == A(1, z=2), g(a), h(b, n=3), [k.name for k in i(C)], C(1, w=9))))\ndel a.y[:-5], c.y[:-5]\ntry:\n    b.n = 2\nexcept Exception as e:\n    log(str(e) + type(e).__name__)\ntry:\n    f(b, 1)\nexcept TypeError as e:\n    log(str(e))\nif len(a.y) == 4:\n    f(a, 7)\n    A.__eq__ = lambda *k: True",
	},
	"new types":   {top: "from typing import NewType\nE = NewType('E', int)\nk = [E(4)]", turn: "k.append(E(len(sense())))\nE.x = k\nlog(str((k, E.__name__, E.__supertype__, len(E.x))))\ndel k[:-4]"},
	"a generator": {top: "g = (i * i for i in range(99))", turn: "log(str(next(g)))", runs: true},
	"an iterator": {top: "i = iter([1] * 99)", turn: "log(str(next(i)))", runs: true},
	"a queue":     {top: "from collections import deque\nq = deque([1, 2])", turn: "q.append(len(sense()))\nlog(str(q.popleft()))"},
	"queues": {
		top:  "from collections import deque\nl = []\nclass A(deque):\n    pass\nq, r, s, t = deque(maxlen=3), deque(range(9), 9), deque([l]), A([3, 4])\ns.append(s)\nt.x = l\nu = [deque(), deque([0] * 20)]",
		turn: "q.append(get_location()[0])\nr[2] = len(sense())\nr.rotate(1)\nr.reverse()\nl.append(r[0])\ns[-1][0].append(2)\nt.append(t.popleft())\nu[0].appendleft(len(l))\nu[1][5] += 1\nlog(str((q, r, list(s[0]), t.x is l, t, u)))\ndel l[:-4]\nif len(u[0]) > 5:\n    u[0].clear()",
	},
	"attribute getters":     {top: "from operator import attrgetter\nclass A:\n    x = 1\na = A()\na.y = a\nf, g = attrgetter('x'), attrgetter('y.x', 'x')", turn: "a.x += 1\nlog(str((f(a), g(a), f, g)))\nif a.x == 6:\n    f.__init__('y')"},
	"identities":            {top: "l = []\nn = id(l)", turn: "log(str(id(l) == n))", runs: true},
	"NaN":                   {top: "x = float('nan')", turn: "log(str(x == x))", runs: true},
	"a random number":       {top: "import random\nn = random.random()", turn: "log(str(n) + str(random.random()))", runs: true},
	"a random choice":       {top: "import random\nn = random.randint(0, 9)\nk = [random.choice('abc'), random.randrange(4)]\nl = [1, 2, 3]\nrandom.shuffle(l)", turn: "k.append(random.randint(1, 100))\nlog(str((n, k, l)))\ndel k[:-4]", some: true},
	"a random mood":         {top: "import random\nn = random.randint(0, 9)", turn: "log(str((n, random.random())))"},
	"a choice of many":      {top: "import random\nn = random.randint(0, 99)", turn: "log(str((n, random.random())))", runs: true},
	"a seed":                {top: "import random\nrandom.seed(7)", turn: "log(str(random.random()))", runs: true},
	"a random test":         {top: "import random\nn = random.random() < 0.5", turn: "log(str(n))"},
	"a log":                 {top: "log('made')", turn: "pass", runs: true},
	"a print":               {top: "print('made')", turn: "pass", runs: true},
	"its square":            {top: "row, col = start = get_location()", turn: "log(str((row, col, start == get_location())))\nrow += 1"},
	"its row":               {top: "home = get_location()[0] in (0, 7)", turn: "log(str(home))"},
	"what is ahead":         {top: "row, col = get_location()\nfront = check_space(row + (1 if get_team() == Team.WHITE else -1), col)\nl = [front]", turn: "l.append(len(sense()))\nlog(str(l))"},
	"who is around":         {top: "n = len(sense())\nfirst = sense()", turn: "log(str((n, first)))", some: true},
	"a move":                {top: "row, col = get_location()\nr = row + (1 if get_team() == Team.WHITE else -1)\nif not check_space(r, col):\n    move_forward()", turn: "log(str(get_location()))", some: true},
	"an error at the edge":  {top: "try:\n    check_space(-9, 0)\n    e = 'no'\nexcept RobotError as error:\n    e = str(error)", turn: "log(e)"},
	"its team":              {top: "me, kind, size = get_team(), get_type(), get_board_size()\nl = [me]", turn: "l.append(kind)\nlog(str((me, l, size)))"},
	"its budget":            {top: "n = get_bytecode()", turn: "log(str(n) + ' ' + str(get_bytecode()))"},
	"much work":             {top: "for i in range(2000):\n    pass\nl = [i]", turn: "l.append(get_bytecode())\nlog(str(l))"},
	"work that pauses":      {top: "for i in range(9000):\n    pass\nl = [i]", turn: "l.append(len(sense()))\nlog(str(l))", runs: true},
	"an error":              {top: "l = []\nif get_type() == RobotType.PAWN:\n    try:\n        l[0]\n    except IndexError as e:\n        l.append(str(e))", turn: "log(str(l))"},
	"another pawn function": {top: "t = [0]\ndef other():\n    t[0] += 1\n    log(str(t))", turn: "global pawn\nt[0] += 1\nif t[0] == 3:\n    pawn = other"},
	"as much as there is": {top: `x = [[{i} for i in range(30)], [{i, -i} for i in range(4)], [{i: 0} for i in range(30)], [[i] for i in range(30)], [tuple([[i]]) for i in range(20)]]
class A:
    def f(self):
        return 1
b = [A() for i in range(9)]`, turn: "y = []\ntry:\n    while True:\n        y.append('a' * 150)\nexcept MemoryError:\n    n, y = len(y), None\n    log(str(n))\nfor k in x[0]:\n    k.add(n)", memory: 200 << 10},
	"too much": {top: "l = list(range(20000))", turn: "log(str(l.pop()))", runs: true},
}

const columns = "range(get_board_size())"

// randomly is waiting with an overlord that fills columns at random.
var randomly = strings.Replace(waiting, "for col in "+columns, "for col in random.sample("+columns+", get_board_size())", 1) + "import random\n"

// TestRunAllOfStarts plays players whose top level makes this and that, of which each pawn must have
// its own. Most pawns do not run it; those that are captured leave their memory to others.
func TestRunAllOfStarts(t *testing.T) {
	t.Parallel()
	opponent := compile(t, restless)
	for i, name := range slices.Sorted(maps.Keys(startCases)) {
		if !eighth(i) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := startCases[name]
			code := "global a, b, c, d, e, f, g, l, m, n, row, col, mode\n"
			program := compile(t, "if get_type() == RobotType.PAWN:\n"+indent("pass\n"+c.top, 4)+"\ndef pawn():\n"+indent(code+c.turn+"\nstrike() or step()\n", 4)+randomly, c.helpers...)
			c.play(t, program, opponent, func(team int64, got *outcome) {
				if !c.some {
					assert.Nil(t, got.result.Teams[team].FirstError)
				}
				switch {
				case c.runs:
					assert.Zero(t, got.cloned[team])
				case !c.some:
					assert.Greater(t, got.cloned[team], int64(20))
				}
			})
		})
	}
}

// play plays a player of the case both ways, as each team against an opponent, where check is told what came of it, and
// against itself with little memory.
func (c *startCase) play(t *testing.T, program, opponent *sandbox.Program, check func(team int64, got *outcome)) {
	t.Helper()
	for seed := range int64(3) {
		config := facing(program, opponent, seed)
		if c.memory > 0 {
			config.Rules.RobotMemory = c.memory
		}
		if seed == 2 {
			config.Black, config.Rules.RobotMemory = program, 300<<10
		}
		if got := playBothWays(t, config); seed < 2 {
			check(seed, got)
		}
	}
}

// drawnStarts are top levels that draw random numbers, and whether there are clones of most robots.
var drawnStarts = []struct {
	top    string
	clones bool
}{
	{"n = random.Random().randint(0, 9)", false},
	{"n = random.Random(random.randint(0, 3)).randint(0, 9)", true},
	{"n = random.getrandbits(3)", false},
	{"n = random.sample([1, 2, 3, 4], 2)", false},
	{"n = random.choices([1, 2, 3], k=2)", false},
	{"n = random.randrange(0, 10, 2)", false},
	{"n = random.randint(0, 0), random.randint(3, 4)", true},
	{"n = [random.randint(0, 1) for _ in range(8)]", false},
	{"n = [random.randint(0, 1) for _ in range(9)]", false},
	{"n = 1 if random.random() < 0.5 and random.random() < 0.7 else 2", true},
	{"n = random.getstate()[1][3]", false},
	{"random.seed(3)\nn = random.randint(0, 5)", false},
	{"n = random.randint(0, 5)\nrandom.seed(n)\nm = random.randint(0, 5)", false},
	{"n = random.randint(0, 5)\nrandom.seed(n)", false},
	{"n = random.randint(0, 5)\nrandom.setstate(random.getstate())\nk = random.randint(0, 5)", false},
	{"n = random.randint(0, 3)\nm = [random.randint(0, 3) for i in range(n)]", false},
	{"n = random.randint(0, 5)\nprint(n)", false},
	{"n = random.randint(0, 5)\nrandom.random()", false},
	{"n = random.randint(0, 5)\nk = random.gauss(0, 1)", false},
	{"n = random.gauss(0, 1) < 0.3", false},
	{"n = bool(random.randint(0, 3))", true},
	{"n = not random.getrandbits(1)", false},
	{"n = random.choice('ab') == 'a'", true},
	{"n = list(range(5))\nrandom.shuffle(n)", false},
	{"n = list(range(50))\nrandom.shuffle(n)", false},
	{"n = sorted([1, 2, 3], key=lambda x: random.randint(0, 3))", false},
	{"n = {random.randint(0, 3): random.randint(0, 3)}", true},
	{"def f():\n    global n\n    n = random.randint(1, 6)\nf()", true},
	{"class A:\n    x = random.randint(0, 3)\nn = A.x", true},
	{"n = random.randint(0, 3)\nimport helper\nm = helper.k", true},
	{"from random import randint as r\nn = r(0, 3) * 100 + r(5, 6)", true},
	{"n = 12 + random.randint(0, 8)", true},
	{"n = random.randint(2 ** 40, 2 ** 40 + 3)", true},
	{"n = random.randint(-3, 3)\nl = [0] * n if n > 0 else [random.randint(0, 1)]", true},
	{"try:\n    n = random.randint(3, 0)\nexcept ValueError:\n    n = random.randint(0, 2)", false},
	{"n = random.randint(True, 3)", false},
	{"n = hash(str(random.randint(0, 3)))", true},
	{"n = id(random.randint(0, 3)) % 7", true},
	{"import itertools\nn = list(itertools.islice((random.randint(0, 3) for i in range(9)), 4))", false},
}

// TestRunAllOfDrawnStarts plays players whose top level draws, with a random source for each robot and with one that all share.
func TestRunAllOfDrawnStarts(t *testing.T) {
	t.Parallel()
	opponent := compile(t, restless)
	helper := file("helper.py", "import random\nk = random.randint(0, 3)\n")
	for i, c := range drawnStarts {
		if !eighth(i) {
			continue
		}
		program := compile(t, "import random\nn = 0\n"+c.top+"\ndef pawn():\n    log(str((n, random.randint(0, 99))))\n    strike() or step()\n"+randomly, helper)
		for _, rng := range []engine.RNG{engine.PerRobot, engine.Shared} {
			config := facing(program, opponent, 3)
			config.RNG = rng
			got := playBothWays(t, config)
			if assert.Nil(t, got.result.Teams[engine.Black].FirstError, c.top); c.clones {
				assert.Greater(t, got.cloned[engine.Black], int64(10), c.top)
			}
		}
	}
}

// TestRunAllOfFirstTurns plays players that make this and that not in the top level, but in their first turn. Most
// pawns do not run that either.
func TestRunAllOfFirstTurns(t *testing.T) {
	t.Parallel()
	opponent := compile(t, restless)
	names := "made, start, first, side, home, front, back, make, up, get, twice, add, table, mode, row, col, me, kind, size, other, pawn_, math, random, deep, helper, namedtuple, deque, " +
		"a, b, c, d, e, f, g, h, i, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, A, B, C, D, E, P"
	for i, name := range slices.Sorted(maps.Keys(startCases)) {
		if !eighth(i) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := startCases[name]
			c.turn = strings.ReplaceAll(strings.ReplaceAll(c.turn, "global pawn\n", ""), "pawn = other", "pawn_ = other")
			code := "global " + names + "\nif not made:\n    made = True\n" + indent("pass\n"+c.top, 4) + "    return\n" + c.turn + "\nstrike() or step()\n"
			program := compile(t, "made = False\ndef pawn():\n"+indent(code, 4)+randomly, c.helpers...)
			c.play(t, program, opponent, func(team int64, got *outcome) {
				if !c.some && !c.runs {
					assert.Nil(t, got.result.Teams[team].FirstError)
					assert.Greater(t, got.cloned[team], int64(20))
				}
			})
		})
	}
}

// TestRunAllOfFirstTurnsThatAsk makes sure that pawns which ask what is left of their budget have no more turns that
// run than others, though it is less in the first one.
func TestRunAllOfFirstTurnsThatAsk(t *testing.T) {
	t.Parallel()
	opponent := compile(t, restless)
	repeated := func(code string) (n int64) {
		program := compile(t, "def pawn():\n"+indent(code, 4)+randomly)
		for seed := range int64(4) {
			n += playBothWays(t, facing(program, opponent, seed)).repeated
		}
		return n
	}
	for _, act := range []string{"strike() or step()\n", "if random.random() < 0.05:\n    step()\n"} {
		asks, does := repeated("if get_bytecode() < 0:\n    log('never')\n"+act), repeated("if get_board_size() < 0:\n    log('never')\n"+act)
		assert.InDelta(t, does, asks, float64(does)/50, act)
	}
	repeated("log(str(get_bytecode()))\n")
	repeated("if get_bytecode() % 7 < 3:\n    log('odd')\n")
}

// TestRunAllOfFirstTurnsThatRenew plays pawns that make the like of what they have in each turn, also in the first one:
// nearly all of them stand, and need not run.
func TestRunAllOfFirstTurnsThatRenew(t *testing.T) {
	t.Parallel()
	for _, code := range []string{
		"class Nav:\n    def __init__(self):\n        self.seen = []\nnav = Nav()\ndef pawn():\n    global nav\n    nav = Nav()\n",
		"mem = {}\ndef pawn():\n    global mem\n    mem = {}\n",
	} {
		program := compile(t, code+waiting)
		got := playBothWays(t, engine.Config{Rules: engine.Final(), White: program, Black: program, Size: 16, Rounds: 300, Seed: 1})
		assert.Greater(t, got.repeated, int64(len(got.turns))*8/10)
	}
}

// TestRunAllOfFirstTurnsThatKeepTexts plays pawns whose objects are described by the same words after their first turn, but of
// which a census does not count the same, as their texts, or pairs, are in other blocks.
func TestRunAllOfFirstTurnsThatKeepTexts(t *testing.T) {
	t.Parallel()
	const dense, loose = "x.append(TEXT)\n", "x.append(TEXT)\n        a = OTHER\n        a = OTHER\n        a = OTHER\n"
	const measure = `
    l = []
    try:
        while True:
            l.append('a' * 2000)
    except MemoryError:
        n = len(l)
        l = None
        log('room for %d' % n)
    step()
`
	pawns := func(top, first string) string {
		return "robot = None\nif get_type() == RobotType.PAWN:\n" + indent(top+"a = i = x = None", 4) +
			"def pawn():\n    global robot, here, there\n    if robot is None:\n" + indent(first+"\nreturn", 8) + measure
	}
	fill := func(name, how string) string {
		return name + " = x = []\nfor i in range(100):\n    " + strings.ReplaceAll(how, "        ", "    ")
	}
	for _, kind := range []struct{ text, other string }{{"'t%d' % i", "'j%d' % i"}, {"(i, 10 ** 12 + i)", "(i, 10 ** 12 + 7)"}} {
		for name, code := range map[string]string{
			"two kinds of first turns": pawns(fill("here", dense)+fill("there", loose), "robot = [here if get_location()[1] % 2 else there]\nhere = there = None"),
			"two kinds of starts":      pawns("if get_location()[1] % 2:\n"+indent(fill("here", dense), 4)+"else:\n"+indent(fill("here", loose), 4), "robot = [[], {}]"),
		} {
			code = strings.ReplaceAll(strings.ReplaceAll(code, "TEXT", kind.text), "OTHER", kind.other)
			t.Run(name+"/"+kind.text, func(t *testing.T) {
				t.Parallel()
				rules := engine.Final()
				rules.RobotMemory = 1_000_000
				got := playBothWays(t, engine.Config{Rules: rules, White: compile(t, code+waiting), Black: compile(t, idle), Size: 8, Rounds: 60, Seed: 1})
				assert.Contains(t, strings.Join(got.all(), " "), "room for 3")
				assert.NotZero(t, got.repeated)
			})
		}
	}
}

// TestRunAllOfStartsThatLeaveLittle plays pawns of which the first turn has little of its budget left when
// the top level has run: it may pause where others, which come to the same, do not.
func TestRunAllOfStartsThatLeaveLittle(t *testing.T) {
	t.Parallel()
	opponent := compile(t, restless)
	var targets []string
	for i := range 100 {
		targets = append(targets, fmt.Sprint("a", i))
	}
	for left := 110; left < 410; left += 30 {
		program := compile(t, fmt.Sprintf(`
bad = (1, 2)
if get_type() == RobotType.PAWN:
    while get_bytecode() > %d:
        pass
def pawn():
    if is_free(*ahead()):
        move_forward()
        return
    try:
        %s = bad
    except ValueError:
        pass
`, left, strings.Join(targets, ", "))+randomly)
		for seed := range int64(4) {
			got := playBothWays(t, facing(program, opponent, seed))
			if left > 300 {
				assert.NotZero(t, got.cloned[seed%2])
			}
		}
	}
}
