def evens(n):
    for i in range(n):
        if i % 2 == 0:
            yield i


def main():
    total = 0
    for _ in range(10):
        for v in evens(20000):
            total += v
        total += sum(x * 2 for x in evens(20000))
        if any(x > 19000 for x in evens(20000)):
            total += 1
    return total


print(main())
