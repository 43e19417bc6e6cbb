from collections import deque
import collections


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


d = deque([1, 2, 3])
err(deque().pop)
err(deque().popleft)
err(d.pop, 1)
err(d.append)
err(d.append, 1, 2)
err(d.append, x=1)
err(d.extend, 5)
err(d.extendleft, None)
err(d.remove, 9)
err(d.index, 9)
err(d.index, 'x', 0, 1)
err(d.index)
err(d.index, 1, 'a')
err(d.index, 1, 2, 3, 4)
err(d.insert, 1)
err(d.insert, 'a', 1)
err(d.insert, 1.5, 1)
err(deque([1], 1).insert, 0, 1)
err(d.rotate, 'a')
err(d.rotate, 1.5)
err(d.count)
err(lambda: d[3])
err(lambda: d[-4])
err(lambda: d[0:1])
err(lambda: d['a'])
err(lambda: d[1.0])
err(lambda: d[2 ** 70])
err(d.__setitem__, 5, 1)
err(d.__delitem__, 5)
err(lambda: d + [1])
err(lambda: [1] + d)
err(lambda: d * 'a')
err(lambda: d * 1.5)
err(lambda: d - d)
err(lambda: d < [1])
err(lambda: deque([1]) < deque(['a']))
err(hash, d)
err(lambda: {d: 1})
err(next, d)
err(deque, 5)
err(deque, [], -1)
err(deque, [], 'a')
err(deque, [], 1.5)
err(lambda: deque([], 1, 2))
err(deque, foo=1)
err(deque, [], 2 ** 70)
err(lambda: d.foo)
err(lambda: setattr(d, 'foo', 1))
err(deque.append, 5, 1)
err(deque.append)
err(int, d)
err(lambda: collections.nothing)


def mutate():
    q = deque([1, 2, 3])
    for x in q:
        q.append(x)


err(mutate)


def mutate2():
    q = deque([1, 2, 3])
    for x in q:
        q.popleft()


err(mutate2)


def mutate3():
    q = deque([1, 2])
    it = iter(q)
    next(it)
    q[0] = 5
    print(list(it))
    it = iter(q)
    q.rotate()
    next(it)


err(mutate3)


class Evil:
    def __init__(self, q):
        self.q = q

    def __eq__(self, other):
        self.q.clear()
        return False


q = deque([1, 2])
q.append(Evil(q))
q.append(3)
err(q.index, 'a')
q = deque([Evil(q), 1])
q[0].q = q
err(q.remove, 'x')
q = deque([1, 1])
q.appendleft(Evil(q))
err(q.count, 5)


def failing():
    yield 1
    yield 2
    raise ValueError('end')


q = deque()
err(q.extend, failing())
print(q)
err(q.__iadd__, 5)
err(deque, failing())
