def main():
    i = 0
    s = 0
    while i < 1000000:
        s = s + i * 2 % 7
        i += 1
    return s


print(main())
