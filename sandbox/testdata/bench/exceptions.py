def risky(i):
    if i % 5 == 0:
        raise ValueError('five')
    return i


def main():
    n = 0
    for i in range(200000):
        try:
            n += risky(i)
        except ValueError:
            n -= 1
    return n


print(main())
