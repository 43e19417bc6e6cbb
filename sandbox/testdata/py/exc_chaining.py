# __cause__, __context__, __suppress_context__, raise from.
def show(e, depth=0):
    print('  ' * depth + repr(e), 'cause', repr(e.__cause__), 'suppress', e.__suppress_context__)
    if e.__context__ is not None and depth < 5: show(e.__context__, depth + 1)
def run(f):
    try: f()
    except BaseException as e: show(e)
def simple(): raise ValueError('v')
def ctx():
    try: raise KeyError('k')
    except KeyError: raise ValueError('v')
def cause():
    try: raise KeyError('k')
    except KeyError as e: raise ValueError('v') from e
def none():
    try: raise KeyError('k')
    except KeyError: raise ValueError('v') from None
def from_class(): raise ValueError('v') from KeyError
def from_instance(): raise ValueError('v') from KeyError('inst')
def three():
    try:
        try: raise KeyError(1)
        except KeyError: raise IndexError(2)
    except IndexError: raise ValueError(3)
def in_finally():
    try: raise KeyError('k')
    finally: raise ValueError('in finally')
def handled_first():
    try: raise KeyError('k')
    except KeyError: pass
    raise ValueError('fresh')
def nested_handled():
    try: raise KeyError('outer')
    except KeyError:
        try: raise IndexError('inner')
        except IndexError: pass
        raise ValueError('v')
def in_function():
    try: raise KeyError('k')
    except KeyError: simple()
def reraise():
    try: simple()
    except ValueError: raise
def reraise_named():
    try: simple()
    except ValueError as e: raise e
def reraise_after():
    try: raise KeyError('k')
    except KeyError as e:
        try: raise IndexError('i')
        except IndexError: raise e
def bare_nested():
    try: raise KeyError('k')
    except KeyError:
        try: raise IndexError('i')
        except IndexError: pass
        raise
def implicit():
    try: {}['x']
    except KeyError: 1 / 0
def else_raises():
    try: pass
    except KeyError: pass
    else: raise ValueError('else')
def with_exit():
    class CM:
        def __enter__(self): pass
        def __exit__(self, *a): raise ValueError('exit')
    with CM(): raise KeyError('body')
def gen_throw():
    def g():
        try: yield
        except KeyError: raise ValueError('g')
    x = g(); next(x); x.throw(KeyError('t'))
def cycle():
    a, b = ValueError('a'), KeyError('b')
    try:
        try: raise a
        except ValueError: raise b
    except KeyError: raise a
def self_cause():
    e = ValueError('self')
    raise e from e
def loop_ctx():
    last = None
    for i in range(3):
        try:
            raise ValueError(i)
        except ValueError as e:
            last = e
    raise last
def stop(): raise RuntimeError('r') from StopIteration(1)
for f in (simple, ctx, cause, none, from_class, from_instance, three, in_finally, handled_first, nested_handled, in_function, reraise, reraise_named, reraise_after, bare_nested, implicit, else_raises, with_exit, gen_throw, cycle, loop_ctx, stop):
    print(f.__name__)
    run(f)
try: self_cause()
except ValueError as e: print(e.__cause__ is e)
e = ValueError()
e.__cause__ = KeyError('set')
print(repr(e.__cause__), e.__suppress_context__)
e.__cause__ = None
print(e.__cause__, e.__suppress_context__)
e.__context__ = IndexError()
print(repr(e.__context__))
e.__suppress_context__ = False
print(e.__suppress_context__)
for v in (5, ValueError):
    try: e.__cause__ = v
    except TypeError as x: print(x)
    try: e.__context__ = v
    except TypeError as x: print(x)
try: raise
except RuntimeError as e: print(e)
def helper(): raise
try: helper()
except RuntimeError as e: print(e)
try: raise KeyError('k')
except KeyError:
    try: helper()
    except KeyError as e: print('helper reraised', e)
e = ValueError('w')
print(e.with_traceback(None) is e)
try: raise ValueError('x').with_traceback(None)
except ValueError as e: print(e)
