# Counter takes the counts of mappings, and counts the items of all else.
from collections import Counter, UserDict, ChainMap, OrderedDict
from collections.abc import Mapping


class M(Mapping):
    def __getitem__(self, key):
        return {'a': 3, 'b': 4}[key]

    def __iter__(self):
        return iter('ab')

    def __len__(self):
        return 2


for m in (UserDict(a=5), ChainMap({'a': 1}, {'b': 2}), M(), {'a': 1}.items(), OrderedDict(a=4)):
    print(Counter(m))
    c = Counter(a=1)
    c.update(m)
    print(sorted(c.items(), key=str))
    c = Counter(a=1)
    c.subtract(m)
    print(sorted(c.items(), key=str))


class Pairs(dict):
    def items(self):
        return self.pairs


for pairs in [[('a', 1)], [('a', 1, 2)], [('a',)], ['ab'], [[[], 1]], [1], None]:
    c = Counter(z=1)
    m = Pairs()
    m.pairs = pairs
    try:
        c.update(m)
    except TypeError as e:
        print('TypeError', e)
    except ValueError as e:
        print('ValueError', e)
    print(c)

print(Counter({'a': 'x'}, b=1))


class Odd(M):
    items = len


c = Counter(z=1)
try:
    c.update(Odd())
except TypeError as e:
    print(e)
