# Classes that are nothing but namespaces for variables.


class G:
    """doc"""
    turns = 0
    seen = None
    last = None
    best: int = -1
    first = second = 'a'


def turn():
    if G.seen is None:
        G.seen = []
    G.turns += 1
    G.seen.append(G.turns)
    if G.turns > 2:
        G.last = 'x'
    G.best = G.best - 1 if G.turns else 5
    G.turns += 2 if G.last else 1
    G.first, G.second = G.second + 'b', G.first
    return G.turns


try:
    print(Late.x)
except NameError as e:
    print(e)


def late(store):
    try:
        if store:
            Late.x = 2
        return Late.x
    except NameError as e:
        return e


print(late(False), late(True))


class Late:
    x = 1


print(late(False), late(True))


class F:
    x = 1


def f():
    return F.x


def shadowed(F):
    return F.start


print(f(), F.x, (lambda: F.x)(), shadowed(range(3)) if G.last else None)
F.x = 7
print(f(), F.x, [F.x + i for i in range(2)])
for i in range(4):
    print(turn(), G.turns, G.seen, G.last, G.best, G.first, G.second)

for k in range(2):
    class K:
        n = k
        m = [k]

    K.n += 10
    K.m.append(K.n)
    print(K.n, K.m)

a, F.x = 1, 2
for F.x in range(3):
    pass
print(F.x)
try:
    print(G.turns + G.last)
except TypeError as e:
    print(e)
for divisor in (2, 0):
    try:
        class Divided:
            x = [divisor]
            y = 6 // divisor
    except ZeroDivisionError as e:
        print(e)
    print(Divided.x, Divided.y)


class Handlers:
    on = off = None


Handlers.on, Handlers.off = print, max
Handlers.on('called', Handlers.off(3, 5))
Handlers.on = sorted
print(Handlers.on([3, 1, 2]))


def generator():
    while True:
        G.turns -= 3
        yield G.turns


g = generator()
print(next(g), next(g))
print([name for name in dir() if '.' in name or name in ('G', 'F', 'K')])
