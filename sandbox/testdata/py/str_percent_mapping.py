def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


class Mapping:
    def __init__(self):
        self.asked = []

    def __getitem__(self, key):
        self.asked.append(key)
        if key == 'bad':
            raise ValueError('bad key')
        return key * 2

    def __str__(self):
        return 'M'


class Default(dict):
    def __missing__(self, key):
        return '?' + key


class Tup(tuple):
    pass


class NoItems:
    def __str__(self):
        return 'N'


d = {'a': 1, 'b': 'x', 'c(d)': 2, '': 'empty', 'pi': 3.14159, 'e%f': 5, '\u4e2d': 'zh'}
print('%(a)s %(b)s %(a)d' % d, '%(c(d))s' % d, '%()s' % d, '%(pi).2f|%(pi)10.3f|%(a)05d|%(b)-5s|' % d, '%(e%f)s' % d, '%(\u4e2d)s' % d, '%% %(a)s %%' % d)
print('%s' % d == str(d), 'none' % d, '%(a)#x %(a)+d % (a)d' % {'a': 255} if False else '%(a)#x %(a)+d %(a) d' % {'a': 255})
m = Mapping()
print('%(x)s %(y)5s %(x)r' % m, m.asked, '%s' % m, 'nothing' % m)
print('%(a)s %(zz)s' % Default(a=1), '%s %s' % Tup((1, 2)), '%s' % Tup(('only',)), '%s' % NoItems(), 'x' % Default())
show(lambda: '%(zz)s' % d)
show(lambda: '%(bad)s' % Mapping())
show(lambda: '%(a)s' % NoItems())
show(lambda: 'x' % NoItems())
show(lambda: '%s %s' % Mapping())
show(lambda: '%(a)s' % [1])
show(lambda: '%(a)s' % range(3))
show(lambda: 'x' % range(3))
show(lambda: 'x' % [1, 2])
show(lambda: 'x' % {1, 2})
show(lambda: '%(a)d' % {'a': 'x'})
show(lambda: '%(a)' % {'a': 1})
show(lambda: '%(a)%' % {'a': 1})
show(lambda: '%s' % Tup(()))
show(lambda: '%s' % Tup((1, 2)))
