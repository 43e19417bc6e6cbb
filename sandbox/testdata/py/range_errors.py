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


t(lambda: range(5)['a'])
t(lambda: range(5)[7])
t(lambda: range())
t(lambda: range(1,2,3,4))
t(lambda: range('a'))
t(lambda: range(1.0))
t(lambda: range(1,2,0))
t(lambda: range(x=1))
t(lambda: range(5).index(9))
t(lambda: range(5).index('a'))
t(lambda: range(5).count('a'))
t(lambda: range(5).count(1.0))
t(lambda: range(5).index())
t(lambda: range(5).start)
t(lambda: range(5).stop)
t(lambda: range(5)[::3])
t(lambda: range(5)[1:])
t(lambda: range(5)[::-1])
t(lambda: range(10)[2:8:3])
t(lambda: range(10)[8:2:-3])
t(lambda: range(5)==range(0,5,1))
t(lambda: range(0)==range(1,1))
t(lambda: range(5)==[0,1,2,3,4])
t(lambda: hash(range(5))==hash((5,0,1)))
t(lambda: range(5)<range(6))
t(lambda: range(5).__len__())
t(lambda: range(5).__contains__(3))
t(lambda: 3.0 in range(5))
t(lambda: 'a' in range(5))
t(lambda: list(reversed(range(0,10,3))))
t(lambda: range(5).__getitem__(slice(1,3)))
t(lambda: range(5).__eq__(5))
t(lambda: slice())
t(lambda: slice(1,2,3,4))
t(lambda: slice(x=1))
t(lambda: slice(1))
t(lambda: slice(1,2))
t(lambda: slice(1,2,3).start)
t(lambda: slice(5).indices(3))
t(lambda: slice(5).indices(-1))
t(lambda: slice(5).indices('a'))
t(lambda: slice(None,None,-1).indices(5))
t(lambda: hash(slice(1)))
t(lambda: slice(None,None,0).indices(3))
t(lambda: slice('a').indices(3))
t(lambda: slice(-3,None).indices(10))
t(lambda: slice(None,None,2**70).indices(5))
t(lambda: slice(1).indices())
t(lambda: slice(1)==1)
t(lambda: slice(1)<1)
t(lambda: range(5).__hash__()==hash(range(5)))
t(lambda: slice.__hash__)
t(lambda: range(5).start.__class__)
t(lambda: range(1).__contains__())
t(lambda: range(1).__reversed__(1))
t(lambda: range(1).count())
t(lambda: slice(1).__eq__())
t(lambda: range(1,x=1))
t(lambda: range(3).__init__(3))
t(lambda: range(5).index(1,2))
t(lambda: range(10)[2**70:])
t(lambda: range(3)[2**70])
t(lambda: range.__new__(range,3))
t(lambda: slice.__new__(slice,2))
