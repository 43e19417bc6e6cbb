def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
a = [1, 2, 3, 4, 5]
a[1:3] = 'xyz'; print(a); a[::2] = [0] * len(a[::2]); print(a); del a[::3]; print(a); a[5:] = [9]; print(a); a[:0] = [7]; print(a); a[-1:] = []; print(a)
def e1(): a[::2] = [1]
def e2(): a[0:1] = 5
def e3(): a['x'] = 1
def e4(): a[100] = 1
def e5(): del a[100]
def e6(): del a['x']
def e7(): (1, 2)[0] = 1
def e8(): 'abc'[0] = 'x'
def e9(): {}.x = 1
def e10(): x, y = 1
def e11(): x, y = 1, 2, 3
def e12(): x, *y, z = [1]
def e13(): (x, y), z = (1, 2, 3), 4
def e14(): x, y = 'a'
def e15(): del undefined_name
def e16(): a.nope()
def e17():
    for x, y in [(1, 2), (3,)]: pass
def e18(): [x for x in 5]
def e19(): {**5}
def e20(): [*5]
def e21(): print(*5)
def e22(): f = 5; f()
def e23(): raise ValueError from 5
def e24(): a[1.5]
def e25(): a[0]()
def e26(): (lambda x: x)(y=1)
def e27(): None.foo
def e28(): x = 5; x.y = 3
def e29(): [1, 2, 3].index(9)
def e30(): [].remove(1)
def e31(): {}.popitem()
def e32(): set().pop()
def e33(): {1}.remove(2)
def e34(): [].pop()
def e35(): [1].pop(5)
def e36(): [1].insert()
def e37(): [3, 'a'].sort()
def e38(): sorted(5)
def e39(): [1].extend(5)
def e40(): dict(5)
def e41(): dict([1])
def e42(): dict([(1, 2, 3)])
def e43(): {}.update(5)
def e44(): {}.fromkeys(5)
def e45(): int([])
def e46(): int('a')
def e47(): float('x')
def e48(): list(5)
def e49(): tuple(5)
def e50(): set(5)
def e51(): str.join(',', [1])
def e52(): str.upper(5)
def e53(): list.append([], 1, 2)
def e54(): list.append()
def e55(): dict.get({})
def e56(): isinstance(5, 'a')
def e57(): issubclass(5, int)
def e58(): abs('a')
def e59(): sum(['a'])
def e60(): max(1, 'a')
def e61(): zip(5)
def e62(): enumerate(5)
def e63(): map(5)
def e64(): list(map(5, [1]))
def e65(): reversed(5)
def e66(): ord('ab')
def e67(): chr('a')
def e68(): round('a')
def e69(): pow('a', 2)
def e70(): divmod('a', 2)
def e71(): hex(1.5)
def e72(): bin('a')
def e73(): iter(5)
def e74(): next(5)
def e75(): len(5)
def e76(): getattr(5)
def e77(): setattr(5, 'x')
def e78(): type(1, 2)
def e79(): super().x
def e80(): object.foo
def e81(): print(1, sep=5)
def e82(): open('x')
def e83(): eval('1')
def e84(): assert [] , 'empty'
def e85(): assert (1 == 2)
def e86(): __import__('os')
def e87():
    import os
def e88():
    from time import time
for fn in [e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16, e17, e18, e19, e20, e21, e22, e23, e24, e25, e26, e27, e28, e29, e30, e31, e32, e33, e34, e35, e36, e37, e38, e39, e40, e41, e42, e43, e44, e45, e46, e47, e48, e49, e50, e51, e52, e53, e54, e55, e56, e57, e58, e59, e60, e61, e62, e63, e64, e65, e66, e67, e68, e69, e70, e71, e72, e73, e74, e75, e76, e77, e78, e79, e80, e81]: t(fn)
x = y = z = []
x.append(1); print(x is y is z, z)
a, b = b, a = 1, 2; print(a, b)
i = 0; l = [0, 0, 0]; i, l[i] = 1, 9; print(i, l)
for l[0] in range(3): pass
print(l)
for (i, (j, k)) in [(1, (2, 3))]: print(i, j, k)
for i, *r in [(1, 2, 3), (4,)]: print(i, r)
with_else = []
for n in range(2, 20):
    for d in range(2, n):
        if n % d == 0: break
    else: with_else.append(n)
print(with_else)
n = 5
while n:
    n -= 1
    if n == 2: continue
    if n == 0: break
    print(n, end=' ')
else: print('never')
print()
while False: pass
else: print('else ran')
d = {'a': 1, 'b': 2}
print(d.keys() & {'a'}, d.items() | {('c', 3)}, d.keys() - 'a', list(d.values()), d.keys() == {'a', 'b'}, 'a' in d.keys(), ('a', 1) in d.items(), len(d.items()), d.keys().isdisjoint({'z'}), sorted(d, reverse=True), list(reversed(list(d))))
print({**d, 'a': 9, **{'z': 0}}, dict(d, c=3), dict(zip('ab', [1, 2])), {k: v for k, v in d.items() if v > 1}, d == {'b': 2, 'a': 1}, d.setdefault('q', []), d.pop('q'), d.pop('nope', 'dflt'), d.get('zz'), d.copy() is d)
s = {3, 1, 2}
print(s | {4}, s & {1}, s - {1}, s ^ {1, 9}, s <= {1, 2, 3, 4}, s < s, s >= {1}, s.isdisjoint({7}), s.union([5], (6,)), s.intersection([1, 2], {2}), s.difference({1}, {2}), {1, 1.0, True}, frozenset(s) == s, {frozenset({1}): 'fs'}[frozenset({1})], set('hello') == set('olleh'))
s |= {10}; s -= {1}; s &= {2, 3, 10}; s ^= {2}; print(sorted(s)); s.update([1], 'a'); s.discard('zz'); print(len(s))
t1 = (1,); t2 = (); t3 = 1, 2; print(t1, t2, t3, t1 + t3, t3 * 2, t3[::-1], (1, 2) < (1, 3), (1, 2) < (1, 2, 0), () < (0,), t3.index(2), t3.count(5), (1, [2])[1], hash((1, 'a')) == hash((1, 'a')))
print([1, 2] < [1, 3], [1] < [1, 0], [] == [], [1, [2]] == [1, [2]], [1, 2] != [2, 1], [[]] * 2, [None] * 2, [1, 2] + [3], 2 in [1, 2], [1, 2, 3][-2:], [3, 1, 2].sort(), list('ab'), [1, 2, 3].count(1), [x for x in 'ab' for y in 'cd'])
l = [3, 1, 2]; l.sort(reverse=True); print(l); l.sort(key=lambda x: -x); print(l); l.reverse(); print(l); l2 = l[:]; l2.clear(); print(l, l2, l.copy() == l); l *= 2; print(l); l += (1,); print(l); l.insert(-100, 'f'); l.insert(100, 'e'); print(l, l.pop(), l.pop(0), l.pop(-2)); r = []; r.append(r); print(r, r == r); dd = {}; dd['self'] = dd; print(dd)
print(None is None, None == 0, True == 1, True is 1 if False else '', 1 is not None, not None, ... is Ellipsis, NotImplemented, print is print, type(None), type(...), type(NotImplemented), type(print), type(len), type(lambda: 0), type(type), type(object()), type([].append), type(range(1)), type({}.keys()), type(iter([])), type(iter({})), type(iter('')), type(iter(set())), type(iter(range(1))), type(zip()), type(map(str, [])), type(enumerate([])), type(reversed([])), type(slice(1)), type(property()), type(staticmethod(len)), type(super), type(str.upper), type((1).__add__), type(int.__add__))
def doc():
    """Doc.
    More."""
print(doc.__doc__, doc.__name__, doc.__module__, doc.__qualname__); doc.attr = 1; print(doc.attr, doc.__dict__); del doc.attr
print((lambda *a, k=1, **kw: (a, k, kw))(1, 2, k=3, z=4), (lambda: (yield))().__class__.__name__, [*range(3), *'ab'], (*[1], 2), {*[1, 1]}, [*[]], print(*[], sep='x'))
global_var = 1
def uses_global():
    global global_var, made_here
    global_var += 1; made_here = 5
uses_global(); print(global_var, made_here)
class Scope:
    v = 1
    def get(self): return Scope.v
    w = v + 1
    lst = [v for _ in range(2)] if False else [1]
    if v: cond = 'yes'
    for loop in range(2): pass
    del v
print(Scope.w, Scope.cond, Scope.loop, hasattr(Scope, 'v'))
print(1 if 0 else 2 if 0 else 3, (1, 2)[True], [10, 20][False], 'ab'[True], 5 if not [] else 6, (lambda x: x)(1) or 2, 1 < 2 < 3 < 4, 1 < 2 > 1, 1 == 1.0 == True, 'a' < 'b' < 'c', 3 in [1, 2, 3] in [[1, 2, 3]])
print('a' "b" 'c', "tab\tx", 'q\'q', "d\"d", '\\', '\x41', '\u00e9', '\U0001F600', r'\n', '''t'q"s''', 'a\
b')
