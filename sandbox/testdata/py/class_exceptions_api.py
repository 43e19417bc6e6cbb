# Classes that raise: validation, error translation, context objects with state.
class Account:
    def __init__(self, balance=0): self._b, self.log = balance, []
    @property
    def balance(self): return self._b
    @balance.setter
    def balance(self, v):
        if v < 0: raise ValueError('negative: %r' % v)
        self._b = v
    def withdraw(self, n):
        try: self.balance -= n
        except ValueError as e: raise RuntimeError('cannot withdraw %d' % n) from e
        else: self.log.append(n)
        finally: self.log.append('tried')
a = Account(10)
a.withdraw(3)
try: a.withdraw(30)
except RuntimeError as e: print(e, '<-', e.__cause__, repr(e.__context__), a.balance, a.log)
class Tx:
    def __init__(self, d): self.d = d
    def __enter__(self):
        self.saved = dict(self.d)
        return self.d
    def __exit__(self, t, v, tb):
        if t is not None:
            self.d.clear()
            self.d.update(self.saved)
        return t is KeyError
d = {'a': 1}
with Tx(d) as x: x['b'] = 2
with Tx(d) as x:
    x['c'] = 3
    x['missing']
print(d)
try:
    with Tx(d) as x:
        del x['a']
        1 / 0
except ZeroDivisionError as e: print(e, d)
class Lazy:
    def __getattr__(self, n):
        if n == 'value':
            self.value = v = 42
            return v
        raise AttributeError('%s has no %s' % (type(self).__name__, n))
l = Lazy()
print('value' in l.__dict__, l.value, l.__dict__)
try: l.other
except AttributeError as e: print(e)
class Retry:
    def __init__(self, n): self.n, self.calls = n, 0
    def __call__(self, f):
        def w(*a):
            for i in range(self.n):
                self.calls += 1
                try: return f(*a)
                except ValueError as e: last = e
            raise last
        return w
r = Retry(3)
fails = []
@r
def flaky(x):
    fails.append(x)
    if len(fails) < x: raise ValueError('attempt %d' % len(fails))
    return 'ok'
print(flaky(2), r.calls)
try: flaky(99)
except ValueError as e: print(e, r.calls, e.__context__)
class Meta(Exception):
    registry = {}
    def __init_subclass__(cls, code=0, **k):
        super().__init_subclass__(**k)
        Meta.registry[code] = cls
class NotFound(Meta, code=404): pass
class Denied(Meta, code=403):
    def __init__(self, who): super().__init__('denied: ' + who); self.who = who
def fail(code, *a): raise Meta.registry[code](*a)
for code, args in ((404, ('page',)), (403, ('bob',)), (500, ())):
    try: fail(code, *args)
    except Denied as e: print('Denied', e, e.who)
    except Meta as e: print('Meta', type(e).__name__, e)
    except KeyError as e: print('KeyError', e)
class Guard:
    depth = 0
    def __enter__(self): Guard.depth += 1; return Guard.depth
    def __exit__(self, *a): Guard.depth -= 1
def rec(n):
    with Guard() as d:
        return d if n == 0 else rec(n - 1)
print(rec(5), Guard.depth)
try:
    with Guard(), Guard(): raise ValueError
except ValueError: print(Guard.depth)
class Suppress:
    def __init__(self, *t): self.t = t
    def __enter__(self): pass
    def __exit__(self, t, v, tb): return t is not None and issubclass(t, self.t)
for f in (lambda: {}['x'], lambda: [][1], lambda: 1 / 0):
    try:
        with Suppress(KeyError, IndexError):
            f()
            print('not reached')
        print('suppressed')
    except ZeroDivisionError as e: print('not suppressed', e)
class Validator:
    def __init__(self, **checks): self.checks = checks
    def __call__(self, **kw):
        errors = {k: 'bad %r' % v for k, v in kw.items() if not self.checks.get(k, lambda _: False)(v)}
        if errors: raise ValueError(errors)
        return 'valid'
v = Validator(age=lambda x: 0 <= x < 150, name=str.isalpha)
print(v(age=5, name='Bob'))
try: v(age=-1, name='B0b', zip=1)
except ValueError as e: print(sorted(e.args[0].items()))
