package sandbox_test

// hoard fills all but a little of the robot's memory with small objects, which a census
// and the collector have to walk.
const hoard = `
hoard = []
try:
    while True: hoard.append([len(hoard)])
except MemoryError:
    for _ in range(len(hoard) // 8): hoard.pop()
`

// hoardCases are programs that allocate while they keep much alive: the time of the
// collector and of the census counts. They are measured for longer than others.
var hoardCases = []meterCase{
	{"hoard, []", nil, hoard, "[]"},
	{"hoard, list * int", []int{1, 30, 300}, hoard + "a = [0]", "a * n"},
	{"hoard, str * int", []int{30, 1000}, hoard + "a = 'x'", "a * n"},
	{"hoard, str +=", []int{1000}, hoard + "a = 'x' * n", "b = a; b += 'y'"},
	{"hoard, dicts", nil, hoard, "{1: 2, 3: 4}"},
	{"hoard, tuples", nil, hoard + "a = 1", "(a, (a, (a, a)))"},
	{"hoard, instances", nil, hoard, "Eq(1)"},
	{"hoard, closures", nil, hoard, "lambda: a"},
	{"hoard, generators", nil, hoard + "def g(): yield 1", "g()"},
	{"hoard, exceptions", nil, hoard, "try: raise ValueError\nexcept ValueError: pass"},
	{"hoard, calls", nil, hoard + "def f(*a, **k): pass", "f(1, 2, k=3)"},
	{"hoard, long ints", []int{100, 1000}, hoard + "a = 10 ** n", "a + 1"},
	{"hoard, MemoryError", nil, hoard, "attempt(list, range(10 ** 6))"},
	{"hoard, sets", nil, hoard, "{1, 2, 3}"},
	{"hoard, replaced", nil, hoard + "a = itertools.cycle(range(1000))", "hoard[next(a)] = [1]"},
}

// loopCases are loops that are cheap at each step only if what they change is: where
// implementations tend to be quadratic.
var loopCases = []meterCase{
	{"dict, pop from the front", []int{10, 1000, 30_000}, "a = dict.fromkeys(range(n))", "k = next(iter(a))\ndel a[k]\na[k] = 0"},
	{"dict, drained from the front", []int{10, 1000, 10_000}, "b = dict.fromkeys(range(n))", "a = dict(b)\nwhile a: del a[next(iter(a))]"},
	{"dict, drained from the front by {pop,keys,items,values}", []int{10, 1000, 10_000}, "b = dict.fromkeys(range(n))", "a = dict(b)\nk = 0\nwhile a:\n    next(iter(a.keys() if '@' == 'pop' else a.@()))\n    a.pop(k)\n    k += 1"},
	{"dict, drained by popitem", []int{10, 1000, 10_000}, "b = dict.fromkeys(range(n))", "a = dict(b)\nwhile a: a.popitem()"},
	{"OrderedDict, drained from the front", []int{10, 1000, 10_000}, "b = dict.fromkeys(range(n))", "a = OrderedDict(b)\nwhile a: a.popitem(last=False)"},
	{"set, drained by {pop,iter}", []int{10, 1000, 10_000}, "b = set(range(n))", "a = set(b)\nwhile a:\n    if '@' == 'pop': a.pop()\n    else: a.remove(next(iter(a)))"},
	{"set, sparse, walked", []int{1000, 30_000}, "a = set(range(n))\nfor i in range(n - 3): a.remove(i)", "for i in a: pass"},
	{"dict, sparse, walked", []int{1000, 30_000}, "a = dict.fromkeys(range(n))\nfor i in range(n - 3): del a[i]", "for i in a: pass"},
	{"dict, sparse, {list,len,bool,repr,sorted,sum,max}", []int{1000, 30_000}, "a = dict.fromkeys(range(n))\nfor i in range(n - 3): del a[i]", "@(a)"},
	{"list.pop(0), drained", []int{10, 1000, 10_000}, "b = [0] * n", "a = b[:]\nwhile a: a.pop(0)"},
	{"list.insert(0), grown", []int{10, 1000, 10_000}, "", "a = []\nfor i in range(n): a.insert(0, i)"},
	{"deque, {popleft,pop}, drained", []int{10, 1000, 10_000}, "b = deque(range(n))", "a = b.copy()\nwhile a: a.@()"},
	{"str +=, grown", []int{10, 1000, 10_000}, "", "a = ''\nfor i in range(n): a += 'x'"},
	{"str +=, kept and grown", []int{10, 1000, 5000}, "", "a = ''\nfor i in range(n):\n    b = a\n    a += 'x'"},
	{"str +=, wide, grown", []int{10, 1000, 5000}, "", "a = ''\nfor i in range(n): a += 'ä'"},
	{"str, grown at the front", []int{10, 1000, 5000}, "", "a = ''\nfor i in range(n): a = 'x' + a"},
	{"tuple +=, grown", []int{10, 300, 3000}, "", "a = ()\nfor i in range(n): a += (i,)"},
	{"list = list +, grown", []int{10, 300, 3000}, "", "a = []\nfor i in range(n): a = a + [i]"},
	{"list +=, grown", []int{10, 1000, 10_000}, "", "a = []\nfor i in range(n): a += [i]"},
	{"set |=, grown", []int{10, 1000, 10_000}, "", "a = set()\nfor i in range(n): a |= {i}"},
	{"dict.update, grown", []int{10, 1000, 10_000}, "", "a = {}\nfor i in range(n): a.update({i: i})"},
	{"int *=, grown", []int{10, 100, 1000}, "", "a = 1\nfor i in range(n): a *= 999999999999"},
	{"int <<=, grown", []int{10, 1000, 10_000}, "", "a = 1\nfor i in range(n): a <<= 7"},
	{"sum of a slice, each", []int{10, 300, 1000}, "a = [1] * n", "for i in range(n): sum(a[i:])"},
	{"heapq, tuples", []int{10, 1000, 10_000}, "a = [(i * 7919 % 10007, 'x') for i in range(n)]", "h = []\nfor x in a: heapq.heappush(h, x)\nwhile h: heapq.heappop(h)"},
	{"heapq, instances", []int{10, 1000}, "a = [Eq(i * 7919 % 10007) for i in range(n)]", "h = []\nfor x in a: heapq.heappush(h, x)\nwhile h: heapq.heappop(h)"},
	{"nested lists, grown", []int{10, 300, 900}, "", "a = []\nfor i in range(n): a = [a]"},
	{"dict display, ten", nil, "a = 1", "{1: a, 2: a, 3: a, 4: a, 5: a, 6: a, 7: a, 8: a, 9: a, 10: a}"},
	{"dict display, ten names", nil, "a = 1", "{'a': a, 'b': a, 'c': a, 'd': a, 'e': a, 'f': a, 'g': a, 'h': a, 'i': a, 'j': a}"},
	{"linked list, dropped", []int{10, 1000, 10_000}, "", "a = None\nfor i in range(n): a = (a, i)\na = None"},
	{"cycles, dropped", nil, "", "a = []; a.append(a)"},
}

// callCases are calls that go through many hands, and exceptions that do.
var callCases = []meterCase{
	{"random.{seed,Random}, and a draw", nil, "", "(random.@(7) or random).random()"},
	{"random.seed, str, and a draw", nil, "", "random.seed('x'); random.random()"},
	{"random.random, many", sizesOfCases, "", "for i in range(n): random.random()"},
	{"recursion", []int{30, 300, 900}, "def f(n):\n    if n: f(n - 1)", "f(n)"},
	{"recursion, arguments", []int{30, 300, 900}, "def f(n, *a, **k):\n    if n: f(n - 1, *a, **k)", "f(n, 1, 2, x=3)"},
	{"RecursionError", nil, "def f(): f()", "attempt(f)"},
	{"RecursionError, of {repr,hash,str,bool}", nil, "class A:\n    def __@__(self): return @(self)\na = A()", "attempt(@, a)"},
	{"RecursionError, of repr, nested lists", nil, "a = nest(lambda v: [v], 2000)", "attempt(repr, a)"},
	{"RecursionError, of ==, nested lists", nil, "a = nest(lambda v: [v], 2000); b = nest(lambda v: [v], 2000)", "attempt(operator.eq, a, b)"},
	{"RecursionError, of copy.deepcopy", nil, "a = nest(lambda v: [v], 2000)", "attempt(copy.deepcopy, a)"},
	{"== of a list in itself", nil, "a = []; a.append(a); b = []; b.append(b)", "attempt(operator.eq, a, b)"},
	{"copy.deepcopy of a list in itself", nil, "a = []; a.append(a)", "copy.deepcopy(a)"},
	{"call, nested __call__", []int{1, 30, 300}, "class A:\n    def __init__(self, f): self.f = f\n    def __call__(self): return self.f()\na = int\nfor i in range(n): a = A(a)", "a()"},
	{"call, __call__ that is an instance", []int{1, 30, 300}, "a = abs\nfor i in range(n):\n    class A: pass\n    A.__call__ = a\n    a = A()", "attempt(a, 1)"},
	{"bound method", nil, "a = Eq(1); f = a.__eq__", "f(a)"},
	{"method, made", nil, "a = Eq(1)", "a.__eq__"},
	{"closure", nil, "def f():\n    x = 1\n    return lambda: x", "f()"},
	{"generator expression", sizesOfCases, "a = range(n)", "drain(i for i in a)"},
	{"generator expression, made", nil, "a = []", "(i for i in a)"},
	{"generator expression, nested", []int{1, 30, 300}, "", "a = range(100)\nfor i in range(n): a = (j for j in a)\ndrain(a)"},
	{"raise NameError", nil, "", "try: missing_name\nexcept NameError: pass"},
	{"raise UnboundLocalError", nil, "def f():\n    x\n    x = 1", "attempt(f)"},
	{"raise TypeError, of an operator", nil, "a = 1; b = 'x'", "try: a - b\nexcept TypeError: pass"},
	{"raise TypeError, of a comparison", nil, "a = 1; b = 'x'", "try: a < b\nexcept TypeError: pass"},
	{"raise TypeError, of a call", nil, "def f(a): pass", "try: f()\nexcept TypeError: pass"},
	{"raise ZeroDivisionError", nil, "a = 0", "try: 1 // a\nexcept ZeroDivisionError: pass"},
	{"raise ValueError, of unpacking", nil, "a = [1]", "try: x, y = a\nexcept ValueError: pass"},
	{"raise ImportError", nil, "", "try: import nothing_of_that_name\nexcept ImportError: pass"},
	{"raise ImportError, of a name", nil, "", "try: from math import nothing\nexcept ImportError: pass"},
	{"raise AttributeError", nil, "a = Plain()", "try: a.nothing\nexcept AttributeError: pass"},
	{"raise StopIteration", nil, "a = iter([])", "try: next(a)\nexcept StopIteration: pass"},
	{"raise AssertionError", sizesOfCases, "a = 'x' * n", "try: assert 0, a\nexcept AssertionError: pass"},
	{"raise, from", nil, "a = KeyError()", "try: raise ValueError from a\nexcept ValueError: pass"},
	{"raise, the same again", nil, "a = KeyError()", "try: raise a\nexcept KeyError: pass"},
	{"raise, the same through calls", []int{30, 300}, "a = KeyError()\ndef f(n):\n    if n: f(n - 1)\n    else: raise a", "try: f(n)\nexcept KeyError: pass"},
	{"raise, through finally", []int{1, 30, 300}, "def f(n):\n    try:\n        if n: f(n - 1)\n        else: raise KeyError\n    finally: pass", "try: f(n)\nexcept KeyError: pass"},
	{"raise, through except", []int{1, 30, 300}, "def f(n):\n    try:\n        if n: f(n - 1)\n        else: raise KeyError\n    except ValueError: pass", "try: f(n)\nexcept KeyError: pass"},
	{"raise, through raise again", []int{1, 30, 300}, "def f(n):\n    try:\n        if n: f(n - 1)\n        else: raise KeyError\n    except KeyError: raise", "try: f(n)\nexcept KeyError: pass"},
	{"raise, through with", []int{1, 30, 300}, `class C:
    def __enter__(self): pass
    def __exit__(self, *a): pass
c = C()
def f(n):
    with c:
        if n: f(n - 1)
        else: raise KeyError`, "try: f(n)\nexcept KeyError: pass"},
	{"raise, through generators", []int{1, 30, 300}, "def g(n):\n    if n: yield from g(n - 1)\n    else: raise KeyError", "try: next(g(n))\nexcept KeyError: pass"},
	{"throw, through generators", []int{1, 30, 300}, "def g(n):\n    if n: yield from g(n - 1)\n    while 1:\n        try: yield\n        except KeyError: pass\na = g(n); next(a)", "a.throw(KeyError)"},
	{"throw, out of generators", []int{1, 30, 300}, "def g(n):\n    if n: yield from g(n - 1)\n    yield", "a = g(n); next(a)\nattempt(a.throw, KeyError)"},
	{"raise, in a sort key", []int{1, 30, 1000}, "a = list(range(n))\ndef f(x):\n    if x == n - 1: raise KeyError\n    return x", "attempt(lambda: a.sort(key=f))"},
	{"raise, in __{eq,hash,lt,repr,len,bool,iter,getitem,add,call}__", nil, "class A:\n    def __@__(self, *a): raise KeyError\na = A()", "attempt({'eq': lambda: a == a, 'hash': lambda: {a}, 'lt': lambda: a < a, 'repr': lambda: repr(a), 'len': lambda: len(a), 'bool': lambda: not a, 'iter': lambda: list(a), 'getitem': lambda: a[0], 'add': lambda: a + a, 'call': lambda: a()}['@'])"},
}

// overrideCases are classes that override what operators and builtins do.
var overrideCases = []meterCase{
	{"x {+,-,*,//,%,<<,&,|,^}, overridden", nil, "class A:\n    def f(self, other): return self\n    __add__ = __sub__ = __mul__ = __floordiv__ = __mod__ = __lshift__ = __and__ = __or__ = __xor__ = f\na = A()", "a @ a"},
	{"x + y, reflected", nil, "class A:\n    def __radd__(self, other): return 1\na = A()", "1 + a"},
	{"x + y, NotImplemented", nil, "class A:\n    def __add__(self, other): return NotImplemented\n    __radd__ = __add__\na = A()", "attempt(operator.add, a, 1)"},
	{"x += y, overridden", nil, "class A:\n    def __iadd__(self, other): return self\na = A()", "a += 1"},
	{"x {==,<,>=,!=}, overridden", nil, "class A:\n    def f(self, other): return True\n    __eq__ = __lt__ = __ge__ = __ne__ = f\na = A()", "a @ a"},
	{"x < y, total_ordering", nil, "@functools.total_ordering\nclass A:\n    def __lt__(self, other): return False\n    def __eq__(self, other): return False\na = A()", "a >= a"},
	{"{len,bool,hash,repr,str,abs,int,float,iter,reversed,round,next,callable}, overridden", nil, `class A:
    def __len__(self): return 1
    def __bool__(self): return True
    def __hash__(self): return 1
    def __repr__(self): return 'x'
    __str__ = __repr__
    def __abs__(self): return 1
    __int__ = __round__ = __abs__
    def __float__(self): return 1.0
    def __iter__(self): return self
    def __reversed__(self): return self
    def __next__(self): return 1
a = A()`, "@(a)"},
	{"x[i], overridden", nil, "class A:\n    def __getitem__(self, i): return 1\na = A()", "a[0]"},
	{"x[i] =, overridden", nil, "class A:\n    def __setitem__(self, i, v): pass\na = A()", "a[0] = 1"},
	{"x in y, overridden", nil, "class A:\n    def __contains__(self, i): return True\na = A()", "1 in a"},
	{"x in y, by __getitem__", sizesOfCases, "class A:\n    def __getitem__(self, i):\n        if i >= n: raise IndexError\n        return i\na = A()", "-1 in a"},
	{"for in, overridden", []int{1, 30, 1000}, `class A:
    def __iter__(self):
        self.i = n
        return self
    def __next__(self):
        self.i -= 1
        if self.i: return 1
        raise StopIteration
a = A()`, "for i in a: pass"},
	{"x.y, {__getattr__,__getattribute__}", nil, "class A:\n    def @(self, name): return 1\na = A()", "a.y"},
	{"x.y, __getattr__ that raises", nil, "class A:\n    def __getattr__(self, name): raise AttributeError(name)\na = A()", "hasattr(a, 'y')"},
	{"x.y = z, __setattr__", nil, "class A:\n    def __setattr__(self, name, v): pass\na = A()", "a.y = 1"},
	{"x.y, property", nil, "class A:\n    @property\n    def y(self): return 1\na = A()", "a.y"},
	{"x.y, descriptor", nil, "class D:\n    def __get__(self, *a): return 1\n    def __set__(self, *a): pass\nclass A: y = D()\na = A()", "a.y; a.y = 1"},
	{"x.y, slots", nil, "class A: __slots__ = 'y'\na = A(); a.y = 1", "a.y; a.y = 2"},
	{"x.y, {staticmethod,classmethod}", nil, "class A: y = @(lambda *a: 1)\na = A()", "a.y()"},
	{"x.y, of the class", nil, "class A: y = 1", "A.y"},
	{"x.y = z, of the class", nil, "class A: y = 1", "A.y = 2"},
	{"x.y = z, new names", []int{1, 30, 1000}, "a = ['k%d' % i for i in range(n)]", "b = Plain()\nfor k in a: setattr(b, k, 1)"},
	{"__new__, overridden", nil, "class A:\n    def __new__(cls): return object.__new__(cls)", "A()"},
	{"object.{__new__,__init__,__repr__,__str__,__hash__,__eq__,__setattr__,__getattribute__,__format__}", nil, "a = Plain(); a.x = 1", "attempt(object.@, *{'__new__': (Plain,), '__eq__': (a, a), '__setattr__': (a, 'x', 1), '__getattribute__': (a, 'x'), '__format__': (a, '')}.get('@', (a,)))"},
	{"super().__init__", nil, "class A:\n    def __init__(self): pass\nclass B(A):\n    def __init__(self): super().__init__()", "B()"},
	{"class, {__init_subclass__,__set_name__}", nil, "class D:\n    def __set_name__(self, owner, name): pass\nclass A:\n    def __init_subclass__(cls): pass\n    if '@' == '__set_name__': x = D()", "class B(A): x = D()"},
	{"class, methods", nil, "", "class A:\n    def f(self): pass\n    def g(self): pass\n    @property\n    def h(self): pass"},
	{"subclass of {int,float,str,list,tuple,dict,set,frozenset}", nil, "class A(@): pass", "A()"},
	{"subclass of {int,float,str,list,tuple,dict,set}, used", sizesOfCases, "class A(@): pass\na = A(10 ** 9 if '@' in ('int', 'float') else 'x' * n if '@' == 'str' else {i: i for i in range(n)} if '@' == 'dict' else range(n))", "a == a; str(a) if n < 100 else bool(a); attempt(len, a)"},
	{"subclass of Exception, raised", nil, "class A(Exception): pass", "try: raise A(1)\nexcept A: pass"},
	{"isinstance, of an ABC", nil, "import abc\nclass A(abc.ABC): pass\nclass B(A): pass\nb = B()", "isinstance(b, A)"},
	{"isinstance, of an ABC, not", nil, "import abc\nclass A(abc.ABC): pass", "isinstance(1, A)"},
	{"isinstance, of an ABC with many registered", []int{1, 30, 300}, "import abc\nclass A(abc.ABC): pass\nfor i in range(n): A.register(type('B', (), {}))", "isinstance(1, A)"},
	{"isinstance, of collections.abc.{Iterable,Hashable,Sized,Mapping,Sequence,Callable}", nil, "import collections.abc", "isinstance(1, collections.abc.@)"},
	{"f-string, overridden", nil, "class A:\n    def __format__(self, spec): return 'x'\na = A()", "f'{a}'"},
	{"str.format, attributes", []int{1, 30, 300}, "a = Plain(); a.x = a; f = '{0' + '.x' * n + '.y}'; a.y = 1", "f.format(a)"},
	{"str.format, nested widths", sizesOfCases, "", "'{:{}}'.format('x', n)"},
	{"str.join, of a generator", []int{1, 30, 1000}, "a = ['x'] * n", "''.join(x for x in a)"},
	{"sum, overridden", []int{1, 30, 1000}, "class A:\n    def __add__(self, other): return self\n    __radd__ = __add__\na = [A()] * n", "sum(a)"},
	{"{min,max,sorted}, key in Python", []int{1, 30, 1000}, "a = list(range(n))", "@(a, key=lambda x: -x)"},
	{"{map,filter} of Python", []int{1, 30, 1000}, "a = range(n)", "drain(@(lambda x: x, a))"},
	{"dict of instances", []int{1, 30, 1000}, `class A:
    def __init__(self, v): self.v = v
    def __eq__(self, o): return self.v == o.v
    def __hash__(self): return hash(self.v)
a = [A(i) for i in range(n)]`, "{x: 1 for x in a}"},
	{"dict of {identities,bound methods,functions}", []int{1, 30, 1000}, "a = [{'identities': Plain(), 'bound methods': Plain().__eq__, 'functions': (lambda: 1)}['@'] for i in range(n)]", "attempt(dict.fromkeys, a)"},
	{"namedtuple, spaces", sizesOfCases, "a = ' ' * n", "namedtuple('N', a)"},
	{"{namedtuple,type,enum.Enum,dataclasses.make_dataclass}, long name", sizesOfCases, "a = 'x' * n", "@(a, ({} if '@' == 'dict' else ()), *({},) * ('@' == 'type'))"},
	{"{namedtuple,enum.Enum,dataclasses.make_dataclass}, long field", sizesOfCases, "a = 'x' * n", "@('N', [a])"},
	{"Enum, many names that are none", []int{1, 30, 1000, 10_000}, "", "attempt(enum.Enum, 'N', (1,) * n)"},
	{"Enum, spaces", sizesOfCases, "a = ' ' * n", "enum.Enum('N', a)"},
	{"namedtuple instance, keywords", []int{1, 30, 200}, "N = namedtuple('N', ['k%d' % i for i in range(n)]); b = {'k%d' % i: 0 for i in range(n)}", "N(**b)"},
	{"namedtuple._replace, keywords", []int{1, 30, 200}, "N = namedtuple('N', ['k%d' % i for i in range(n)]); b = {'k%d' % i: 0 for i in range(n)}; a = N(**b)", "a._replace(**b)"},
	{"dataclass instance, keywords", []int{1, 30, 200}, "A = dataclasses.make_dataclass('A', ['k%d' % i for i in range(n)]); b = {'k%d' % i: 0 for i in range(n)}", "A(**b)"},
	{"partial, keywords twice", []int{1, 30, 200}, "b = {'k%d' % i: 0 for i in range(n)}\ndef f(**k): pass\na = functools.partial(f, **b)", "a(**b)"},
	{"Enum, x.{name,value}", nil, "class E(enum.Enum): A = 1", "E.A.@"},
	{"Enum, x", nil, "class E(enum.Enum): A = 1", "E.A"},
	{"Enum, x {==,is}", nil, "class E(enum.Enum): A = 1\na = E.A", "a @ a"},
	{"{hash,repr,str}, Enum member", nil, "class E(enum.Enum): A = 1\na = E.A", "@(a)"},
	{"Enum member in a dict", nil, "class E(enum.Enum): A = 1\na = {E.A: 1}; b = E.A", "a[b]"},
	{"IntEnum {+,<,==}", nil, "class E(enum.IntEnum): A = 1\na = E.A", "a @ a"},
	{"itertools.product, made", []int{1, 1000, 100_000}, "", "attempt(lambda: itertools.product('ab', repeat=n))"},
	{"itertools.{combinations,permutations}, made", sizesOfCases, "a = range(n)", "itertools.@(a, n // 2)"},
	{"float.fromhex", sizesOfCases, "a = '0x1.' + '7' * n + 'p3'", "attempt(float.fromhex, a)"},
	{"Counter.fromkeys", nil, "", "attempt(Counter.fromkeys, 'x')"},
	{"operator.{lt,le,eq,ne,ge,gt,and_,or_,xor,truediv,lshift}", []int{1, 30, 1000}, "a = 10 ** n; b = 7", "attempt(operator.@, a, b)"},
	{"operator.{inv,invert,neg,pos,abs,index,not_,truth}", []int{1, 30, 1000}, "a = 10 ** n", "operator.@(a)"},
	{"operator.{iadd,iconcat,imul}", []int{1, 30, 1000}, "a = [0] * n; b = 2 if '@' == 'imul' else a", "operator.@(a[:], b)"},
	{"operator.{is_,is_not}", nil, "", "operator.@(1, 2)"},
	{"operator.{getitem,delitem,setitem}", sizesOfCases, "a = [0] * n", "b = a[:]; operator.@(b, 0, *(1,) * ('@' == 'setitem'))"},
}
