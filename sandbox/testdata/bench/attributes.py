class Counter:
    step = 1

    def __init__(self, start):
        self.value = start
        self.hits = 0

    def add(self, delta):
        self.value += delta * self.step
        self.hits += 1
        return self.value


def main():
    c = Counter(5)
    for i in range(300000):
        c.add(i)
    return c.value + c.hits


print(main())
