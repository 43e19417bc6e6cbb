# A loop that ends early closes the generator that it alone refers to.
def numbers(n=3, name="numbers"):
    try:
        for i in range(n):
            yield i
    finally:
        print("closed", name)


for i in numbers():
    break
print("after break")


def first(n):
    for i in numbers(n=n, name="first"):
        return i
    return "nothing"


print(first(2), first(0))


class Tree:
    def __init__(self, *items):
        self.items = items

    def __iter__(self):
        try:
            yield from self.items
        finally:
            print("left the tree")

    def walk(self):
        try:
            for item in self:
                yield item
        finally:
            print("end of walk")


for item in Tree(1, 2):
    print(item)
    break
for item in Tree(1, 2).walk():
    print(item)
for item in Tree().walk():
    break
else:
    print("no item")


def nested():
    for i in numbers(2, "outer"):
        for j in numbers(2, "inner"):
            if j:
                break
            print(i, j)
        for j in numbers(2, name="other"):
            try:
                return i, j
            finally:
                print("finally")


print(nested())


def delegate():
    print("begin")
    yield from numbers(5, "delegated to")


for i in delegate():
    if i == 1:
        break
print("after delegate")
while True:
    for i in numbers(1, *["in while"]):
        break
    break


# What something else refers to goes on.
kept = numbers(3, "kept")
for i in kept:
    break
print(next(kept), next(kept), next(kept, "end"))


def same():
    return shared


shared = numbers(4, "shared")
for i in same():
    break
for i in same():
    break
print(i, next(shared))
saved = []


def save(g):
    saved.append(g)
    return g


for i in save(numbers(3, "saved")):
    break
print(next(saved[0]))


class Holder:
    def __init__(self):
        self.gen = numbers(3, "held")

    def __iter__(self):
        return self.gen


h = Holder()
for i in h:
    break
print(list(h))


# What a generator raises when it is closed is lost.
def stubborn():
    try:
        yield 1
    finally:
        print("stubborn")
        {}["no key"]


def never():
    try:
        yield 1
    except GeneratorExit:
        print("ignored")


for i in stubborn():
    break
for i in never():
    break
with_else = [i for i in numbers(2, "comprehension")]
print(with_else, shared.close(), saved.pop().close())
for shared in numbers(2, "rebound"):
    numbers = None
    break
print(shared)
