# Properties: getter, setter, deleter, inheritance, errors.
class Temp:
    def __init__(self):
        self._c = 0
    @property
    def celsius(self):
        "the temperature"
        return self._c
    @celsius.setter
    def celsius(self, v):
        if v < -273:
            raise ValueError('too cold: %d' % v)
        self._c = v
    @celsius.deleter
    def celsius(self):
        print('deleting')
        self._c = None
    @property
    def kelvin(self):
        return self._c + 273
t = Temp()
t.celsius = 5
t.celsius += 10
print(t.celsius, t.kelvin, t.__dict__)
try: t.celsius = -300
except ValueError as e: print(e)
try: t.kelvin = 5
except AttributeError as e: print(e)
try: del t.kelvin
except AttributeError as e: print(e)
del t.celsius
print(t._c)
print(Temp.celsius.__doc__, type(Temp.celsius).__name__)
print(Temp.celsius.fget.__name__, Temp.kelvin.fset, Temp.kelvin.fdel)
class Sub(Temp):
    @property
    def kelvin(self):
        return super().kelvin + 0.15
    @Temp.celsius.getter
    def celsius(self):
        return 'sub %r' % self._c
s = Sub()
s.celsius = 7
print(s.celsius, s.kelvin)
class W:
    def _set(self, v): self.v = v
    x = property(None, _set, doc='write only')
w = W()
w.x = 4
print(w.v)
try: w.x
except AttributeError as e: print(e)
print(W.x.__doc__)
class Raises:
    @property
    def bad(self):
        raise AttributeError('inner')
    @property
    def worse(self):
        return self.missing
r = Raises()
try: r.bad
except AttributeError as e: print(e)
try: r.worse
except AttributeError as e: print(e)
print(hasattr(r, 'bad'), getattr(r, 'worse', 'default'))
class P2:
    x = property(lambda self: self.__dict__.get('x', 'unset'))
p = P2()
p.__dict__['x'] = 'own'
print(p.x)
P2.x = 5
print(p.x)
try: property(1, 2, 3, 4, 5)
except TypeError as e: print(e)
try: property(nope=1)
except TypeError as e: print(e)
q = property()
print(q.fget, q.fset, q.__doc__)
q = q.getter(lambda self: 'got').setter(lambda self, v: print('set', v)).deleter(lambda self: print('del'))
class P3:
    y = q
z = P3()
print(z.y); z.y = 1; del z.y
print(q.__get__(z), q.__get__(None, P3) is q)
q.__set__(z, 8)
q.__delete__(z)
