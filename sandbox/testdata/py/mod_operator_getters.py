# What the getters of operator say as keys, and that no class derives from them.
from operator import attrgetter, itemgetter, methodcaller

for getter in itemgetter, attrgetter, methodcaller:
    try:
        class Derived(getter):
            pass
    except TypeError as e:
        print(e)

squares = [(3, 1), (1, 2), (2, 0)]
print(sorted(squares, key=itemgetter(1)), max(squares, key=itemgetter(1, 0)), min([2.5, 1], key=attrgetter('real')))
for wrong in (lambda: sorted(squares, key=itemgetter(5)), lambda: itemgetter(0)(), lambda: itemgetter(0)(squares, squares),
              lambda: itemgetter(0)(x=squares), lambda: sorted([1], key=itemgetter(0)), lambda: max([(1,)], key=attrgetter('nope'))):
    try:
        print(wrong())
    except (AttributeError, IndexError, TypeError) as e:
        print(type(e).__name__, e)


def deep(n):
    return sorted(squares, key=itemgetter(0)) if n == 0 else deep(n - 1)


class Echo:
    def __getitem__(self, index):
        return index


print(deep(900), itemgetter(2)(Echo()), list(map(itemgetter('a'), [{'a': 1}, {'a': 2}])), sorted([Echo()], key=itemgetter(2)) != [])
