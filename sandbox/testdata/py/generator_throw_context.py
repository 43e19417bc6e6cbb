# What a generator's throw raises has no context.


def g():
    try:
        yield 1
    except ValueError as e:
        print('in g', repr(e.__context__))
        try:
            raise KeyError('k')
        except KeyError as k:
            print('then', repr(k.__context__))
        yield 2
        raise


def outer():
    return (yield from g())


class E(Exception):
    def __init__(self, a, b):
        self.a = a


for make in (g, outer):
    try:
        raise IndexError('i')
    except IndexError:
        h = make()
        next(h)
        print(h.throw(ValueError('w')))
        try:
            next(h)
        except ValueError as e:
            print(repr(e), repr(e.__context__))
        h = make()
        try:
            h.throw(ValueError('unstarted'))
        except ValueError as e:
            print(repr(e), repr(e.__context__))
        try:
            h.throw(ValueError('finished'))
        except ValueError as e:
            print(repr(e), repr(e.__context__))
            try:
                raise e
            except ValueError as again:
                print(again is e, repr(again.__context__))
for bad in (E, 5, int, None, 'x', object()):
    try:
        g().throw(bad)
    except Exception as e:
        print(type(e).__name__, e)
try:
    try:
        raise IndexError('i')
    except IndexError:
        list(i for i in g().throw(KeyError('shown')))
except KeyError as e:
    print(repr(e.__context__), e.__suppress_context__)
