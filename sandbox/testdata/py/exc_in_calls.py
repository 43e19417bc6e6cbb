# Exceptions through builtins that call back, and what is left afterwards.
def boom(*a): raise ValueError('boom')
l = [3, 1, 2]
for f in (lambda: l.sort(key=boom), lambda: sorted(l, key=boom), lambda: list(map(boom, l)), lambda: max(l, key=boom), lambda: list(filter(boom, l)), lambda: [boom() for x in l], lambda: {boom(): 1}, lambda: print(boom()), lambda: ''.join(boom() for _ in l), lambda: dict((boom(), 1) for _ in l), lambda: l.extend(boom() for _ in l), lambda: sum(boom() for _ in l), lambda: any(boom() for _ in l), lambda: next(boom() for _ in l), lambda: l.append(boom()), lambda: l.__setitem__(0, boom()), lambda: (lambda x=boom(): x)() if False else boom(), lambda: '%s' % boom(), lambda: '{}'.format(boom()), lambda: l[boom()], lambda: l[boom():], lambda: not boom(), lambda: boom() and 1, lambda: 1 < boom() < 3, lambda: -boom(), lambda: boom() + 1, lambda: 1 if boom() else 2, lambda: (boom(), 1), lambda: [1, boom()], lambda: {1: boom()}, lambda: boom().x, lambda: boom()(), lambda: iter(boom, 1).__next__(), lambda: list(iter(boom, 1))):
    try: f(); print('no')
    except ValueError as e: print(e, end=' ')
print(l)
class Obj:
    def __init__(self, bad): self.bad = bad
    def __eq__(self, o):
        if self.bad: raise KeyError('eq')
        return True
    def __lt__(self, o): raise KeyError('lt')
    def __hash__(self): return 1
    def __repr__(self): raise KeyError('repr')
    def __bool__(self): raise KeyError('bool')
    def __len__(self): raise KeyError('len')
    def __iter__(self): raise KeyError('iter')
    def __contains__(self, x): raise KeyError('contains')
    def __getitem__(self, i): raise KeyError('getitem')
    def __add__(self, o): raise KeyError('add')
    def __call__(self): raise KeyError('call')
    def __format__(self, s): raise KeyError('format')
    def __index__(self): raise KeyError('index')
    def __getattr__(self, n): raise KeyError('getattr ' + n)
    def __setattr__(self, n, v):
        if n == 'bad': object.__setattr__(self, n, v)
        else: raise KeyError('setattr ' + n)
    def __delattr__(self, n): raise KeyError('delattr')
    def __enter__(self): raise KeyError('enter')
    def __exit__(self, *a): raise KeyError('exit')
o = Obj(True)
def setx(): o.x = 1
def delx(): del o.x
def withx():
    with o: pass
for f in (lambda: o == 1, lambda: o != 1, lambda: 1 == o, lambda: o < 1, lambda: repr(o), lambda: str(o), lambda: [o].__repr__(), lambda: bool(o), lambda: not o, lambda: len(o), lambda: list(o), lambda: 1 in o, lambda: o[0], lambda: o + 1, lambda: o(), lambda: format(o), lambda: '{}'.format(o), lambda: [1][o], lambda: o.zzz, setx, delx, withx, lambda: [o].index(1), lambda: [1, o].remove(5), lambda: [o].count(3), lambda: 5 in [o], lambda: {o: 1}[Obj(False)] if False else {o: 1}.get(Obj(True)), lambda: sorted([o, o]), lambda: min(o, o), lambda: (o,) == (1,), lambda: [o] < [o], lambda: {1: o} == {1: 2}, lambda: tuple(o), lambda: ','.join(o), lambda: dict(o), lambda: set(o), lambda: zip(o), lambda: sum(o), lambda: range(o), lambda: 'a' * o, lambda: 'abc'[o:], lambda: hasattr(o, 'q'), lambda: getattr(o, 'q', 1), lambda: [*map(len, [o])] if False else list(map(len, [o])), lambda: '%s' % o, lambda: '%d' % o, lambda: print(o), lambda: any([o]), lambda: a_and(o)):
    try: print('result', f())
    except KeyError as e: print(e, end=' ')
    except Exception as e: print(type(e).__name__, e, end=' ')
print()
d = {}
class H:
    def __init__(self, n): self.n = n
    def __hash__(self): return 1
    def __eq__(self, other):
        if self.n == 'bad' or other.n == 'bad': raise ValueError('cmp')
        return self.n == other.n
d = {H(1): 'a'}
for f in (lambda: d[H('bad')], lambda: d.__setitem__(H('bad'), 2), lambda: d.pop(H('bad')), lambda: d.setdefault(H('bad'), 1), lambda: H('bad') in d, lambda: d.update({H('bad'): 1}), lambda: {H(1), H('bad')}, lambda: {H(1)} & {H('bad')}, lambda: {H(1)}.add(H('bad')), lambda: {H(1)}.discard(H('bad')), lambda: {H(1): 1} == {H('bad'): 1}):
    try: print(f())
    except ValueError as e: print(e, end=' ')
print(len(d), d[H(1)])
def cleanup():
    log = []
    try:
        try: boom()
        finally: log.append('f1')
    except ValueError: log.append('e')
    finally: log.append('f2')
    return log
print(cleanup())
