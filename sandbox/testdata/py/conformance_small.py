# Small things that CPython's own tests look at.
import collections
import itertools
import operator
from collections import deque


def t(f, *args, **keywords):
    try:
        print(f(*args, **keywords))
    except Exception as error:
        print(type(error).__name__, error)


# Iterators of a deque that has changed have nothing left once they have said so.
for make in iter, reversed:
    d = deque(range(5))
    it = make(d)
    next(it)
    print(operator.length_hint(it))
    d.pop()
    t(next, it)
    print(operator.length_hint(it))
    d.extend('abc')
    print(operator.length_hint(it))
    t(next, it)


# What copies a deque needs one.
class X(deque):
    pass


x = X('ab')
X.__new__ = lambda cls, *args, **keywords: [42]
t(lambda: x * 2)
t(lambda: x + deque('c'))
t(x.copy)


# reversed asks a sequence for its length again.
class Seq:
    def __init__(self, *lengths):
        self.lengths = list(lengths)

    def __len__(self):
        n = self.lengths.pop(0)
        if n is None:
            raise ZeroDivisionError('no length')
        return n

    def __getitem__(self, i):
        return i


t(operator.length_hint, reversed(Seq(10, None)))
t(operator.length_hint, reversed(Seq(10, 10)))
t(operator.length_hint, reversed(Seq(10, 9)))
t(operator.length_hint, reversed(Seq(10, 11)))
r = reversed(Seq(10, 8, 9))
print(next(r), operator.length_hint(r), operator.length_hint(r), [operator.length_hint(reversed(v)) for v in ('abc', (1, 2), [1], range(4))])


class I:
    first = True

    def __iter__(self):
        return self

    def __next__(self):
        first = self.first
        self.first = False
        if first:
            return next(b)


a, b = itertools.tee(I())
try:
    next(a)
except RuntimeError as error:
    print('tee' in str(error))

t(lambda: print >> 42)
t(lambda: len >> 42)
t(lambda: 42 >> print)


def in_place():
    p = print
    p >>= 3


t(in_place)
t(itertools.product, 0, repeat=1, foo=2)
t(itertools.product, 0, foo=2)
t(ImportError, 0, name=1, path=2, foo=3)
t(ImportError, 0, foo=3)
t(min, 0, default=1, key=2, foo=3)
t(max, 0, default=1, key=2, foo=3)
t(max, 0, key=2, foo=3)
t(print, 0, sep=1, end=2, file=3, flush=4, foo=5)


class Counting(int):
    count = 0

    def __hash__(self):
        self.count += 1
        return int(self)


d = dict.fromkeys(map(Counting, range(6)))
for made in dict.fromkeys(d, 1), dict.fromkeys(set(d)), dict.fromkeys(frozenset(d), []), dict.fromkeys(list(d)), set(d):
    print(made, [k.count for k in d])


class Twice(str):
    def __new__(cls, content=''):
        return str.__new__(cls, 2 * content)

    def __str__(self):
        return self


class Gives:
    def __str__(self):
        return Twice('ab')


class Wrong:
    def __str__(self):
        return 5


for x in Twice('foo'), Gives():
    print(str(x), type(str(x)).__name__, type(str(object=x)).__name__, type(repr(x)).__name__)
class Plain(str):
    pass


for s in Plain(Twice('foo')), Plain(Gives()), Plain(Plain('x')), str.__new__(Plain, Gives()):
    print(type(s).__name__, s, s + '!', repr(s), len(s), s == str(s), hash(s) == hash(str(s)), s.upper())
print(type(str.__new__(str, Gives())).__name__, ''.join([str(Gives())] * 2), {str(Gives()): 1}, str(Gives()) in 'cabab')
print(type(Twice(Twice('foo'))).__name__, Twice(Twice('foo')))
t(str, Wrong())
P = collections.namedtuple('P', 'x', module=5)
Q = collections.namedtuple('Q', 'x', module='here')
print(P.__module__, Q.__module__, Q)
