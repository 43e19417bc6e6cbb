# Attributes of classes are replaced while they are known, from all sides.
class G:
    t = 0
    name = 'g'
    box = []

    def show(self):
        return self.t, self.name, self.box


class H(G):
    pass


g, h = G(), H()


def loop(cls, n):
    for i in range(n):
        cls.t += 1
        cls.name = cls.name + 'x' if i % 2 else str(cls.t)
        print(cls.t, cls.name, g.t, g.name, h.t, h.name, g.show(), h.show())


loop(G, 3)
loop(H, 2)  # which gets attributes of its own
loop(G, 2)
g.t = 50  # and an instance
loop(G, 2)
del g.t
print(g.t, G.t, H.t)


class Lone:
    n = 1


a = Lone()
for value in (2, 2.5, 'two', None, (1, 2), [3], {4: 5}, True):
    Lone.n = value
    print(a.n, Lone.n, getattr(a, 'n'), Lone.__dict__['n'])

# What is more than a value takes the long way.
Lone.n = property(lambda self: 'computed')
print(a.n)
Lone.n = 7
print(a.n, Lone.n)
Lone.n = lambda self: 'called'
print(a.n())
Lone.n = 8
print(a.n)
Lone.n = staticmethod(len)
print(a.n('abc'))
Lone.n = 9


class Heir(Lone):
    pass


b = Heir()
print(b.n, Heir.n)
Lone.n = 10
print(b.n, Heir.n, a.n)
Heir.n = 11
Lone.n = 12
print(b.n, Heir.n, a.n)
del Heir.n
print(b.n, Heir.n, a.n)


class Meta(type):
    def __setattr__(cls, name, value):
        print('set', name, value)
        super().__setattr__(name, value)


class Made(metaclass=Meta):
    n = 1


Made.n = 2
print(Made.n, Made().n)
Made.n += 1
print(Made.n)


class Hashed:
    __hash__ = None
    __slots__ = ('n',)
    m = 1


try:
    hash(Hashed())
except TypeError as e:
    print(e)
Hashed.__hash__ = lambda self: 5
print(hash(Hashed()))
Hashed.m = 2
print(Hashed().m)
try:
    Hashed().m = 3
except AttributeError as e:
    print(e)
