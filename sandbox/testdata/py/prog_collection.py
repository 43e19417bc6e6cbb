# text wrapping
def wrap(text, width):
    lines, cur = [], ''
    for word in text.split():
        if cur and len(cur) + 1 + len(word) > width:
            lines.append(cur); cur = word
        else: cur = (cur + ' ' + word).strip()
    if cur: lines.append(cur)
    return lines
for l in wrap('The quick brown fox jumps over the lazy dog and runs away', 16): print(f'|{l:<16}|')
# json printer
def dumps(o, indent=0):
    pad = '  ' * indent
    if o is None: return 'null'
    if o is True: return 'true'
    if o is False: return 'false'
    if isinstance(o, (int, float)): return repr(o)
    if isinstance(o, str): return '"' + o.replace('\\', '\\\\').replace('"', '\\"').replace('\n', '\\n') + '"'
    if isinstance(o, (list, tuple)): return '[' + ', '.join(dumps(x) for x in o) + ']'
    if isinstance(o, dict): return '{\n' + ',\n'.join(f'{pad}  {dumps(str(k))}: {dumps(v, indent + 1)}' for k, v in o.items()) + '\n' + pad + '}'
    raise TypeError(f'not serializable: {type(o).__name__}')
print(dumps({'a': [1, 2.5, None, True], 'b': {'c': 'x"y\n', 'd': ()}, 3: False}))
try: dumps({1})
except TypeError as e: print(e)
# tokenizer and recursive descent
import collections, operator, functools, itertools, string, math
Token = collections.namedtuple('Token', ['kind', 'value'])
def tokenize(s):
    i = 0
    while i < len(s):
        c = s[i]
        if c.isspace(): i += 1; continue
        if c.isdigit() or c == '.':
            j = i
            while j < len(s) and (s[j].isdigit() or s[j] == '.'): j += 1
            yield Token('NUM', float(s[i:j]) if '.' in s[i:j] else int(s[i:j])); i = j
        elif c in '+-*/()^': yield Token('OP', c); i += 1
        else: raise SyntaxError(f'bad char {c!r} at {i}')
    yield Token('END', None)
class Parser:
    PREC = {'+': 1, '-': 1, '*': 2, '/': 2, '^': 3}
    FN = {'+': operator.add, '-': operator.sub, '*': operator.mul, '/': operator.truediv, '^': operator.pow}
    def __init__(self, s): self.toks = tokenize(s); self.cur = next(self.toks)
    def adv(self): t, self.cur = self.cur, next(self.toks, None); return t
    def expr(self, p=0):
        t = self.adv()
        if t.kind == 'NUM': left = t.value
        elif t.value == '(':
            left = self.expr()
            if self.adv().value != ')': raise SyntaxError('expected )')
        elif t.value == '-': left = -self.expr(3)
        else: raise SyntaxError(f'unexpected {t}')
        while self.cur.kind == 'OP' and self.PREC.get(self.cur.value, -1) > p - (self.cur.value == '^'):
            op = self.adv().value
            left = self.FN[op](left, self.expr(self.PREC[op] + (op != '^') - 1 + (op == '^') * 0))
        return left
for s in ['1+2*3', '(1+2)*3', '2^3^2', '-2^2', '10/4-1', '1.5*4', '1+', '2 $ 3', '(1']:
    try: print(s, '=', Parser(s).expr())
    except (SyntaxError, ZeroDivisionError) as e: print(s, '->', type(e).__name__, e)
# matrix
class Matrix:
    def __init__(self, rows): self.rows = [list(r) for r in rows]
    @classmethod
    def identity(cls, n): return cls([[int(i == j) for j in range(n)] for i in range(n)])
    def __mul__(self, o):
        if isinstance(o, (int, float)): return Matrix([[x * o for x in r] for r in self.rows])
        return Matrix([[sum(a * b for a, b in zip(r, c)) for c in zip(*o.rows)] for r in self.rows])
    __rmul__ = __mul__
    def __add__(self, o): return Matrix([[a + b for a, b in zip(r, s)] for r, s in zip(self.rows, o.rows)])
    def __eq__(self, o): return self.rows == o.rows
    def __getitem__(self, ij): i, j = ij; return self.rows[i][j]
    def __setitem__(self, ij, v): i, j = ij; self.rows[i][j] = v
    def __str__(self): return '\n'.join(' '.join(f'{x:4}' for x in r) for r in self.rows)
    def __pow__(self, n): return functools.reduce(Matrix.__mul__, [self] * n, Matrix.identity(len(self.rows)))
    @property
    def T(self): return Matrix(zip(*self.rows))
m = Matrix([[1, 1], [1, 0]]); print(m ** 10); print((m * 2 + Matrix.identity(2)).T); m[0, 1] = 9; print(m[0, 1], 2 * m == m * 2)
# bank
class InsufficientFunds(Exception):
    def __init__(self, need, have): super().__init__(f'need {need:.2f}, have {have:.2f}'); self.need = need
class Account:
    _n = itertools.count(1)
    def __init__(self, owner, balance=0.0): self.id, self.owner, self._b, self.log = next(self._n), owner, balance, []
    @property
    def balance(self): return self._b
    @balance.setter
    def balance(self, v):
        if v < 0: raise InsufficientFunds(-v, 0)
        self._b = v
    def withdraw(self, x):
        if x > self._b: raise InsufficientFunds(x, self._b)
        self._b -= x; self.log.append(('w', x)); return self
    def deposit(self, x): self._b += x; self.log.append(('d', x)); return self
    def __repr__(self): return f'{type(self).__name__}({self.owner!r}, {self._b:,.2f})'
class Savings(Account):
    def __init__(self, *a, rate=0.01, **k): super().__init__(*a, **k); self.rate = rate
    def interest(self, years=1): return round(self.balance * ((1 + self.rate) ** years - 1), 2)
a = Account('ann', 100); s = Savings('bob', balance=1234567.891, rate=.05); print(a.deposit(50).withdraw(30), s, s.interest(), s.interest(10), a.id, s.id, a.log)
for act in [lambda: a.withdraw(500), lambda: setattr(a, 'balance', -1), lambda: a.nope(), lambda: Savings()]:
    try: act()
    except Exception as e: print(type(e).__name__, e)
# decorators with args, retry, timing
def retry(times, exc=Exception):
    def deco(f):
        @functools.wraps(f)
        def w(*a, **k):
            for i in range(1, times + 1):
                try: return f(*a, **k)
                except exc as e: print(f'try {i}: {e}')
            raise RuntimeError(f'{f.__name__} failed after {times}') from None
        w.calls = times
        return w
    return deco
cnt = itertools.count()
@retry(3, ValueError)
def flaky(x):
    if next(cnt) < 2: raise ValueError('flaky')
    return x
print(flaky('ok'), flaky.__name__, flaky.calls)
@retry(2)
def never(): raise KeyError('k')
try: never()
except RuntimeError as e: print(e, e.__cause__, e.__suppress_context__)
class CountCalls:
    def __init__(self, f): functools.update_wrapper(self, f); self.f, self.n = f, 0
    def __call__(self, *a): self.n += 1; return self.f(*a)
@CountCalls
def sq(x):
    'squares'
    return x * x
print(sq(3), sq(4), sq.n, sq.__name__, sq.__doc__)
# sorting
people = [('bob', 25), ('Al', 30), ('cy', 25), ('Di', 19)]
print(sorted(people, key=lambda p: (-p[1], p[0].lower())), sorted(people, key=operator.itemgetter(1)), max(people, key=lambda p: p[1]), sorted('bCaD', key=str.lower), sorted([3, -1, 2], key=abs, reverse=True))
words = 'the cat the dog a cat the end'.split(); print(collections.Counter(words).most_common(2), {w: words.count(w) for w in dict.fromkeys(words)})
groups = collections.defaultdict(list)
for n, age in people: groups[age].append(n)
print(dict(groups), [(k, [n for n, _ in g]) for k, g in itertools.groupby(sorted(people, key=lambda p: p[1]), key=lambda p: p[1])])
# caesar, roman, collatz, gcd, perfect, pascal, binary search, bubble sort, permutations, hanoi
def caesar(s, k): return ''.join(chr((ord(c) - 97 + k) % 26 + 97) if 'a' <= c <= 'z' else c for c in s)
print(caesar('hello, world', 3), caesar(caesar('abcxyz', 5), -5))
def roman(n): return ''.join(s * (n // v % d) if False else '' for s, v, d in []) or (lambda out: ''.join(out))([sym * q for sym, q in _rom(n)])
def _rom(n):
    for v, s in [(1000, 'M'), (900, 'CM'), (500, 'D'), (400, 'CD'), (100, 'C'), (90, 'XC'), (50, 'L'), (40, 'XL'), (10, 'X'), (9, 'IX'), (5, 'V'), (4, 'IV'), (1, 'I')]:
        q, n = divmod(n, v); yield s, q
print([roman(n) for n in (1, 4, 9, 14, 40, 90, 400, 1994, 2024)])
def pascal(n):
    row = [1]
    for _ in range(n): yield row; row = [a + b for a, b in zip([0] + row, row + [0])]
for r in pascal(5): print(' '.join(map(str, r)).center(20).rstrip())
def hanoi(n, a='A', b='B', c='C'): return [] if n == 0 else hanoi(n - 1, a, c, b) + [(a, c)] + hanoi(n - 1, b, a, c)
print(len(hanoi(6)), hanoi(2))
def bsearch(a, x):
    lo, hi = 0, len(a) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        if a[mid] == x: return mid
        lo, hi = (mid + 1, hi) if a[mid] < x else (lo, mid - 1)
    return -1
print(bsearch(list(range(0, 100, 3)), 42), bsearch([], 1))
def qsort(a): return a if len(a) < 2 else qsort([x for x in a[1:] if x < a[0]]) + [a[0]] + qsort([x for x in a[1:] if x >= a[0]])
print(qsort([3, 6, 1, 8, 2, 9, 2]))
def powerset(s): return [[x for i, x in enumerate(s) if m >> i & 1] for m in range(1 << len(s))]
print(powerset('abc'))
print([n for n in range(2, 500) if sum(d for d in range(1, n) if n % d == 0) == n], [x for x in range(100, 1000) if sum(int(d) ** 3 for d in str(x)) == x])
print('%s' % ' '.join(str(n) if n % 3 and n % 5 else 'Fizz' * (not n % 3) + 'Buzz' * (not n % 5) for n in range(1, 16)))
def is_pal(s): t = [c.lower() for c in s if c.isalnum()]; return t == t[::-1]
print(is_pal('A man, a plan, a canal: Panama'), is_pal('nope'))
grid = [[0] * 5 for _ in range(5)]
def flood(g, r, c, new):
    if not (0 <= r < len(g) and 0 <= c < len(g[0])) or g[r][c]: return 0
    g[r][c] = new
    return 1 + sum(flood(g, r + dr, c + dc, new) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)))
for i in range(5): grid[i][2] = 9
print(flood(grid, 0, 0, 1)); print('\n'.join(''.join(map(str, r)) for r in grid))
class Node:
    def __init__(self, v, nxt=None): self.v, self.nxt = v, nxt
class LinkedList:
    def __init__(self, it=()):
        self.head = None; self._len = 0
        for x in reversed(list(it)): self.head = Node(x, self.head); self._len += 1
    def __iter__(self):
        n = self.head
        while n: yield n.v; n = n.nxt
    def __len__(self): return self._len
    def __repr__(self): return ' -> '.join(map(repr, self)) or 'empty'
    def reverse(self):
        prev = None
        while self.head: self.head.nxt, prev, self.head = prev, self.head, self.head.nxt
        self.head = prev; return self
print(LinkedList('abc').reverse(), len(LinkedList([1, 2])), LinkedList(), 2 in LinkedList([1, 2]), list(LinkedList(range(3))))
class Tree:
    def __init__(self): self.root = None
    def insert(self, v):
        def go(n): 
            if n is None: return [v, None, None]
            n[1 + (v > n[0])] = go(n[1 + (v > n[0])]); return n
        self.root = go(self.root)
    def __iter__(self):
        def walk(n):
            if n: yield from walk(n[1]); yield n[0]; yield from walk(n[2])
        return walk(self.root)
t = Tree()
for x in [5, 2, 8, 1, 9, 3]: t.insert(x)
print(list(t))
class Stack(list):
    push = list.append
    def peek(self):
        if not self: raise IndexError('peek from empty stack')
        return self[-1]
s = Stack(); s.push(1); s.push(2); print(s, s.pop(), s.peek(), len(s), bool(s))
try: Stack().peek()
except IndexError as e: print(e)
class Vec:
    __slots__ = 'x', 'y'
    def __init__(self, x, y): self.x, self.y = x, y
    def __add__(self, o): return Vec(self.x + o.x, self.y + o.y)
    def __abs__(self): return math.hypot(self.x, self.y)
    def __repr__(self): return 'Vec(%r, %r)' % (self.x, self.y)
    def __iter__(self): return iter((self.x, self.y))
    def __bool__(self): return any(self)
    def __matmul__(self, o): return sum(a * b for a, b in zip(self, o))
print(Vec(1, 2) + Vec(3, 4), abs(Vec(3, 4)), bool(Vec(0, 0)), tuple(Vec(5, 6)), Vec(1, 2).__matmul__(Vec(3, 4)))
def flatten(x):
    for i in x:
        if isinstance(i, (list, tuple)): yield from flatten(i)
        else: yield i
print(list(flatten([1, [2, (3, [4])], 5])), sum(flatten([[1], [[2]]])))
def compose(*fs): return functools.reduce(lambda f, g: lambda *a: f(g(*a)), fs)
print(compose(str, abs, int)('-5'), list(map(lambda x, y: x * y, range(3), range(1, 4))))
def curry(f, n): return f if n <= 1 else lambda x: curry(functools.partial(f, x), n - 1)
print(curry(lambda a, b, c: a + b + c, 3)(1)(2)(3))
