def g():
    try:
        yield 1
    except ValueError as e:
        print(repr(e), e.args)
        yield 2
for args in ((ValueError, (1, 2)), (ValueError, 'x'), (ValueError,), (ValueError('q'),), (ValueError, None), (ValueError, ValueError('v')), (ValueError, UnicodeError('sub')), (KeyError, ValueError('z')), (KeyError, (1, 2)), (KeyError, KeyError('k')), (ValueError, ())):
    i = g(); next(i)
    try:
        print(i.throw(*args))
    except BaseException as e:
        print(type(e).__name__, repr(e), e.args)
