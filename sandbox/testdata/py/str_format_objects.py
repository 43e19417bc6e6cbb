def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


calls = []


class F:
    def __init__(self, name):
        self.name = name
        self.items = {'k': [1, 2]}

    def __format__(self, spec):
        calls.append((self.name, spec))
        return self.name + ':' + spec

    def __getitem__(self, key):
        calls.append(key)
        return F(self.name + str(key))

    def __getattr__(self, name):
        calls.append(name)
        if name.startswith('__'):
            raise AttributeError(name)
        return F(self.name + '.' + name)

    def __str__(self):
        return 'str ' + self.name

    def __repr__(self):
        return 'repr ' + self.name


class NoFormat:
    def __str__(self):
        return 'NF'


class BadFormat:
    def __format__(self, spec):
        return 5


class Raises:
    def __format__(self, spec):
        raise KeyError('in format')


class StrFormat:
    class S(str):
        pass

    def __format__(self, spec):
        return StrFormat.S('sub')


class Inherits(F):
    def __format__(self, spec):
        return '[' + super().__format__(spec) + ']'


class Base:
    def __format__(self, spec):
        return super().__format__(spec)

    def __str__(self):
        return 'base'


class MyInt(int):
    def __format__(self, spec):
        return 'MyInt ' + super().__format__(spec)


class StrInt(int):
    def __str__(self):
        return 'SI'


class MyFloat(float):
    def __str__(self):
        return 'MF'


class Prop:
    @property
    def x(self):
        calls.append('x')
        return 5


f = F('f')
print('{} {:abc} {!r} {!s:>8} {0}'.replace('{0}', '').format(f, f, f, f))
print('{0[a][1].b:z} {0.c[d]}'.format(f), '{0.items[k][1]}'.format(f), format(f), format(f, 'q'), '{:{}}'.format(f, f))
print(calls)
print('{}'.format(NoFormat()), format(NoFormat()), '{:}'.format(NoFormat()), '{0.x} {0.x:>3}'.format(Prop()))
show(lambda: '{:5}'.format(NoFormat()))
show(lambda: '{}'.format(BadFormat()))
show(lambda: format(BadFormat(), 'x'))
show(lambda: '{}'.format(Raises()))
show(lambda: '{}'.format(StrFormat()))
show(lambda: type(format(StrFormat())).__name__)
show(lambda: '{:a}'.format(Inherits('i')))
show(lambda: '{}'.format(Base()))
show(lambda: '{:5}'.format(Base()))
show(lambda: '{:5} {}'.format(MyInt(7), MyInt(8)))
show(lambda: '{} {:5} {:d}'.format(StrInt(7), StrInt(7), StrInt(7)))
show(lambda: '{:s}'.format(StrInt(7)))
show(lambda: '{} {:5} {:.2f}'.format(MyFloat(1.5), MyFloat(1.5), MyFloat(1.5)))
show(lambda: '{:s}'.format(MyFloat(7)))
show(lambda: '{}'.format(ValueError('v')))
show(lambda: '{!r:>20}'.format(ValueError('v')))
show(lambda: '{:5}'.format(ValueError('v')))
show(lambda: object.__format__(3, ''))
show(lambda: object.__format__(3, 'd'))
show(lambda: int.__format__(3, '4'))
show(lambda: (3).__format__('x'))
show(lambda: (1.5).__format__('.3f'))
show(lambda: True.__format__('d'))
show(lambda: (3).__format__())
show(lambda: (3).__format__(1))
show(lambda: [].__format__(''))
show(lambda: [].__format__('x'))
print(len(calls))
