# What update_wrapper updates need be no dict, and what singledispatch registers may be annotated by a text.
import collections
import collections.abc
import functools
from typing import List, get_type_hints


def t(f, *args, **keywords):
    try:
        print(f(*args, **keywords))
    except Exception as error:
        print(type(error).__name__, error)


def f():
    pass


def g():
    pass


class Sub(dict):
    def update(self, *args):
        print('updates', args)
        super().update(*args)


def update(name):
    functools.update_wrapper(f, g, (), (name,))
    return getattr(f, name)


f.x, g.x = 'text', {}
t(update, 'x')
f.x = 1
t(update, 'x')
f.x = {'b': 2}
g.x = {'a': 1}
t(update, 'x')
f.x = Sub()
t(update, 'x')
f.x = {1}
g.x = [2, 3]
t(update, 'x')
g.x = 5
t(update, 'x')
f.y = Sub(z=1)
t(update, 'y')
t(update, 'missing')
g.only = {}
t(update, 'only')
f.d, g.d = {}, 7
t(update, 'd')
f.o, g.o = collections.OrderedDict(a=1), {'b': 2}
t(update, 'o')


class Wrapper:
    def __init__(self, fn):
        functools.update_wrapper(self, fn)


w = Wrapper(g)
print(w.__name__, sorted(w.__dict__), w.__wrapped__ is g)
t(functools.update_wrapper, Wrapper, g)


@functools.singledispatch
def shown(arg):
    return 'base'


class Own:
    class Inner:
        pass


@shown.register
def _(arg: 'collections.abc.Sequence'):
    return 'sequence'


@shown.register
def _(arg: 'Own'):
    return 'own'


@shown.register
def _(arg: 'Own . Inner '):
    return 'inner'


@shown.register
def _(arg: 'int', other: 'str' = ''):
    return 'int'


@shown.register
def _(arg: None):
    return 'none'


for x in [], 'a', Own(), Own.Inner(), True, None, 2.0:
    print(shown(x))
for annotation in 'nowhere', 'Own.nothing', 5, 'len':
    def fn(arg: annotation):
        pass
    try:
        shown.register(fn)
    except Exception as error:
        print(type(error).__name__, str(error).split(' at 0x')[0])
t(shown.register, 5)


class Node:
    left: 'Node'
    right: 'None'
    value: 'int' = 3

    def add(self, other: 'Node', n: 'Own.Inner') -> 'collections.abc.Sequence':
        pass


print(get_type_hints(Node), get_type_hints(Node.add), get_type_hints(Node().add))
Node.add.__annotations__['n'] = 'nowhere'
t(get_type_hints, Node.add)
