# NotImplemented, fallback and error messages of operators.
class N:
    def __add__(self, o): print('N.add'); return NotImplemented
    def __radd__(self, o): print('N.radd'); return NotImplemented
    def __iadd__(self, o): print('N.iadd'); return NotImplemented
    def __lt__(self, o): print('N.lt'); return NotImplemented
    def __gt__(self, o): print('N.gt'); return NotImplemented
    def __eq__(self, o): print('N.eq'); return NotImplemented
class M(N):
    def __radd__(self, o): print('M.radd'); return 'M'
    def __gt__(self, o): print('M.gt'); return 'gt'
class O:
    def __radd__(self, o): print('O.radd'); return NotImplemented
def tries(*fs):
    for f in fs:
        try: print(f())
        except TypeError as e: print(e)
tries(lambda: N() + N(), lambda: N() + M(), lambda: M() + N(), lambda: N() + O(), lambda: 1 + N(), lambda: N() + 1)
tries(lambda: N() < N(), lambda: N() < M(), lambda: M() < N(), lambda: N() < 1, lambda: 1 < N())
tries(lambda: N() == N(), lambda: N() == 1, lambda: N() != 1, lambda: 1 == N(), lambda: N() <= 1)
x = n = N()
def iadd():
    y = N()
    y += 1
tries(iadd)
def iadd2():
    y = N()
    y += M()
    return y
tries(iadd2)
def ops(x, y):
    def isub(a): a -= y
    def ipow(a): a **= y
    def ior(a): a |= y
    tries(lambda: x - y, lambda: x * y, lambda: x / y, lambda: x // y, lambda: x % y, lambda: x ** y, lambda: x << y,
          lambda: x >> y, lambda: x & y, lambda: x | y, lambda: x ^ y, lambda: divmod(x, y), lambda: pow(x, y, 2),
          lambda: isub(x), lambda: ipow(x), lambda: ior(x),
          lambda: x < y, lambda: x <= y, lambda: x > y, lambda: x >= y, lambda: -x, lambda: +x, lambda: ~x, lambda: abs(x))
class P: pass
ops(P(), 1)
ops(1, P())
ops(P(), P())
ops(None, 1.5)
ops({}, 1)
ops(1.5, 2 if False else 'x')
ops((1,), None)
ops(lambda: 0, len)
ops(P, N)
class Base:
    def __add__(self, o): return 'Base.add'
class Derived(Base):
    def __radd__(self, o): return 'Derived.radd'
class Derived2(Base): pass
print(Base() + Derived(), Derived() + Base(), Base() + Derived2())
class Num(int):
    def __radd__(self, o): return 'Num.radd'
    def __add__(self, o): return 'Num.add'
print(1 + Num(2), Num(2) + 1, 1.5 + Num(2), Num(1) + Num(2), sum([Num(1), Num(2)]))
