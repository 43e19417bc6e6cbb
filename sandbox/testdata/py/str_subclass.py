def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


class S(str):
    def __new__(cls, text, extra=None):
        self = super().__new__(cls, text)
        self.extra = extra
        return self

    def __str__(self):
        return 'str of S'

    def shout(self):
        return self.upper() + '!'


class Plain(str):
    pass


class R(str):
    def __repr__(self):
        return 'R!'


s = S('abc', 5)
p = Plain('xyz')
print(s, s.extra, repr(s), s.shout(), len(s), s == 'abc', hash(s) == hash('abc'), s + 'd', s * 2, s[1], s.upper(), type(s.upper()))
print(str(p), repr(p), type(str(p)), type(p.strip()), type(p[:]), type(p + ''), p.replace('x', 'y'), 'x' in p, p.find('z'))
print('%s %r' % (s, s), '{} {!r} {:>5}'.format(s, s, s), format(s), format(s, '5'), '%s' % p, '{:>5}'.format(p), '%5s|' % s)
print(R('q'), str(R('q')), '%s %r' % (R('q'), R('q')), '{}'.format(R('q')))
print(''.join([p, s]), ','.join([p]), p.join(['1', '2']), 'abcxyz'.find(p), 'xyz!'.startswith(p), 'xyz!'.startswith((s, p)))
print('a-b'.split(Plain('-')), 'a'.center(5, Plain('*')), 'aXb'.replace(Plain('X'), Plain('Y')), 'xax'.strip(Plain('x')))
print({p: 1}['xyz'], {'xyz': 2}[p], Plain('{}-{}').format(1, 2), Plain('%s') % 5, Plain('a') < 'b', Plain('%(a)s') % {'a': 1})
print(isinstance(p, str), Plain.upper(p), str.upper(p), Plain('a,b').split(','), sorted([Plain('b'), 'a']))
show(lambda: Plain('a') + 1)
show(lambda: Plain('a', 'b'))
show(lambda: Plain())
show(lambda: format(p, 'd'))
show(lambda: '%d' % p)
show(lambda: Plain('a').center('x'))
