def main():
    data = [(i * 7919 % 1000, i) for i in range(1000)]
    n = 0
    for _ in range(60):
        ordered = sorted(data, key=lambda pair: (pair[0], -pair[1]))
        n += ordered[10][1]
        ordered = sorted(data, key=lambda pair: pair[1] % 100)
        n += ordered[-1][1]
    return n


print(main())
