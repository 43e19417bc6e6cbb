# The order in which displays and calls evaluate their parts.
log = []
def v(x):
    log.append(x)
    return x
def show(x):
    print(x, log)
    log.clear()
show({v('a'): v(1), v('b'): v(2)})
show({'a': v(1), 'b': v(2)})
show({v('a'): 1, v('b'): 2})
show({v(1): v(2), 'c': v(3), **v({'d': 4}), v(5): v(6)})
show({v(k): v(k * 2) for k in range(2)})
show([v(1), v(2), *v([3])])
show({v(1), v(2)} == {1, 2})
show((v(1), v(2)))
show(dict(a=v(1), b=v(2)))
show(v([1, 2, 3])[v(1)])
show(v([1, 2, 3])[v(0):v(2):v(1)])
x = {}
v(x)[v('k')] = v('value')
show(sorted(x))
(v(x))[v('a')], (v(x))[v('b')] = v(1), v(2)
show(sorted(x))
show(v(1) if v(0) else v(2))
show(v(0) or v(1) and v(2))
show(v(1) < v(2) < v(3))
show(v(1) < v(0) < v(3))
show(v(1) + v(2) * v(3) ** v(2))
show((lambda a=v(1), *b, c=v(2): 0)())
def d(n):
    log.append('d%d' % n)
    def deco(fn):
        log.append('a%d' % n)
        return fn
    return deco
@d(1)
@d(2)
def f(): pass
show(f())
class A(v(object)):
    v('body')
show(A.__name__)
try:
    {v('k'): v(1), v([]): v(2), v('z'): v(3)}
except TypeError as e:
    show(e)
try:
    {[]: v(1), v('z'): 2}
except TypeError as e:
    show(e)
try:
    {v(1): v(2), 1 / 0: v(3)}
except ZeroDivisionError as e:
    show(e)
