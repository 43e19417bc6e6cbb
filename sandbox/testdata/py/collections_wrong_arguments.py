# What OrderedDict, deque and partial say to arguments and attributes they do not take.
import functools
from collections import Counter, OrderedDict, defaultdict, deque


def show(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


for make in (OrderedDict, dict, lambda v: defaultdict(int, v)):
    for v in ([1], 1, [(1,)], ['abc'], ['ab'], [(1, 2, 3)], None, [None], [()], [iter('ab')]):
        show(lambda: make(v))


def updated(d, *a):
    d.update(*a)
    return d


for d in (OrderedDict(), {}, defaultdict(int), Counter()):
    for v in ([1], 1, ['abc'], ['ab']):
        show(lambda: updated(d, v))
show(lambda: OrderedDict(1, 2))
show(lambda: OrderedDict([(1, 2)], a=3))
show(lambda: updated(OrderedDict(), [(1, 2)], 3))
show(lambda: deque(1, 2, 3))
show(lambda: deque(1))
show(lambda: deque([], 'a'))
show(lambda: deque([], -1))
show(lambda: deque(maxlen=2, x=1))
show(lambda: deque(a=1))
show(lambda: deque([1], iterable=[2]))
p = functools.partial(print, 1)
for name in ('func', 'args', 'keywords', 'other'):
    show(lambda: setattr(p, name, {'z': 1}))
    show(lambda: delattr(p, name))
