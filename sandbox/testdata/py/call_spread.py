# Calls with a star: of functions, builtin ones and methods, with few, many and no items.
def attempt(f, *a):
    try: return f(*a)
    except Exception as e: return type(e).__name__, str(e)
t = (3, 4); l = [5]; e = []; big = list(range(12))
print(max(*t), min(*t, 1), len(*[l]), abs(*[-3]), max(*big), attempt(len, 1, 2), attempt(abs, 'x'), print(*t), attempt(max), isinstance(*(3, int)))
def f(a, b=2, *, k=1): return a, b, k
def g(a, b): return a, b
def h(*a): return a
print(g(*t), g(1, *l), attempt(g, *t, 1), attempt(g, *e), f(*t), h(*big), h(*e), g(*'ab'), g(*{1: 2, 3: 4}), g(*(x for x in t)))
class A:
    def m(self, a, b): return a, b
print(A().m(*t), attempt(A().m, *t, 5), sum(*[[1, 2]]), sorted(*[[3, 1]]))
