def main():
    board = [[(r * c) % 3 for c in range(16)] for r in range(16)]
    n = 0
    for _ in range(1000):
        for r in range(16):
            for c in range(16):
                if board[r][c] == 1 and 0 <= r - 1 and r + 1 < 16:
                    n += 1
    return n


print(main())
