def main():
    n = 0
    for i in range(60000):
        s = 'robot ' + str(i) + ' at %d,%d' % (i % 16, i // 16)
        parts = s.split(' ')
        n += len('-'.join(parts)) + s.count('1') + (1 if s.startswith('robot 5') else 0)
    return n


print(main())
