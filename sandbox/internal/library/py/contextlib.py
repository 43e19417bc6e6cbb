"""Context managers made of generators, of functions and of each other."""

from abc import ABC, abstractmethod
from collections import deque
from functools import wraps

__all__ = ['contextmanager', 'closing', 'nullcontext', 'AbstractContextManager', 'ContextDecorator', 'ExitStack', 'suppress']


class AbstractContextManager(ABC):
    """What has __enter__ and __exit__; by default it enters itself."""

    def __enter__(self):
        return self

    @abstractmethod
    def __exit__(self, exc_type, exc_value, traceback):
        return None

    @classmethod
    def __subclasshook__(cls, C):
        if cls is not AbstractContextManager:
            return NotImplemented
        for name in '__enter__', '__exit__':
            found = None
            for base in C.__mro__:
                if name in base.__dict__:
                    found = base.__dict__[name]
                    break
            if found is None:
                return NotImplemented
        return True


class ContextDecorator:
    """A base of context managers that can be decorators, too."""

    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @wraps(func)
        def inner(*args, **kwds):
            with self._recreate_cm():
                return func(*args, **kwds)
        return inner


class _GeneratorContextManager(ContextDecorator, AbstractContextManager):
    def __init__(self, func, args, kwds):
        self.gen = func(*args, **kwds)
        self.func, self.args, self.kwds = func, args, kwds
        doc = getattr(func, '__doc__', None)
        self.__doc__ = type(self).__doc__ if doc is None else doc

    def _recreate_cm(self):
        return self.__class__(self.func, self.args, self.kwds)

    def __enter__(self):
        del self.args, self.kwds, self.func
        try:
            return next(self.gen)
        except StopIteration:
            raise RuntimeError("generator didn't yield") from None

    def __exit__(self, type, value, traceback):
        if type is None:
            try:
                next(self.gen)
            except StopIteration:
                return False
            raise RuntimeError("generator didn't stop")
        if value is None:
            value = type()
        try:
            self.gen.throw(type, value, traceback)
        except StopIteration as exc:
            return exc is not value
        except RuntimeError as exc:
            # A StopIteration that the body raised comes out of the generator as the cause.
            if exc is value or type is StopIteration and exc.__cause__ is value:
                return False
            raise
        except BaseException as exc:
            if exc is value:
                return False
            raise
        raise RuntimeError("generator didn't stop after throw()")


def contextmanager(func):
    """Make a context manager of a generator function that yields once."""
    @wraps(func)
    def helper(*args, **kwds):
        return _GeneratorContextManager(func, args, kwds)
    return helper


class closing(AbstractContextManager):
    """Close something at the end."""

    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, *exc_info):
        self.thing.close()


class suppress(AbstractContextManager):
    """End a block without a word when it raises one of some exceptions."""

    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        pass

    def __exit__(self, exctype, excinst, exctb):
        return exctype is not None and issubclass(exctype, self._exceptions)


class nullcontext(AbstractContextManager):
    """Do nothing."""

    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *excinfo):
        pass


class ExitStack(AbstractContextManager):
    """Leave any number of context managers, the last one first."""

    def __init__(self):
        self._exit_callbacks = deque()

    def pop_all(self):
        new_stack = type(self)()
        new_stack._exit_callbacks = self._exit_callbacks
        self._exit_callbacks = deque()
        return new_stack

    def push(self, exit):
        cls = type(exit)
        if hasattr(cls, '__exit__'):
            leave = cls.__exit__
            self._exit_callbacks.append(lambda *details: leave(exit, *details))
        else:
            self._exit_callbacks.append(exit)
        return exit

    def enter_context(self, cm):
        cls = type(cm)
        leave = cls.__exit__
        result = cls.__enter__(cm)
        self._exit_callbacks.append(lambda *details: leave(cm, *details))
        return result

    def callback(self, callback, *args, **kwds):
        def call(exc_type, exc, tb):
            callback(*args, **kwds)
        call.__wrapped__ = callback
        self._exit_callbacks.append(call)
        return callback

    def close(self):
        self.__exit__(None, None, None)

    def __exit__(self, *details):
        raised, outer = details[1], details[1]
        pending = suppressed = False
        while self._exit_callbacks:
            leave = self._exit_callbacks.pop()
            try:
                if leave(*details):
                    suppressed, pending = True, False
                    details = None, None, None
            except BaseException as exc:
                last = exc
                while last.__context__ is not None and last.__context__ is not outer:
                    if last.__context__ is details[1]:
                        break
                    last = last.__context__
                if last is not details[1]:
                    last.__context__ = details[1]
                pending = True
                details = type(exc), exc, exc.__traceback__
        if pending:
            context = details[1].__context__
            try:
                raise details[1]
            except BaseException:
                details[1].__context__ = context
                raise
        return raised is not None and suppressed
