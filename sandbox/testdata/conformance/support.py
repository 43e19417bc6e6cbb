"""As much of test.support as CPython's tests use."""

from absent import Absent, absent
import functools
import unittest

verbose = False
use_resources = None
MAX_Py_ssize_t = 2 ** 63 - 1
MISSING_C_DOCSTRINGS = False
HAVE_DOCSTRINGS = True
TESTFN = '@test'
is_jython = is_android = False
FUZZ = 1e-10


class TestFailed(Exception):
    pass


class ResourceDenied(unittest.SkipTest):
    pass


def run_unittest(*classes):
    """Do nothing: the runner finds the tests itself."""


def run_doctest(module, verbosity=None, optionflags=0):
    """Do nothing: doctests are run on their own."""


def cpython_only(test):
    return test


def impl_detail(msg=None, **guards):
    return lambda test: test if check_impl_detail(**guards) else unittest.skip(msg)(test)


def check_impl_detail(**guards):
    return guards.get('cpython', not any(guards.values()))


def refcount_test(test):
    return unittest.skip('counts references')(test)


def no_tracing(test):
    return test


def requires_docstrings(test):
    return test


def requires_IEEE_754(test):
    return test


def requires_resource(resource):
    return unittest.skip('resource %r is not enabled' % resource)


def is_resource_enabled(resource):
    return False


def requires(resource, msg=None):
    raise ResourceDenied(resource)


def requires_mac_ver(*version):
    return lambda test: test


def run_with_locale(*args):
    return unittest.skip('needs locales')


def run_with_tz(zone):
    return unittest.skip('needs time zones')


def bigmemtest(size, memuse, dry_run=True):
    return unittest.skip('needs much memory')


def bigaddrspacetest(test):
    return unittest.skip('needs much memory')(test)


def anticipate_failure(condition):
    return unittest.expectedFailure if condition else lambda test: test


def gc_collect():
    pass


def reap_children():
    pass


def threading_setup():
    return ()


def threading_cleanup(*values):
    pass


def reap_threads(function):
    return function


def import_module(name, deprecated=False, *, required_on=()):
    modules = _modules()
    if name in modules:
        return modules[name]
    raise unittest.SkipTest('No module named %r' % name)


def import_fresh_module(name, fresh=(), blocked=(), deprecated=False):
    """Return the module; when it has to do without its accelerator, that is the Python code of CPython's library, where it runs here."""
    if blocked:
        return _without_accelerator(name)
    modules = _modules()
    return modules[name] if name in modules else absent('without accelerator')


def _without_accelerator(name):
    try:
        if name == 'bisect':
            import without_accelerator.bisect
            return without_accelerator.bisect
        if name == 'heapq':
            import without_accelerator.heapq
            return without_accelerator.heapq
        if name == 'operator':
            import without_accelerator.operator
            return without_accelerator.operator
    except ImportError:
        pass
    return absent('without accelerator')


def _modules():
    import bisect, collections, copy, functools, heapq, itertools, math, operator, random
    return {
        'bisect': bisect, 'collections': collections, 'copy': copy, 'functools': functools, 'heapq': heapq,
        'itertools': itertools, 'math': math, 'operator': operator, 'random': random,
    }


def get_attribute(obj, name):
    try:
        return getattr(obj, name)
    except AttributeError:
        raise unittest.SkipTest('no attribute %r' % name)


def sortdict(mapping):
    return '{%s}' % ', '.join('%r: %r' % item for item in sorted(mapping.items()))


def check_syntax_error(case, statement, *, lineno=None, offset=None):
    raise Absent('compile')


def check_syntax_warning(case, statement, errtext='', *, lineno=1, offset=None):
    raise Absent('compile')


def check_free_after_iterating(test, iter, cls, args=()):
    raise Absent('gc')


def check__all__(*args, **kwargs):
    raise Absent('module.__all__')


class _Context:
    """A context manager that does nothing."""

    def __init__(self, *args, **kwargs):
        self.warnings = []

    def __enter__(self):
        return self

    def __exit__(self, *args):
        return False

    def __call__(self, function):
        return function


check_warnings = check_no_warnings = SuppressCrashReport = disable_gc = adjust_int_max_str_digits = _Context


class swap_attr:
    def __init__(self, obj, attr, new):
        self.obj, self.attr, self.new = obj, attr, new

    def __enter__(self):
        self.had = hasattr(self.obj, self.attr)
        self.old = getattr(self.obj, self.attr, None)
        setattr(self.obj, self.attr, self.new)
        return self.old

    def __exit__(self, *args):
        if self.had:
            setattr(self.obj, self.attr, self.old)
        else:
            delattr(self.obj, self.attr)


class swap_item:
    def __init__(self, obj, item, new):
        self.obj, self.item, self.new = obj, item, new

    def __enter__(self):
        self.had = self.item in self.obj
        self.old = self.obj.get(self.item)
        self.obj[self.item] = self.new
        return self.old

    def __exit__(self, *args):
        if self.had:
            self.obj[self.item] = self.old
        else:
            del self.obj[self.item]


class _AlwaysEqual:
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False


class _Extreme:
    """An object that is larger than all others, or smaller."""

    def __init__(self, largest):
        self.largest = largest

    def __eq__(self, other):
        return self is other

    def __lt__(self, other):
        return not self.largest and self is not other

    def __gt__(self, other):
        return self.largest and self is not other

    def __le__(self, other):
        return self < other or self is other

    def __ge__(self, other):
        return self > other or self is other


ALWAYS_EQ = _AlwaysEqual()
LARGEST = _Extreme(True)
SMALLEST = _Extreme(False)


def __getattr__(name):
    if name.startswith('__'):
        raise AttributeError(name)
    return absent('test.support.' + name)
