# Builtin types together with mixins, and the order of look-ups.
class Loud:
    def __repr__(self): return 'Loud(' + super().__repr__() + ')'
    def __len__(self): return 1000
    def __getitem__(self, k): return 'loud %r' % (k,)
    def extra(self): return 'extra'
class A(Loud, list): pass
class B(list, Loud): pass
a, b = A([1, 2]), B([1, 2])
print(a, len(a), a[0], a.extra(), list(a), bool(a))
print(b, len(b), b[0], b.extra(), list(b), repr(b))
class D(Loud, dict): pass
class E(dict, Loud): pass
print(D(x=1), len(D()), D()['k'], E(x=1), len(E(x=1)), E(x=1)['x'], bool(D()), bool(E()))
class Cmp:
    def __eq__(self, o): return 'cmp eq'
    def __lt__(self, o): return 'cmp lt'
    def __hash__(self): return 77
class I(Cmp, int): pass
class J(int, Cmp): pass
print(I(3) == 3, I(3) < 5, hash(I(3)), J(3) == 3, J(3) < 5, hash(J(3)), I(3) + 1, J(3) + 1)
class Err(ValueError):
    def __init__(self, *a, **k):
        super().__init__(*a)
        self.k = k
class Err2(Err, KeyError): pass
e = Err2('m', x=1)
print(str(e), repr(e), e.k, [c.__name__ for c in Err2.__mro__], isinstance(e, LookupError))
class StrMix:
    def __str__(self): return 'mix str'
    def __repr__(self): return 'mix repr'
class F(StrMix, Exception): pass
class G(Exception, StrMix): pass
print(str(F('a')), repr(F('a')), str(G('a')), repr(G('a')))
class Base(object):
    def hook(self): return ['Base']
class L(Base):
    def hook(self): return ['L'] + super().hook()
class R(Base):
    def hook(self): return ['R'] + super().hook()
class X(L, R):
    def hook(self): return ['X'] + super().hook()
class Y(X, Base): pass
print(X().hook(), Y().hook(), [c.__name__ for c in Y.__mro__])
class Iter1:
    def __iter__(self): return iter('mixin')
class T(Iter1, tuple): pass
class U(tuple, Iter1): pass
print(list(T((1, 2))), list(U((1, 2))), T((1, 2)), len(T((1,))), 1 in T((1,)), 'm' in T((1,)))
class Call:
    def __call__(self, *a): return 'called', self, a
class CS(str, Call): pass
print(CS('fn')(1), CS('fn').upper(), callable(CS('')), callable('x'))
class CM(list):
    def __enter__(self): self.append('in'); return self
    def __exit__(self, *x): self.append('out')
with CM() as c: c.append('body')
print(c)
class Default(dict):
    def __init__(self, factory): super().__init__(); self.factory = factory
    def __missing__(self, k): self[k] = v = self.factory(); return v
d = Default(list)
d['a'].append(1); d['a'].append(2); d['b']
print(d, d.factory is list)
class Ordered(list):
    def __lt__(self, o): return len(self) < len(o)
    def __eq__(self, o): return len(self) == len(o)
print(Ordered([9]) < Ordered([1, 1]), Ordered([1]) == Ordered([2]), sorted([Ordered([1, 2]), Ordered([]), Ordered([9])]), Ordered([1]) != Ordered([2]))
class Neg(int):
    def __neg__(self): return 'neg'
    def __invert__(self): return 'inv'
    def __pos__(self): return 'pos'
    def __index__(self): return 2
print(-Neg(5), ~Neg(5), +Neg(5), [1, 2, 3][Neg(0)], 'abc'[Neg(0)], range(Neg(3)), abs(Neg(-5)), bin(Neg(5)))
