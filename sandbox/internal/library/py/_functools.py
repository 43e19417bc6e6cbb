"""What of the module functools is written in Python."""
from functools import partial

__name__ = 'functools'


class partialmethod:
    """A method that calls another one with some arguments given."""

    def __init__(*args, **keywords):
        if not args:
            raise TypeError("descriptor '__init__' of partialmethod needs an argument")
        self, *args = args
        if not args and 'func' not in keywords:
            raise TypeError("type 'partialmethod' takes at least one argument, got 0")
        func = args.pop(0) if args else keywords.pop('func')
        if not callable(func) and not hasattr(func, '__get__'):
            raise TypeError('{!r} is not callable or a descriptor'.format(func))
        self.func, self.args, self.keywords = func, tuple(args), keywords
        if isinstance(func, partialmethod):
            self.func, self.args = func.func, func.args + self.args
            self.keywords = {**func.keywords, **keywords}

    def __repr__(self):
        parts = repr(self.func), ', '.join(map(repr, self.args)), ', '.join('%s=%r' % item for item in self.keywords.items())
        return '%s.%s(%s)' % (type(self).__module__, type(self).__qualname__, ', '.join(parts))

    def __get__(self, obj, cls=None):
        if hasattr(self.func, '__get__'):
            bound = self.func.__get__(obj, cls)
            if bound is not self.func:
                made = partial(bound, *self.args, **self.keywords)
                if hasattr(bound, '__self__'):
                    made.__self__ = bound.__self__
                return made

        def call(*args, **keywords):
            owner, *rest = args
            return self.func(owner, *self.args, *rest, **{**self.keywords, **keywords})
        call.__isabstractmethod__ = self.__isabstractmethod__
        call._partialmethod = self
        return call.__get__(obj, cls)

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, '__isabstractmethod__', False)
