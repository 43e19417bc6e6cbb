# Decorators: names, dotted names, calls, several lines; with defaults; on classes.
log = []
def tag(*args, **kw):
    log.append(('made', args, kw))
    def deco(fn):
        log.append(('applied', args))
        return fn
    return deco
class NS: pass
ns = NS()
ns.sub = NS()
ns.tag = ns.sub.tag = tag
@tag(1)
@ns.tag(2, k=3)
@ns.sub.tag(
    4,
    5,
)
def f(a=1, b=2, *, c=3): return a, b, c
print(f(), f.__name__)
def plain(fn):
    log.append('plain')
    return fn
ns.plain = plain
@plain
@ns.plain
class C:
    @staticmethod
    @plain
    def s(x=1): return x
    @classmethod
    def k(cls): return cls.__name__
    @property
    def p(self): return self._p
    @p.setter
    def p(self, v): self._p = v
    @p.deleter
    def p(self): del self._p
c = C()
c.p = 5
print(C.s(), C.s(3), C.k(), c.p)
del c.p
print(hasattr(c, 'p'))
def local():
    inner = NS()
    inner.tag = tag
    @inner.tag('local')
    def g(x=inner): return x is inner
    def deeper():
        @inner.tag('free')
        def h(): return 'h'
        return h()
    return g(), deeper()
print(local())
class WithAttr:
    deco = NS()
    deco.tag = tag
    @deco.tag('class')
    def m(self): return 'm'
print(WithAttr().m())
def swap(fn): return 'replaced'
@swap
def gone(): pass
@swap
class Gone: pass
print(gone, Gone)
@tag()
def gen():
    yield 1
print(list(gen()))
def params(ns):
    @ns.tag('param')
    def f(): return 1
    return f()
print(params(ns))
for entry in log: print(entry)
