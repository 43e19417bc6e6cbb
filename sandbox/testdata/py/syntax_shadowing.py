# Names of builtins and soft keywords as variables; the syntax does not depend on them.
list = tuple = set = dict = format = str = repr = type = None
print([*[1], 2], (*(1,), 2), {**{'a': 1}, 'b': 2}, f'{1}{"x"!r}{2!s:>3}')
def f(*a, **k): return a, k
print(f(*[1], *[2], **{'x': 1}, **{'y': 2}), {f(1)[0]: f(2)})
match = case = 1
_ = match + case
print(match, case, _)
def print_(print): return print
print(print_(5))
def g(len, *range, max=1, **min): return len, range, max, min
print(g(1, 2, max=3, z=4))
class object: pass
class int(object): x = 1
print(int.x, int().__class__.__name__)
self = cls = super_ = 'names'
def h(cls, self): return cls, self
print(h(1, 2), self)
def locals_():
    sum = [len_ for len_ in 'ab']
    any = sum
    return any
print(locals_())
async_, await_, exec, nonlocal_, type = 1, 2, 3, 4, 5
print(async_, await_, exec, nonlocal_, type)
for id in 1, 2: pass
print(id)
True_ = not False
print(True_, None is None)
def k(_, __, ___=3): return _, __, ___
print(k(1, 2), [_ for _ in 'x'], [__ for __ in 'y'])
x = {'if': 1, 'class': 2}
print(x['if'], f(**{'lambda': 1, 'not a name': 2}))
class Attr: pass
a = Attr()
a.print = a.match = a.exec = 1
print(a.print, a.match, a.exec)
