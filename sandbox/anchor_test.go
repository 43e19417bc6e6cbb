package sandbox

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// placeSize is how many rows and columns there are in the tests below.
const placeSize = 16

// placeCases are what a robot does with y and x, its row and its column. log(v) logs str(v), look(r, c) returns a number
// that depends on how far a square is from the robot, or None for a square that does not exist, and bit(r, c) whether
// that number is odd. tell(s) logs a text in which the place may be written.
var placeCases = []string{
	"tell('at ' + str(y) + ' ' + str(x))", "tell(str(y))", "tell(str((y, x)))", "tell('at ' + str(get_location()) + '!')",
	"tell(str((y + 1, x - 1)))", "tell(str(x) + str(y))", "tell(str(15 - y) + ',' + str(x))",
	"tell(str(7) + str(y))", "a = str(y)\nb = str(7)\ntell(a + b)\ntell(b + a)\ntell(b)", "a = str(7)\nb = str(y)\ntell(b)\ntell(a)",
	"a, b = str(y), str(x)\ntell(a + b + a)", "a = str(y)\nb = str(x)\na, b = b, a\ntell(a + '/' + b)",
	"t = str(y) if bit(y, x + 1) else str(5)\ntell(t)", "t = str(y) if bit(y, x + 1) else str(x)\ntell(t)",
	"t = str(y)\nif bit(y, x): t = '7'\ntell(t)", "t = str(5)\nif bit(y, x): t += str(y)\ntell(t)",
	"t = 'a'\nfor i in (1, 2): t += str(y + i)\ntell(t)", "t = ''\nfor i in (y, x): t = t + str(i)\ntell(t)",
	"s = 'at '\ns += str(y)\ns += '!'\ntell(s)", "s = str(y)\nfor i in range(40): s += 'x'\ntell(s)",
	"for i in range(40): tell(str(y + i % 3))", "for i in (1, 2, 3): tell('row ' + str(y - i))", "tell(str(y + 96))",
	"tell(str(y + 1000))", "tell(str(y - 5))", "tell(str(-y))", "tell(str(y + x))", "tell(str(y % 2))", "tell(str(y > 3))",
	"tell(str(y) * 2)",
	"shout(str(y))", "shout('at ' + str((y, x)))\nshout('done')", "shout(tag(y))", "shout(tag(7))", "shout(tag(y) + tag(x))",
	"shout(label(y, 1))", "shout(label(y, 0))", "shout(pick(str(y), str(x), bit(y, x)))", "shout(pick(str(y), 'seven', bit(y, x)))",
	"tell(pick(str(y), str(x), 1))", "chatter('at ', str(y), x)", "both_ways(str(y), '7')\nboth_ways('7', str(y))",
	"both_ways(str(y), str(x))",
	"f = tell\nf(str(y))", "tell(*[str(y)])", "tell(text=str(y))", "tell(str(y).strip())", "tell('%s' % str(y))", "tell(str(str(y)))",
	"tell(' '.join([str(y)]))", "tell(str(y) + str(look(y + 1, x)))", "tell(str(y) + ' ' + str(steps))", "log(str(y))\ntell(str(y))",
	"tell(str(y))\nlog(y > 3)", "tell(str(y))\nlog(look(y + 1, x))", "log(x)\ntell(str(y) + str(x))",
	"class S:\n    def __radd__(self, s): return '7'\ntell(str(y) + S())",
	"class S:\n    def __add__(self, s): return '7'\ntell(S() + str(y))",
	"class S(str):\n    def __add__(self, s): return '7'\ntell(S('a') + str(y))",
	"s = str(y)\ntry:\n    s = s + 3\nexcept TypeError:\n    pass\ntell(s)",
	"s = str(y)\ntry:\n    s += str(x) * 10 ** 7\nexcept MemoryError:\n    pass\ntell(s)",
	"str = repr\ntell(str(y))", "global tag\ntag = tag2\nshout(tag(y))", "global shout\nshout = note\nshout(str(y))",
	"q = 15 - y\nr = y - 15\ntell(str(q) + str(0 - r))", "q = 15 - y\nr = y if bit(y, x + 1) else 15 - y\ntell(str(r))",
	"d = 1 if bit(y, x) else -1\nr = 20 + d * y\ntell(str(r))", "d = -1\nr = 20 + d * y\ntell(str(r))", "tell(str(abs(y - 3)))",
	"tell(str(abs(y - 20)))",
	"log(look(y + 1, x))",
	"log(look(y, x - 1)); log(look(y - 1, x + 1))",
	"log(y)", "log(str(y))", "log(x - y)", "log(x * 2)", "log(-y)", "log(y // 2)", "log(7 - x)", "log(y ** 2)", "log(y | 1)", "log(~y)",
	"log(y > 3)", "log(3 >= y)", "log(y == 0)", "log(0 != x)", "log(y < 5 < x)", "log(not y)", "log(bool(x))", "log(1 if y else 2)",
	"log(x and 3)",
	"log(y + 1 > 15)", "log(y - 2 < 0)", "log(1 + y + 1 <= 13)", "log(2 - y < -5)", "log(-x > -4)", "log(9 - (9 - y) == 8)",
	"log(y % 2)", "log((y + x) % 2)", "log((y - x) % 4)", "log(y % 3)", "log((7 - y) % 2)", "log(y % 2.0)", "log((y + 0.5) % 2)",
	"log(y % -2)", "log(x % 64)", "log(y % 1)",
	"log(y == x)", "log(y is None)", "log(y is y)", "log(y in (0, 15))", "log(x not in [3])", "log(y - y)", "log(y + 3 - y)",
	"log(y + 3 > y + 2)", "log(y - x > 3)",
	"log(y + 0.1 - y)", "log(y + 1e-17 == y)", "log((x + 0.1) + 0.2 > x + 0.3)", "log(y + 0.5 > 3)", "log(y + True)",
	"log(y + 2 ** 62 + 2 ** 62 > 0)", "log(y + 2 ** 63 - 2 ** 63 > 5)",
	"log(y + 2 ** 50 > 2 ** 50 + 3)", "log(abs(y - 3) > 5)", "log(abs(y) == 15)", "log(abs(15 - y) < 4)", "log(abs(x + 0.5) > 3)",
	"log(15 - abs(y - 15) > 9)", "log(max(y, 3) > 4)", "log(min(x, y))",
	"log(len(str(y)))", "s = str(y) + ',' + str(x)\nlog(len(s))", "s = 'at ' + str(y)\nlog(s)", "s = 'at ' + str(y + 95)",
	"s = str(y - 3)", "s = str(15 - y) + 'x'\nif not s: log(1)", "s = str(y)\nlog(s == '3')",
	"log(y * 1 > 4)", "log((y - 2) * -1 > -4)", "d = 1 if bit(y, x) else -1\nlog((y - 3) * d > 4)",
	"d = -1\nr = (y - 3) * d\nlog(look(y + 1, x))", "d = -1\nlog(d * y + 5 < x)", "log(look(y * 1, x))",
	"log(look(-1 * (5 - y), x - 5))", "log(y * 2 > 5)", "log(y * x > 9)", "log(y * True > 4)", "log(y * 1.0 > 4)", "log([y] * 2)",
	"log(str(y) * 2)", "log((y, x) * 1)", "r = (y - 7) * -1\nlog(abs(r) > 2)", "r = (7 - y) * -1\nlog(abs(r) > 2); log(r > 2)",
	"r = y * 1\nr *= -1\nlog(r + 4 > 0)", "class A:\n    def __rmul__(self, r): log(r > 3)\ny * A()",
	"log(y in (3.0, 15))", "log(y in (3.0,))", "log(y in (True, 15))",
	"class A:\n    def __eq__(self, r): log(r > 3); return False\nlog(y in (A(), 15))", "k = 2\nlog(y * k > 5)",
	"k = 2\nlog(y * k > 25)", "k = 0\nlog(look(y * k, x))", "k = 3\nr = y * k\nlog(look(y, x) if r < 30 else 0)",
	"k = 0\nlog(y * k + 1 > 0)", "k = -2\nlog(20 + y * k > 0)",
	"log(y in (0, 15))", "log(y + 1 in (-1, 7))", "if x in [3, 4]: log(1)", "if y not in (3, None, 9): log(1)", "log(y in (3, 'a'))",
	"log(y in (3.0, 4))", "log(y in (True, 4))", "log(y in {3, 4})", "log(y in {3: 1})", "log(y in range(3, 9))", "log(y in ())",
	"log(y in (3,) * 9)", "log(15 - y in (3, 4))", "log((y, x) in ((3, 4), (5, 6)))", "log(y in (x, 3))", "log(3 in (y, x))",
	"k = (y, 3)\nlog(y in k)", "class A:\n    def __eq__(self, r): log(r > 3); return False\nlog(y in (A(), 3))",
	"s = [2, 5]\nlog(y in s)\ns.append(y)\nlog(y in s)",
	"log(y)\nlog(look(y + 1, x))", "log(y)\nlog(look(3, x + 1))", "log(x)\nlog(look(y - 1, 4))", "log(y)\nlog(look(x, x))",
	"log(y)\nlog(look(x, 3))", "log(x)\nlog(look(4, y))", "log(y)\nlog(look(y + x, x))", "log(y)\nlog(at(y + 2, x - 1))",
	"r = y * 3\nlog(look(r, x))", "log(look(y * 3, x))", "log(look(3, x))", "for r in (2, 3):\n    if at(r, x): log(y)",
	"if bit(y, x): log(y)\nlog(at(4, x))",
	"s = 'at ' + str((y, x))\nlog(len(s))", "s = str((y, x))\nlog(s)", "s = str((y + 95, x)) + '!'", "s = str((y, x - 3)) + '!'",
	"s = str((x, y)) + '!'", "s = str(((y, x), 1)) + '!'", "s = str([y, x]) + '!'", "s = str(get_location())\nif not s: log(1)",
	"s = str((y + 92, x + 6)) + '!'\nif not s: log(1)", "s = 'at ' + str((y, x))\nlog('3' in s)", "s = str((15 - y, x)) + '!'",
	"s = repr((y, x)) + '!'", "p = (y, x)\nr, c = p\ns = str(p)\nlog(look(r, c))",
	"s = str(y)\ns += '!'\nlog('1' in s)", "log('%d' % y)", "log(f'{x}')", "log('{}'.format(y))", "log(hash(y))", "log(int(y))",
	"log(float(x))", "log(round(y))", "log(divmod(y, 4))", "log(chr(65 + y))",
	"log((y, x))", "log((y, x) == (3, 4))", "p = (y + 1, x - 1)\nlog(look(p[0], p[1]))", "p = y, x\nlog(p[0] > 3)\nlog(p[-1] < 2)",
	"p = y, x\ni = 1\nlog(p[i])", "r, c = (y - 5, x + 25)\nlog(look(r, c))",
	"(r, c), d = (y, x), 3\nlog(c > d)", "p = [y, x]\nlog(p[1])", "p = [y - 1, y + 1]\nlog(look(p[0], x))",
	"for r in (y - 1, y + 1):\n    log(look(r, x))", "for r in [y - 1, y, y + 1]:\n    log(look(r, x) or r > 15)",
	"for r, c in [(y - 1, x), (y, x - 1)]:\n    log(look(r, c))", "for p in ((y, x), (y, x + 1)):\n    log(look(*p))",
	"l = [y]\nl.append(3)\nfor i in l: log(i > 2)", "l = [y, y + 1]\nl += [3]\nfor i in l: log(i > 2)",
	"l = [y, y + 1]\nl[0] = 3\nfor i in l: log(i > 2)", "l = [y - 1, y + 1]\nm = l\nm.append(4)\nfor i in l: log(i > 3)",
	"l = [y - 1, y + 1]\nfor i in l[:1]: log(i > 3)", "l = [y - 1, y + 1][::-1]\nlog(l[0])",
	"a, b = y - 1, y + 1\nlog(a > 3 or b < 2)",
	"l = [y, y + 1, y + 2]\na, b, c = l\nlog(b > 4)", "a, *b = (y, y + 1)\nlog(b)", "log(sorted([y, x]))", "log(sum([y, y]))",
	"log([y, 1] < [3, 2])", "l = [y - 1, y + 1]\nlog(l)", "l = [y - 1, y + 1]\nlog(not l)\nlog(len(l))", "log((y - 1, y + 1)[1] == 9)",
	"for c in range(x - 2, x + 3):\n    log(look(y, c))",
	"for c in range(x - 1, x + 2):\n    if 0 <= c < 16:\n        log(look(y + 1, c))", "for r in range(y): log(r)",
	"for r in range(y, y + 3, 2): log(look(r, x))", "log(len(range(x - 1, x + 2)))", "log(range(y, y + 2)[1] > 5)",
	"for c in range(x - 5, x - 3): pass", "for c in range(x + 30, x + 33): pass", "p = (y - 4, x)", "p = (y, x + 30)",
	"p = (x + 22, x + 23)\nfor c in p: pass", "l = [i for i in range(y - 4, y)]",
	"r = y - 2\nwhile r <= y + 2:\n    log(look(r, x))\n    r += 1", "r = 0\nwhile r < y:\n    r += 1\n    log(1)",
	"log([i for i in (1, 2, 3) if i > y])", "log([look(y + i, x) for i in (-1, 1)])", "log(any(y > i for i in (3, 9)))",
	"log((lambda: y > 3)())", "log((lambda r: r > 3)(y))", "log(list(map(lambda i: i + y, [1])))", "def f(): return y > 4\nlog(f())",
	"def f():\n    nonlocal y\n    y += 1\n    return y > 4\nlog(f())\nlog(y)",
	"def f(r=y): return r > 4\nlog(f())", "def f(r): return look(r + 1, x)\nlog(f(y))", "class A:\n    r = y\nlog(A.r)",
	"class A:\n    def __init__(self, r, c):\n        self.far = r > 3\n        self.seen = look(r, c)\na = A(y, x)\nlog(a.far); log(a.seen)",
	"class A:\n    def __new__(cls, r):\n        log(r)\n        return object.__new__(cls)\nA(y)",
	"class A:\n    def __radd__(self, r): return r > 3\nlog(y + A())", `class A:
    def __add__(self, r): return r > 3
    def __eq__(self, r): return r == 4
    def __lt__(self, r): return r > 4
log(A() + y); log(A() == y); log(y > A())`, "class A:\n    def __rsub__(self, r): return None\nlog((y - A()) is None)",
	`class A:
    def __getitem__(self, r): return r > 3
    def __contains__(self, r): return r > 5
    def __call__(self, r): return r > 7
a = A()
log(a[y]); log(y in a); log(a(x))`, "class A:\n    pass\na = A()\na.r = y\nlog(a.r > 3)", "d = {'r': y}\nlog(d['r'] > 3)", "d = {y: 1}\nlog(3 in d)", "s = {x}\nlog(3 in s)", "d = {}\nd[y] = 1\nlog(d)",
	"log([0] * y)", "log('abc'[y:])", "log([1, 2, 3][y % 2])", "log([5] * 16)\nlog([i for i in range(16)][y])",
	"try:\n    [0][y]\nexcept IndexError:\n    log('out')", "try:\n    raise ValueError(y)\nexcept ValueError as e:\n    log(e.args)",
	"assert y < 9, x", "try:\n    assert y < 9\nexcept AssertionError:\n    log('far')",
	"try:\n    y += 1\n    assert y < 9\nexcept AssertionError:\n    y = 3\nlog(y > 2)",
	"try:\n    r = y\n    undefined\nexcept NameError:\n    pass\nlog(r > 4)",
	"try:\n    r = 3\n    r = y\n    undefined\nfinally:\n    log(r > 2)",
	"for i in (1, 2):\n    try:\n        r = y\n        continue\n    finally:\n        log(r > 2)",
	"def f():\n    try:\n        return y\n    finally:\n        log(x > 2)\nlog(f() > 5)",
	"r = 3\nif look(y + 1, x): r = y\nlog(r > 4)", "r = y if bit(y, x + 1) else 3\nlog(r > 4)",
	"r = y if bit(y, x + 1) else x\nlog(r > 4)", "r = y if bit(y, x - 1) else 15 - y\nlog(r > 4)\nlog(r == 15)",
	"r = y\nif bit(y, x): r = None\nlog(r is None)", "r = y\nif bit(y + 1, x): r = str(y)\nlog(len(str(r)))",
	"r = (y, x) if bit(y, x + 1) else (y, 3)\nlog(r[1] > 2)",
	"r = 3\nfor i in (1, 2):\n    log(r > 4)\n    r = y", "r = y\nfor i in (1, 2):\n    log(r > 4)\n    r = x",
	"r = y\nfor i in (1, 2):\n    log(r > 4)\n    r = 15 - r", "r = y\nfor i in (1, 2, 3):\n    r = 14 - r\nlog(r > 4)",
	"y, x = x, y\nlog(look(y, x))", "y = x = 3\nlog(look(y, x))", "del y\nlog(x > 3)", "y += y\nlog(y > 6)",
	"y -= 1; x = y\nlog(x == 7)", "global g\ng = y\nlog(g > 3)",
	"log(sorted(dir()))", "log(on(y, x)); log(on(y + 1, x + 1)); log(on(y - 2, x))", "log(at(y + 1, x)); log(at(y, x - 1))",
	"log(at(x, y))", "log(at(y, 3))", "log(at(3, 4)); log(at(y, x))", "log(at(y, c=x))", "log(at(*(y, x)))", "log(deep(y, x, 2))",
	"log(depth(y) > 4)", "log(depth(depth(y)) > 4)", "log(rel(y) == 3)", "log(rel(15 - y) == 3)", "log(sub(y, 3) > 2)",
	"log(sub(3, y) > 2)", "log(sub(y, x) > 2)",
	"log(at(*back(y, x)))", "r, c = back(y, x)\nlog(at(r, c))", "log(back(y, x)[0] > 4)", "note(str(y))", "note(str(y + 9))",
	"note('here')", "loud(str(y))", "log(first(y, x) > 4)", "log(first(3, 4))", "log(either(y, x, 1) > 4)", "log(either(y, x, 0) > 4)",
	"log(mixed(y, 1) > 4)", "log(mixed(y, 0) > 4)", "log(none(y) is None)",
	"q = Q(y, x)\nlog(q.near()); log(q.look(y, x - 1))", "log(Q.look(Q(3, 4), y, x))", "f = at\nlog(f(y, x))",
	"f = Q(3, 4).look\nlog(f(y, x))", "global at\nat = swapped\nlog(at(y, x))", "global other\nother = swapped\nlog(other(y, x))",
	"global rel\nrel = seven\nlog(rel(y) > 4)", "global depth\ndepth = back3\nlog(depth(y))", "log(twice(at, y, x))",
	"log(wrapped(y, x))", "abs = len\ntry:\n    log(abs(y))\nexcept TypeError:\n    log('no')",
	"str = repr\nlog(str(y) == '3')", "range = pair\nfor i in range(y, y + 1): log(i > 3)", "look = on\nlog(look(y, x))",
	"get_location = three\nr, c = get_location()\nlog(r > 3)", "r, c = where()\nlog(look(r + 1, c))", "p = where()\nlog(p == (3, 4))",
	"log(where()[0] - y)", "log(row() > 3)", "log(y - row())", "log(list(walk(y)))", "for r in walk(y): log(look(r, x))",
	"log(sorted([3, 1], key=lambda i: i - y))", "log(sorted([(1, 2), (0, 5)], key=lambda p: on(y + p[0], x)))",
	"log(steps > y)", "log(y > steps)", "log(steps % 10 == y)", "log(y == steps % 10)", "log(steps + y > 9)", "log(not steps > x)",
	"log(q_.steps > y)", "log(q_.steps % 4 == x)", "log(limit > y)", "import math\nlog(math.floor(y / 2))", "log(math_.sqrt(x) > 2)",
	"with Q(y, x) as q:\n    log(q)", "log(y.bit_length())", "log(y.real > 3)", "log(isinstance(y, int))", "log(type(y) is int)",
	"print(y)", "exec_ = [y]\nlog(exec_ > [3])",
	"seven(y)\nglobal plus\nplus = seven\nlog(look(plus(y), x))",
	"class A:\n    def __radd__(self, r): return r > 3\nif y + A(): log(1)",
	"class A:\n    def __rsub__(self, r): return r > 3\nif y - A(): log(1)",
	"class A:\n    def __add__(self, r): return r > 3\nif A() + y: log(1)",
	"class A:\n    def __radd__(self, r): log(r > 3)\ny + A()", "class A:\n    def __radd__(self, s): log('3' in s)\nstr(y) + A()",
	"z = y\nfor i in range(99): z += 2 ** 31\nif z > 2 ** 37 + 3: log(1)", "q = 100 - y\nlog(half(q)); log(half(y))",
	"log(half(y))\nlog(half(15 - y) or half(y))", "log(high(y)); q = 15 - y\nlog(half(q)); log(half(y))",
	"def f(r):\n    v = r if bit(r, x + 1) else 3\n    return v\nlog(look(f(y), x))", "log(look(blend(y, bit(y, x + 1)), x))",
	"r = y if bit(y, x + 1) else 3\nlog(look(r, x))", "f = row\nif f() > 3: log(1)", "if [row() for i in (1,)][0] > 3: log(1)",
	"if list(map(lambda i: row() > 3, [1]))[0]: log(1)", "r = x\nif y is r: log(1)", "if y is x: log(1)",
	"if (2 ** 63 - 8) + y > 5: log(1)", "if y + (2 ** 63 - 9) > 2 ** 63 - 5: log(1)",
	"d = abs(y - 6)\nif d > 3: log(1)\nif 20 - d > 17: log(2)", "seven(y)\nif mixed(y, bit(y, x + 1)) == 3: log(1)",
	"log(look(mixed(y, bit(y, x + 1)), x))",
	"while True:\n    try:\n        break\n    finally:\n        r = y\nif r > 4: log(1)",
	"def f(r):\n    try:\n        if bit(r, x): return 1\n    finally:\n        r += 1\n    if r > 4: log(1)\nf(y)",
	"try:\n    r = y\n    try:\n        undefined\n    finally:\n        r = x\nexcept NameError:\n    log(1)\nif r > 4: log(2)",
	"for r in (y, y + 1):\n    try:\n        if r > 9: undefined\n        log(1)\n    except NameError:\n        log(2)\n    else:\n        log(3)",
	"global seven\nseven = plus\nlog(seven(y) > 4)", "global high\nhigh = wide\nlog(high(y))", "log(high(y)); log(wide(x))",
	"q = 15 - y\nr = y if bit(y, x + 1) else 15 - y\nlog(r > 4)", "q = 15 - y\nlog(same(y) > 4)",
	"log(half(15 - y)); log(half(y))", "s = 'x' * 23 + str(y)", "s = 'x' * 22 + str(y - 13)", "s = 'x' * 21 + str(y + 992)",
	"r = y if bit(y, x + 1) else 3\nlog(at(r, x))", "log(blend(y, bit(y, x + 1)) > 4)", "f = where\nr, c = f()\nlog(r > 3)",
	"log(sorted([1, 2], key=lambda i: row()))",
	"log(list(map(lambda i: row() > 3, [1])))", "import functools\nlog(functools.reduce(both, [3], y))", "log(both(y, x))",
	"class A:\n    def __new__(cls, r):\n        log(r)\n        return object.__new__(cls)\n    def __init__(self, r):\n        self.far = r > 3\nlog(A(y).far)",
	"r = x\nlog(y is r)", "try:\n    undefined\nexcept NameError:\n    log(y > 4)",
	"while True:\n    try:\n        break\n    finally:\n        r = y\nlog(r > 4)",
	"l = [y, y + 5, y + 9]\ntry:\n    log(l[x] > 12)\nexcept IndexError:\n    log('out')", "log((y + 0.1) % 2)",
	"log(y + (2 ** 63 - 8) > 5)", "log(y - 2 ** 63 > 5)", "if y == limit:\n    log('there')", "if limit != x:\n    log('not there')",
	"l = [y, 3]\nif l[0] == limit:\n    log(2)", "if [5][0] == y:\n    log(1)",
	"k = []\nr = 3\nfor r in range(y, y + len(k)): pass\nif r > y: log(1)",
	"r = 3\nfor r in range(y, y): pass\nelse: log(2)\nlog(look(r, x))", "for c in range(x, x - 1): log(c)",
	"class I(int):\n    def __init__(self, v): self.k = 1\nlog(str(I(y)))",
	"class E(Exception):\n    def __init__(self, r): pass\ntry:\n    raise E(y)\nexcept E as e:\n    log(e.args)",
	"class T(tuple):\n    def __init__(self, p): pass\nlog(T((y, x)))",
	"class L(list):\n    def __init__(self, r): self.far = r > 3\nl = L(y)\nlog(l.far)",
	"p = [(y, x), (y, x + 1)]\ns = slice(0, 2)\np = p[s]\nr = p[0]\nr[1] in (1, 2, 3)\nif r[1] > 3: log(1)",
	"p = [(y, x), (y, x + 1)]\nlog(look(*p[0])); log(look(p[1][0], p[1][1]))",
	"s = slice(0, 1)\nl = [y, y + 1][s]\nif l[0] > 3: log(1)",
	"for i in range(30):\n    z = (y if steps else 15 - y) + 9223372036854775803\n    w = z - 1", "big = 2 ** 63 - 10\nz = y + big",
	"big = 2 ** 63 - 10\nz = -big - x", "z = y\nfor i in range(9): z += 2 ** 60",
	"z = y\nfor i in range(99): z += 2 ** 39\nif z > 2 ** 46: log(1)", "z = (y + x) + (2 ** 63 - 20)", "z = 15 - y\nz -= 2 ** 63 - 9",
	"f = 1.5\nz = y + f\nif z > 4: log(1)",
	"log(look(y, x) == y)", "log(bit(y, x + 1) == (y > 3))", "log(look(float(y), x) is None)", "log(look(y + 0.5, x))",
	"log(look(y, None))", "log(look(True + y, x))", "log(look(y + 40, x))", "log(look(y - 2 ** 70, x))",
	"log(f'{y:>3}'.strip() == '7')", "log((y > 3) + (x > 3))", "log((y > 3) == (x > 3))", "log(y > 3 and x or 5)", "log((y or 7) > 6)",
	"log(any([y > 3, x > 20]))", "log(y if y > 3 else -1)",
	"log(sum(look(y + i, x + j) or 0 for i in (-1, 1) for j in (-1, 1)))",
	"n = 0\nfor i in (-1, 1):\n    for j in (-1, 1):\n        n += look(y + i, x + j) or 0\nlog(n)",
	"spare = []\nspare.append((y, x))\nlog(spare)", "l = [(y - 1, x - 1), (y - 1, x + 1)]\nl = [p for p in l if on(*p)]\nlog(len(l))",
	"t = ((y, x), 3)\nlog(t[0][1] > 4)", "log(min((y, x), (3, 4)))", "b = y > 3\nlog(b)", "a = b = y\nlog(a - b)",
	"r = y\nr *= 2\nlog(r)", "r = y; r %= 2\nlog(r)", "r = y; r //= 5\nlog(r)",
}

// placePrelude is what those players have in common.
const placePrelude = `
import math as math_
steps, limit = 7, 5
def on(r, c):
    return 0 <= r < 16 and 0 <= c < 16
def at(r, c):
    return look(r, c) if on(r, c) else 'off'
def swapped(r, c):
    return r > c
def seven(r):
    return 7
def back3(r):
    return r % 3
def deep(r, c, n):
    return at(r, c) if n == 0 else deep(r + 1, c, n - 1)
def depth(r):
    return abs(r - 15)
def rel(r):
    return r if limit == 4 else 15 - r
def sub(a, b):
    return a - b
def plus(r):
    return r + 1
def high(r):
    return r > 6
def wide(c):
    return c > 9
def same(r):
    return r if limit == 5 else 15 - r
def half(r):
    return r > 7
def blend(r, which):
    v = r if which else 3
    return v
def both(r, c):
    return look(r, c) or 0
def back(r, c):
    return r - 1, c + 1
def shout(s):
    if limit == 5:
        tell(s)
def tag(r):
    return 'row ' + str(r)
def tag2(r):
    return '7'
def label(r, which):
    if which:
        return str(r)
    return 'none'
def pick(s, t, which):
    return s if which else t
def chatter(s, t, c):
    tell(s + t + ' ' + str(c))
def both_ways(s, t):
    tell(s + t)
    tell(t + s)
def note(s):
    if limit == 4:
        log(s)
def loud(s):
    log(s)
def first(*squares):
    return squares[0]
def either(r, c, which):
    return r if which else c
def mixed(r, which):
    if which:
        return r
    return 3
def none(r):
    if r > 20:
        return r
class Q:
    def __init__(self, r, c):
        self.seen = at(r, c - 1)
        self.steps = 3
    def near(self):
        return self.seen
    def look(self, r, c):
        return at(r - 1, c)
    def __enter__(self):
        return self.seen
    def __exit__(self, *args):
        pass
    def step(self):
        self.steps += 1
q_ = Q(1, 1)
other = at
def twice(f, r, c):
    return f(r, c), f(c, r)
def wrap(f):
    def g(*args):
        return f(*args)
    return g
@wrap
def wrapped(r, c):
    return at(r, c), r > 3
def pair(a, b):
    return (a, b)
def three():
    return 3, 4
def where():
    return get_location()
def row():
    return get_location()[0]
def walk(r):
    yield r
    yield r + 1
def turn():
    global steps
    steps += 1
    if steps > 8: # the second turn
        act()
def act():
    y, x = get_location()
`

// placeAPI has what placeCases take from a host. A robot's host is its square and what it logs.
type placeHost struct {
	row, col int
	logs     strings.Builder
	// elsewhere is what is logged in other places where the turn comes to the same, as inPlace takes it.
	elsewhere strings.Builder
}

var written = regexp.MustCompile(`<(.) (-?1) (-?\d+)>`)

// inPlace returns what comes of a turn in a place.
func inPlace(elsewhere string, row, col int) string {
	return written.ReplaceAllStringFunc(elsewhere, func(s string) string {
		var axis, sign, plus int
		fmt.Sscanf(s, "<%d %d %d>", &axis, &sign, &plus)
		return fmt.Sprint(plus + sign*[...]int{row, col}[axis])
	})
}

func placeAPI() *API {
	a := NewAPI()
	a.Getter("get_location", nil, func(r *Robot, _ []Value) (Value, error) {
		r.Hand()
		h := r.Host.(*placeHost)
		return SharedTuple(Int(int64(h.row)), Int(int64(h.col))), nil
	})
	a.Place("get_location")
	look := func(r *Robot, args []Value) (number int64, ok bool) {
		r.Hand()
		row, rowOK := AsInt(args[0])
		col, colOK := AsInt(args[1])
		h := r.Host.(*placeHost)
		if !rowOK || !colOK {
			return 0, false
		}
		r.DependsOn(0, row, 0, placeSize)
		r.DependsOn(1, col, 0, placeSize)
		if row < 0 || row >= placeSize || col < 0 || col >= placeSize {
			return 0, false
		}
		return ((row-int64(h.row))*31 + (col-int64(h.col))*17) & 7, true
	}
	a.Getter("look", []string{"row", "col"}, func(r *Robot, args []Value) (Value, error) {
		if n, ok := look(r, args); ok {
			return Int(n), nil
		}
		return None, nil
	})
	a.Getter("bit", []string{"row", "col"}, func(r *Robot, args []Value) (Value, error) {
		n, ok := look(r, args)
		return Bool(ok && n&1 != 0), nil
	})
	a.TakesSquare("look")
	a.TakesSquare("bit")
	a.Getter("tell", []string{"text"}, func(r *Robot, args []Value) (Value, error) {
		text, ok := AsString(args[0])
		if !ok {
			return Value{}, TypeError.Raise("no text")
		}
		h := r.Host.(*placeHost)
		h.logs.WriteString(text + "\n")
		done := int32(0)
		for _, w := range r.TakeWritten() {
			h.elsewhere.WriteString(text[done:w.At] + fmt.Sprintf("<%d %d %d>", w.Axis, w.Sign, w.Plus))
			done = w.At + w.Size
		}
		h.elsewhere.WriteString(text[done:] + "\n")
		return None, nil
	})
	a.Logs("tell")
	return a
}

// TestPlaces lets robots do something in all places, and makes sure that it comes to the same, with as many bytecodes and as
// much memory, in those that are told apart by nothing on which it depends; and that it is what comes of it when nobody asks
// what it depends on.
func TestPlaces(t *testing.T) {
	t.Parallel()
	isLoose, played := 0, 0
	for i, body := range placeCases {
		if testing.Short() && i%8 != 0 {
			continue
		}
		played++
		linked := linkPlace(t, body)
		loose := false
		for _, step := range []int{1, 7} {
			if goThroughPlaces(t, linked, body, step) {
				loose = true
			}
		}
		if loose {
			isLoose++
		}
	}
	assert.Greater(t, isLoose, played/3, "there is something to get wrong")
}

// goThroughPlaces is TestPlaces for one player. It goes through the rows by steps, as it matters in which order it is found out
// what there is to tell apart. It reports whether some turn did not depend on all of the place.
func goThroughPlaces(t *testing.T, linked *Linked, body string, step int) (isLoose bool) {
	t.Helper()
	cells := newPlaceCells()
	type told struct{ row, col uint64 }
	type key struct {
		told
		row, col, rowCell, colCell uint64
	}
	seen := map[key]string{}
	kinds := map[told]bool{}
	for i := range 2 * placeSize {
		for _, col := range [...]int{0, 15, 6, 1, 10} {
			row := i * step % placeSize
			k := key{rowCell: cells[0].Bits(row), colCell: cells[1].Bits(col)}
			at := func(t told) key {
				k.told, k.row, k.col = t, uint64(row)&t.row, uint64(col)&t.col
				return k
			}
			plain, _, _, _ := playPlace(t, linked, row, col, nil)
			outcome, elsewhere, rowTold, colTold := playPlace(t, linked, row, col, &cells)
			require.Equal(t, plain, outcome, "%s\nat %d, %d", body, row, col)
			require.Equal(t, plain, inPlace(elsewhere, row, col), "%s\nat %d, %d", body, row, col)
			kinds[told{rowTold, colTold}] = true
			for kind := range kinds {
				if known, ok := seen[at(kind)]; ok {
					require.Equal(t, inPlace(known, row, col), outcome, "%s\nat %d, %d, when it depends on %+v", body, row, col, kind)
				}
			}
			seen[at(told{rowTold, colTold})] = elsewhere
			isLoose = isLoose || rowTold&colTold != ^uint64(0)
		}
	}
	return isLoose
}

// playPlace lets a robot take its second turn, and returns what came of it, what comes of it in other places, and on what that
// depended.
func playPlace(t *testing.T, linked *Linked, row, col int, cells *[2]*Cells) (outcome, elsewhere string, rowTold, colTold uint64) {
	t.Helper()
	host, pool := &placeHost{row: row, col: col}, &Pool{}
	defer pool.Close()
	r := linked.NewRobot(Config{
		Module: "bot", Handler: "turn", Pool: pool, Host: host, Memory: 1 << 20, Print: func(s string) {
			host.logs.WriteString(s)
			host.elsewhere.WriteString(s)
		},
	})
	defer r.Close()
	require.Nil(t, r.Turn(1_000_000).Exception)
	room, parts := r.machine.Room, r.machine.Parts()
	if cells != nil {
		r.Loosen(row, col, cells)
	}
	turn := r.Turn(1_000_000)
	rowTold, colTold = r.Told()
	now := r.machine.Parts()
	costs := fmt.Sprint(turn.Bytecodes, room-r.machine.Room, now.Texts-parts.Texts, now.Pairs-parts.Pairs, "\n")
	outcome, elsewhere = costs+host.logs.String(), costs+host.elsewhere.String()
	if turn.Exception != nil {
		outcome += turn.Exception.Traceback
		elsewhere += turn.Exception.Traceback
	}
	return outcome, elsewhere, rowTold, colTold
}

// TestPlacesPaused makes sure that code which finds out what it depends on is paused anywhere, and goes on, as other code is.
func TestPlacesPaused(t *testing.T) {
	t.Parallel()
	for _, body := range placeCases {
		linked := linkPlace(t, body)
		play := func(budget int64, cells *[2]*Cells) (logs string, spent int64) {
			host, pool := &placeHost{row: 5, col: 6}, &Pool{}
			defer pool.Close()
			r := linked.NewRobot(Config{Module: "bot", Handler: "turn", Pool: pool, Host: host, Print: func(s string) { host.logs.WriteString(s) }})
			defer r.Close()
			require.Nil(t, r.Turn(1_000_000).Exception)
			if cells != nil {
				r.Loosen(host.row, host.col, cells)
			}
			for {
				turn := r.Turn(budget)
				spent += turn.Bytecodes
				if !turn.Paused {
					return host.logs.String(), spent
				}
			}
		}
		logs, spent := play(1_000_000, nil)
		for _, budget := range []int64{1, 2, 3, 7} {
			cells := newPlaceCells()
			gotLogs, gotSpent := play(budget, &cells)
			require.Equal(t, logs, gotLogs, "%s\nwith %d bytecodes a turn", body, budget)
			require.GreaterOrEqual(t, gotSpent, spent, body)
			plainLogs, plainSpent := play(budget, nil)
			require.Equal(t, plainLogs, gotLogs, body)
			require.Equal(t, plainSpent, gotSpent, "%s\nwith %d bytecodes a turn", body, budget)
		}
	}
}

// linkPlace returns the player of placeCases that does something.
func linkPlace(t *testing.T, body string) *Linked {
	t.Helper()
	source := "def log(v):\n    print(v)\n" + placePrelude + "    " + strings.ReplaceAll(body, "\n", "\n    ") + "\n"
	program, err := Compile([]File{{Path: "bot.py", Text: []byte(source)}}, Options{Host: Host{Place: "get_location"}})
	require.NoError(t, err, body)
	require.NoError(t, program.fault, body)
	return Link(program, placeAPI())
}

// newPlaceCells returns cells that are not divided.
func newPlaceCells() (cells [2]*Cells) {
	for i := range cells {
		cells[i] = NewCells(placeSize, func(_, cell int) uint64 { return uint64(cell) })
	}
	return cells
}
