"""Context managers made of generators, of functions and of each other.

All of them have the names and the behaviour of CPython 3.7's; the way there is another one.
"""

from abc import ABC, abstractmethod
from functools import partial, wraps

__all__ = ['AbstractContextManager', 'ContextDecorator', 'ExitStack', 'closing', 'contextmanager', 'nullcontext', 'suppress']


class AbstractContextManager(ABC):
    """What has __enter__ and __exit__; by default it enters itself."""

    def __enter__(self):
        return self

    @abstractmethod
    def __exit__(self, *details):
        """Leave: details are the exception's class, the exception and its traceback, or three times None."""

    @classmethod
    def __subclasshook__(cls, other):
        if cls is not AbstractContextManager or not all(_defines(other, name) for name in ('__enter__', '__exit__')):
            return NotImplemented
        return True


def _defines(cls, name):
    """Tell whether a class has an attribute, which a None in a class hides from its bases."""
    return next((base.__dict__[name] is not None for base in cls.__mro__ if name in base.__dict__), False)


class ContextDecorator:
    """A base of context managers that can be decorators, too."""

    def __call__(self, wrapped):
        @wraps(wrapped)
        def within(*args, **keywords):
            with self._recreate_cm():
                return wrapped(*args, **keywords)
        return within

    def _recreate_cm(self):
        return self


class _GeneratorContextManager(ContextDecorator, AbstractContextManager):
    """A generator as a context manager: it enters up to its yield, and leaves by what is after that."""

    def __init__(self, make):
        self._make = make
        self.gen = make()

    def _recreate_cm(self):
        return type(self)(self._make)  # a generator serves one call only

    def __enter__(self):
        try:
            return next(self.gen)
        except StopIteration:
            raise RuntimeError("generator didn't yield") from None

    def __exit__(self, cls, raised, traceback):
        if cls is None:
            for _ in self.gen:
                raise RuntimeError("generator didn't stop")
            return False
        if raised is None:
            raised = cls()
        try:
            self.gen.throw(type(raised), raised, traceback)
        except BaseException as outcome:
            if isinstance(outcome, StopIteration):
                return outcome is not raised
            # A StopIteration cannot leave a generator: it becomes the cause of a RuntimeError.
            turned = isinstance(outcome, RuntimeError) and type(raised) is StopIteration and outcome.__cause__ is raised
            if outcome is raised or turned:
                return False
            raise
        raise RuntimeError("generator didn't stop after throw()")


def contextmanager(function):
    """Make context managers of a generator function that yields once."""
    @wraps(function)
    def make(*args, **keywords):
        manager = _GeneratorContextManager(partial(function, *args, **keywords))
        if function.__doc__ is not None:
            manager.__doc__ = function.__doc__
        return manager
    return make


class closing(AbstractContextManager):
    """Close something at the end."""

    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, *details):
        self.thing.close()


class nullcontext(AbstractContextManager):
    """Do nothing."""

    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *details):
        pass


class suppress(AbstractContextManager):
    """End a block without a word when it raises one of some exceptions."""

    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        pass

    def __exit__(self, cls, *details):
        return cls is not None and issubclass(cls, self._exceptions)


class ExitStack(AbstractContextManager):
    """Leave any number of context managers, the last one first."""

    def __init__(self):
        self._leave = []  # what is to be called with the three details, last one first

    def enter_context(self, manager):
        cls = type(manager)
        leave, enter = cls.__exit__, cls.__enter__
        entered = enter(manager)
        self._leave.append(partial(leave, manager))
        return entered

    def push(self, exit):
        method = getattr(type(exit), '__exit__', None)
        self._leave.append(exit if method is None else partial(method, exit))
        return exit

    def callback(*args, **keywords):
        if not args:
            raise TypeError("descriptor 'callback' of 'ExitStack' object needs an argument")
        self, *args = args
        if not args and 'callback' not in keywords:
            raise TypeError('callback expected at least 1 positional argument, got 0')
        callback = args.pop(0) if args else keywords.pop('callback')

        def leave(*details):
            callback(*args, **keywords)
        leave.__wrapped__ = callback
        self._leave.append(leave)
        return callback

    def pop_all(self):
        heir = type(self)()
        heir._leave, self._leave = self._leave, heir._leave
        return heir

    def close(self):
        self.__exit__(None, None, None)

    def __exit__(self, *details):
        outer = details[1]
        pending = swallowed = False
        while self._leave:
            try:
                if self._leave.pop()(*details):
                    swallowed, pending, details = True, False, (None, None, None)
            except BaseException as raised:
                _hang_below(raised, details[1], outer)
                pending, details = True, (type(raised), raised, raised.__traceback__)
        if pending:
            _raise_as_it_is(details[1])
        return outer is not None and swallowed


def _hang_below(raised, handled, outer):
    """Make the end of an exception's chain of contexts the one that would have been handled in nested with statements."""
    last = raised
    while not any(last.__context__ is end for end in (None, outer, handled)):
        last = last.__context__
    if last is not handled:
        last.__context__ = handled


def _raise_as_it_is(exception):
    """Raise an exception with the context that it has, whatever is being handled now."""
    context = exception.__context__
    try:
        raise exception
    except BaseException:
        exception.__context__ = context
        raise
