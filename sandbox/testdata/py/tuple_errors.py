class A(set):
    pass


class F(frozenset):
    pass


class L(list):
    pass


class T(tuple):
    pass


class D(dict):
    pass


def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


t(lambda: tuple(1,2))
t(lambda: tuple(x=1))
t(lambda: tuple(5))
t(lambda: tuple(sequence=[1]))
t(lambda: ().count())
t(lambda: ().count(1,2))
t(lambda: ().index())
t(lambda: ().index(1))
t(lambda: (1,).index(1,'a'))
t(lambda: (1,).index(1,2,3,4))
t(lambda: (1,).__add__(1))
t(lambda: ()['a'])
t(lambda: (1,2) in {1:2}.items())
t(lambda: type(T([1])[:]))
t(lambda: type(T([1])+(1,)))
t(lambda: type(T((1,))*1))
t(lambda: (1,2).__getnewargs__())
t(lambda: (1).__hash__())
t(lambda: ().__hash__()==hash(()))
t(lambda: ().__hash__(1))
t(lambda: ().__getitem__())
t(lambda: ().__init__(5))
t(lambda: ().__add__([]))
t(lambda: ().__mul__("a"))
t(lambda: ().__mul__(2**70))
t(lambda: (1,2).index(2,2**80))
t(lambda: tuple.__new__(tuple,[1]))
t(lambda: (1,)<(1,2))
