# What a variable holds to which a yield would have assigned, where an exception is raised instead.


class Box:
    x = 1


def local(a):
    try:
        a = yield a
    except ValueError:
        yield 'caught', a


def average():
    total, x = 0, 'start'
    try:
        while True:
            x = yield total
            total += x
    finally:
        print('last', x)


def unbound():
    try:
        x = yield 1
    except ValueError:
        try:
            print(x)
        except NameError as e:
            print(e)
        yield 2


def attribute():
    box = Box()
    try:
        box.x = yield 1
    except ValueError:
        yield box.x


def pair():
    y = z = 3
    try:
        y, z = yield 1
    except ValueError:
        yield y, z


def cell():
    y = z = 3

    def inner():
        return y

    try:
        y = z = yield 1
    except ValueError:
        yield inner(), z


def delegated():
    def below():
        yield 1

    y = 3
    try:
        y = yield from below()
    except ValueError:
        yield y


def augmented():
    y = 3
    try:
        y += yield 1
    except ValueError:
        yield y


def again():
    y = 3
    for i in range(3):
        try:
            y = yield y
        except ValueError:
            pass


for g in local(5), unbound(), attribute(), pair(), cell(), delegated(), augmented(), again():
    print(next(g), g.throw(ValueError))
g = again()
print(next(g), g.send(4), g.throw(ValueError))
g = average()
next(g), g.send(3), g.send(4), g.close()
