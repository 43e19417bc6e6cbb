# Classes inside classes that mention __class__, which is in a cell of each body.
class A:
    __class__ = 'abcdefgh'
    print(__class__)

    class B:
        def f(self):
            return __class__
        if 0:
            __class__
    print(B().f())

for value in 5, 2.5, None, {1, 2}, property(len), 10**30, (1, 2), [65, 66], {1: 2}, type:
    class A:
        __class__ = value
        print(__class__ is value)

        class B:
            def f(self):
                return __class__
            if 0:
                __class__


class A:
    class B:
        def f(self):
            return __class__
        if 0:
            __class__


print(A.B().f().__name__)


class A:
    class B:
        def f(self):
            return super().__init__()
        try:
            print(__class__)
        except NameError:
            print('unbound')
    print(B().f())


class A:
    __class__ = property(len)
    del __class__

    class B:
        def f(self):
            return __class__
        if 0:
            x = __class__
    print(B().f().__name__)


def nested(x):
    class A:
        y = x

        class B:
            z = x
            nonlocals = [x for _ in 'ab']

            def get(self):
                return x, __class__.__name__, self.z, [x for _ in 'a'], (lambda: (x, self.z))()
    x = 'later'
    return A.y, A.B().get(), A.B.nonlocals


def shadowed(x):
    class A:
        x = x if False else 'own'
        values = [x for _ in 'a']

        def get(self):
            return x, self.x
    return A().get(), A.values


print(nested('first'))
try:
    print(shadowed('outer'))
except NameError as e:
    print(type(e).__name__, e)


def counted(n):
    class Counter:
        def up(self):
            nonlocal n
            n += 1
            return n, __class__.__name__
        down = lambda self: (n, [n for _ in 'a'])
    c = Counter()
    return c.up(), c.down(), n


print(counted(4))


def chain(k):
    class C0:
        @staticmethod
        def s():
            return 's'

        @classmethod
        def c(cls):
            return cls.__name__
    last = C0
    for i in range(k):
        last = type('C%d' % (i + 1), (last,), {})
    x = last()
    return x.s(), x.c(), last.s(), last.c()


print(chain(0), chain(4), chain(12))
