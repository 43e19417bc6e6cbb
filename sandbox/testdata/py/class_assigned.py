# Assigning to __class__, and deleting it.


class A:
    __slots__ = ('x',)


class B:
    pass


class C:
    __slots__ = ('x',)


class D:
    __slots__ = ('y',)


class E(A):
    __slots__ = ()


class F(B):
    pass


class G(C):
    __slots__ = ('z',)


class H(E):
    __slots__ = ('z',)


class L(list):
    pass


class M(list):
    pass


def attempt(do, *args):
    try:
        do(*args)
        return 'ok'
    except Exception as e:
        return type(e).__name__ + ': ' + str(e)


def assign(c, d):
    x = c()
    x.__class__ = d
    assert type(x) is d


for c in (A, B, C, D, E, F, G, H, L, M):
    print(c.__name__, *[d.__name__ for d in (A, B, C, D, E, F, G, H, L, M) if attempt(assign, c, d) == 'ok'])
print(attempt(assign, A, D))
print(attempt(assign, B, A).split(' object')[0])


def set_class(x, c):
    x.__class__ = c


def delete(x):
    del x.__class__


for x in (None, 5, 'a', (), range(3), len, print, delete, [].append, (i for i in ()), B(), L(), ValueError(), B, 1.5):
    print(attempt(delete, x), attempt(delattr, x, '__class__'))
for x in (None, delete, len, 5):
    print(attempt(set_class, x, B).split(' only')[0], attempt(set_class, x, 5))
print(attempt(set_class, B(), 5), hasattr(delete, '__class__'))
