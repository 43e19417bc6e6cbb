def solve(n):
    def place(row, cols, d1, d2, acc):
        if row == n:
            yield list(acc)
            return
        for c in range(n):
            if c in cols or row + c in d1 or row - c in d2: continue
            acc.append(c)
            yield from place(row + 1, cols | {c}, d1 | {row + c}, d2 | {row - c}, acc)
            acc.pop()
    yield from place(0, frozenset(), frozenset(), frozenset(), [])
for s in solve(5): print(s)
print(sum(1 for _ in solve(6)))
for row in next(solve(6)):
    print(' '.join('Q' if c == row else '.' for c in range(6)))
