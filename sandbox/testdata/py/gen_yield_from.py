# yield from: values, return, send, throw, close.
def inner():
    try:
        x = yield 'i1'
        print('inner got', x)
        y = yield 'i2'
        print('inner got', y)
    except ValueError as e:
        print('inner caught', e)
        yield 'i-caught'
    finally:
        print('inner finally')
    return 'inner result'
def outer():
    print('outer start')
    r = yield from inner()
    print('result', r)
    yield 'o1'
    return 'outer result'
o = outer()
print(next(o), o.send('a'), o.send('b'))
try: next(o)
except StopIteration as e: print(e.value)
o = outer()
print(next(o), o.throw(ValueError('v')), next(o))
o = outer(); next(o)
try: o.throw(KeyError('k'))
except KeyError as e: print('out', e)
o = outer(); next(o); o.close()
def outer2():
    try: yield from inner()
    except KeyError as e:
        print('outer caught', e)
        yield 'recovered'
o = outer2(); next(o)
print(o.throw(KeyError('z')), list(o))
def chain(*its):
    for it in its: yield from it
print(list(chain('ab', [1, 2], range(2), {'k': 1}, (x for x in 'z'), iter([9]))))
def value(): 
    r = yield from []
    print(r)
    r = yield from range(2)
    print(r)
    return (yield from ret5())
def ret5():
    return 5
    yield
def top(): print('top', (yield from value()))
print(list(top()))
class It:
    def __init__(self): self.n = 0
    def __iter__(self): return self
    def __next__(self):
        self.n += 1
        if self.n > 3: raise StopIteration('it value')
        return self.n
def from_it(): print((yield from It()))
print(list(from_it()))
class Full(It):
    def send(self, v): print('send', v); return 'sent'
    def throw(self, *a): print('throw', a[0].__name__ if isinstance(a[0], type) else a[0]); return 'thrown'
    def close(self): print('closed')
def from_full(): print((yield from Full()))
f = from_full()
print(next(f), f.send('x'), next(f), f.throw(ValueError), f.close())
f = from_it()
next(f)
try: f.send(1)
except AttributeError as e: print(e)
f = from_it(); next(f)
try: f.throw(ValueError('no throw method'))
except ValueError as e: print(e)
f = from_it(); next(f); print(f.close())
def bad(): yield from 5
try: list(bad())
except TypeError as e: print(e)
def rec(n):
    if n:
        yield n
        yield from rec(n - 1)
print(list(rec(5)), sum(rec(100)))
def inner_raises():
    yield 1
    raise ValueError('inner')
def catches():
    try: yield from inner_raises()
    except ValueError as e: yield 'caught %s' % e
print(list(catches()))
def returns_in_try():
    try:
        yield 1
        return 'r'
    finally: yield 'f'
def rt(): print((yield from returns_in_try()))
print(list(rt()))
def delegate_exit():
    try: yield from inner()
    except GeneratorExit:
        print('delegate exit')
        raise
d = delegate_exit(); next(d); d.close()
def sub_ignores():
    try: yield 'once'
    except GeneratorExit: print('ignoring')
    yield 'again'
def di(): yield from sub_ignores()
d = di(); next(d)
try: d.close()
except RuntimeError as e: print(e)
def throw_stop():
    r = yield from inner()
    print('r', r)
d = throw_stop(); next(d)
try: d.throw(StopIteration('thrown'))
except RuntimeError as e: print(e)
def averager():
    total = n = 0
    while True:
        v = yield
        if v is None: return total / n
        total += v; n += 1
def grouper(res, key):
    while True: res[key] = yield from averager()
res = {}
for k, vals in (('a', [1, 2, 3]), ('b', [10, 20])):
    gr = grouper(res, k); next(gr)
    for v in vals: gr.send(v)
    gr.send(None)
print(res)
shared = iter(range(6))
def take(n):
    for _ in range(n): yield next(shared)
def two():
    yield from take(2)
    yield 'mid'
    yield from take(2)
print(list(two()), list(shared))
