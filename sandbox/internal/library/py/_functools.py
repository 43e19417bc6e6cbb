"""What of the module functools is written in Python."""

__name__ = 'functools'


class partialmethod:
    """A method that calls another one with some arguments given."""

    def __init__(self, func, *args, **keywords):
        if not callable(func) and not hasattr(func, '__get__'):
            raise TypeError('{!r} is not callable or a descriptor'.format(func))
        self.func, self.args, self.keywords = func, args, keywords

    def __repr__(self):
        args = [repr(a) for a in self.args] + ['%s=%r' % item for item in self.keywords.items()]
        return '%s.%s(%s)' % (type(self).__module__, type(self).__qualname__, ', '.join([repr(self.func)] + args))

    def __get__(self, obj, cls=None):
        func = self.func.__get__(obj, cls) if hasattr(self.func, '__get__') else self.func

        def call(*args, **keywords):
            return func(*self.args, *args, **{**self.keywords, **keywords})
        call.__self__ = obj
        return call
