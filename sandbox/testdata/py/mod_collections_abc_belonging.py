# Which classes belong to those of collections.abc: by their methods, by bases, or registered.
import collections
from collections.abc import *


def t(f, label='-'):
    """Show what a call returns or raises."""
    try:
        print(label, repr(f()))
    except BaseException as e:
        print(label, '%s: %s, %r, %r' % (type(e).__name__, e, e.__cause__, e.__context__))


abcs = [Callable, Collection, Container, Generator, Hashable, ItemsView, Iterable, Iterator, KeysView, Mapping, MappingView,
    MutableMapping, MutableSequence, MutableSet, Reversible, Sequence, Set, Sized, ValuesView]
def which(cls):
    return [a.__name__ for a in abcs if issubclass(cls, a)]
def gen():
    yield 1
class Plain: pass
class Old:
    def __getitem__(self, i): raise IndexError
def make(*names, base=(object,), none=()):
    d = {n: (lambda self, *a: None) for n in names}
    d.update(dict.fromkeys(none))
    return type('Made', base, d)
samples = [int, float, str, bool, list, tuple, dict, set, frozenset, range, type, object, type(None), slice, type(gen()),
    type(gen), type(len), type([].append), type(iter([])), type(iter(())), type(iter({})), type(iter({}.items())),
    type(iter({}.values())), type(iter(set())), type(iter('')), type(iter(range(1))), type(reversed([])), type({}.keys()),
    type({}.values()), type({}.items()), zip, map, filter, enumerate, reversed, property, classmethod, staticmethod, super,
    Exception, Plain, Old,
    collections.deque, collections.Counter, collections.OrderedDict, collections.defaultdict, collections.ChainMap, collections.UserDict,
    collections.UserList, collections.UserString, collections.namedtuple('N', 'a b'), type(iter(collections.deque()))]
for s in samples:
    t(lambda: which(s), s.__name__)
t(lambda: which(type(collections.OrderedDict().keys())), 'odict keys')
t(lambda: which(type(collections.OrderedDict().items())), 'odict items')
t(lambda: which(type(collections.OrderedDict().values())), 'odict values')
for names in ['__hash__', '__iter__', '__next__', '__iter__ __next__', '__reversed__', '__reversed__ __iter__', '__len__',
    '__contains__', '__len__ __iter__', '__len__ __contains__', '__len__ __iter__ __contains__', '__call__',
    '__iter__ __next__ send throw close', '__iter__ __next__ send throw', 'send throw close', '__len__ __getitem__',
    '__len__ __getitem__ __iter__ __contains__ keys items values get']:
    t(lambda: which(make(*names.split())), names)
    for n in names.split():
        t(lambda: which(make(*names.split(), none=[n])), names + ' but ' + n)
        t(lambda: which(make(base=(make(*names.split()),), none=[n])), names + ' below ' + n)
        t(lambda: which(make(n, base=(make(*names.split(), none=[n]),))), names + ' above ' + n)
    t(lambda: which(make(base=(make(*names.split()),))), names + ' inherited')
# an attribute of instances does not count
p = Plain()
p.__len__ = lambda: 0
p.__iter__ = lambda: iter(())
t(lambda: [a.__name__ for a in abcs if isinstance(p, a)])
# nor does one of the metaclass
class Meta(type):
    def __len__(cls): return 0
    def __iter__(cls): return iter(())
    def __contains__(cls, x): return False
class OfMeta(metaclass=Meta): pass
t(lambda: which(OfMeta))
t(lambda: which(Meta))
t(lambda: [a.__name__ for a in abcs if isinstance(OfMeta, a)])
# eq without hash
class NoHash:
    def __eq__(self, other): return True
t(lambda: which(NoHash))
t(lambda: isinstance(NoHash(), Hashable))
t(lambda: isinstance([], Hashable))
t(lambda: isinstance((1,), Hashable))
t(lambda: isinstance(([],), Hashable))
# hooks called by hand
for a in abcs:
    t(lambda: a.__subclasshook__(list), a.__name__)
    t(lambda: a.__subclasshook__(object), a.__name__)
    t(lambda: a.__subclasshook__(type(gen())), a.__name__)
t(lambda: Sized.__subclasshook__())
t(lambda: Sized.__subclasshook__(1))
t(lambda: Sized.__subclasshook__(list, 1))
# derived classes do not take the hook
class MySized(Sized):
    def __len__(self): return 3
class MyIter(Iterator):
    def __next__(self): raise StopIteration
t(lambda: MySized.__subclasshook__(list))
t(lambda: issubclass(list, MySized))
t(lambda: isinstance(MySized(), Sized))
t(lambda: issubclass(MyIter, Iterable))
t(lambda: issubclass(type(iter([])), MyIter))
class Through(Sized):
    @classmethod
    def __subclasshook__(cls, C):
        return super().__subclasshook__(C)
t(lambda: issubclass(list, Through))
t(lambda: issubclass(Through, Sized))
t(lambda: issubclass(int, Through))
class Always(Iterable):
    @classmethod
    def __subclasshook__(cls, C): return True
t(lambda: issubclass(int, Always))
class Never(Sized):
    @classmethod
    def __subclasshook__(cls, C): return False
class BelowNever(Never): pass
t(lambda: issubclass(list, Never))
t(lambda: issubclass(BelowNever, Never))
class Both(Sized, Iterable): pass
t(lambda: issubclass(list, Both))
Both.register(list)
t(lambda: issubclass(list, Both))
t(lambda: issubclass(tuple, Both))
# registration
class Reg: pass
for a in abcs:
    class Reg: pass
    t(lambda: isinstance(Reg(), a), a.__name__)
    t(lambda: a.register(Reg) is Reg)
    t(lambda: which(Reg))
    class BelowReg(Reg): pass
    t(lambda: which(BelowReg))
t(lambda: Sequence.register(1))
t(lambda: Sequence.register(Sequence))
t(lambda: MutableSequence.register(Sequence))
t(lambda: Set.register(KeysView))
t(lambda: Sized.register(object))
t(lambda: issubclass(1, Sized))
t(lambda: issubclass('a', Mapping))
t(lambda: isinstance(1, (Sized, Hashable)))
t(lambda: issubclass(int, (Sized, Iterable)))
for a in abcs:
    print(a.__name__, which(a))
# as it is in 3.7, they are in collections, too
for a in abcs:
    print(getattr(collections, a.__name__) is a)
