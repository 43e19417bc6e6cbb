# Context managers of contextlib.
from contextlib import (contextmanager, closing, suppress, nullcontext, ExitStack, ContextDecorator,
                        AbstractContextManager)


@contextmanager
def tag(name):
    """Print a tag."""
    print('<%s>' % name)
    try:
        yield name.upper()
    except ValueError as e:
        print('swallows', e)
    finally:
        print('</%s>' % name)


with tag('a') as a:
    print(a)
with tag('b'):
    raise ValueError('v')
try:
    with tag('c'):
        raise KeyError('k')
except KeyError as e:
    print('KeyError', e, e.__context__)
print(tag.__name__, tag.__doc__, type(tag('x')).__name__, tag('x').__doc__)


@tag('decorated')
def add(a, b=1):
    print('adding')
    return a + b


print(add(1), add(1, b=2), add.__name__)


def attempt(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e, repr(e.__cause__), repr(e.__context__))


@contextmanager
def never():
    if False:
        yield


@contextmanager
def twice():
    yield 1
    yield 2


@contextmanager
def again():
    try:
        yield 1
    except ValueError:
        yield 2


@contextmanager
def other():
    try:
        yield 1
    except ValueError as e:
        raise KeyError('other') from e


def enter(manager, error=None):
    with manager:
        if error is not None:
            raise error
    return 'left'


for make in never, twice, again, other, nullcontext:
    for error in None, ValueError('v'), StopIteration('s'), RuntimeError('r'):
        attempt(lambda: enter(make(), error))


class Door:
    def close(self):
        print('closed')


with closing(Door()) as door:
    print(type(door).__name__)
attempt(lambda: enter(closing(Door()), ValueError('inside')))
with suppress(KeyError, IndexError):
    [][1]
print('after suppress')
with suppress():
    pass
attempt(lambda: enter(suppress(KeyError), ValueError('not suppressed')))
with nullcontext(5) as five:
    print(five)


class Manager(ContextDecorator, AbstractContextManager):
    def __init__(self, name, swallow=False, fail=None):
        self.name, self.swallow, self.fail = name, swallow, fail

    def __enter__(self):
        print('enter', self.name)
        return self.name

    def __exit__(self, kind, value, traceback):
        print('exit', self.name, kind and kind.__name__, value, traceback is None)
        if self.fail:
            raise self.fail
        return self.swallow


@Manager('decorator')
def work():
    print('work')


work()
with ExitStack() as stack:
    print([stack.enter_context(Manager(n)) for n in 'ab'])
    stack.callback(print, 'callback', end='!\n')
    print(stack.push(lambda *details: print('pushed', details)) is not None)
    stack.push(Manager('pushed manager'))


def stacked(*managers, error=None):
    with ExitStack() as stack:
        for m in managers:
            stack.enter_context(m)
        if error:
            raise error
    return 'done'


attempt(lambda: stacked(Manager('a'), Manager('b', swallow=True), error=ValueError('v')))
attempt(lambda: stacked(Manager('a'), Manager('b'), error=ValueError('v')))
attempt(lambda: stacked(Manager('a', swallow=True), Manager('b', fail=KeyError('k')), error=ValueError('v')))
attempt(lambda: stacked(Manager('a'), Manager('b', fail=KeyError('k')), error=ValueError('v')))
attempt(lambda: stacked(Manager('a', fail=IndexError('i')), Manager('b', fail=KeyError('k'))))
attempt(lambda: stacked(5))
with ExitStack() as stack:
    stack.callback(print, 'moved')
    kept = stack.pop_all()
print('kept')
kept.close()
print(issubclass(Manager, AbstractContextManager), issubclass(int, AbstractContextManager), isinstance(Manager('x'), AbstractContextManager))
try:
    AbstractContextManager()
except TypeError as e:
    print(e)
