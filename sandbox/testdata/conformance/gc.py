"""Nobody can see the garbage collector of the sandbox, so collecting does nothing."""

from absent import absent


def collect(generation=2):
    return 0


def enable():
    pass


disable = enable


def isenabled():
    return True


def __getattr__(name):
    if name.startswith('__'):
        raise AttributeError(name)
    return absent('gc.' + name)
