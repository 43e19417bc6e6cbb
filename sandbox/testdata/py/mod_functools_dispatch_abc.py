import functools, collections, collections.abc, abc
@functools.singledispatch
def f(x): return "other"
f.register(collections.abc.Sized, lambda x: "sized")
f.register(collections.abc.Mapping, lambda x: "mapping")
f.register(dict, lambda x: "dict")
f.register(collections.abc.MutableMapping, lambda x: "mutable")
print(f({}), f(collections.OrderedDict()), f([]), f(1), f(collections.ChainMap()))
class A(abc.ABC): pass
class B(abc.ABC): pass
class P: pass
A.register(P); B.register(P)
f.register(A, lambda x: "A")
print(f(P()))
f.register(B, lambda x: "B")
try: print(f(P()))
except RuntimeError as e: print(e)
print(f.dispatch(P) if 0 else f(True))
