def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


class Default(dict):
    def __missing__(self, key):
        return '<' + key + '>'


class Mapping:
    def __init__(self):
        self.asked = []

    def __getitem__(self, key):
        self.asked.append(key)
        if key == 'bad':
            raise ValueError('bad key')
        return key * 2


print('{a} {b}'.format_map({'a': 1, 'b': 2}), '{a} {zz}'.format_map(Default(a=1)), '{a[0]} {a.real}'.format_map({'a': Default({0: 3})}) if False else '')
m = Mapping()
print('{a} {b!r:>6} {c:{d}}'.format_map({'a': 1, 'b': 2, 'c': 3, 'd': 4}), '{x}{y:>{z}}'.format_map(Mapping()) if False else '', '{x}{y[0]}'.format_map(m), m.asked)
show(lambda: '{a}'.format_map({}))
show(lambda: '{0}'.format_map({'0': 1}))
show(lambda: '{}'.format_map({'': 1}))
show(lambda: '{0}'.format_map([1]))
show(lambda: '{a}'.format_map([1]))
show(lambda: '{a}'.format_map(3))
show(lambda: '{a}'.format_map(None))
show(lambda: 'none'.format_map(None))
show(lambda: '{bad}'.format_map(Mapping()))
show(lambda: '{a}'.format_map())
show(lambda: '{a}'.format_map({}, {}))
show(lambda: '{a}'.format_map(a=1))
show(lambda: '{a'.format_map({}))
