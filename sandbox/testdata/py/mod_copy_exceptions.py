import copy
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
for make in (copy.copy, copy.deepcopy):
    f = make(ImportError('t', name='n', path='p')); print(f.name, f.path, f.args)
    f = make(OSError(2, 'a', 'f')); print(f.filename, f.errno, f.strerror, f.args, type(f).__name__, str(f))
    f = make(OSError(2, 'a', 'f', None, 'g')); print(f.filename, f.filename2, f.args)
    f = make(OSError('x')); print(f.filename, f.errno, f.args)
    f = make(SyntaxError('m', ('f', 1, 2, 't'))); print(f.lineno, f.filename, f.args)
    class E2(Exception):
        def __init__(self, a, b): super().__init__(a)
    t(lambda: make(E2(1, 2)))
    class E3(Exception):
        def __init__(self, a, b=5): super().__init__(a); self.b = b
    e = E3([1], 7); e.c = [2]; g = make(e); print(g.args, g.b, g.c, g.args[0] is e.args[0], g.c is e.c)
    class E4(Exception):
        def __copy__(self): return 'c'
        def __deepcopy__(self, m): return 'd'
    print(make(E4()))
    class E5(ValueError):
        def __new__(cls, *a): return ValueError.__new__(cls, 'x')
    print(repr(make(E5(1))), make(E5(1)).args)
    s = make(StopIteration(4)); print(s.value, s.args)
    k = make(KeyError('a')); print(str(k), k.__cause__, k.__context__)
    try:
        try: 1/0
        except Exception as z: raise KeyError(1) from z
    except KeyError as z: q = make(z)
    print(q.__cause__, q.__context__)
    class E6(Exception):
        def __setstate__(self, s): self.got = s
    e = E6(1); e.m = 2; print(make(e).__dict__)
    se = make(SystemExit(3)); print(se.code)
    u = make(UnicodeError('u')); print(u.args)
    class Box:
        def __init__(self): self.err = ValueError('v')
    print(repr(make(Box()).err))

# What a memo says takes the place of a part.
from functools import partial
e = ValueError([1], 2)
print(copy.deepcopy(e, {id(e.args): 5}).args, copy.deepcopy(e, {id(e.args[0]): 5}).args)
p = partial(int, '5', base=7)
for memo in {id(p.keywords): 5}, {id(p): 'whole'}:
    t(lambda: copy.deepcopy(p, memo))
