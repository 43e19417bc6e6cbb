# UserString, and what the abstract classes make of the other containers of collections.
from collections import *
from collections.abc import *
import copy


def t(f, label='-'):
    """Show what a call returns or raises."""
    try:
        found = f()
        print(label, type(found).__name__, repr(found))
    except BaseException as e:
        print(label, '%s: %s, %r, %r' % (type(e).__name__, e, e.__cause__, e.__context__))


class Other:
    def __repr__(self): return 'Other'
    def __str__(self): return 'other'
s = UserString('Hello World')
t(lambda: s)
t(lambda: str(s))
t(lambda: '%s %r' % (s, s))
t(lambda: (s[0], s[-1], s[1:3], type(s[0]).__name__, len(s), 'ell' in s, UserString('ell') in s, 'x' in s,
    hash(s) == hash('Hello World'), s.data, list(s)[:3], type(list(s)[0]).__name__))
t(lambda: s[99])
t(lambda: s['a'])
t(lambda: 5 in s)
t(lambda: None in s)
t(lambda: UserString(5))
t(lambda: UserString(None))
t(lambda: UserString(Other()))
t(lambda: UserString(s))
t(lambda: UserString())
t(lambda: UserString('a', 'b'))
t(lambda: UserString(seq='x'))
t(lambda: UserString([1]))
t(lambda: type(UserString(UserString('a')).data))
t(lambda: int(UserString('12')))
t(lambda: float(UserString('1.5')))
t(lambda: int(UserString('x')))
t(lambda: int(UserString('12'), 10))
t(lambda: bool(UserString('')))
t(lambda: bool(UserString('a')))
t(lambda: {UserString('a'): 1}['a'])
t(lambda: {'a': 1}[UserString('a')])
import operator as op
for r in 'a', 'Hello World', UserString('a'), UserString('Hello World'), 5, None, Other(), [1], (1,), {}, 2:
    for f in op.add, op.mul, op.lt, op.le, op.eq, op.ne, op.gt, op.ge, op.mod:
        t(lambda: f(s, r), f.__name__)
        if not (f is op.mod): t(lambda: f(r, s), f.__name__)
t(lambda: UserString('%s-%d') % ('a', 2))
t(lambda: UserString('%(a)s') % {'a': 1})
t(lambda: UserString('%s') % UserString('x'))
t(lambda: UserString('%d') % 'x')
t(lambda: UserString('x') % 5)
t(lambda: '%s' % UserString('q'))
t(lambda: type('%s' % UserString('q')))
simple = ('capitalize casefold isalpha isalnum isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace '
          'istitle isupper lower lstrip rstrip strip swapcase title upper split rsplit splitlines expandtabs').split()
texts = [UserString(x) for x in ('Hello World', '', ' a b ', '12', 'ABC', 'x\ty\nz', 'ß', '٣')]
for n in simple:
    for x in texts:
        t(lambda: getattr(x, n)(), n)
    t(lambda: getattr(UserString, n)(UserString('a b')), n)
calls = [('center', 20), ('center', 20, '*'), ('center', 20, UserString('*')), ('center', 'a'), ('ljust', 14, '-'), ('rjust', 14,
    '-'), ('ljust', 14), ('rjust', 14), ('zfill', 15), ('zfill', 'a'),
    ('count', 'l'), ('count', UserString('l')), ('count', 'l', 4), ('count', 'l', 0, 3), ('count', 5), ('count', ''), ('count',
        'l', -3), ('count', 'l', None), ('count', 'l', None, None),
    ('find', 'o'), ('find', UserString('o')), ('find', 'o', 5), ('find', 'o', 5, 6), ('find', 'z'), ('find', 5), ('find', 'o',
        None, None), ('rfind', 'o'), ('rfind', UserString('o')), ('rfind', 'o', 0, 5), ('rfind', 'z'),
    ('index', 'o'), ('index', UserString('o')), ('index', 'o', 5), ('index', 'z'), ('index', 'o', 5, 6), ('index', 5), ('rindex',
        'o'), ('rindex', UserString('o')), ('rindex', 'z'), ('rindex', 'o', 0, 5),
    ('startswith', 'He'), ('startswith', UserString('He')), ('startswith', ('x', 'He')), ('startswith', 'el', 1), ('startswith',
        'el', 1, 2), ('startswith', 5), ('endswith', 'ld'), ('endswith', UserString('ld')), ('endswith', ('ld', 'x')),
        ('endswith', 'l', 0, -1), ('endswith', 5),
    ('replace', 'l', 'L'), ('replace', UserString('l'), UserString('L')), ('replace', 'l', 'L', 1), ('replace', 'l',
        5), ('replace', 5, 'l'), ('replace', 'l'), ('replace', UserString('l'), 'x', 2),
    ('split', 'o'), ('split', 'o', 1), ('split', None, 1), ('split', UserString('o')), ('split', 5), ('split', ''), ('rsplit',
        'o', 1), ('rsplit', 'o'), ('rsplit', UserString('o')), ('splitlines', True), ('partition', 'o'), ('partition',
        UserString('o')), ('partition', 'z'), ('partition', ''), ('rpartition', 'o'), ('rpartition', 'z'), ('rpartition',
        UserString('o')),
    ('strip', 'Hd'), ('lstrip', 'H'), ('rstrip', 'd'), ('strip', None), ('lstrip', None), ('strip', UserString('H')), ('strip',
        5), ('expandtabs', 4), ('expandtabs', 'a'),
    ('join', ['a', 'b']), ('join', 'abc'), ('join', [UserString('a')]), ('join', UserString('abc')), ('join', 5), ('join',
        [1]), ('format',), ('format', 1), ('format_map', {}), ('translate', {ord('l'): 'L'}), ('translate', {ord('l'): None}),
        ('translate',), ('translate', 5), ('maketrans', {'a': 'b'}), ('maketrans', 'ab', 'cd'), ('maketrans', 'ab'), ('nosuch',),
        ('__nosuch__',), ('_private',)]
for n, *a in calls:
    t(lambda: getattr(s, n)(*a), '%s%r' % (n, a))
for n in simple + [c[0] for c in calls]:
    t(lambda: getattr(s, n)(*[1] * 9), n + ' with nine')
    t(lambda: getattr(s, n)(nope=9), n + ' nope')
    t(lambda: getattr(s, n)(), n + ' alone')
t(lambda: UserString('{} {a}').format(1, a=2))
t(lambda: type(UserString('{}').format(1)))
t(lambda: UserString('{a}').format_map({'a': 1}))
t(lambda: UserString('{}').format(UserString('u')))
t(lambda: '{:>5}|'.format(UserString('u')))
t(lambda: format(UserString('u')))
t(lambda: f'{s}')
t(lambda: s.split(sep='o', maxsplit=1))
t(lambda: s.rsplit(sep='o', maxsplit=1))
t(lambda: s.splitlines(keepends=True))
t(lambda: s.expandtabs(tabsize=2))
t(lambda: s.center(width=20))
t(lambda: s.ljust(width=12))
t(lambda: s.count(sub='l', start=4, end=9))
t(lambda: s.find(sub='l', start=4))
t(lambda: s.index(sub='l'))
t(lambda: s.replace(old='l', new='m', maxsplit=1))
t(lambda: s.strip(chars='H'))
t(lambda: s.startswith(prefix='H'))
t(lambda: s.endswith(suffix='d', start=0, end=100))
t(lambda: s.join(seq='ab'))
t(lambda: s.partition(sep='o'))
t(lambda: s.zfill(width=20))
t(lambda: s.format_map(mapping={}))
t(lambda: s.rfind(sub='l', start=0, end=3))
class US(UserString):
    def shout(self): return self.upper() + '!'
u = US('abc')
t(lambda: (u.shout(), type(u.shout()), type(u[0]), type(u + 'a'), type('a' + u), type(u * 2), type(u % ()), type(u.upper()),
    type(u.split('b')[0]), type(u.replace('a', 'b'))))
t(lambda: list(reversed(s))[:2])
t(lambda: list(iter(UserString('ab'))))
t(lambda: sorted(UserString('ba')))
t(lambda: isinstance(s, str))
t(lambda: isinstance(s, Sequence))
t(lambda: max(UserString('abc')))
t(lambda: copy.copy(s))
t(lambda: copy.deepcopy(s))
t(lambda: s.__dict__)
t(lambda: ''.join(UserString('ab')))
t(lambda: 'x'.join([UserString('ab')]))
t(lambda: s.__getnewargs__())
t(lambda: [*UserString('ab')])
t(lambda: 3 * UserString('ab'))
t(lambda: s == 'Hello World' == s)
t(lambda: '%s' % s)
class UT(UserString):
    def __init__(self, a, b): super().__init__(a + b)
t(lambda: UT('a', 'b').upper())
t(lambda: UT('a', 'b')[0])
t(lambda: UT('a', 'b') + 'x')
t(lambda: len(UT('a', 'b')))
for c in ChainMap, UserDict, UserList, UserString:
    t(lambda: (c.__name__, c.__qualname__, c.__module__, c.__mro__, c.__bases__, type(c).__name__, sorted(c.__abstractmethods__),
        c.__hash__ is None))
    t(lambda: c)
# Counter, OrderedDict, namedtuple and deque as far as the abstract classes see them
for x in Counter('aab'), OrderedDict(a=1), defaultdict(int, a=1), deque([1, 2]), namedtuple('P', 'x y')(1, 2):
    t(lambda: [a.__name__ for a in (Mapping, MutableMapping, Sequence, MutableSequence, Set, Sized, Hashable, Reversible,
        Iterable, Collection) if isinstance(x, a)])
    if isinstance(x, dict):
        t(lambda: (x.keys() & {'a'}, isinstance(x.keys(), KeysView), isinstance(x.items(), ItemsView), isinstance(x.values(),
            ValuesView), isinstance(x.keys(), Set)))
t(lambda: Mapping.get(Counter('aab'), 'z', 5))
t(lambda: MutableMapping.pop(OrderedDict(a=1), 'a'))
t(lambda: MutableMapping.setdefault(Counter(), 'q', 5))
t(lambda: Sequence.index(deque([1, 2]), 2))
t(lambda: Set.__and__({1: 1}.keys(), [1]))
t(lambda: Sequence.count((1, 1), 1))
t(lambda: MutableSequence.reverse([1, 2]))
t(lambda: MutableMapping.popitem({1: 2}))
t(lambda: Set.isdisjoint({1}, [1]))
t(lambda: Set.__le__({1}, {1, 2}))
t(lambda: Mapping.__eq__({1: 2}, {1: 2}))
t(lambda: MutableSet.remove({1}, 5))
t(lambda: Mapping.keys({1: 2}))
t(lambda: Set._hash(frozenset([1, 2])))
