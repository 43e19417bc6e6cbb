# `as e` is unbound after the clause; own exception classes; comparing; nested try.
try: raise ValueError('x')
except ValueError as e: pass
try: e
except NameError as n: print(n)
def f():
    e = 'before'
    try: raise ValueError
    except ValueError as e: pass
    try: return e
    except UnboundLocalError as x: return str(x)
print(f())
def g():
    try: raise ValueError('kept')
    except ValueError as e: saved = e
    return saved
print(repr(g()))
def h():
    try: raise ValueError
    except ValueError as e:
        e = 'rebound'
        print(e)
    try: e
    except UnboundLocalError as x: return str(x)
print(h())
def d():
    try: raise ValueError
    except ValueError as e: del e
    return 'deleted inside is fine'
print(d())
def n():
    try: raise ValueError('outer')
    except ValueError as e:
        try: raise KeyError('inner')
        except KeyError as e: print(e)
        try: print(e)
        except UnboundLocalError as x: return str(x)
print(n())
def r():
    for i in range(3):
        try:
            try: raise ValueError(i)
            except ValueError as e:
                if i == 1: raise KeyError(i) from e
                continue
        except KeyError as e: return repr(e), repr(e.__cause__)
print(r())
class AppError(Exception):
    "Base of errors."
    code = 1
    def __init__(self, msg, **info):
        super().__init__(msg)
        self.info = info
class NotFound(AppError):
    code = 404
    def __str__(self): return 'not found: %s %s' % (self.args[0], sorted(self.info.items()))
class Bad(AppError):
    def __repr__(self): return 'Bad!'
for c, k in ((AppError, {}), (NotFound, {'id': 3}), (Bad, {})):
    try: raise c('thing', **k)
    except AppError as e: print(type(e).__name__, e, repr(e), e.code, e.info, e.args, e.__doc__)
class NoSuper(Exception):
    def __init__(self, a, b): self.a, self.b = a, b
e = NoSuper(1, 2)
print(e, e.args, repr(e), e.a)
class Prop(Exception):
    @property
    def message(self): return 'msg ' + str(self.args[0])
print(Prop(5).message)
class Eq(Exception):
    def __eq__(self, o): return self.args == o.args
    __hash__ = Exception.__hash__
print(Eq(1) == Eq(1), Eq(1) != Eq(2), Eq(1) in [Eq(1)])
class Slots(Exception):
    __slots__ = ('x',)
s = Slots('a')
s.x = 1
print(s.x, s)
class Multi(KeyError, AttributeError): pass
try: raise Multi('m')
except AttributeError as e: print(e, repr(e))
class StrFails(Exception):
    def __str__(self): raise ValueError('in str')
try: str(StrFails())
except ValueError as e: print(e)
class CallableExc(Exception):
    def __call__(self): return 'called'
    def __len__(self): return 3
    def __getitem__(self, i): return self.args[i]
    def __iter__(self): return iter(self.args)
    def __bool__(self): return False
c = CallableExc('p', 'q')
print(c(), len(c), c[1], list(c), bool(c))
def chain(n):
    try:
        if n == 0: raise ValueError('root')
        chain(n - 1)
    except ValueError as e: raise ValueError('level %d' % n) from e
try: chain(3)
except ValueError as e:
    while e: print(e, end=' | '); e = e.__cause__
print()
assert True
assert 1, 'never'
for cond, msg in ((0, 'message'), ('', None), ([], ('tuple', 1)), (None, ValueError('obj'))):
    try: assert cond, msg
    except AssertionError as e: print(repr(e), str(e))
try: assert False
except AssertionError as e: print(repr(e), e.args)
def val(x):
    print('evaluated')
    return x
try: assert val(0), val('m')
except AssertionError as e: print(e)
assert val(1), val('not')
errors = []
for bad in (lambda: 1 / 0, lambda: [][0], lambda: {}['k'], lambda: int('z'), lambda: None.x, lambda: undefined, lambda: 'a' + 1, lambda: (1, 2)[5], lambda: 'abc'[9], lambda: [].pop(), lambda: {}.pop('k'), lambda: set().pop(), lambda: {}.popitem(), lambda: [1].remove(2), lambda: [].index(1), lambda: 'a'.index('b'), lambda: next(iter([])), lambda: 2 ** -1 // 0, lambda: 5 % 0, lambda: 5.0 // 0, lambda: float('x'), lambda: int(None), lambda: [1, 2, 3][1, 2], lambda: {}[[]], lambda: int('1', 99), lambda: chr(-1), lambda: ord('ab'), lambda: range(1, 2, 0), lambda: 'x'.join([1]), lambda: max([]), lambda: sum('ab'), lambda: [] < {}, lambda: len(5), lambda: set([[]]), lambda: tuple(5), lambda: round('x'), lambda: abs('x'), lambda: divmod(1, 0), lambda: pow(0, -1), lambda: 1 << -1, lambda: 10.0 ** 400, lambda: int(float('inf')), lambda: int(float('nan')), lambda: [1] * 'a', lambda: '%d' % 'x', lambda: '%s %s' % 1, lambda: '{}'.format(), lambda: '{x}'.format(), lambda: sorted([1, 'a']), lambda: slice(), lambda: isinstance(1, 5), lambda: issubclass(1, int), lambda: enumerate(), lambda: dict([1]), lambda: dict([(1,)]), lambda: zip(1), lambda: open_file):
    try: bad()
    except Exception as e: print(type(e).__name__ + ': ' + str(e))
