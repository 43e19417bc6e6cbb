# A StopIteration inside a generator becomes a RuntimeError.
def g():
    yield 1
    raise StopIteration('inside')
it = g()
print(next(it))
try: next(it)
except RuntimeError as e: print(e, repr(e.__cause__), repr(e.__context__), e.__suppress_context__)
try: next(it)
except StopIteration as e: print('then', e.value)
def h():
    yield next(iter([]))
try: list(h())
except RuntimeError as e: print(e, repr(e.__cause__))
try: list(next(iter([])) for _ in range(2))
except RuntimeError as e: print(e)
def ok():
    try: yield next(iter([]))
    except StopIteration: yield 'handled'
print(list(ok()))
class It:
    def __iter__(self): return self
    def __next__(self): raise StopIteration
print(list(It()), [x for x in It()])
def loop():
    for x in It(): yield x
    yield 'after'
print(list(loop()))
class Sub(StopIteration): pass
def s():
    yield 1
    raise Sub('sub')
try: list(s())
except RuntimeError as e: print(e, type(e.__cause__).__name__)
def f(): raise StopIteration(3)
try: f()
except StopIteration as e: print('plain function', e.value)
print(list(map(lambda x: f() if x == 2 else x, [1, 2, 3])))
def gen_in_map():
    yield from map(lambda x: f() if x == 2 else x, [1, 2, 3])
print(list(gen_in_map()))
def thrown():
    yield 1
t = thrown(); next(t)
try: t.throw(StopIteration('t'))
except RuntimeError as e: print(e)
t = thrown()
try: t.throw(StopIteration('unstarted'))
except (RuntimeError, StopIteration) as e: print(type(e).__name__, e)
def gexit():
    yield 1
    raise GeneratorExit('ge')
try: list(gexit())
except GeneratorExit as e: print('GeneratorExit', e)
e = StopIteration()
print(e.value, e.args)
e = StopIteration(1, 2)
print(e.value, e.args)
e.value = 7
print(e.value, e.args)
def outer():
    try: yield from g()
    except RuntimeError as e: yield 'rt: %s' % e
print(list(outer()))
print([x for x in iter(lambda: next(iter([1])), 2)] if False else list(zip(It(), [1])))
