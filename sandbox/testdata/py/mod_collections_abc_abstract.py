# What is abstract in the classes of collections.abc, and what it does all the same; iterators and generators.
from collections.abc import *


def t(f, label='-'):
    """Show what a call returns or raises."""
    try:
        print(label, repr(f()))
    except BaseException as e:
        print(label, '%s: %s, %r, %r' % (type(e).__name__, e, e.__cause__, e.__context__))


log = []  # the methods that were called


def traced(f):
    """Show what a call does, and the methods that it called."""
    del log[:]
    t(f)
    print('   ', ' '.join(log))


abcs = [Callable, Collection, Container, Generator, Hashable, ItemsView, Iterable, Iterator, KeysView, Mapping, MappingView,
    MutableMapping, MutableSequence, MutableSet, Reversible, Sequence, Set, Sized, ValuesView]
for a in abcs:
    t(lambda: a)
    t(lambda: (a.__name__, a.__qualname__, a.__module__, type(a), [b.__name__ for b in a.__mro__]))
    t(lambda: sorted(a.__abstractmethods__))
    t(lambda: a.__slots__)
    t(lambda: a())
    # calls that nobody can mean
    for n in sorted(a.__dict__):
        if n.startswith('_') and (n[:2] != '__' or n in ('__doc__', '__module__', '__slots__', '__subclasshook__')):
            continue
        f = getattr(a, n)
        if callable(f) and n not in ('__hash__', '__iter__', '__reversed__', '__call__', '__abstractmethods__'):
            t(f, n)
            t(lambda: f(1, 2, 3, 4, 5, 6), n)
            t(lambda: f(1, nope=1), n)
    class Below(a): pass
    t(lambda: Below())
    t(lambda: sorted(Below.__abstractmethods__))
    # each abstract method but one
    for n in sorted(a.__abstractmethods__):
        B = type('But', (a,), {m: (lambda self: 0) for m in a.__abstractmethods__ if m != n})
        t(lambda: B(), n)
    Full = type('Full', (a,), {m: (lambda self, *x: 0) for m in a.__abstractmethods__})
    t(lambda: type(Full({}) if issubclass(a, MappingView) else Full()).__name__)
    # what the abstract methods do by default
    for n in sorted(a.__abstractmethods__ - {"__iter__", "__reversed__"}):
        f = getattr(a, n)
        for args in (), (1,), (1, 2), (1, 2, 3):
            t(lambda: f(None, *args), n)
t(lambda: list(Iterable.__iter__(None)))
t(lambda: list(Reversible.__reversed__(None)))
t(lambda: type(Iterable.__iter__(None)))
t(lambda: Container.__contains__(None, x=1))
t(lambda: Callable.__call__(None, 1, 2, a=3))
t(lambda: Hashable.__hash__(None))
t(lambda: Sized.__len__(None))
class S(Sized):
    __slots__ = ()
    def __len__(self): return 0
s = S()
def setx(): s.x = 1
t(setx)
t(lambda: s.__dict__)
class K(KeysView):
    __slots__ = ()
k = K({})
def setx(): k.x = 1
t(setx)
class I(Iterator):
    __slots__ = ('n',)
    def __init__(self): self.n = 0
    def __next__(self):
        self.n += 1
        if self.n > 3: raise StopIteration
        return self.n
t(lambda: list(I()))
t(lambda: iter(I()).__class__.__name__)
i = I()
t(lambda: iter(i) is i)
t(lambda: sum(I()))
class Meta2(type(Sized)): pass
class OfMeta2(Sized, metaclass=Meta2):
    def __len__(self): return 7
t(lambda: (len(OfMeta2()), isinstance(OfMeta2(), Sized), issubclass(OfMeta2, Sized)))
class Mixed(dict, MutableMapping): pass
t(lambda: (Mixed(a=1), Mixed.__mro__, Mixed.update is dict.update))
class MixedL(MutableSequence, list): pass
t(lambda: MixedL([1]))
class Late(Sequence):
    pass
Late.__len__ = lambda s: 2
Late.__getitem__ = lambda s, i: [5, 6][i]
t(lambda: Late())
for c in abcs:
    t(lambda: c[int], c.__name__)

class G(Generator):
    def __init__(self, n=3): self.n = n
    def send(self, v):
        log.append('send%r' % (v,)); self.n -= 1
        if self.n < 0: raise StopIteration('done')
        return self.n
    def throw(self, typ, val=None, tb=None): log.append('throw%r' % ((typ, val, tb),)); return super().throw(typ, val, tb)
g = G()
traced(lambda: next(g))
traced(lambda: g.send(5))
traced(lambda: iter(g) is g)
traced(lambda: list(G()))
traced(lambda: g.close())
traced(lambda: g.throw(ValueError))
traced(lambda: g.throw(ValueError, ValueError('x')))
traced(lambda: g.throw(ValueError('inst')))
traced(lambda: g.throw(ValueError, 'text'))
traced(lambda: g.throw(5))
traced(lambda: g.throw(ValueError, None, None))
traced(lambda: next(g))
traced(lambda: next(g))
traced(lambda: next(g, 'end'))
traced(lambda: g.send())
traced(lambda: g.throw())
class Quiet(G):
    def throw(self, typ, val=None, tb=None): return 'quiet'
class Stop(G):
    def throw(self, typ, val=None, tb=None): raise StopIteration
class Other(G):
    def throw(self, typ, val=None, tb=None): raise ValueError('other')
class Exits(G):
    def throw(self, typ, val=None, tb=None): raise GeneratorExit
for c in Quiet, Stop, Other, Exits: traced(lambda: c().close())
try:
    raise KeyError('k')
except KeyError as e:
    tb = e.__traceback__
t(lambda: g.throw(ValueError, None, tb))
t(lambda: g.throw(ValueError, ValueError('v'), tb))
def has_tb():
    try: g.throw(ValueError, None, tb)
    except ValueError as e: return e.__traceback__ is not None
t(has_tb)
t(lambda: g.throw(ValueError, None, 5))
t(lambda: g.throw(ValueError, 5, tb))
t(lambda: g.throw(5, None, tb))
t(lambda: isinstance(g, Generator))
t(lambda: isinstance(g, Iterator))
t(lambda: isinstance((x for x in ()), Generator))
def outer():
    x = yield from G(2)
    return x
traced(lambda: list(outer()))
o = outer()
traced(lambda: (next(o), o.send('v')))
o = outer()
next(o)
traced(lambda: o.close())
t(lambda: Generator.send(None, 1))
t(lambda: Generator.throw(None, KeyError))
t(lambda: Generator.throw(None, KeyError, KeyError('v')))
t(lambda: Generator.__next__(5))
t(lambda: Generator.close(5))
class It(Iterator):
    def __next__(self): return super().__next__()
t(lambda: next(It()))
t(lambda: list(It()))
t(lambda: iter(It()).__class__.__name__)
class Sup(Iterable, Container, Sized, Hashable, Callable):
    def __iter__(self): return super().__iter__()
    def __contains__(self, x): return super().__contains__(x)
    def __len__(self): return super().__len__()
    def __hash__(self): return super().__hash__()
    def __call__(self, *a, **k): return super().__call__(*a, **k)
s = Sup()
t(lambda: (list(s), 1 in s, len(s), hash(s), s(), s(1, a=2), bool(s)))
class Rev(Reversible):
    def __iter__(self): return super().__iter__()
    def __reversed__(self): return super().__reversed__()
t(lambda: (list(Rev()), list(reversed(Rev()))))
