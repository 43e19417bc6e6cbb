# Classes that are nothing but namespaces, whose bodies calculate what they assign: no code can tell that their variables are globals.

def size():
    return 16

def note(x):
    print('note', x)
    return x

shared = [1]

class G:
    n = size()
    half = n // 2
    home = 0 if size() == 16 else size() - 1
    last = n - 1 if n > 3 and half < 9 else -1
    inside = 0 <= half < n
    either = n == 3 or half
    plan = []
    seen = {'a': 1}
    marks = {1, 2}
    alias = shared
    grid = [[0] * 3, [1]]
    text = 'x' * 3 + '%d' % n
    pair = (n, half)
    print('in the body', n, half)
    age: int = 0
    typed: dict = {}
    level = note(half) * 2
    first = 'abc'[0]


class H:
    name = note('H')
    count = 0


def use():
    G.age += 1
    G.plan.append(G.age)
    G.seen['b'] = G.age
    G.marks.add(G.age)
    G.alias.append(7)
    G.grid[0][1] += 1
    G.typed[G.age] = G.home
    G.half += 1
    G.home, G.last = G.last, G.home
    if G.inside and G.either:
        G.inside = not G.inside
    H.count -= G.age
    return G.n, G.half, G.home, G.last, G.inside, G.either


for i in range(3):
    print(use())
print(G.plan, sorted(G.seen.items()), sorted(G.marks), G.alias is shared, shared, G.grid, G.text, G.pair, G.age, G.typed, G.level, G.first)
print(H.name, H.count)
for i in range(3):
    try:
        G.plan[99]
    except IndexError as e:
        G.age = G.age * 2
        print(e, G.age)


class Late:
    value = use()[0]
    rest = [[x] * 2 for x in range(2)]
    other = value


class Maybe:
    if G.n:
        a = 1
    else:
        a = 2


class Replaced:  # an ordinary class, as something else is assigned to a variable that has a list
    queue = []


def replace():
    Replaced.queue = Replaced.queue + [1]


replace()
print(Late.value, Late.rest, Late.other, Maybe.a, Replaced.queue)
