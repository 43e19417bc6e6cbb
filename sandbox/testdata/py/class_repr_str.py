# __repr__, __str__, __format__ of instances, classes, functions and methods.
def clean(s): return s[:s.index(' at 0x')] if ' at 0x' in s else s
class A: pass
class R:
    def __repr__(self): return 'R!'
class S:
    def __str__(self): return 'S!'
class B(R):
    def __str__(self): return 'B!'
print(clean(repr(A())), clean(str(A())))
print(R(), repr(R()), str(R()), [R()], {1: R()}, (R(),))
print(S(), clean(repr(S())), B(), repr(B()), [B()])
print('%s %r' % (B(), B()), '{} {!r} {!s:>5}'.format(B(), B(), B()))
print(A, [A], str(A), repr(int), [int, str], type(None), type, object, Exception, KeyError)
class Outer:
    class Inner:
        def meth(self): pass
    def f(self): pass
    @classmethod
    def g(cls): pass
    @staticmethod
    def h(): pass
print(Outer.Inner, Outer.Inner.__qualname__, Outer.Inner.__name__, Outer.f.__qualname__, Outer.Inner.meth.__qualname__)
print(clean(repr(Outer.f)), clean(repr(Outer().f)), clean(repr(Outer.h)), repr(Outer.g))
def fn():
    def inner(): pass
    class Local: pass
    return inner, Local, lambda: 0
i, l, la = fn()
print(clean(repr(fn)), clean(repr(i)), l, clean(repr(la)), i.__qualname__, l.__qualname__, la.__name__)
print(len, print, [].append.__name__, str.join, list.append, int.__add__, object.__init__, repr(dict.get), 'x'.join.__name__)
print(clean(repr([].append)), clean(repr('x'.upper)))
def gen(): yield
print(clean(repr(gen())), clean(repr(x for x in ())), gen().__name__, gen().__qualname__)
print(clean(repr(iter([]))), clean(repr(iter({}))), clean(repr(zip())), clean(repr(map(len, []))), clean(repr(iter(''))), clean(repr(iter(set()))), clean(repr(iter(range(3)))), clean(repr(iter(()))), clean(repr(enumerate([]))), clean(repr(reversed([]))), clean(repr(iter({}.items()))))
class Bad:
    def __repr__(self): return 5
    def __str__(self): return None
for f in (repr, str, lambda x: '%s' % x, lambda x: '%r' % x, lambda x: '{}'.format(x), lambda x: [x].__repr__(), print):
    try: f(Bad())
    except TypeError as e: print(e)
class F:
    def __format__(self, spec): return 'F<%s>' % spec
class BadF:
    def __format__(self, spec): return 5
print('{} {:abc} {0.__class__.__name__}'.format(F(), F()) if False else '{} {:abc}'.format(F(), F()), format(F()), format(F(), 'x'))
try: format(BadF())
except TypeError as e: print(e)
try: format(A(), 'x')
except TypeError as e: print(e)
try: '{:5}'.format([])
except TypeError as e: print(e)
print(format(R()), '{}'.format(S()))
class Rec:
    def __repr__(self): return repr(self)
try: repr(Rec())
except RecursionError as e: print(type(e).__name__)
print(clean(super(B, B()).__repr__()), object.__repr__(A())[:19], clean(object.__str__(S())))
print(R.__repr__(R()), B.__str__(B()), type(R().__repr__).__name__)
p = property()
print(clean(repr(p)), clean(repr(staticmethod(len))), clean(repr(classmethod(len))), clean(repr(super(B, B()))))
print(repr(NotImplemented), repr(...), repr(None), Ellipsis)
