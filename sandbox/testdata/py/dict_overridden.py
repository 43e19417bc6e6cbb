# What copies a dict of a derived class goes by: its items, or what its methods say.
from collections import Counter, OrderedDict, defaultdict


def overriding(base, *names):
    """A subclass of base that overrides the methods in a way that shows."""
    def keys(self):
        return ['k' + key for key in base.keys(self)]

    def items(self):
        return [('i' + key, 7) for key in base.keys(self)]

    def __iter__(self):
        return iter(['t' + key for key in base.keys(self)])

    def __getitem__(self, key):
        return 'item of ' + key

    def __len__(self):
        return 5

    def __contains__(self, key):
        return False

    every = dict(keys=keys, items=items, __iter__=__iter__, __getitem__=__getitem__, __len__=__len__, __contains__=__contains__)
    return type('Over', (base,), {name: every[name] for name in names})


def f(**kwargs):
    return kwargs


def changed(make, method, d):
    """What make(z=1) is after a call of a method with d."""
    result = make(z=1)
    getattr(result, method)(d)
    return result


def made(d):
    return sorted(key for key in type("X", (), d).__dict__ if not key.startswith('__'))


OPERATIONS = [
    ('f(**d)', lambda d: f(**d)),
    ('f(z=1, **d)', lambda d: f(z=1, **d)),
    ('f(**{}, **d)', lambda d: f(**{}, **d)),
    ('f(**d, **{"z": 1})', lambda d: f(**d, **{'z': 1})),
    ('dict(**d)', lambda d: dict(**d)),
    ('dict(d)', lambda d: dict(d)),
    ('{**d}', lambda d: {**d}),
    ('update', lambda d: changed(dict, 'update', d)),
    ('copy', lambda d: d.copy() if type(d).__base__ is dict else None),
    ('dict.copy', lambda d: dict.copy(d)),
    ('format', lambda d: '{a} {b}'.format(**d)),
    ('format_map', lambda d: '{a} {b}'.format_map(d)),
    ('%', lambda d: '%(a)s %(b)s' % d),
    ('Counter', lambda d: Counter(d)),
    ('Counter(**d)', lambda d: Counter(**d)),
    ('Counter.update', lambda d: changed(Counter, 'update', d)),
    ('Counter.subtract', lambda d: changed(Counter, 'subtract', d)),
    ('OrderedDict', lambda d: OrderedDict(d)),
    ('OrderedDict.update', lambda d: changed(OrderedDict, 'update', d)),
    ('defaultdict', lambda d: defaultdict(int, d)),
    ('type', made),
    ('list', lambda d: list(d)),
    ('sorted', lambda d: sorted(d.keys())),
    ('==', lambda d: [d == {'a': 1, 'b': 2}, {'a': 1, 'b': 2} == d]),
    ('len', lambda d: len(d)),
    ('zip', lambda d: list(zip(d, d.values()))),
]

for base in dict, defaultdict, Counter:
    for names in ((), ('keys',), ('items',), ('__getitem__',), ('__iter__',), ('__iter__', '__getitem__'), ('keys', '__getitem__'),
                  ('keys', '__iter__', '__getitem__'), ('__len__', 'items', '__contains__', '__iter__', '__getitem__')):
        cls = overriding(base, *names)
        for name, operation in OPERATIONS:
            if base is defaultdict:
                d = cls(int)
            else:
                d = cls()
            dict.__setitem__(d, 'a', 1)
            dict.__setitem__(d, 'b', 2)
            try:
                result = operation(d)
                if isinstance(result, dict):
                    result = type(result).__name__, sorted((repr(k), repr(v)) for k, v in dict.items(result))
                print(base.__name__, names, name, result)
            except Exception as e:
                print(base.__name__, names, name, type(e).__name__, e)


class NoKeys(dict):
    """It iterates in its own way, and has no keys."""

    def __iter__(self):
        return iter('xy')

    @property
    def keys(self):
        raise AttributeError('no keys')


class StrangeKeys(NoKeys):
    keys = 3


class KeysOfNothing(NoKeys):
    def keys(self):
        return None


class KeysRaise(NoKeys):
    def keys(self):
        return 1 // 0


for cls in NoKeys, StrangeKeys, KeysOfNothing, KeysRaise:
    for name, operation in [pair for pair in OPERATIONS if not pair[0].startswith('OrderedDict')]:
        try:
            print(cls.__name__, name, operation(cls(a=1)))
        except Exception as e:
            print(cls.__name__, name, type(e).__name__, e)
