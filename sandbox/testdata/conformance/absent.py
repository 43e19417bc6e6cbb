"""What stands in for what the sandbox does not have."""


class Absent(BaseException):
    """A test has used something that does not exist here. No test catches it."""


# While the file of the tests is loaded, what does not exist can be called, so that the rest of the file is loaded.
state = {'loading': True}


class AbsentType(type):
    """The class of the names of modules that do not exist. They can be base classes, and stand behind an except."""

    def __getattr__(cls, name):
        if name.startswith('__'):
            raise AttributeError(name)
        return absent(cls.path + '.' + name)

    def __call__(cls, *args, **kwargs):
        if state['loading']:
            # As a decorator, it keeps what it decorates out of the way only when that is called.
            return cls
        raise Absent(cls.path)

    def use(cls, *args):
        return cls(*args)

    __getitem__ = __contains__ = use
    __enter__ = __exit__ = __lt__ = __le__ = __gt__ = __ge__ = __or__ = use

    def __bool__(cls):
        cls()
        return False

    def __index__(cls):
        cls()
        return 0

    def calculate(cls, *args):
        cls(*args)
        return 0

    __add__ = __radd__ = __sub__ = __mul__ = __rmul__ = __neg__ = __len__ = __int__ = calculate

    def __iter__(cls):
        cls()
        return iter(())


def absent(path):
    """Return what stands for the name of a module that does not exist."""
    name = path.rpartition('.')[2]
    made = type.__new__(AbsentType, name, (BaseException,), {'path': path})
    made.__module__ = path.rpartition('.')[0]
    return made
