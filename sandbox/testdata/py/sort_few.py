"""Sorts of few and of more items, by keys of all plain kinds."""
import random
random.seed(3)
def main():
    for n in (0, 1, 2, 7, 32, 33):
        for kind in range(7):
            f = [lambda: random.randrange(9), lambda: random.random(), lambda: random.choice('abcXYZäé') * random.randrange(3), lambda: random.choice([1, 1.5, 2, True, 0.0, -0.0]),
                 lambda: (random.randrange(3), random.randrange(3)), lambda: random.choice([float('nan'), 1.0, 2.0, -1.0]), lambda: random.choice([-0.0, 0.0, 1.0])][kind]
            l = [(f(), i) for i in range(n)]
            for rev in (False, True):
                print(sorted(l, key=lambda p: p[0], reverse=rev))
                k = [p[0] for p in l]
                print(sorted(k, reverse=rev)); k.sort(reverse=rev); print(k)
                m = l[:]; m.sort(key=lambda p: p[0], reverse=rev); print(m)
    try: print(sorted([3, 'a']))
    except TypeError as e: print(e)
    try: print(sorted([1.0, None]))
    except TypeError as e: print(e)
main()
