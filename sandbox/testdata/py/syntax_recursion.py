# Deep nesting that is within the limits.
x = ((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))
l = [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[['deep']]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
n = 0
while isinstance(l, list): l, n = l[0], n + 1
print(x, l, n)
print(- - - - - - - - - -1, not not not not not 1, ~~~~5, +++++2, - -3)
print(1 if 0 else 2 if 0 else 3 if 0 else 4 if 0 else 5 if 0 else 6)
print((lambda: (lambda: (lambda: (lambda: (lambda: 'five')())())())())())
print(1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 + 13 + 14 + 15 + 16 + 17 + 18 + 19 + 20 - 1 - 2 - 3 * 4 // 5 % 6 ** 2 ** 1)
print(1 < 2 < 3 < 4 < 5 < 6 < 7 < 8 < 9 < 10 > 9 > 8 != 7 == 7)
def f0():
    def f1():
        def f2():
            def f3():
                def f4():
                    def f5(): return f0.__name__, f1.__name__, f4.__qualname__
                    return f5()
                return f4()
            return f3()
        return f2()
    return f1()
print(f0())
def blocks(n):
    for a in range(n):
        for b in range(n):
            if a:
                while b:
                    try:
                        if b > 1:
                            for c in range(2):
                                if c:
                                    try:
                                        return a, b, c
                                    finally:
                                        print('finally', a, b, c)
                    except ValueError:
                        pass
                    else:
                        b += 1
                    finally:
                        b += 1
print(blocks(3))
d = {'a': {'b': {'c': {'d': {'e': [1, (2, {3})]}}}}}
print(d['a']['b']['c']['d']['e'][1][0])
class A:
    def me(self): return self
print(A().me().me().me().me().me().me().me().me().me().me().__class__.__name__)
print([[[[i + j + k + m for i in range(1)] for j in range(2)] for k in range(1)] for m in range(2)])
print(f"{f'{[f for f in (1, 2)]}'}", ((1, (2, (3, (4, (5,)))))))
