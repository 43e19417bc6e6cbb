# The hierarchy, catching, args, str, repr.
def path(c): return ' < '.join(k.__name__ for k in c.__mro__)
for c in (BaseException, SystemExit, KeyboardInterrupt, GeneratorExit, Exception, StopIteration, StopAsyncIteration, ArithmeticError, FloatingPointError, OverflowError, ZeroDivisionError, AssertionError, AttributeError, BufferError, EOFError, ImportError, ModuleNotFoundError, LookupError, IndexError, KeyError, MemoryError, NameError, UnboundLocalError, OSError, FileNotFoundError, PermissionError, TimeoutError, ReferenceError, RuntimeError, NotImplementedError, RecursionError, SyntaxError, IndentationError, TabError, SystemError, TypeError, ValueError, UnicodeError, Warning, UserWarning, DeprecationWarning, RuntimeWarning, SyntaxWarning, EnvironmentError, IOError, FileExistsError, ConnectionError, BlockingIOError, PendingDeprecationWarning, FutureWarning, ImportWarning, UnicodeWarning, BytesWarning, ResourceWarning, ChildProcessError, BrokenPipeError, ConnectionAbortedError, ConnectionRefusedError, ConnectionResetError, InterruptedError, IsADirectoryError, NotADirectoryError, ProcessLookupError):
    print(path(c))
for args in ((), ('one',), ('one', 2), (None,), ((1, 2),), ('',), (5,), (ValueError('x'),), ("it's",), ('a\nb',)):
    for c in (Exception, KeyError, ValueError, StopIteration, SystemExit, AssertionError):
        e = c(*args)
        print(c.__name__, e.args, str(e) == '', '%s' % e, repr(e))
e = ValueError('a', 'b')
print(e, e.args[1], '{}'.format(e))
e.args = ('changed',)
print(e, repr(e))
e.args = [1, 2]
print(e.args)
try: e.args = 5
except TypeError as x: print(x)
e.extra = 1
print(e.extra, e.__dict__)
print(ValueError('x') == ValueError('x'), e == e, hash(e) == hash(e), ValueError == ValueError, isinstance(e, Exception), ValueError('x') != 1)
class A(Exception): pass
class B(A): pass
class C(B, ValueError): pass
for c in (A, B, C):
    for h in (A, B, C, ValueError, (KeyError, A), Exception):
        try: raise c('x')
        except h as e: print(c.__name__, 'caught by', h if isinstance(h, tuple) else h.__name__)
        except Exception as e: print(c.__name__, 'not', h.__name__)
print(repr(A()), str(A('m')), A('m', 1), repr(C('z')), C.__mro__[2].__name__)
try: Exception(x=1)
except TypeError as e: print(e)
try: ValueError('a', b=1)
except TypeError as e: print(e)
print(ImportError('m', name='n', path='p').name, ImportError('m').name, repr(ImportError('m', name='q')))
for c in (SystemExit, KeyboardInterrupt, GeneratorExit):
    try:
        try: raise c('base')
        except Exception: print('no')
    except BaseException as e: print(type(e).__name__, e)
try:
    try: raise SystemExit(3)
    except: print('bare')
    raise SystemExit(4)
except SystemExit as e: print(e.code, e.args)
print(SystemExit().code, SystemExit(1, 2).code, StopIteration(5).value)
for v in (5, 'str', None, object, int, [ValueError]):
    try: raise v
    except TypeError as e: print(e)
    except AttributeError as e: print(e)
try: raise ValueError from 5
except TypeError as e: print(e)
def wrong(h):
    try:
        try: raise ValueError('v')
        except h: print('caught')
    except TypeError as e: print(e)
for h in (5, 'x', None, int, (ValueError, 5), (5, ValueError), object, [ValueError], ()):
    try: wrong(h)
    except ValueError as e: print('through', e)
wrong(((KeyError,), ValueError) if False else (KeyError, ValueError))
class NotExc: pass
try: raise NotExc()
except TypeError as e: print(e)
try: raise NotExc
except TypeError as e: print(e)
class Making(Exception):
    def __init__(self): raise KeyError('in init')
try: raise Making
except KeyError as e: print('init raised', e)
class Weird(Exception):
    def __new__(cls, *a): return 5
try: raise Weird
except TypeError as e: print(e)
class NeedsArgs(Exception):
    def __init__(self, a, b): super().__init__(a); self.b = b
try: raise NeedsArgs
except TypeError as e: print(e)
try: raise NeedsArgs(1, 2)
except NeedsArgs as e: print(e, e.b, e.args, repr(e))
o = OSError(999, 'No such file', 'name')
print(o.errno, o.strerror, o.filename, o, o.args, repr(o), OSError('only').errno, str(OSError(998, 'b')), repr(OSError(998, 'b')))
