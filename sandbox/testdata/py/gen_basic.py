# send, throw, close, StopIteration values.
kept = []
def keep(g):
    kept.append(g)
    return g
def g():
    print('start')
    x = yield 1
    print('got', x)
    try:
        y = yield 2
        print('got', y)
    except ValueError as e:
        print('caught', e)
        yield 'after'
    finally:
        print('finally')
    return 'result'
a = g()
print(next(a), a.send('hello'), a.throw(ValueError('v')))
try: next(a)
except StopIteration as e: print('stop', e.value, e.args)
try: next(a)
except StopIteration as e: print('stop', e.value, e.args)
print(next(a, 'default'))
b = g()
try: b.send(1)
except TypeError as e: print(e)
print(b.send(None))
print(b.close(), b.close())
c = g()
print(next(c), next(c))
print(c.close())
d = keep(g())
print(d.close())
try: next(d)
except StopIteration as e: print('closed', e.value)
e1 = g()
try: e1.throw(KeyError('k'))
except KeyError as e: print('unstarted', e)
try: next(e1)
except StopIteration: print('done')
f = keep(g())
next(f)
try: f.throw(KeyError, 'msg')
except KeyError as e: print(repr(e))
f = keep(g()); next(f); next(f)
try: f.throw(ZeroDivisionError)
except ZeroDivisionError as e: print(repr(e))
f = keep(g()); next(f); next(f)
print(f.throw(ValueError, ValueError('inst')))
for bad in ((5,), ('x',), (int,), (object(),), (ValueError('x'), 'y')):
    f = keep(g()); next(f)
    try: f.throw(*bad)
    except TypeError as e: print(str(e)[:70])
def ignores():
    try: yield 1
    except GeneratorExit: print('ignored')
    yield 2
i = ignores()
next(i)
try: i.close()
except RuntimeError as e: print(e)
def exits():
    try: yield 1
    except GeneratorExit:
        print('exit')
        raise
i = exits(); next(i); i.close()
def exits2():
    try: yield 1
    except GeneratorExit: return
i = exits2(); next(i); print(i.close())
def exits3():
    try: yield 1
    except GeneratorExit: raise ValueError('on close')
i = exits3(); next(i)
try: i.close()
except ValueError as e: print(e, repr(e.__context__))
def selfref():
    try: next(me)
    except ValueError as e: print(e)
    yield 1
    try: me.send(1)
    except ValueError as e: print(e)
    try: me.close()
    except ValueError as e: print(e)
    try: me.throw(KeyError)
    except ValueError as e: print(e)
    try:
        for x in me: pass
    except ValueError as e: print(e)
me = selfref()
print(list(me))
def echo():
    v = None
    while True: v = yield v
e = keep(echo()); next(e)
print([e.send(i) for i in range(3)], e.send(None), next(e))
def ret():
    return 5
    yield
try: next(ret())
except StopIteration as e: print(e.value, e.args, repr(e), str(e))
def retnone():
    yield 1
    return
print(list(retnone()), list(ret()))
def rettuple():
    return (1, 2)
    yield
try: next(rettuple())
except StopIteration as e: print(e.value, e.args)
print(type(g()), iter(a) is a, hasattr(a, '__next__'), hasattr(a, 'send'), g.__name__, a.__name__)
try: g()()
except TypeError as e: print(e)
try: len(g())
except TypeError as e: print(e)
try: g()[0]
except TypeError as e: print(e)
try: g(1)
except TypeError as e: print(e)
try: a.send()
except TypeError as e: print(e)
try: a.throw()
except TypeError as e: print(e)
try: next()
except TypeError as e: print(e)
try: next(5)
except TypeError as e: print(e)
x = yield_ = None
def both():
    x = yield
    print('x', x)
    z = (yield x) or 'none'
    print('z', z)
    l = [(yield 'in list')] if True else 0
    print(l)
b = keep(both())
print(next(b), b.send(5), b.send(None), next(b, 'end'))
for k in kept:
    try: k.close()
    except RuntimeError as x: print(x)
