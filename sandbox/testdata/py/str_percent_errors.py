def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


class Int:
    def __init__(self, i):
        self.i = i

    def __int__(self):
        if isinstance(self.i, Exception):
            raise self.i
        return self.i


class Float:
    def __init__(self, f):
        self.f = f

    def __float__(self):
        return self.f


class Index:
    def __index__(self):
        return 66


class Both(Index):
    def __int__(self):
        return 67


for text in ('%', '%5', '%-', '%.', '%.5', '%l', '%y', '%5y', '%ll', '%lld', '%5%', '%-%', '%\u1234', '%\n', '%\x7f', 'abc%z', '\u4e2d%z', '%(a)s', '%(a', '%(',
             '%()s', '%s %s', '%*d', '%.*d', '%99999999999999999999d', '%.99999999999d', '%d%', 'none', '%%', '%s%', '%q', '%k %s', '%(a)k'):
    for args in (1, (), (1,), (1, 2), 'a', None, {}, {'a': 1}, [], [1]):
        show(lambda: text % args)
VALUES = (1, 1.5, 'a', 'ab', '', None, [], True, 10 ** 400, float('inf'), float('nan'), Int(3), Int('x'), Int(ValueError('boo')), Int(TypeError('boo')),
          Float(2.5), Float(3), Index(), Both(), len, int, {}, (1,), 0x110000, -1, 1 << 70)
for text in ('%d', '%x', '%c', '%f', '%5.2f', '%o', '%e', '%g', '%u'):
    for v in VALUES:
        show(lambda: len(text % (v,)))
show(lambda: '%*d' % ('a', 1))
show(lambda: '%*d' % (1.5, 1))
show(lambda: '%*d' % (True, 1))
show(lambda: '%*d' % (1 << 70, 1))
show(lambda: '%.*d' % (1 << 40, 1))
show(lambda: '%.*d' % (1 << 70, 1))
show(lambda: '%.*d' % (-5, 1))
show(lambda: '%.*f' % (-5, 1.5))
show(lambda: '%*d' % (1 << 60, 1))
show(lambda: '%*s' % (1 << 60, 1))
show(lambda: '%*d' % (5,))
show(lambda: '%*.*d' % (5, 'x', 3))
show(lambda: '%.2147483646d' % 1)
show(lambda: '%(a)*d' % {'a': 3})
show(lambda: '%(a)s %s' % {'a': 3})
show(lambda: '%s %(a)s' % {'a': 3})
show(lambda: '%s %(a)s %(a)s' % {'a': (3, 4)})
show(lambda: '%(a)s' % (1,))
show(lambda: '%(a)s' % 'x')
