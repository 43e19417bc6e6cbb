def add(a, b):
    return a + b


def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)


def main():
    s = 0
    for i in range(300000):
        s = add(s, i)
    return s + fib(22)


print(main())
