# The operator @, which only classes define: reflected, in place, and on attributes and items.
class M:
    def __init__(self, v):
        self.v = v

    def __matmul__(self, other):
        if not isinstance(other, M):
            return NotImplemented
        return M([a * b for a, b in zip(self.v, other.v)])

    def __rmatmul__(self, other):
        return "reflected", other

    def __imatmul__(self, other):
        self.v.append(other)
        return self

    def __repr__(self):
        return "M(%r)" % self.v


def f(x):
    print("eval", x)
    return x


a, b = M([1, 2]), M([3, 4])
print(a @ b, a @ b @ M([2, 2]), 5 @ a, "x" @ b)
print(2 * 3 + 4 if a @ b else 0, (a @ (b if f(1) else a)).v, [a @ b for _ in "ab"])
print(-1 ** 2 @ a, 2 * 3 @ a, not a @ b)
box = {"k": [a]}
box["k"][f(0)] @= f(7)
a.w = b
a.w @= 8
a @= 9 if a else 0
print(a, b, box)
f(M([1])) @ f(M([2]))


class N:
    def __matmul__(self, other):
        return "N @ %r" % (other,)


n = N()
n @= 1
print(n)


class I(int):
    def __rmatmul__(self, other):
        return "I.__rmatmul__", other


print(1 @ I(2), I(1) @ 2.5 if False else "", I(3) @ I(4) if False else "")
for g in (lambda: 1 @ 2, lambda: [1] @ [2], lambda: 1.5 @ 2, lambda: "a" @ N(), lambda: True @ False, lambda: {1} @ {2},
          lambda: a @ None):
    try:
        print(g())
    except TypeError as e:
        print(e)
x = 1
try:
    x @= 2
except TypeError as e:
    print(e)
try:
    y = (f(1)
         @ f(2))
except TypeError as e:
    print(e)
