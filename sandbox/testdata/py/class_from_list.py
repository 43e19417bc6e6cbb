# A class that derives from list.
class L(list):
    def total(self): return sum(self)
l = L([3, 1, 2])
l.append(5)
l += [7]
print(l, repr(l), str(l), len(l), l[0], l[-1], l[1:3], type(l[1:3]).__name__, l.total(), type(l).__name__)
print(type(l + [1]).__name__, type([1] + l).__name__, type(l * 2).__name__, type(l.copy()).__name__, type(sorted(l)).__name__)
print(l == [3, 1, 2, 5, 7], [3, 1, 2, 5, 7] == l, l != [], l < [4], L([1]) == L([1]), l is l, bool(L()), bool(l))
l.sort()
l.reverse()
print(l, list(reversed(l)), max(l), 5 in l, l.index(5), l.count(1), list(map(str, l)))
l.name = 'named'
print(l.name, l.__dict__)
l[1:2] = [9, 9]
del l[0]
print(l, l.pop(), l.pop(0))
l.extend(L([1, 2]))
l.insert(0, 'x')
print(l)
try: hash(l)
except TypeError as e: print(e)
try: l[100]
except IndexError as e: print(e)
try: l['a']
except TypeError as e: print(e)
try: l + (1,)
except TypeError as e: print(e)
class Init(list):
    def __init__(self, n): super().__init__(range(n))
    def __repr__(self): return 'Init' + super().__repr__()
    def __getitem__(self, i): return ('item', super().__getitem__(i))
    def __len__(self): return 100
    def __contains__(self, x): return x == 'magic'
    def __iter__(self): return iter(['custom'])
    def __eq__(self, o): return 'eq'
    def __add__(self, o): return 'add'
    def __bool__(self): return False
    def append(self, x): super().append(x * 10)
i = Init(3)
i.append(5)
print(i, i[0], len(i), 'magic' in i, 0 in i, list(i), i == 1, i + 1, bool(i), i.pop())
print([1] + i if False else list.__repr__(i), list.__len__(i), list.__getitem__(i, 1), sorted(i))
a, = i
print(a, tuple(i), [x for x in i])
print(isinstance(i, list), issubclass(Init, list), list.__init__(i, [1, 2]), i)
i.clear()
print(i)
class Stack(list):
    push = list.append
    def peek(self): return self[-1]
s = Stack()
s.push(1); s.push(2)
print(s.peek(), s, s.pop(), s)
class Sub2(L):
    def __init__(self, *a):
        list.__init__(self, a)
print(Sub2(1, 2).total(), Sub2(), Sub2(1) + Sub2(2))
def f(*a): return a
print(f(*L([1, 2])), '%s' % L([1]), '{}'.format(L([2])), ','.join(L(['a', 'b'])))
nested = L([L([1]), L([2])])
print(nested, nested[0].total())
nested.append(nested)
print(nested)
for k, v in enumerate(L('ab')): print(k, v)
x, *y = L([1, 2, 3])
print(x, y)
try: L(1)
except TypeError as e: print(e)
try: L([1], [2])
except TypeError as e: print(e)
try: L(x=1)
except TypeError as e: print(e)
