def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
class A:
    def f(self): return 'A'
class B(A):
    def f(self): return 'B' + super().f()
class C(A):
    def f(self): return 'C' + super().f()
class D(B, C):
    def f(self): return 'D' + super().f()
t(lambda: D().f()); t(lambda: [c.__name__ for c in D.__mro__]); t(lambda: super(B, D()).f()); t(lambda: D.mro())
def bad():
    class X(A, B): pass
t(bad)
class Desc:
    def __get__(self, o, t=None): return ('get', o is None, t.__name__)
    def __set__(self, o, v): print('set', v)
    def __delete__(self, o): print('delete')
class NonData:
    def __get__(self, o, t=None): return 'nondata'
class E:
    d = Desc(); n = NonData()
e = E(); t(lambda: e.d); t(lambda: E.d); e.d = 5; del e.d; t(lambda: e.n); e.n = 3; t(lambda: e.n); e.__dict__['d'] = 9; t(lambda: e.d)
class P:
    def __init__(self): self._x = 1
    @property
    def x(self):
        "doc x"
        return self._x
    @x.setter
    def x(self, v):
        if v < 0: raise ValueError('neg')
        self._x = v
    @x.deleter
    def x(self): print('del x')
    ro = property(lambda self: 'ro')
p = P(); p.x = 5; t(lambda: p.x); del p.x
def neg(): p.x = -1
t(neg)
def ro(): p.ro = 1
t(ro)
def rod(): del p.ro
t(rod)
t(lambda: P.x.__doc__); t(lambda: type(P.x)); t(lambda: P.x.fget(p)); t(lambda: property().__get__(1))
class S:
    __slots__ = ('a', 'b')
s = S(); s.a = 1
def sl(): s.c = 2
t(sl); t(lambda: s.b); t(lambda: s.__dict__); t(lambda: S.a); t(lambda: s.a)
class S2(S): pass
s2 = S2(); s2.zz = 1; t(lambda: s2.__dict__)
class G:
    def __getattr__(self, n):
        if n == 'boom': raise AttributeError('no boom')
        return n.upper()
    def __setattr__(self, n, v): object.__setattr__(self, n, v * 2)
    def __delattr__(self, n): print('delattr', n); super().__delattr__(n)
g = G(); g.v = 2; t(lambda: g.v); t(lambda: g.foo); t(lambda: g.boom); del g.v
def dq(): del g.q
t(dq); t(lambda: hasattr(g, 'boom')); t(lambda: getattr(g, 'boom', 1))
class GA:
    def __getattribute__(self, n):
        if n == 'x': return 'intercepted'
        return super().__getattribute__(n)
    y = 5
t(lambda: (GA().x, GA().y)); t(lambda: GA().z)
class IS:
    subs = []
    def __init_subclass__(cls, tag=None, **kw):
        super().__init_subclass__(**kw)
        cls.tag = tag; IS.subs.append(cls.__name__)
class IS1(IS, tag='one'): pass
class IS2(IS1): pass
t(lambda: (IS.subs, IS1.tag, IS2.tag))
class CGI:
    def __class_getitem__(cls, k): return (cls.__name__, k)
t(lambda: CGI[int, str])
class New:
    def __new__(cls, *a, **k):
        print('new', a, k); return super().__new__(cls)
    def __init__(self, *a, **k): print('init', a, k)
New(1, k=2)
class NewOther:
    def __new__(cls): return 5
t(lambda: NewOther())
class InitRet:
    def __init__(self): return 5
t(lambda: InitRet())
class NoInit: pass
t(lambda: NoInit(1)); t(lambda: NoInit(a=1)); t(lambda: object(1)); t(lambda: object.__new__(int)); t(lambda: int.__new__(object)); t(lambda: A.f()); t(lambda: A().f(1)); t(lambda: A.f(5)); t(lambda: A().g()); t(lambda: A.__init__(1, 2))
class Eq:
    def __init__(s, v): s.v = v
    def __eq__(s, o): return isinstance(o, Eq) and s.v == o.v
t(lambda: {Eq(1)}); t(lambda: Eq(1) in [Eq(2), Eq(1)]); t(lambda: Eq(1) != Eq(1)); t(lambda: Eq(1) < Eq(2)); t(lambda: hash(Eq(1)))
class Ops:
    def __init__(s, v): s.v = v
    def __repr__(s): return f'Ops({s.v})'
for n in 'add sub mul truediv floordiv mod pow lshift rshift and or xor matmul'.split():
    setattr(Ops, f'__{n}__', lambda s, o, n=n: (n, s, o)); setattr(Ops, f'__r{n}__', lambda s, o, n=n: ('r' + n, s, o)); setattr(Ops, f'__i{n}__', lambda s, o, n=n: ('i' + n, s, o))
o = Ops(1); t(lambda: [o + 1, 1 + o, o - 1, 1 - o, o * 2, 2 * o, o / 1, 1 / o, o // 1, 1 // o, o % 1, 1 % o, o ** 2, 2 ** o, o << 1, 1 << o, o >> 1, 1 >> o, o & 1, 1 & o, o | 1, 1 | o, o ^ 1, 1 ^ o])
x = o; x += 1; print(x); x = o; x **= 2; print(x); x = o; x //= 2; print(x); x = o; x |= 2; print(x)
t(lambda: 'a' + o); t(lambda: [1] + o); t(lambda: 'a%s' % o); t(lambda: o + 'a'); t(lambda: (1,) + o); t(lambda: 'a' * o); t(lambda: [1] * o)
class Cont:
    def __init__(s): s.d = {}
    def __getitem__(s, k): return ('get', k)
    def __setitem__(s, k, v): print('set', k, v)
    def __delitem__(s, k): print('del', k)
    def __len__(s): return 3
    def __contains__(s, k): return k == 'in'
    def __iter__(s): return iter('xyz')
    def __reversed__(s): return iter('zyx')
    def __missing__(s, k): return 'missing'
    def __call__(s, *a, **k): return (a, k)
    def __bool__(s): return False
    def __index__(s): return 2
    def __int__(s): return 7
    def __float__(s): return 7.5
    def __round__(s, n=None): return ('round', n)
    def __trunc__(s): return 'trunc'
    def __floor__(s): return 'floor'
    def __ceil__(s): return 'ceil'
    def __abs__(s): return 'abs'
    def __pos__(s): return 'pos'
    def __neg__(s): return 'neg'
    def __invert__(s): return 'inv'
    def __divmod__(s, o): return 'divmod'
    def __rdivmod__(s, o): return 'rdivmod'
    def __format__(s, spec): return 'fmt[' + spec + ']'
    def __str__(s): return 'str'
    def __repr__(s): return 'repr'
    def __hash__(s): return 42
    def __dir__(s): return ['b', 'a']
    def __length_hint__(s): return 10
    def __enter__(s): return 'entered'
    def __exit__(s, *a): return True
c = Cont(); c[1] = 2; del c['k']; c[1:2] = 3; c[::2, ...] = 4
import math
t(lambda: (c[1:2], c[::2], c[1, 2:3], c[...], len(c), 'in' in c, 'out' in c, list(c), list(reversed(c)), c(1, k=2), bool(c), [1, 2, 3][c], int(c), float(c), round(c), round(c, 2), math.trunc(c), math.floor(c), math.ceil(c), abs(c), +c, -c, ~c, divmod(c, 1), divmod(1, c), format(c, 'x'), f'{c:>5}', f'{c!r}', str(c), repr(c), hash(c), '%s %r' % (c, c), bin(c), hex(c), range(c), 'abc'[c], [0] * c))
with c as v: print(v); raise ValueError
a, b, d = c; print(a, b, d)
print(*c, sep='-')
class Comp:
    def __init__(s, v): s.v = v
    def __lt__(s, o): return s.v < o.v
    def __repr__(s): return str(s.v)
t(lambda: sorted([Comp(3), Comp(1)])); t(lambda: Comp(1) > Comp(2)); t(lambda: max(Comp(1), Comp(5))); t(lambda: Comp(1) <= Comp(2)); t(lambda: min([Comp(4), Comp(2)]))
class Bad:
    def __len__(s): return -1
    def __bool__(s): return 5
    def __str__(s): return 5
    def __repr__(s): return None
    def __hash__(s): return 'a'
    def __iter__(s): return 5
    def __contains__(s, x): raise KeyError(x)
    def __index__(s): return 'a'
    def __int__(s): return 'a'
    def __float__(s): return 'a'
    def __format__(s, f): return 5
b = Bad()
for f in [lambda: len(b), lambda: bool(b), lambda: str(b), lambda: repr(b), lambda: hash(b), lambda: iter(b), lambda: 1 in b, lambda: [1][b], lambda: int(b), lambda: float(b), lambda: format(b), lambda: f'{b}', lambda: '%d' % b, lambda: '%s' % b, lambda: list(b), lambda: [*b], lambda: range(b), lambda: {b: 1}]: t(f)
class L(list):
    def append(s, x): super().append(x * 2)
    def __getitem__(s, i): return ('L', super().__getitem__(i))
l = L([1, 2]); l.append(5); t(lambda: (l, l[0], l[1:], len(l), l + [1], type(l + [1]).__name__, l == [1, 2, 10], sorted(l), list(l), isinstance(l, list), l.copy(), type(l.copy()).__name__, l * 2))
class Dd(dict):
    def __missing__(s, k): return k * 2
    def __setitem__(s, k, v): super().__setitem__(k, v + 1)
d = Dd(a=1); d['b'] = 1; t(lambda: (d, d['zz'], d.get('zz'), 'zz' in d, d.copy(), type(d.copy()).__name__, {**d}, dict(d)))
class I(int):
    def __add__(s, o): return I(int(s) + int(o) + 100)
t(lambda: (I(1) + 2, 2 + I(1), I(5) * 2, type(I(5) * 2).__name__, I('12'), I(3) == 3, hash(I(3)), {3: 1}[I(3)], f'{I(3):04d}', repr(I(3)), I(3).bit_length(), -I(3)))
class St(str):
    def upper(s): return 'U:' + super().upper()
t(lambda: (St('ab').upper(), St('ab') + 'c', type(St('ab') + 'c').__name__, St('ab')[0], len(St('ab')), St(5), St('a') == 'a', 'a' in St('abc'), St('x').join(['1', '2']), '%s' % St('q')))
class Tp(tuple):
    def __new__(cls, a, b): return super().__new__(cls, (a, b))
    first = property(lambda s: s[0])
t(lambda: (Tp(1, 2), Tp(1, 2).first, Tp(1, 2) == (1, 2), hash(Tp(1, 2)) == hash((1, 2)), Tp(1, 2) + (3,)))
class Ex(Exception):
    def __init__(s, a, b): s.a = a; s.b = b
t(lambda: (Ex(1, 2).args, str(Ex(1, 2)), repr(Ex(1, 2))))
class Ex2(Exception):
    code = 5
t(lambda: (Ex2('a', 'b').args, str(Ex2('a', 'b')), str(Ex2()), repr(Ex2('x')), Ex2.code))
t(lambda: A.__name__ + A.__qualname__ + A.__module__ + str(A.__doc__) + str(A.__bases__) + str(A.__class__)); t(lambda: A().__class__.__name__); t(lambda: A.f.__name__); t(lambda: A().f.__self__.__class__.__name__); t(lambda: A().f.__func__ is A.f); t(lambda: A.__dict__['f'] is A.f);
class Outer:
    class Inner:
        def m(self): pass
t(lambda: (Outer.Inner.__qualname__, Outer.Inner.m.__qualname__, Outer.Inner)); t(lambda: type('Dyn', (A,), dict(x=1))().x); t(lambda: type(A()) is A); t(lambda: isinstance(A, type)); t(lambda: issubclass(D, (int, A)))
class SM:
    @staticmethod
    def s(a): return a
    @classmethod
    def c(cls, a): return (cls.__name__, a)
    i = staticmethod(len)
class SM2(SM): pass
t(lambda: (SM.s(1), SM().s(2), SM.c(3), SM2().c(4), SM.i('abc'), SM.__dict__['s'].__func__(9))); t(lambda: SM.__dict__['s'](1)); t(lambda: SM.c.__self__); t(lambda: SM.s(1, 2))
o1 = A(); o1.x = 1
def setcls(): o1.__class__ = B; return o1.f()
t(setcls)
def setcls2(): o1.__class__ = int
t(setcls2)
def setcls3(): o1.__class__ = 5
t(setcls3)
A.newattr = lambda self: 'added'; t(lambda: D().newattr()); del A.newattr; t(lambda: D().newattr())
def si(): int.x = 5
t(si)
def sd(): del int.real
t(sd)
def sn(): None.x = 1
t(sn)
def sf(): (1).x = 1
t(sf)
def so(): object().x = 1
t(so)
t(lambda: print.x); t(lambda: setattr(len, 'x', 1))
