def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


calls = []


class O:
    def __init__(self, n):
        self.n = n

    def __str__(self):
        calls.append('str%d' % self.n)
        return 's%d' % self.n

    def __repr__(self):
        calls.append('repr%d' % self.n)
        return 'r\xe9%d' % self.n

    def __int__(self):
        calls.append('int%d' % self.n)
        return self.n

    def __float__(self):
        calls.append('float%d' % self.n)
        return self.n + 0.5

    def __index__(self):
        calls.append('index%d' % self.n)
        return self.n + 60


class OnlyRepr:
    def __repr__(self):
        return 'only'


class Bad:
    def __str__(self):
        raise ValueError('bad str')

    def __repr__(self):
        return None


class MyInt(int):
    def __str__(self):
        return 'mystr'

    def __int__(self):
        return 99

    def __float__(self):
        return 1.25

    def __index__(self):
        return 55


class MyFloat(float):
    def __int__(self):
        return 77

    def __float__(self):
        return 88.5


class Mod:
    def __str__(self):
        return 'Mod'

    def __rmod__(self, other):
        return 'rmod ' + repr(other)


class StrMod(str):
    def __mod__(self, other):
        return 'mod ' + repr(other)

    def __rmod__(self, other):
        return 'srmod'


o = O(5)
print('%s %r %a %d %i %f %e %g %x %o %c' % ((o,) * 11))
print(calls)
print('%5s|%-6r|%08.2f|%+d' % (o, o, o, o), '%s %s' % (OnlyRepr(), [OnlyRepr(), o]), '%s' % o)
print('%s %d %x %f %c %r' % ((MyInt(65),) * 6), '%s %d %f %r' % ((MyFloat(1.5),) * 4))
print('%s' % Mod(), StrMod('%s') % 5, '%s' % StrMod('q'))
show(lambda: '%s' % Bad())
show(lambda: '%r' % Bad())
show(lambda: '%a' % Bad())
show(lambda: '%s' % [Bad()])
show(lambda: '%x' % MyFloat(1.5))
show(lambda: '%s' % ValueError('v'))
show(lambda: '%r' % (ValueError('v', 1),))
show(lambda: '%s' % KeyError('k'))


def counting():
    seen = []

    class Count:
        def __str__(self):
            seen.append(1)
            return str(len(seen))

    c = Count()
    text = ' '.join(['%s'] * 5) % (c, c, c, c, c)
    return text, '{} {}'.format(c, c), len(seen)


print(counting())
