package engine_test

import (
	"strings"

	"bhack/sandbox"
)

// memoChangeCases are of pawns of whom each changes something once, which shows in its turns
// from then on: it is not to be taken for what it was, nor for one that has not changed.
func memoChangeCases() []memoCase {
	var cases []memoCase
	for _, c := range []struct {
		name, start, change, probe string
		// never tells that what is changed cannot be described.
		never bool
	}{
		{name: "a class that is registered", start: "import abc\nclass A(abc.ABC):\n    pass\nclass B:\n    pass", change: "A.register(B)", probe: "isinstance(B(), A)"},
		{name: "functions by class", start: "import functools\n@functools.singledispatch\ndef f(x):\n    return 1", change: "f.register(int, lambda x: 2)", probe: "f(3)", never: true},
		{name: "the qualified name of a class", start: "class A: pass", change: "A.__qualname__ = 'B'", probe: "A.__qualname__"},
		{name: "the module of a class", start: "class A: pass", change: "A.__module__ = 'B'", probe: "A.__module__"},
		{name: "the text of a class", start: "class A:\n    'x'", change: "A.__doc__ = 'B'", probe: "A.__doc__"},
		{name: "the bases of a class", start: "class A: x = 1\nclass B: x = 2\nclass C(A): pass", change: "C.__bases__ = (B,)", probe: "C.x"},
		{name: "the class of an object", start: "class A: x = 1\nclass B: x = 2\na = A()", change: "a.__class__ = B", probe: "a.x"},
		{name: "a method", start: "class A:\n    def f(self): return 1\na = A()", change: "A.f = lambda self: 2", probe: "a.f()"},
		{name: "a special method", start: "class A:\n    def __len__(self): return 1\na = A()", change: "A.__len__ = lambda self: 2", probe: "len(a)"},
		{name: "a special method of a base", start: "class A: pass\nclass B(A): pass\nb = B()", change: "A.__bool__ = lambda self: False", probe: "bool(b)"},
		{name: "a missing attribute", start: "class A: pass\na = A()", change: "A.__getattr__ = lambda self, n: n", probe: "getattr(a, 'x', 0)"},
		{name: "an attribute of a class", start: "class A:\n    x = 1\nclass B(A):\n    x = 2", change: "del B.x", probe: "B.x"},
		{name: "an attribute of a metaclass", start: "class M(type):\n    v = 1\nclass A(metaclass=M): pass", change: "M.v = 2", probe: "A.v", never: true},
		{name: "a member of an enumeration", start: "import enum\nclass E(enum.Enum):\n    A = 1", change: "E.A.x = 3", probe: "getattr(E.A, 'x', 0)"},
		{name: "a slot", start: "class A:\n    __slots__ = ('x',)\na = A()", change: "a.x = 4", probe: "getattr(a, 'x', 0)"},
		{name: "a property", start: "class A:\n    p = property(lambda s: 1)\na = A()", change: "A.p = property(lambda s: 2)", probe: "a.p"},
		{name: "a default of a static method", start: "class A:\n    @staticmethod\n    def f(x=[]): return x", change: "A.f().append(1)", probe: "A.f()"},
		{name: "what a class method keeps", start: "class A:\n    x = 0\n    @classmethod\n    def f(c): c.x += 1", change: "A.f()", probe: "A.x"},
		{name: "what two closures share", start: "def make():\n    v = 1\n    def s():\n        nonlocal v\n        v += 1\n    return s, lambda: v\ns, g = make()", change: "s()", probe: "g()"},
		{name: "the text of a property", start: "class A:\n    @property\n    def f(self): 'x'", change: "A.f.__doc__ = 'y'", probe: "A.f.__doc__"},
		{name: "the text of a function", start: "def g(): 'd'", change: "g.__doc__ = 'k'", probe: "g.__doc__"},
		{name: "the module of a function", start: "def g(): 'd'", change: "g.__module__ = 'k'", probe: "g.__module__"},
		{name: "the qualified name of a function", start: "def g(): 'd'", change: "g.__qualname__ = 'k'", probe: "g.__qualname__"},
		{name: "the dict of a function", start: "def g(): pass", change: "g.__dict__['k'] = 5", probe: "getattr(g, 'k', 0)"},
		{name: "a default", start: "def g(k=1): return k", change: "g.__defaults__ = (2,)", probe: "g()"},
		{name: "an order", start: "d = {'a': 1, 'b': 2}", change: "d['a'] = d.pop('a')", probe: "list(d)"},
		{name: "the order of a set", start: "s = {1, 9}", change: "s.remove(1); s.add(17); s.add(1); s.remove(17)", probe: "list(s)"},
		{name: "an object that is equal", start: "class A:\n    def __hash__(self): return 1\nd = {A(): 1}", change: "d[A()] = 2", probe: "len(d)"},
		{name: "a cycle", start: "class A: pass\na = A()", change: "a.b = a", probe: "hasattr(a, 'b')"},
		{name: "which of two is shared", start: "a = [[1], [1]]", change: "a[1] = a[0]", probe: "a[0] is a[1]"},
		{name: "the sign of nothing", start: "b = 0.0", change: "b = -b", probe: "b"},
		{name: "a number to True", start: "b = 1", change: "b = True", probe: "b"},
		{name: "a frozen set", start: "b = frozenset([1])", change: "b = frozenset([2])", probe: "b"},
		{name: "a slice", start: "b = slice(1)", change: "b = slice(2)", probe: "b"},
		{name: "a huge number", start: "b = 1 << 90", change: "b = 1 << 91", probe: "b"},
		{name: "the sign of a huge number", start: "b = [1 << 90]", change: "b[0] = -b[0]", probe: "b"},
		{name: "a range", start: "b = range(100)", change: "b = range(99)", probe: "b"},
		{name: "an attribute of a method of a named tuple", start: "from collections import namedtuple\nP = namedtuple('P', 'x')", change: "P.__new__.x = 2", probe: "getattr(P.__new__, 'x', 0)"},
		{name: "defaults of a named tuple", start: "from collections import namedtuple\nP = namedtuple('P', 'x')", change: "P.__new__.__defaults__ = (5,)", probe: "P(*P.__new__.__defaults__ or [1])"},
		{name: "a field of a named tuple", start: "from collections import namedtuple\nP = namedtuple('P', 'x y')\np = P(1, 2)", change: "P.x = P.y", probe: "p.x"},
		{name: "the names of the fields of a named tuple", start: "from collections import namedtuple\nP = namedtuple('P', 'x y')\np = P(1, 2)", change: "P._fields = ('y', 'x')", probe: "p._fields"},
		{name: "a method of a data class", start: "from dataclasses import dataclass\n@dataclass\nclass P:\n    x: int = 1\n@dataclass(order=True)\nclass Q:\n    x: int = 1", change: "P.__eq__ = Q.__lt__", probe: "P.__eq__ is Q.__lt__"},
		{name: "a default of a data class", start: "from dataclasses import dataclass\n@dataclass\nclass P:\n    x: object = ()\n    y: int = 0\nkept = [P(), P([1])]", change: "kept[0].x = kept[1].x", probe: "kept[0].x"},
		{name: "the dict of the fields of a data class", start: "from dataclasses import dataclass, fields\n@dataclass\nclass P:\n    x: int = 1", change: "P.__dataclass_fields__.clear()", probe: "len(fields(P))"},
		{name: "an annotation", start: "from typing import List\ndef f(a: List[int]): pass", change: "f.__annotations__['a'] = List[str]", probe: "f.__annotations__['a']"},
		{name: "the factory of a default dict", start: "from collections import defaultdict\nd = defaultdict(int)", change: "d.default_factory = str", probe: "d.default_factory"},
		{name: "an item of a default dict", start: "from collections import defaultdict\nd = defaultdict(int)", change: "d[1] += 1", probe: "d"},
		{name: "the items of an item getter", start: "from operator import itemgetter\ng = itemgetter(0)", change: "g.__init__(1)", probe: "g('ab')"},
		{name: "a keyword of a partial", start: "import functools\np = functools.partial(max, 1, 2)", change: "p.keywords['key'] = float.__neg__", probe: "p.keywords"},
		{name: "what a partial calls", start: "import functools\np = functools.partial(max, 1, 2)", change: "p.__init__(min)", probe: "p(3, 4)"},
		{name: "a result of a cache", start: "import functools\n@functools.lru_cache(None)\ndef f(x): return [x]", change: "f(1).append(2)", probe: "f(1)"},
		{name: "what a cache keeps", start: "import functools\nn = 0\n@functools.lru_cache(None)\ndef f(x):\n    global n\n    n += 1\n    return n\nf(1)", change: "f.cache_clear()", probe: "f(1)"},
		{name: "an attribute of a cache", start: "import functools\n@functools.lru_cache(None)\ndef f(x): return x", change: "f.x = 2", probe: "getattr(f, 'x', 0)"},
		{name: "an attribute of a type of NewType", start: "from typing import NewType\nT = NewType('T', int)", change: "T.x = 1", probe: "getattr(T, 'x', 0)"},
		{name: "a view", start: "d = {1: 2}\nb = d.items()", change: "d[1] = 3", probe: "b", never: true},
		{name: "the order of an OrderedDict", start: "import collections\nd = collections.OrderedDict(a=1, b=2)", change: "d.move_to_end('a')", probe: "list(d)"},
		{name: "an attribute of a partial", start: "import functools\np = functools.partial(max, 1)", change: "p.x = 3", probe: "getattr(p, 'x', 0)"},
		{name: "a global of another file", start: "import sub", change: "sub.x = 3", probe: "sub.x"},
		{name: "a missing global of another file", start: "import sub", change: "del sub.x", probe: "getattr(sub, 'x', 0)"},
		{name: "a new global of another file", start: "import sub", change: "sub.y = 3", probe: "getattr(sub, 'y', 0)"},
		{name: "a file of a package", start: "import sub", change: "import sub.late", probe: "hasattr(sub, 'late')"},
	} {
		player := strings.NewReplacer("START", c.start, "CHANGE", c.change, "PROBE", c.probe).Replace(`
START
n = 0
def pawn():
    global n, b
    n += 1
    late = 15 + get_location()[0] * 2
    if n == late:
        log('changes')
        CHANGE
    log(str(PROBE))
    step()
`)
		if strings.Contains(c.change, "import ") { // it would be a local
			player = strings.Replace(player, "global n, b", "global n, sub", 1)
		}
		cases = append(cases, memoCase{
			name: "changes " + c.name, pawn: player, runs: c.never, logs: "changes",
			helpers: []sandbox.File{file("sub/__init__.py", "x = 1\n"), file("sub/late.py", "")},
		})
	}
	return cases
}
