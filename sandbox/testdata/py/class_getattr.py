# __getattr__, __getattribute__, __setattr__, __delattr__.
class G:
    x = 1
    def __init__(self): self.y = 2
    def __getattr__(self, name):
        if name.startswith('no'): raise AttributeError('refused ' + name)
        return 'dynamic ' + name
g = G()
print(g.x, g.y, g.z, hasattr(g, 'nothing'), getattr(g, 'nope', 'default'), hasattr(g, 'any'))
try: g.nothing
except AttributeError as e: print(e)
class GA:
    def __init__(self): self.v = 1
    def __getattribute__(self, name):
        if name == 'secret': return 'shown'
        if name == 'hidden': raise AttributeError(name + '!')
        return object.__getattribute__(self, name)
    def m(self): return self.secret
a = GA()
print(a.v, a.secret, a.m(), a.__class__.__name__, a.__dict__)
try: a.hidden
except AttributeError as e: print(e)
try: a.unknown
except AttributeError as e: print(e)
class Both(GA):
    def __getattr__(self, name): return 'fallback ' + name
b = Both()
print(b.hidden, b.unknown, b.v, b.secret)
class S:
    def __setattr__(self, name, v):
        print('set', name, v)
        super().__setattr__(name, v)
    def __delattr__(self, name):
        print('del', name)
        object.__delattr__(self, name)
s = S()
s.a = 1
s.a += 1
print(s.a)
del s.a
try: del s.a
except AttributeError as e: print(e)
setattr(s, 'b', 5)
print(getattr(s, 'b'), s.__dict__)
delattr(s, 'b')
object.__setattr__(s, 'c', 3)
print(s.__dict__)
s.__dict__['d'] = 4
print(s.d)
class Frozen:
    def __init__(self, v): object.__setattr__(self, 'v', v)
    def __setattr__(self, n, v): raise AttributeError('frozen')
    def __delattr__(self, n): raise AttributeError('frozen too')
f = Frozen(5)
for act in ('f.v = 1', 'del f.v'):
    try:
        if act[0] == 'f': f.v = 1
        else: del f.v
    except AttributeError as e: print(e, f.v)
class Late: pass
class LateSub(Late): pass
l = LateSub()
try: l.q
except AttributeError as e: print(e)
Late.__getattr__ = lambda self, n: 'late ' + n
print(l.q, Late().r)
Late.__setattr__ = lambda self, n, v: print('late set', n, v)
l.x = 1
Late.__delattr__ = lambda self, n: print('late del', n)
del l.x
del Late.__getattr__
try: l.q
except AttributeError as e: print(e)
del Late.__setattr__
l.x = 2
print(l.__dict__)
Late.__getattribute__ = lambda self, n: 'attr ' + n
print(l.x, Late().y)
del Late.__getattribute__
print(l.x)
class Raises:
    def __getattr__(self, n): raise ValueError(n)
try: hasattr(Raises(), 'x')
except ValueError as e: print('ValueError', e)
try: getattr(Raises(), 'x', 1)
except ValueError as e: print('ValueError', e)
class Inst:
    pass
i = Inst()
i.__getattr__ = lambda n: 'no'
try: i.foo
except AttributeError as e: print(e)
for bad in (1, None, (1,)):
    for f in (lambda: getattr(i, bad), lambda: setattr(i, bad, 1), lambda: hasattr(i, bad), lambda: delattr(i, bad)):
        try: f()
        except TypeError as e: print(e)
setattr(i, 'odd name', 5)
print(getattr(i, 'odd name'), i.__dict__['odd name'])
for v in (5, 'x', [], None, len, lambda: 0, 1.5, (), {}):
    try: v.attr = 1; print('ok', v.attr)
    except AttributeError as e: print(e)
try: [].append = 5
except AttributeError as e: print(e)
try: del [].append
except AttributeError as e: print(e)
try: int.x = 5
except TypeError as e: print(e)
try: del str.join
except TypeError as e: print(e)
try: None.x
except AttributeError as e: print(e)
