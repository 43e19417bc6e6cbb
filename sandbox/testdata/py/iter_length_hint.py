# How many items an iterator has left, and who asks for that.
import operator
from collections import deque
from itertools import repeat


class Hint:
    def __init__(self, hint):
        self.hint = hint

    def __iter__(self):
        print('iter')
        return iter([1, 2])

    def __length_hint__(self):
        print('hint')
        if isinstance(self.hint, Exception):
            raise self.hint
        return self.hint


class Sized(Hint):
    def __len__(self):
        print('len')
        return 2


for it in (iter([1, 2, 3]), iter((1, 2)), iter(range(4)), iter('abc'), iter({1: 2}), iter({1, 2}), {1: 2}.__iter__(),
           iter({1: 2}.items()), reversed([1, 2]), reversed((1, 2)), iter(deque([1, 2])), reversed(deque([1])), repeat(0, 3)):
    print(type(it).__name__, it.__length_hint__(), operator.length_hint(it), end=' ')
    next(it)
    print(it.__length_hint__(), len(list(it)), it.__length_hint__())
for it in map(str, [1]), zip([1]), enumerate([1]), filter(None, [1]), (x for x in [1]):
    print(hasattr(it, '__length_hint__'), operator.length_hint(it, 7))
for hint in 5, 0, -1, 'many', None, NotImplemented, TypeError('no'), ValueError('bad'), True, 10 ** 30:
    for function in operator.length_hint, list, tuple, sorted, set, sum, lambda x: [*x], lambda x: print(*x), [].extend:
        try:
            print(function(Hint(hint)))
        except Exception as e:
            print(type(e).__name__, e)
first, *rest = Sized(1)
items = [0]
items += Sized(1)
items[1:2] = Sized(1)
print(items, list(Sized(1)), tuple(Sized(1)), ','.join(map(str, Sized(1))), operator.length_hint(Sized(1)))
print(operator.length_hint(5), operator.length_hint(5, 6))
