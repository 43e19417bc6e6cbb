def main():
    seen = set()
    counts = {}
    for i in range(300000):
        key = i * 7 % 1009
        counts[key] = counts.get(key, 0) + 1
        if (key, i & 3) not in seen:
            seen.add((key, i & 3))
    total = 0
    for key, n in counts.items():
        total += key * n
    return total + len(seen)


print(main())
