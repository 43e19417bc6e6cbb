# Attributes that are now in an instance, now in its class, and change place: what is
# remembered of one look-up must not answer the next one wrongly.
class A:
    shared = 1
    def m(self): return 'A.m'

class B(A):
    def m(self): return 'B.m'

def load(objects):
    out = []
    for o in objects:
        try: out.append(o.shared)
        except AttributeError as e: out.append(str(e))
    return out

def call(objects):
    return [o.m() for o in objects]

a, b, c = A(), A(), B()
objects = [a, b, c]
print(load(objects), call(objects))
b.shared = 2
print(load(objects))
del b.shared
print(load(objects))
A.shared = 3
print(load(objects), A.shared, B.shared)
B.shared = 4
print(load(objects))
del A.shared
print(load(objects))
del B.shared
print(load(objects))
A.shared = property(lambda self: 'property')
print(load(objects))
try: a.shared = 5
except AttributeError as e: print(e)
A.shared = 6
a.shared = 7
print(load(objects), a.__dict__)
A.shared = property(lambda self: 'property again')
print(load(objects), a.__dict__)
A.shared = lambda self: None
print(load(objects)[0], callable(load(objects)[1]))
a.m = lambda: 'own'
print(call(objects))
B.m = lambda self: 'new B.m'
print(call(objects))
del a.m
print(call(objects))
c.__dict__['m'] = lambda: 'by dict'
print(call(objects))
c.__dict__ = {}
print(call(objects))
c.__class__ = A
print(call(objects))

# The same names in another order.
class P: pass
def fill(p, names):
    for n, name in enumerate(names):
        setattr(p, name, n)
    return p
ps = [fill(P(), names) for names in ('abc', 'cab', 'bca', 'abcdefghijklm', 'mlkjihgfedcba')]
for p in ps:
    p.a += 10
    p.c = p.b + p.a
    print(p.a, p.b, p.c, list(p.__dict__))
    del p.a
    p.a = 'last'
    print(p.a, p.b, list(p.__dict__))

# More names than a class remembers.
class Many: pass
many = Many()
many.a01 = many.a02 = many.a03 = many.a04 = many.a05 = many.a06 = many.a07 = many.a08 = many.a09 = 1
many.b01 = many.b02 = many.b03 = many.b04 = many.b05 = many.b06 = many.b07 = many.b08 = many.b09 = 2
many.c01 = many.c02 = many.c03 = many.c04 = many.c05 = many.c06 = many.c07 = many.c08 = many.c09 = 3
for i in range(3):
    many.a01 += many.b01; many.b02 += many.c02; many.c03 += many.a03; many.a09 += many.c09
    many.a08 -= many.b08; many.b07 -= many.c07; many.c06 -= many.a06; many.b05 -= many.a05
print(many.__dict__)

# What an instance may not have of its own.
class Slots:
    __slots__ = 'x', 'y'
    z = 0
s = Slots()
for i in range(2):
    s.x = i
    print(s.x, s.z)
    for name in 'y', 'w':
        try: print(getattr(s, name))
        except AttributeError as e: print(e)
    try: s.z = 1
    except AttributeError as e: print(e)
    try: s.w = 1
    except AttributeError as e: print(e)
class Guarded:
    allowed = 0
    def __setattr__(self, name, value):
        print('set', name)
        object.__setattr__(self, name, value)
    def __getattribute__(self, name):
        print('get', name)
        return object.__getattribute__(self, name)
g = Guarded()
for i in range(2):
    g.allowed += 1
    g.other = g.allowed
class Late:
    v = 0
l = Late()
print(l.v)
l.v = 1
Late.__getattribute__ = lambda self, name: 'hooked ' + name
print(l.v)
del Late.__getattribute__
print(l.v)
Late.__setattr__ = lambda self, name, value: print('refused', name, value)
l.v = 2
print(l.v)
e = ValueError('text')
for i in range(2):
    e.args = (i,)
    e.note = i
    print(e.args, e.note, e)
class Deep0: top = 'top'
for i in range(12):
    Deep0 = type('Deep%d' % i, (Deep0,), {})
d = Deep0()
for i in range(3):
    d.n = i
    print(d.top, d.n)

# Attributes of classes themselves.
class Meta(type):
    kind = 'of the metaclass'
    @property
    def ruled(cls): return 'ruled by the metaclass'
class Plain:
    n = 1
    text = 'text'
    def f(self): return 'f'
    @classmethod
    def c(cls): return cls.__name__
    @staticmethod
    def s(): return 's'
    p = property(lambda self: 'p')
class Derived(Plain): pass
class WithMeta(metaclass=Meta):
    ruled = 'mine'
    n = 2
class Getter:
    def __get__(self, instance, owner): return 'got from ' + owner.__name__
class HasGetter: g = Getter()
def show():
    for cls in Plain, Derived, WithMeta, HasGetter, int, str:
        out = []
        for load in (lambda: cls.n, lambda: cls.text, lambda: cls.f.__name__, lambda: cls.c(), lambda: cls.s(), lambda: type(cls.p).__name__,
                     lambda: cls.kind, lambda: cls.ruled, lambda: cls.g, lambda: cls.__name__, lambda: cls.__doc__ if cls not in (int, str) else None):
            try: out.append(load())
            except AttributeError as e: out.append('no ' + str(e).split()[-1])
        print(cls.__name__, *[o if isinstance(o, (str, int)) else type(o).__name__ for o in out])
show(); show()
Plain.n = 10; Derived.text = 'own'; WithMeta.n = Getter(); HasGetter.g = 3
show()
del Plain.n, Derived.text, HasGetter.g
show()
Meta.n = property(lambda cls: 'n of ' + cls.__name__)
Derived.__bases__ = (HasGetter,)
show()

# The descriptor of a slot under another name, and in another class.
class Slotted: __slots__ = 'x',
class Alias(Slotted): y = Slotted.x
class Alien: x = Slotted.x
def set_y(o, v): o.y = v
def get_y(o): return o.y
def set_x(o, v): o.x = v
for i in range(3):
    o = Alias()
    set_y(o, i)
    print(o.x, get_y(o))
    try: set_x(Alien(), i)
    except TypeError as e: print(e)
