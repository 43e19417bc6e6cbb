# Method objects: identity, equality, hash, attributes.
class A:
    def m(self, x=1): "doc"; return self, x
    def n(self): pass
    def __eq__(self, o): return True
    def __hash__(self): return 1
a, b = A(), A()
print(a.m == a.m, a.m is a.m, a.m == b.m, a.m == a.n, a.m != a.m, hash(a.m) == hash(a.m))
print(a.m.__self__ is a, a.m.__func__ is A.m, a.m.__name__, a.m.__doc__, a.m.__qualname__, a.m.__module__, type(a.m).__name__, type(A.m).__name__)
f = a.m
print(f()[1], f(5)[1], f(x=6)[1], A.m(a, 7)[1])
try: f(1, 2)
except TypeError as e: print(e)
try: A.m()
except TypeError as e: print(e)
try: f.attr = 1
except AttributeError as e: print(e)
A.m.attr = 'on function'
print(f.attr, a.m.attr, A.m.attr)
try: f.nothing
except AttributeError as e: print(e)
d = {a.m: 1}
print(d[a.m], len({a.m, b.m}))
class B: pass
def plain(self, n): return n
B.p = plain
x = B()
print(x.p(3), x.p.__func__ is plain)
x.q = plain
print(x.q(None, 4))
l = [1]
print(l.append == l.append, l.append.__self__ is l, l.append.__name__, [].append == [].append, 'a'.upper == 'a'.upper, type(l.append).__name__, type(list.append).__name__, type(len).__name__, len == len, len.__name__)
l.append(2)
ap = l.append
ap(3)
print(l, list.append(l, 4), l)
print(list(map(str.upper, ['a', 'b'])), sorted(['b', 'A'], key=str.lower), list(map(a.m, [1]))[0][1])
try: list.append()
except TypeError as e: print(e)
try: list.append(5, 1)
except TypeError as e: print(e)
try: str.upper(5)
except TypeError as e: print(e)
try: dict.get({})
except TypeError as e: print(e)
try: l.append()
except TypeError as e: print(e)
try: l.append(1, 2)
except TypeError as e: print(e)
try: l.append(x=1)
except TypeError as e: print(e)
try: ''.join()
except TypeError as e: print(e)
try: len()
except TypeError as e: print(e)
try: len(1, 2)
except TypeError as e: print(e)
try: len(obj=1)
except TypeError as e: print(e)
try: int.__add__(1)
except TypeError as e: print(e)
try: int.__add__('a', 1)
except TypeError as e: print(e)
try: int.__add__()
except TypeError as e: print(e)
print(int.__add__(1, 2), (5).__add__(6), (5).__add__('x'), 'a'.__add__('b'), [1].__len__(), 'abc'.__contains__('b'), (1).__eq__(1.0), (1).__lt__(2), 'x'.__eq__(1), [1].__eq__([1]), {}.__len__(), (2).__pow__(3), (2).__rsub__(5), 1.5.__mul__(2), (7).__divmod__(2), True.__and__(False), (1).__bool__(), 'a'.__hash__() == hash('a'), (3).__neg__())
print(object().__eq__(1), object().__ne__(1), None.__eq__(None), None.__bool__(), (1).__str__(), [1].__str__(), [1, 2].__getitem__(1), {1: 2}.__getitem__(1), {1: 2}.__contains__(1), [3].__contains__(3), (1, 2).__add__((3,)), 'ab'.__mul__(2), 'ab'.__getitem__(0), 'ab'.__len__(), list('ab'.__iter__()), {1}.__contains__(1), {1}.__or__({2}), (1).__format__('3d'), 'x'.__format__('>3'), [2].__mul__(2), [1].__add__([2]), 'a'.__lt__('b'), [1].__lt__([2]), (1,).__le__((1,)))
meths = [A.m, a.n, l.append, len, list.append, str.join]
print([callable(m) for m in meths])
for m in (l.append, str.upper, a.m):
    print(hasattr(m, '__name__'), hasattr(m, '__call__'), hasattr(m, '__self__'))
print(len.__call__([1, 2]), a.m.__call__(3)[1], A.m.__call__(a, 4)[1], A.__call__ is not None, str.upper.__call__('x'))
