# Exceptions that are among their own arguments.


class E(Exception):
    pass


def tell(f, e):
    try:
        text = f(e)
        print(type(e).__name__, len(text), text[:50])
    except RecursionError:
        print(type(e).__name__, 'RecursionError')


for f in (repr, str, lambda e: '%r' % e, lambda e: '%s' % e, lambda e: f'{e!r}', '{}'.format):
    for C in (E, ValueError, KeyError, SystemExit):
        for args in (lambda e: (e,), lambda e: (e, e), lambda e: ([e],), lambda e: (e, 1, [e])):
            e = C()
            e.args = args(e)
            tell(f, e)
e = ValueError('x')
for i in range(2000):
    e = ValueError(e)
tell(repr, e)
tell(str, e)
s = None
for i in range(3000):
    s = slice(s)
tell(repr, s)
print(repr(ValueError(ValueError(1))), str(KeyError('a')), str(ValueError(1, 2)), repr(E()))
