def main():
    n = 0
    for _ in range(3000):
        a = [i * i for i in range(60) if i % 3]
        b = {i: i + 1 for i in a}
        n += sum(a) + len(b) + len([k for k in b if b[k] > 100])
    return n


print(main())
