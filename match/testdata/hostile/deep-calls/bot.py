# Attacks: endless recursion by calls of every kind.
class A:
    def __call__(self):
        return self()
    def __getattr__(self, name):
        return getattr(self, name + "x")
    def __eq__(self, o):
        return o == self
    def __hash__(self):
        return hash(self)
    def __repr__(self):
        return repr(self)
    def __len__(self):
        return len(self)
    def __bool__(self):
        return bool(self)
    def __iter__(self):
        return iter(self)
    def __contains__(self, x):
        return x in self
    def __getitem__(self, i):
        return self[i]
    def __setitem__(self, i, v):
        self[i] = v
    def __delitem__(self, i):
        del self[i]
    def __add__(self, o):
        return self + o
    def __neg__(self):
        return -self
    def __lt__(self, o):
        return self < o
    def __format__(self, s):
        return format(self, s)
    def __index__(self):
        return [1][self]
    def __enter__(self):
        with self:
            pass
    def __exit__(self, *a):
        pass
    @property
    def p(self):
        return self.p
    def __setattr__(self, n, v):
        setattr(self, n, v)
    def __delattr__(self, n):
        delattr(self, n)
    def __dir__(self):
        return dir(self)
    def __int__(self):
        return int(self)
    def __round__(self):
        return round(self)
    def __reversed__(self):
        return reversed(self)
    def __instancecheck__(self, o):
        return isinstance(o, self)
    def __copy__(self):
        import copy
        return copy.copy(self)
    def __deepcopy__(self, memo):
        import copy
        return copy.deepcopy(self, memo)
def use(a):
    with a:
        pass
def item(a):
    a[0] = 1
def drop(a):
    del a[0]
def attr(a):
    a.x = 1
def unset(a):
    del a.x
KINDS = (lambda a: a(), lambda a: a.q, lambda a: a == a, hash, repr, str, len, bool, iter, list, lambda a: 1 in a, lambda a: a[0], item, drop, lambda a: a + 1, lambda a: -a, lambda a: a < a, format,
         lambda a: [1][a], use, lambda a: a.p, attr, unset, int, round, reversed, lambda a: isinstance(1, a), A.__copy__, lambda a: a.__deepcopy__({}), lambda a: sorted([a, a]), lambda a: {a: 1}, lambda a: "%s" % a,
         lambda a: max(a, a), lambda a: a in [A()], lambda a: [a] == [A()], lambda a: (a,) < (A(),))
n = 0
def turn():
    global n
    n += 1
    for i, k in enumerate(KINDS):
        if i % 4 == n % 4:
            try:
                k(A())
            except (RecursionError, TypeError):
                pass
    turn2()
def turn2():
    turn2()
