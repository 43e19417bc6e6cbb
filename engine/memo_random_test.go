package engine_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/engine"
	"bhack/sandbox"
)

// randomPlayer makes players at random: each has some of the kinds of globals below, and
// statements about them.
type randomPlayer struct {
	*rand.Rand
	kinds []randomKind
	// board is what there is to find out and to do besides.
	board randomKind
	out   strings.Builder
}

// randomKind is a kind of global, and what a player may do with it. A # in the text is a
// small number.
type randomKind struct {
	start                          string
	conditions, values, statements []string
}

var randomKinds = []randomKind{
	{
		start: "a = #",
		conditions: []string{
			"a > #", "a >= # and a < ##", "a % # == #", "a % #", "not a % #", "a == #", "# < a < ##", "a", "a > limit * # or b > #",
			"a >= len(sense()) * #", "# > a", "limit * # <= a", "a > (b if b else #)", "b > next(iter([a]))", "a != len(sense())",
			"a > limit", "a in (#, ##)", "a // # == #", "(a - #) % ## < #", "a % limit == #", "(a - b) // # > #", "a * # - ## > limit",
			"len(sense()) + a // # > #", "a % (b if b else #) == 1", "a % # == b % #", "a % ## < limit - #", "a // # < b + #",
			"b + # > a - #", "a - # > limit * #", "(a + #) % # == len(sense()) % #", "a % (b or #) < limit - #", "a - b > limit - #",
			"a % limit <= len(sense()) // #", "a - # < a",
		},
		values: []string{"a", "a % #", "a > #", "-a", "a // #", "(a + #) // # % #", "a % limit"},
		statements: []string{
			"a += 1", "a += #", "a -= 1", "a -= #", "log('a ' + str(a))", "s_ = str(a)\nlog(s_ + ' and ' + str(b))",
			"log('%d of %s' % (a, b))", "note(str(a))", "tell('a', a, b, #)", "tell(a, [b])", "log(str(a) + v)", "a = 0", "a = #",
			"a = len(sense())", "x = a\nif x % # < limit - #:\n    log('so')\nif x > ##:\n    log('late')",
			"x = a % #\nif x - # < len(sense()) - 3:\n    log(str(x))", "a = a % #", "a = int(a)", "for a in range(#): pass",
			"try:\n    if a > [1, 2][#]:\n        log('in')\nexcept IndexError:\n    log('out')", "x = a > # or limit\nlog(str(x))",
			"log(str(not a > limit + #))", "if a < (lambda: a + 1 if b % # else #)():\n    log('less')",
			"if a > random.random() * #:\n    b += 1", "while a > limit + #: a -= 1", "log('on') if limit + # > a else log('off')",
		},
	},
	{
		start:      "b = ##",
		conditions: []string{"b > a", "b % # < a", "b < 0", "b == # or a == b", "b > limit", "b // # < a", "(b - limit) % # == #", "b // #", "b % # < a % #", "limit - # > b % #", "b * # != a + limit"},
		values:     []string{"b", "b + a", "b // #", "b % limit"},
		statements: []string{"b += 1", "b -= #", "b = a", "a, b = b, a", "b = -#", "b += a", "b = 2 ** 40 - #", "b = 2 ** 63 - #", "b = b or None or 0", "b = #.5", "b = b > #", "limit = #", "limit = a"},
	},
	{
		start:      "l = [#, #]",
		conditions: []string{"l", "len(l) > #", "# in l", "l[-1:] == [#]", "sum(l) % # == 0"},
		values:     []string{"l", "len(l)", "sum(l)"},
		statements: []string{
			"l.append(#)", "del l[:#]", "l[:] = [#]", "l.append(#); l.pop()", "l.append(len(sense()))", "l = [#]", "l.sort()",
			"l.extend(r for r, c, t in sense())", "l.insert(0, #); del l[#:]",
		},
	},
	{
		start:      "d = {1: #}",
		conditions: []string{"d.get(#)", "# in d", "len(d) == #", "d.get(1, 0) > #"},
		values:     []string{"d", "list(d)", "d.get(#)"},
		statements: []string{
			"d[#] = #", "d.pop(#, None)", "d[#] = d.get(#, 0) + 1", "d.clear()", "d.setdefault(#, #)", "d[get_location()] = #",
			"d[9] = d.pop(1, 0); d[1] = d.pop(9)", "d[#] = [#]", "d[#, #] = {#: [#]}", "d = {#: #}", "d = dict(d)",
			"for i in range(##): d[i] = [i]",
		},
	},
	{
		start: "z = {'n': #, 'm': ##, 'row': None, 4: 0}\ndef tick(key):\n    z[key] += 1\n    return z[key] % # == 0",
		conditions: []string{
			"z['n'] > #", "z['n'] % # == #", "(z['n'] - #) // # % # == #", "z['n']", "not z['m'] % #", "tick('n')", "tick('m')",
			"tick(4)", "z['m'] < z['n']", "z['n'] == z['m']", "z['n'] >= z[4]", "z['row'] is None", "z['row'] == get_location()[0]",
			"'k' in z", "z['n'] - z['m'] > #", "z['n'] > len(sense())", "z['m'] > a", "a > z['m']", "limit < z['n']",
			"z['n'] % # < limit - #", "z['m'] - # > z['n']", "a % # == z['n'] // #", "z[4.0] > #", "z is not None",
		},
		values: []string{"z['n']", "z['row']", "z['n'] > #", "z['m'] // #", "z[4]", "'k' in z"},
		statements: []string{
			"z['n'] += 1", "z['n'] += 1", "z['n'] = z['n'] + #", "z['m'] -= #", "z['n'] = 0", "z['m'] = z['n']", "z['m'] = z['n'] + #",
			"z['row'] = get_location()[0]", "z['row'] = None", "z['row'] = #.5", "z['row'] = 'A'", "z['k'] = #", "z[#] = #",
			"z = {'n': #, 'm': 0, 'row': None, 4: #}", "z['n'] = len(sense())", "tick('n')", "tick('m')", "tick(4)",
			"try:\n    z[#] += 1\nexcept KeyError:\n    log('none')", "z['n'] = 2 ** 63 - #", "z['m'] = 2 ** 40 - #", "z['n'] = True",
			"x = z['n'] > #\nlog(str(x))", "z['n'], z['m'] = z['m'], z['n']", "a = z['n']", "z['m'] = a",
			"for z['n'] in range(#): pass",
		},
	},
	{
		start:      "y_ = {'n': #, 'm': #}\ndef tock():\n    y_['n'] += 1\n    return y_['m'] < y_['n']",
		conditions: []string{"tock()", "y_['n'] > #", "y_['m'] == #", "y_.get('n') > #", "len(y_) > #"},
		values:     []string{"y_", "y_['n']", "list(y_)"},
		statements: []string{"tock()", "y_['n'] += 1", "y_['m'] = #", "y_ = {'n': #, 'm': y_['n']}", "w_ = y_\nw_['n'] += 1", "y_.update(m=#)", "del y_['m']; y_['m'] = #", "kept = y_", "y_ = dict(y_)"},
	},
	{
		start:      "s = {#, #}",
		conditions: []string{"# in s", "len(s) > #", "s == {#}"},
		values:     []string{"sorted(s)", "len(s)"},
		statements: []string{"s.add(#)", "s.discard(#)", "s.clear()", "s |= {#}", "s.update(t.value for r, c, t in sense())", "s.add(##); s.discard(##)"},
	},
	{
		start:      "class O:\n    n = #\n    def count(self):\n        self.n += 1\n        return self.n % # == 0\no = O()",
		conditions: []string{"o.n > #", "o.count()", "O.n == #", "hasattr(o, 'm')"},
		values:     []string{"o.n", "O.n"},
		statements: []string{"o.n += #", "o.n = #", "O.n += 1", "o.m = #", "o.__dict__.clear()", "o = O()", "del o"},
	},
	{
		start: "class N:\n    n = #\n    m = ##\n    row = None\n    kept = None\n    mode: str = 'A'\n" +
			"def tack():\n    N.n += 1\n    return N.n % # == 0",
		conditions: []string{
			"N.n > #", "N.n % # == #", "(N.n - #) // # % # == #", "N.n", "not N.m % #", "tack()", "N.m < N.n", "N.n == N.m",
			"N.row is None", "N.row == get_location()[0]", "N.n > len(sense())", "a > N.m", "limit < N.n", "N.mode == 'A'",
			"N.kept and len(N.kept) > #", "N.n - N.m > #", "N.n % # < limit - #", "N.n > random.random() * #", "(N.n if b else a) > #",
		},
		values: []string{"N.n", "N.row", "N.kept", "N.n > #", "N.m // #", "N.mode"},
		statements: []string{
			"N.n += 1", "N.n += 1", "N.n = N.n + #", "N.m -= #", "N.n = 0", "N.m = N.n", "N.m = N.n + #", "N.row = get_location()[0]",
			"N.row = None", "N.row = #.5", "N.mode = 'B'", "N.mode = 'A'", "N.mode = len", "N.mode = get_team()", "N.kept = (N.kept or []) + [#]",
			"N.kept = [#]", "N.kept = sense()", "N.kept = [len(sense())]", "N.n = len(sense())", "tack()",
			"log('n ' + str(N.n))", "a = N.n", "N.m = a", "N.n, N.m = N.m, N.n", "for N.n in range(#): pass", "N.n = 2 ** 63 - #",
			"N.n += 1 if N.m > # else 2", "N.m = True", "x = N.n > #\nlog(str(x))", "while N.n > limit + #: N.n -= 1",
		},
	},
	{
		start:      "def make(x):\n    def f(y=[#]):\n        nonlocal x\n        x = (x + 1) % #0\n        return x + y[0]\n    return f\nf = make(#)",
		conditions: []string{"f() > #", "f() % # == 0", "getattr(f, 'm', 0) > #"},
		values:     []string{"f()", "f.__defaults__"},
		statements: []string{"f()", "f = make(#)", "f.m = #", "f.m = getattr(f, 'm', 0) + 1", "f.__defaults__[0][0] = #", "f.__name__ = 'f#'"},
	},
	{
		start:      "w = 'x' * #",
		conditions: []string{"len(w) > #", "w == 'xx'", "w is 'x'"},
		values:     []string{"w", "w[:#]"},
		statements: []string{"w += 'x'", "w = w[:#]", "w = ''", "w = str(len(sense()))", "w = w[1:] + 'x'"},
	},
	{
		start:      "import helper",
		conditions: []string{"helper.tick(#)", "helper.n > #", "helper.tick(#) and helper.m > #", "getattr(helper, 'n') % # == 0"},
		values:     []string{"helper.n", "helper.m"},
		statements: []string{"helper.tick(#)", "helper.tick(#)", "helper.n = #", "helper.m += #", "helper.kept.append(#); del helper.kept[#:]"},
	},
	{
		start:      "mode = 'A'\nrow = -1",
		conditions: []string{"mode == 'A'", "mode is None", "mode", "row == get_location()[0]", "mode == get_team()", "row > #", "isinstance(mode, float)"},
		values:     []string{"mode", "row"},
		statements: []string{
			"mode = 'A'", "mode = 'B'", "mode = None", "mode = get_team()", "mode = get_location()", "mode = #.5", "mode = True",
			"mode = len", "mode = (1, 2)", "mode = mode != 'A'", "row = get_location()[0]", "row = len(sense())",
			"row, mode = mode, row", "mode = a", "row = -0.0", "mode = str(mode)[:#]", "mode = 2 ** 70",
		},
	},
	{
		start: `class Q:
    kind = 'q'
    k = 0
    def __init__(self):
        self.mode, self.row, self.k, self.t = 'A', None, 0, 0
    def late(self, by=#):
        return self.t > self.k + by
q = Q()
g = [[0] * 3 for i in range(3)]
c = {'since': 0, 'mode': 'A', 'k': #}`,
		conditions: []string{
			"q.mode == 'A'", "q.row is None", "q.late()", "q.t >= q.k", "q.k < q.t", "not q.t > c['k']", "q.t > len(sense())",
			"g[#%3][#%3] == #", "c['mode'] == 'A'", "c['since'] > #", "q.t - c['since'] > #", "q.t % # < q.k % #", "q.t - # > q.k - #",
			"limit - # == q.t // #", "any(v for r in g for v in r)", "q.kind == 'q'", "Q.k > #",
		},
		values: []string{"q.mode", "q.row", "g", "c", "q.k", "q.t > q.k", "q.__dict__"},
		statements: []string{
			"q.t += 1", "q.t += 1", "q.t = 0", "q.k += #", "q.k = q.t", "q.mode = 'B'", "q.mode = 'A'", "q.row = get_location()[0]",
			"q.row = None", "q.t = None; q.t = #", "g[#%3][#%3] = #", "g[#%3][#%3] = None", "g[#%3] = [0] * 3", "c['mode'] = 'B'",
			"c['mode'] = 'A'", "c['since'] = q.t", "c['k'] = #", "c['more'] = #", "c.pop('more', None)", "Q.kind = 'p'",
			"Q.kind = 'q'", "Q.k += 1", "q.__class__.k = #", "del q.mode; q.mode = 'C'", "q.t = #.5", "q = Q()",
		},
	},
	{
		start: `me = get_team()
foe = Team.BLACK if me == Team.WHITE else Team.WHITE
def sq(i, k):
    row, col = get_location()
    row, col = row + i % 5 - 2, col + k % 5 - 2
    return 0 <= row < get_board_size() and 0 <= col < get_board_size() and check_space(row, col)
class L:
    foe = foe
    def at(self, i, k):
        return sq(i, k)
    def is_foe(self, i, k):
        return self.at(i, k) == self.foe
l_ = L()`,
		conditions: []string{
			"sq(#, #) == foe", "sq(#, #) == me", "sq(#, #)", "not sq(#, #)", "sq(#, #) != foe", "me == sq(#, #)",
			"sq(#, #) is Team.WHITE", "l_.is_foe(#, #)", "l_.at(#, #) == foe", "sq(#, #) == sq(#, #)",
			"sum(sq(i, #) == foe for i in range(#)) > #", "any(sq(#, k) for k in range(#))", "(sq(#, #) or foe) == foe",
			"sq(#, #) in (foe, True)", "sq(#, #) == False",
		},
		values: []string{"sq(#, #) == foe", "not sq(#, #)", "sq(#, #)", "l_.is_foe(#, #)", "[sq(i, #) for i in range(#)]", "sq(#, #) and 1"},
		statements: []string{
			"a = sq(#, #) == foe", "if sq(#, #) == foe: a += 1", "b = sq(#, #)", "me, foe = foe, me", "l_.foe = me",
			"for i in range(#):\n    if sq(i, #) == me:\n        break\n    b += 1",
		},
	},
	{
		start:      "class P:\n    def __init__(self, x=None):\n        self.x, self.a, self.n = x, [], 0\n        P.made = [x]\nkept, was, p = [], None, P()",
		conditions: []string{"kept == was", "kept is was", "kept == sense()", "p.x == was", "p.x is kept", "len(p.a) > #", "p.n > #", "len(str(kept)) > ##"},
		values:     []string{"kept", "was", "p.x", "p.a", "P.made"},
		statements: []string{
			"kept = [#]", "kept = [len(sense())]", "kept, was = [s[1] for s in sense()], kept", "was = kept",
			"kept = list(kept or ())", "kept, was = was, kept", "kept = {s[1] for s in sense()}", "kept = {s[:2]: s for s in sense()}",
			"kept = [[#], [[#]]] * #", "kept = p.x = [#, [#]]", "kept = tuple(sense())", "kept = (len(sense()), #000)",
			"kept = 'x' * len(sense())", "kept = [a]", "kept = [a % #, b]", "p = P(kept)", "p = P([#])", "p.n += 1",
			"p.a = [s for s in sense() if s[1] > #]", "p.x = {#: {#}}", "p.a = [0] * #\np.a.append(#)", "kept = [0 for i in range(#)]",
			"kept = frozenset(range(##))", "kept = {i: [] for i in range(##)}",
			"was = dict(kept) if isinstance(kept, dict) else [kept][:0]", "kept = [P(#)]", "kept = p.__init__", "kept = was = []",
		},
	},
	{
		start:      "last = None",
		conditions: []string{"last == sense()", "last is None", "get_bytecode() % # == 0"},
		values:     []string{"last", "get_bytecode()", "get_location()"},
		statements: []string{
			"last = sense()", "last = get_location()", "last = None", "last = (sense() or [0])[0]", "random.random()",
			"last = random.randrange(#)", "last = id(w)", "last = float('nan')", "last = [sense(), {1: [#]}]",
			"last = {r: [c, t] for r, c, t in sense()}", "last = tuple([#] * 1#)",
			"last = [last, #] if not isinstance(last, list) else None", "last = {'a': {}, 'b': {#: {#}}}",
			"junk = [{}, {1: [#]}, dict(a=#), {i: i for i in range(#)}, [[#]], {#, ##}]",
		},
	},
}

// randomTraits is a kind about what each pawn draws once. Whatever else is done with it makes it none that is only compared.
var randomTraits = randomKind{
	start: `brave, calm_ = 0, 0
brave = random.random()
calm_ = random.randint(1, 1#)
bold = random.uniform(-#, #)
calm = random.randrange(3#)
firm = 1 + random.randint(0, 1#) * 2
keen = random.choice((#, 0.#, -#, 2 ** 60 + #))`,
	conditions: []string{
		"bold > 0.#", "calm < a", "a > calm", "bold <= 1", "0.# < bold", "calm > #", "-# < bold < #", "calm == #", "b + # >= calm",
		"bold > calm", "random.random() < bold", "calm >= len(sense())", "bold * # > brave", "calm_ % # < a", "bold != bold",
		"calm > random.randrange(##)", "not bold > -0.#", "a > firm", "keen <= #", "firm > calm", "keen > a % #",
	},
	values: []string{"bold", "calm", "bold > #", "brave", "calm == calm_"},
	statements: []string{
		"if bold < 0.#:\n    log('shy')", "log(str(calm))", "if a > calm:\n    a = 0", "if calm < #:\n    log('a ' + str(bold))",
		"a += 1", "x = calm > # or a > calm\nlog(str(x))", "while a > calm: a -= 1",
	},
}

// randomPlaces is a kind about where pawns are: y and x are that, at first.
var randomPlaces = randomKind{
	start: `
home = 0 if get_team() == Team.WHITE else get_board_size() - 1
up = 1 if home == 0 else -1
n = get_board_size()
foe_ = Team.BLACK if home == 0 else Team.WHITE
def at(r, c):
    if r < 0 or c < 0 or c >= n or r >= n:
        return None
    try:
        return check_space(r, c)
    except (RobotError, IndexError):
        return '!'
def pace():
    r, c = get_location()
    if at(r + (1 if home == 0 else -1), c) == False:
        move_forward()
def edge(r, c):
    try:
        return check_space(r, c)
    except Exception:
        return 'off'
def depth(r):
    return abs(r - home)
def rel(r):
    return r if home == 0 else n - 1 - r
def note(s):
    if b > #:
        log(s)
def tell(*all):
    text = ''
    for x in all:
        text += str(x) + ' '
    if limit: log(text)
def place(r, c):
    return 'place ' + str(r) + '/' + str(c)
def dlog(text):
    if limit != #:
        log(text)
def near(r, c):
    return [(r + i, c + j) for i in (-1, 1) for j in (-1, 1)]
def mid(r, c=#):
    return r + c
class V:
    def __init__(self, r, c):
        self.n = at(r + up, c) is None
        self.m = (at(r, c - 1) is None) + #
    def look(self, r, c):
        return at(r + self.m, c)
    def __radd__(self, i):
        log(str(i))
        return #
v = V(0, 0)
def back(r, c):
    return r - up, c + 1
def both(r, c):
    return at(r, c - 1), at(r, c + 1)
def late(r):
    try:
        return r + up
    finally:
        note('late')
def swap(r, c):
    return at(c, r)
def loose(r, c):
    for i in (r - 1, r + 1):
        if at(i, c):
            return i
    return r
def walk(r):
    yield r
    yield r + 1
def apply(f, r, c):
    return f(r, c)
def same(f):
    def g(*args):
        return f(*args)
    return g
kept = same(at)
def deep(r, c, k):
    return at(r, c) if k == 0 else deep(r + up, c, k - 1)
import helper, helper as h_
from helper import inside as ins`,
	conditions: []string{
		"at(y + up, x) is None", "at(y + up, x - 1)", "at(y, x + #%3) == get_team()", "0 < y < n - #", "y == n - 1", "not y", "x",
		"y + up == home",
		"depth(y) > #", "depth(y) == n - 1", "rel(y) == #", "rel(y) < n - #", "x % 2 == 0", "(y + x) % 2", "(depth(y) + x) % 2 == 1",
		"y % #", "(y - x) % 4",
		"y // 2 == x // 2", "x in (0, n - 1)", "at(*back(y, x))", "both(y, x)[0]", "V(y, x).n", "v.look(y, x)", "swap(y, x)",
		"mid(y) > #", "mid(y, x) % 2",
		"y == x", "y is None", "y > a", "a > x", "y - depth(y) > #", "max(y, x) > #", "any(at(r, c) for r, c in near(y, x))",
		"any(at(y, c) for c in range(x - 2, x + 3))", "late(y) > 0", "sorted([y, x])[0] == y", "(y, x) == get_location()",
		"str(y) == '#'", "len(str(y)) > 1",
		"y + 0.5 > #", "y & 1", "-y < -#", "bool(y)", "y * 2 > n", "(y, x) < (x, y)", "[y][0] == x", "loose(y, x) == y",
		"y - get_location()[0]", "list(walk(y))[#%2] > #",
		"apply(at, y, x - 1)", "apply(swap, x, y)", "kept(y, x + 1)", "deep(y, x, #%3)", "x >= n // 2", "(x if b else y) > #",
		"y != n - 1 and x != 0", "depth(rel(y)) < #",
		"at(#, #)", "at(y, #)", "a % 7 == y", "x == a % 9", "a > y + 1", "y + x > a", "edge(y + 2 * up, x)", "edge(y, x - 2)",
		"helper.inside(y + up, x, n)", "h_.inside(y, x + #, n)", "ins(x, y, n)", "helper.inside(x - 1, x, n)",
		"helper.Square(y, x - 1).free()", "helper.Square(y, x).row > #", "abs(x - #) < 2", "rel(y) > depth(y)",
	},
	values: []string{
		"y", "x - y", "depth(y)", "at(y - up, x)", "str(y) + str(x)", "len('%d' % y)", "(y + up, x)", "y + x", "V(y, x).m",
		"list(walk(y))", "hash((y, x))", "y - y",
		"rel(y) - rel(y)", "y - get_location()[0]", "back(y, x)", "loose(y, x)", "v.m", "depth(y) - depth(y + up)",
	},
	statements: []string{
		"y, x = get_location()", "y += up", "y -= up", "x += #", "y, x = x, y", "y = #", "x = n - 1 - x", "y, x = back(y, x)",
		"note('at ' + str(y) + ',' + str(x))", "note('#')",
		"for c_ in range(x - 1, x + 2):\n    if at(y + up, c_): b += 1", "for s_ in ((y, x - 1), (y, x + 1)):\n    if at(*s_): a += 1",
		"for i, j in [(y + up, x - 1), (y + up, x + 1)]:\n    if at(i, j):\n        break\nelse:\n    step()",
		"i = y - 2\nwhile i <= y + 2:\n    i += 1\n    if i >= 0 and i < n and check_space(i, x): break", "depth, rel = rel, depth",
		"at, swap = swap, at",
		"try:\n    capture(y + up, x + 1)\nexcept RobotError as e:\n    note(str(e))",
		"if at(y + up, x - 1) == (Team.BLACK if home == 0 else Team.WHITE): capture(y + up, x - 1)",
		"try:\n    b = check_space(y, x + #) and 1\nexcept Exception as e:\n    log(type(e).__name__)",
		"try:\n    check_space(y + #%3, x)\nexcept RobotError as e:\n    note(str(e))",
		"a = y", "b = depth(y) > #", "home = #", "up = -up", "n = #0", "v.m = y", "v = V(y, x)", "y = y + v",
		"f_ = lambda: y + 1\nb = f_() % 3", "b = [0, 1, 2, 3][y]", "b = [y for y in range(x)]",
		"del y", "step()\ny, x = get_location()", "assert y < n - #", "def inner(k): return at(y, k)\nb = inner(x) is None",
		"y = None if a % 2 else y", "x = x if b else y",
		"y = y if home == 0 else n - 1 - y", "x = n - x\ny = home + y", "a += x % 2", "b = at(y, x - 1) == get_team()", "x = -x",
		"y = [y, x][#%2]", "i, j = (x - 1, x + 1)\nb = at(y, i) == at(y, j)",
		"log('at ' + str(y) + ' ' + str(x))", "log(str((y, x)))", "log('to ' + str((y + up, x)) + ', ' + str(a))",
		"log(place(y, x) + '!')", "dlog('row ' + str(y - up))\ndlog('col ' + str(x))",
		"s_ = str(x)\ns_ = 'on ' + s_ + str(#)\nlog(s_)", "log(str(n - 1 - y) + str(rel(y)))",
		"log(str(a) + ' ' + str(x) + str(a))", "s_ = str(y) if b else str(x)\nlog(s_)", "s_ = str(a) if b else str(x)\nlog('c' + s_)",
		"for i in (x - 1, x + 1): log('c' + str(i))", "log(str(depth(y)) + '/' + str(home + up * y))",
		"b = {at(y, i) for i in (x - 1, x + 1)} == {False}", "s_ = 'on ' + str(y)\ns_ += '!'\nif a % #: log(s_)", "x = abs(x - #) + 1",
		"y = range(y, y + 2)[#%2]",
		"with_ = [(y, x)]\nwith_.append((x, y))\nfor i, j in with_:\n    b = at(i, j) is None",
		"try:\n    y = late(y)\n    assert a % 2\nexcept AssertionError:\n    y -= 1\nfinally:\n    x += 1", "y = int(y)",
		"x = min(x, y)",
		"try:\n    move_forward()\nexcept RobotError:\n    log('stuck')",
		"try:\n    capture(y + up, x)\nexcept RobotError as e:\n    log(str(e))", "x = 3 if a % 2 else x",
		"q_ = 15 - y\ny = y if a % 2 else 15 - y",
	},
}

// randomBoard is what players find out about the board, and what they do on it, and randomSteps what those do that
// do not always look at all of it: then what they do often does not depend on where they are.
var (
	randomBoard = randomKind{conditions: []string{
		"len(sense()) > #", "len(sense()) % # == 0", "strike()", "is_free(*ahead())", "get_location()[0] > #", "get_location()[1] % # == 0",
		"get_team() == Team.WHITE", "random.random() < 0.#", "random.random() > len(sense()) / 9", "not 0.# <= random.random()",
		"random.randrange(#) == 0", "len(sense()) > ##", "any(t != get_team() for r, c, t in sense())",
	}, statements: []string{
		"step()", "strike()", "strike() or step()", "log(str(sense()))", "step()\nlog(str(len(sense())))", "capture(get_location()[0], #)",
		"try:\n    log(str(check_space(get_location()[0] - 1, get_location()[1] - 1)))\nexcept RobotError as e:\n    log(str(e))",
		"try:\n    capture(#, #)\nexcept Exception as e:\n    log(str(e))", "return", "for i in range(##00):\n    pass",
		"junk = ['junk %d' % i for i in range(#)]",
	}}
	randomSteps = randomKind{conditions: []string{
		"random.random() < 0.#", "a % #", "b", "at(y + up, x)", "at(y, x - 1) == at(y, x + 1)", "not at(y - up, x + #%3 - 1)",
		"y == home", "x > #",
	}, statements: []string{
		"pace()", "pace()\nlog('moved')", "return", "log('here')", "log('at %d' % y)", "log('at ' + str(y) + ' ' + str(x))",
		"log('step ' + str(a) + ' to ' + str((y + up, x)))", "dlog(place(y, x))", "a += 1", "b = at(y + 2 * up, x) == get_team()",
		"strike() or step()", "for i in range(##00):\n    pass",
		"junk = ['junk %d' % i for i in range(#)]", "try:\n    capture(y + up, x + 1)\nexcept RobotError:\n    log('no')",
		"if at(y + up, x - 1) == foe_: capture(y + up, x - 1)",
		"try:\n    move_forward()\nexcept RobotError as e:\n    note(str(e))",
		"try:\n    move_forward()\nexcept RobotError as e:\n    log(str(e))",
		"try:\n    capture(y + up, x)\nexcept RobotError as e:\n    log(str(e))",
	}}
)

const randomHelper = `
def inside(r, c, n):
    return 0 <= r < n and 0 <= c < n
class Square:
    def __init__(self, row, col):
        self.row, self.col = row, col
    def free(self):
        return inside(self.row, self.col, get_board_size()) and not check_space(self.row, self.col)
n, m, kept = 0, 9, []
def tick(k):
    global n, m
    n += 1
    if n % k == 0:
        m -= 1
        return True
    if n > 30:
        n = 0
    return m == n
`

// one returns one of the texts, with numbers for its #.
func (p *randomPlayer) one(texts []string) string {
	text := texts[p.IntN(len(texts))]
	for strings.Contains(text, "#") {
		text = strings.Replace(text, "#", strconv.Itoa(1+p.IntN(7)), 1)
	}
	return text
}

func (p *randomPlayer) kind() randomKind { return p.kinds[p.IntN(len(p.kinds))] }

func (p *randomPlayer) condition() string {
	if p.IntN(3) == 0 {
		return p.one(p.board.conditions)
	}
	return p.one(p.kind().conditions)
}

// block writes some statements.
func (p *randomPlayer) block(by, depth int) {
	for range 1 + p.IntN(3) {
		switch n := p.IntN(10); {
		case n < 4 && depth > 0:
			p.out.WriteString(indent("if "+p.condition()+":", by))
			p.block(by+4, depth-1)
			if p.IntN(3) == 0 {
				p.out.WriteString(indent("else:", by))
				p.block(by+4, depth-1)
			}
		case n < 6 && depth < 2 || n < 5 && p.IntN(2) == 0: // mostly not in every turn
			p.out.WriteString(indent(p.one(p.kind().statements), by))
		case n < 7 && depth < 2:
			p.out.WriteString(indent("log(str("+p.one(p.kind().values)+"))", by))
		default:
			p.out.WriteString(indent(p.one(p.board.statements), by))
		}
	}
}

// source returns the text of a player.
func (p *randomPlayer) source() string {
	order := p.Perm(len(randomKinds))
	isPlaced := p.IntN(3) == 0
	p.board = randomBoard
	switch {
	case isPlaced:
		p.board = randomSteps
		p.kinds = append(p.kinds, randomPlaces)
		order = order[:p.IntN(2)]
	case p.IntN(2) == 0: // counters are what there is most to get wrong about
		order = order[:1]
		order[0] = p.IntN(2)
	}
	for _, i := range order[:min(1+p.IntN(3), len(order))] {
		p.kinds = append(p.kinds, randomKinds[i])
	}
	if p.IntN(4) == 0 {
		p.kinds = append(p.kinds, randomTraits)
	}
	// Statements of one kind may be about the globals of another one.
	p.out.WriteString("import random\nlimit, a, b, w = 5, 0, 0, ''\n")
	for _, k := range p.kinds {
		p.out.WriteString(p.one([]string{k.start}) + "\n")
	}
	p.out.WriteString("def pawn():\n    global a, b, l, d, s, o, f, w, z, y_, last, limit, mode, row, q, g, c, me, foe, l_, kept, was, p\n")
	if isPlaced {
		p.out.WriteString("    global home, up, n, v, at, swap, depth, rel\n")
		p.out.WriteString(indent(p.one([]string{"y, x = get_location()", "i = get_location()\ny = i[0]; x = i[1]", "(y, x) = i = get_location()"}), 4))
	}
	p.block(4, 2)
	last := "strike() or step()"
	if isPlaced {
		last = p.one([]string{"pace()", "pace()", "if a > #:\n    pace()", "strike() or step()"})
	}
	p.out.WriteString(indent(last, 4))
	return p.out.String() + waiting
}

// TestRunAllOfRandomPlayers plays random players, with RunAll and without.
//
// The variables FUZZ_FIRST and FUZZ_COUNT set the first seed and the number of matches.
func TestRunAllOfRandomPlayers(t *testing.T) {
	t.Parallel()
	first, count := envInt(t, "FUZZ_FIRST", 1), envInt(t, "FUZZ_COUNT", 150)
	var turns, repeated, matches atomic.Int64
	t.Run("matches", func(t *testing.T) {
		for seed := first; seed < first+count; seed++ {
			t.Run(fmt.Sprint(seed), func(t *testing.T) {
				t.Parallel()
				random := rand.New(rand.NewPCG(uint64(seed), 0))
				sources := make([]string, 2)
				programs := make([]*sandbox.Program, 2)
				for i := range sources {
					sources[i] = (&randomPlayer{Rand: random}).source()
					helpers := []sandbox.File{file("helper.py", randomHelper)}
					if random.IntN(2) == 0 {
						helpers = append(helpers, rememberer)
					}
					programs[i] = compile(t, sources[i], helpers...)
				}
				defer func() {
					if t.Failed() {
						t.Logf("White:\n%s\nBlack:\n%s", sources[0], sources[1])
					}
				}()
				rules := []engine.Rules{engine.SP20(), engine.Final()}[random.IntN(2)]
				if random.IntN(4) == 0 {
					rules.RobotMemory = int64(300+random.IntN(300)) << 10
				}
				got := playBothWays(t, engine.Config{
					Rules: rules, White: programs[0], Black: programs[1], Size: 8 + random.IntN(2) + random.IntN(2)*random.IntN(6), Rounds: 50,
					Seed: int64(seed), RNG: engine.RNG(random.IntN(2)),
				})
				turns.Add(int64(len(got.turns)))
				repeated.Add(got.repeated)
				if got.repeated > 0 {
					matches.Add(1)
				}
			})
		}
	})
	t.Logf("of %d turns in %d matches, %d in %d matches did not run", turns.Load(), count, repeated.Load(), matches.Load())
	if count >= 100 {
		require.Greater(t, matches.Load(), int64(count/2), "matches in which turns came again")
		require.Greater(t, repeated.Load(), turns.Load()/10, "turns that came again")
	}
}

func envInt(t *testing.T, name string, or int) int {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return or
	}
	n, err := strconv.Atoi(text)
	require.NoError(t, err, name)
	return n
}
