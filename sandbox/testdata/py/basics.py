x = 1
y = x + 2
print(x, y)
def f(a, b=2, *c, **d):
    return a + b
print(f(1), f(1, 5))
for i in range(3):
    print(i)
def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)
print(fib(20))
class A:
    def __init__(self, x):
        self.x = x
    def get(self):
        return self.x
    def __eq__(self, o):
        return self.x == o.x
a = A(5)
print(a.get(), a == A(5), a != A(6))
try:
    1 / 0
except ZeroDivisionError as e:
    print('caught', e)
finally:
    print('fin')
def gen(n):
    for i in range(n):
        yield i * i
print([v for v in gen(5)])
t = [1, 2, 3]
t[1] += 5
print(t, sum(t), max(t))
a, b = 1, 2
a, b = b, a
print(a, b)
def h():
    for i in range(10):
        try:
            if i == 3:
                continue
            if i == 5:
                return i
        finally:
            print('f', i)
print(h())
print(1 < 2 < 3, 1 < 3 < 2)
import math, random
random.seed(1337)
print(math.sqrt(2), [random.randint(0, 15) for _ in range(10)], random.random())
