import random, copy
random.seed(5)
a = random.Random()
b = random.Random()
print(random.random())
print(a.random() != b.random())
random.seed(5)
c = copy.copy(random.Random(3))
print(random.random(), c.random())
class R(random.Random):
    def __init__(self, n):
        self.n = n
print(R(5).random())
class S(random.Random):
    def __init__(self, *a):
        super().__init__(7)
print(S(5).random())
try:
    print(S(5, 6))
except TypeError as e:
    print(e)
class T(random.Random):
    def seed(self, *a):
        print("seed", a)
        super().seed(*a)
t = T(3)
print(t.random())
t = T()
class U(random.Random):
    def random(self): return 0.25
print(U(3).choice([1, 2, 3, 4]), U().uniform(0, 8))
class V(random.Random):
    def __new__(cls, *a):
        return super().__new__(cls, 9)
print(V(1).random())
print(random.Random.__new__(random.Random, 4).random())
try:
    random.Random(1, 2)
except TypeError as e: print(e)
try:
    random.Random([])
except TypeError as e: print(e)
print(random.Random(x=3).random())
class W(random.Random):
    def __init__(self, seed=None): super().__init__(seed)
print(W(seed=3).random())
print(W(3).random())
x = random.Random(8); x.gauss(0,1); y = copy.copy(x); print(x.gauss(0,1)==y.gauss(0,1))
for version in (1, 2, True, 1.0, 3, None):
    random.seed("a", version)
    print(random.random())
