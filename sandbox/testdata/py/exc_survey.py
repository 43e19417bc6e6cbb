class MyErr(Exception):
    def __init__(self, code, msg):
        super().__init__(msg)
        self.code = code
    def __str__(self): return f'[{self.code}] {super().__str__()}'
try: raise MyErr(5, 'bad')
except MyErr as e: print(e, repr(e), e.args, e.code)
try:
    try: 1 / 0
    except ZeroDivisionError as z: raise ValueError('outer') from z
except ValueError as e: print(repr(e.__cause__), repr(e.__context__), e.__suppress_context__)
try:
    try: {}['k']
    except KeyError: raise ValueError('ctx')
except ValueError as e: print(repr(e.__cause__), repr(e.__context__), e.__suppress_context__)
try:
    try: {}['k']
    except KeyError: raise ValueError('none') from None
except ValueError as e: print(repr(e.__cause__), repr(e.__context__), e.__suppress_context__)
for f in [lambda: (_ for _ in ()).throw(1), lambda: exec_raise(1), lambda: exec_raise(int), lambda: exec_raise(ValueError), lambda: exec_raise(ValueError, 5), lambda: exec_raise(ValueError(1, 2)), lambda: exec_raise(KeyError('a')), lambda: exec_raise(KeyError()), lambda: exec_raise(KeyError(1, 2)), lambda: exec_raise(OSError(2, 'no file')), lambda: exec_raise(OSError(2, 'no file', 'fn')), lambda: exec_raise(StopIteration(3)), lambda: exec_raise(SystemError), lambda: exec_raise(UnicodeError('x')), lambda: exec_raise(SyntaxError('m')), lambda: exec_raise(ImportError('m', name='n')), lambda: exec_raise(AttributeError('q'))]:
    def exec_raise(x, c=None):
        if c is None: raise x
        raise x from c
    try: f()
    except BaseException as e: print(type(e).__name__, str(e), repr(e), e.args)
print(BaseException.__subclasses__ if False else '', ValueError.__mro__)
e = ValueError('a', 1)
print(e.args, str(e), repr(e)); e.args = (3,); print(e, repr(e)); 
try: e.args = 5
except TypeError as x: print(x)
e.note = 'x'; print(e.note, e.__dict__)
print(ValueError('a') == ValueError('a'), isinstance(e, Exception))
try: raise StopIteration(7)
except StopIteration as s: print(s.value)
try: raise SystemExit(3)
except SystemExit as s: print(s.code, s)
def f():
    try: return 'try'
    finally: print('fin')
print(f())
def g():
    for i in range(3):
        try:
            if i == 1: continue
            if i == 2: break
            print('body', i)
        finally: print('fin', i)
    else: print('else')
    return 'done'
print(g())
def h():
    try: raise ValueError
    finally: return 'swallowed'
print(h())
def k():
    while True:
        try: return 1
        finally: break
    return 2
print(k())
try:
    try: raise KeyError('a')
    finally: raise ValueError('b')
except ValueError as e: print(e, repr(e.__context__))
try: assert 1 == 2, 'msg'
except AssertionError as e: print(e, e.args)
try: assert 0
except AssertionError as e: print(repr(str(e)), e.args)
try: assert False, (1, 2)
except AssertionError as e: print(e, e.args)
try: e
except NameError as x: print(x)
try: raise
except RuntimeError as e: print(e)
try:
    try: raise ValueError(1)
    except (TypeError, KeyError): print('no')
    except ValueError as e: raise
except ValueError as e: print('re', e)
try:
    try: 1/0
    except 5: pass
except TypeError as e: print(e)
try:
    try: 1/0
    except (int, str): pass
except TypeError as e: print(e)
with_ = []
class CM:
    def __init__(self, n, sup=False): self.n, self.sup = n, sup
    def __enter__(self): print('enter', self.n); return self.n
    def __exit__(self, t, v, tb): print('exit', self.n, t and t.__name__, v, tb is None); return self.sup
with CM(1) as a, CM(2) as b: print(a, b)
with CM(3, True): raise ValueError('x')
try:
    with CM(4): raise ValueError('y')
except ValueError as e: print(e)
try:
    with 5: pass
except AttributeError as e: print(e)
class NoExit:
    def __enter__(self): pass
try:
    with NoExit(): pass
except AttributeError as e: print(e)
