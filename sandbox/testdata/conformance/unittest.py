"""As much of unittest as CPython's tests use, and a runner that prints a line for each test."""

from absent import Absent, absent, state
import functools


class SkipTest(Exception):
    pass


class _ExpectedFailure(Exception):
    pass


def skip(reason):
    def decorate(item):
        item.__unittest_skip__ = reason or 'skipped'
        return item
    return decorate


def skipIf(condition, reason):
    return skip(reason) if condition else lambda item: item


def skipUnless(condition, reason):
    return lambda item: item if condition else skip(reason)(item)


def expectedFailure(item):
    item.__unittest_expecting_failure__ = True
    return item


class _Raises:
    """The context manager of assertRaises and assertRaisesRegex."""

    def __init__(self, case, expected, pattern=None, msg=None):
        self.case, self.expected, self.pattern, self.msg = case, expected, pattern, msg

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        if kind is None:
            names = self.expected if isinstance(self.expected, tuple) else (self.expected,)
            self.case._fail(self.msg, ' or '.join(e.__name__ for e in names) + ' not raised')
        if not issubclass(kind, self.expected):
            return False
        self.exception = value
        if self.pattern is not None and not _search(self.pattern, str(value)):
            self.case._fail(self.msg, '%r does not match %r' % (_pattern(self.pattern), str(value)))
        return True


class _Warns:
    """The context manager of assertWarns: the sandbox has no warnings, so a test that asks for one fails at its end."""

    filename = ''
    lineno = 0

    def __init__(self, case):
        case._warned = True
        self.warnings = []

    def __enter__(self):
        return self

    def __exit__(self, *args):
        return False

    def __getattr__(self, name):
        raise Absent('warnings')


class _SubTest:
    def __init__(self, case, message, params):
        self.case = case
        texts = [] if message is None else [str(message)]
        self.text = '[%s] ' % ' '.join(texts + ['%s=%r' % item for item in params.items()])

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        if kind is None or not issubclass(kind, (Exception, Absent)) or issubclass(kind, SkipTest):
            return False
        self.case._failures.append((self.text, value))
        return True


def _pattern(pattern):
    return getattr(pattern, 'pattern', pattern)


def _search(pattern, text):
    # regexp_search is a function of the program that runs the tests.
    return regexp_search(_pattern(pattern), text)


def _short(value):
    try:
        text = repr(value)
    except Exception:
        text = object.__repr__(value)
    return text if len(text) < 100 else text[:100] + '...'


class TestCase:
    failureException = AssertionError
    longMessage = True
    maxDiff = None

    def __init__(self, methodName='runTest'):
        self._testMethodName = methodName
        self._cleanups = []
        self._failures = []
        self._warned = False

    def setUp(self):
        pass

    def tearDown(self):
        pass

    @classmethod
    def setUpClass(cls):
        pass

    @classmethod
    def tearDownClass(cls):
        pass

    def id(self):
        return type(self).__module__ + '.' + type(self).__qualname__ + '.' + self._testMethodName

    def __str__(self):
        return self.id()

    def shortDescription(self):
        return None

    def addTypeEqualityFunc(self, kind, function):
        pass

    def addCleanup(self, function, *args, **kwargs):
        self._cleanups.append((function, args, kwargs))

    def doCleanups(self):
        while self._cleanups:
            function, args, kwargs = self._cleanups.pop()
            function(*args, **kwargs)

    def subTest(self, msg=None, **params):
        return _SubTest(self, msg, params)

    def skipTest(self, reason):
        raise SkipTest(reason)

    def fail(self, msg=None):
        raise self.failureException(msg)

    def _formatMessage(self, msg, standard):
        return standard if msg is None else '%s : %s' % (standard, msg)

    def _fail(self, msg, standard):
        raise self.failureException(self._formatMessage(msg, standard))

    def assertTrue(self, expr, msg=None):
        if not expr:
            self._fail(msg, '%s is not true' % _short(expr))

    def assertFalse(self, expr, msg=None):
        if expr:
            self._fail(msg, '%s is not false' % _short(expr))

    def assertEqual(self, first, second, msg=None):
        if not first == second:
            self._fail(msg, '%s != %s' % (_short(first), _short(second)))

    def assertNotEqual(self, first, second, msg=None):
        if not first != second:
            self._fail(msg, '%s == %s' % (_short(first), _short(second)))

    def assertIs(self, first, second, msg=None):
        if first is not second:
            self._fail(msg, '%s is not %s' % (_short(first), _short(second)))

    def assertIsNot(self, first, second, msg=None):
        if first is second:
            self._fail(msg, 'unexpectedly identical: %s' % _short(first))

    def assertIsNone(self, value, msg=None):
        if value is not None:
            self._fail(msg, '%s is not None' % _short(value))

    def assertIsNotNone(self, value, msg=None):
        if value is None:
            self._fail(msg, 'unexpectedly None')

    def assertIn(self, member, container, msg=None):
        if member not in container:
            self._fail(msg, '%s not found in %s' % (_short(member), _short(container)))

    def assertNotIn(self, member, container, msg=None):
        if member in container:
            self._fail(msg, '%s unexpectedly found in %s' % (_short(member), _short(container)))

    def assertIsInstance(self, value, kind, msg=None):
        if not isinstance(value, kind):
            self._fail(msg, '%s is not an instance of %r' % (_short(value), kind))

    def assertNotIsInstance(self, value, kind, msg=None):
        if isinstance(value, kind):
            self._fail(msg, '%s is an instance of %r' % (_short(value), kind))

    def assertLess(self, a, b, msg=None):
        if not a < b:
            self._fail(msg, '%s not less than %s' % (_short(a), _short(b)))

    def assertLessEqual(self, a, b, msg=None):
        if not a <= b:
            self._fail(msg, '%s not less than or equal to %s' % (_short(a), _short(b)))

    def assertGreater(self, a, b, msg=None):
        if not a > b:
            self._fail(msg, '%s not greater than %s' % (_short(a), _short(b)))

    def assertGreaterEqual(self, a, b, msg=None):
        if not a >= b:
            self._fail(msg, '%s not greater than or equal to %s' % (_short(a), _short(b)))

    def _distance(self, first, second, places, delta):
        """Return whether two numbers are almost equal, and a text that says within what."""
        if first == second:
            return True, 'equal'
        if delta is not None:
            return abs(first - second) <= delta, '%s delta' % _short(delta)
        places = 7 if places is None else places
        return round(abs(second - first), places) == 0, '%r places' % places

    def assertAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        near, within = self._distance(first, second, places, delta)
        if not near:
            self._fail(msg, '%s != %s within %s' % (_short(first), _short(second), within))

    def assertNotAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        near, within = self._distance(first, second, places, delta)
        if near:
            self._fail(msg, '%s == %s within %s' % (_short(first), _short(second), within))

    def assertSequenceEqual(self, first, second, msg=None, seq_type=None):
        if seq_type is not None:
            self.assertIsInstance(first, seq_type)
            self.assertIsInstance(second, seq_type)
        if first == second:
            return
        if len(first) != len(second) or any(a != b for a, b in zip(first, second)):
            self._fail(msg, '%s != %s' % (_short(first), _short(second)))

    def assertListEqual(self, first, second, msg=None):
        self.assertSequenceEqual(first, second, msg, list)

    def assertTupleEqual(self, first, second, msg=None):
        self.assertSequenceEqual(first, second, msg, tuple)

    def assertSetEqual(self, first, second, msg=None):
        if first.difference(second) or second.difference(first):
            self._fail(msg, '%s != %s' % (_short(first), _short(second)))

    def assertDictEqual(self, first, second, msg=None):
        self.assertIsInstance(first, dict)
        self.assertIsInstance(second, dict)
        self.assertEqual(first, second, msg)

    def assertMultiLineEqual(self, first, second, msg=None):
        self.assertIsInstance(first, str)
        self.assertIsInstance(second, str)
        self.assertEqual(first, second, msg)

    def assertCountEqual(self, first, second, msg=None):
        rest = list(second)
        for item in first:
            if item not in rest:
                self._fail(msg, '%s is in the first more often than in the second' % _short(item))
            rest.remove(item)
        if rest:
            self._fail(msg, '%s is in the second more often than in the first' % _short(rest[0]))

    def assertRegex(self, text, expected, msg=None):
        if not _search(expected, text):
            self._fail(msg, '%r not found in %s' % (_pattern(expected), _short(text)))

    def assertNotRegex(self, text, unexpected, msg=None):
        if _search(unexpected, text):
            self._fail(msg, '%r found in %s' % (_pattern(unexpected), _short(text)))

    def assertRaises(self, expected, *args, **kwargs):
        if not args:
            return _Raises(self, expected, None, kwargs.get('msg'))
        function, *args = args
        with _Raises(self, expected):
            function(*args, **kwargs)

    def assertRaisesRegex(self, expected, pattern, *args, **kwargs):
        if not args:
            return _Raises(self, expected, pattern, kwargs.get('msg'))
        function, *args = args
        with _Raises(self, expected, pattern):
            function(*args, **kwargs)

    def assertWarns(self, expected, *args, **kwargs):
        if not args:
            return _Warns(self)
        self._warned = True
        function, *args = args
        function(*args, **kwargs)

    def assertWarnsRegex(self, expected, pattern, *args, **kwargs):
        return self.assertWarns(expected, *args, **kwargs)

    assertEquals = failUnlessEqual = assertEqual
    assertNotEquals = assertNotEqual
    assert_ = assertTrue
    assertRaisesRegexp = assertRaisesRegex
    assertRegexpMatches = assertRegex


def main(*args, **kwargs):
    """Do nothing: the runner finds the tests itself."""


class TestSuite:
    def addTest(self, test):
        pass

    addTests = addTest


def makeSuite(*args, **kwargs):
    return TestSuite()


def __getattr__(name):
    if name.startswith('__'):
        raise AttributeError(name)
    return absent('unittest.' + name)


_absent_names = [
    'name %r is not defined' % name
    for name in 'open eval exec compile input globals locals vars __import__ memoryview breakpoint bytes bytearray complex'.split()
]


def _describe(exception):
    """Return the name of an exception's class and the first line of its message."""
    cause = exception
    while cause is not None:
        # What is done at the end of a test fails, too, when something that it needs is absent.
        if isinstance(cause, Absent):
            return 'absent: ' + str(cause)
        if isinstance(cause, NameError) and str(cause) in _absent_names:
            return 'absent: ' + str(cause)
        cause = cause.__context__
    try:
        text = str(exception)
    except Exception:
        text = 'its text cannot be had'
    line = text.strip().split('\n')[0]
    return type(exception).__name__ + ': ' + line[:300]


def _failure(case, method):
    """Run a test, and return how it failed or None. SkipTest passes through."""
    failures = case._failures
    try:
        case.setUp()
        try:
            method()
        finally:
            case.tearDown()
    except SkipTest:
        raise
    except (Exception, Absent) as e:
        failures.append(('', e))
    try:
        case.doCleanups()
    except (Exception, Absent) as e:
        failures.append(('', e))
    if not failures and case._warned:
        failures.append(('', Absent('warnings')))
    if not failures:
        return None
    text, exception = failures[0]
    return text + _describe(exception)


def _run(cls, name):
    """Run a test, and return the word and the text of its line."""
    function = getattr(cls, name)
    for item in (cls, function):
        reason = getattr(item, '__unittest_skip__', None)
        if reason is not None:
            return 'skip', str(reason).split('\n')[0]
    try:
        case = cls(name)
        failure = _failure(case, getattr(case, name))
    except SkipTest as e:
        return 'skip', str(e).split('\n')[0]
    if getattr(function, '__unittest_expecting_failure__', False):
        return ('FAIL', 'passes, which it is not expected to') if failure is None else ('ok', '')
    return ('ok', '') if failure is None else ('FAIL', failure)


def _cases(module):
    """Yield the classes of tests of a module, in the order of their names, with the names of their tests."""
    for name in dir(module):
        cls = getattr(module, name)
        if isinstance(cls, type) and issubclass(cls, TestCase) and cls is not TestCase:
            # A class that has several names has its tests once.
            if cls.__name__ == name or getattr(module, cls.__name__, None) is not cls:
                yield name, cls, [n for n in dir(cls) if n.startswith('test') and callable(getattr(cls, n))]


def run(module, first, only):
    """Run the tests of a module from a number on, or only one, whose exceptions are not caught.

    A line says that a test begins, and another one how it ended. Tests are named Class.test.
    """
    state['loading'] = False
    number = 0
    prepared = False
    for label, cls, names in _cases(module):
        ready = None
        for name in names:
            number += 1
            full = label + '.' + name
            if number <= first or (only and only != full):
                continue
            if not prepared:
                prepared = True
                if hasattr(module, 'setUpModule'):
                    module.setUpModule()
            print('start', full)
            if only:
                cls.setUpClass()
                case = cls(name)
                case.setUp()
                getattr(case, name)()
                for text, exception in case._failures:
                    print(text)
                    raise exception
                case.tearDown()
                case.doCleanups()
                print('ok', full)
                continue
            if ready is None:
                ready = 'ok', ''
                try:
                    if getattr(cls, '__unittest_skip__', None) is None:
                        cls.setUpClass()
                except SkipTest as e:
                    ready = 'skip', str(e)
                except (Exception, Absent) as e:
                    ready = 'FAIL', 'setUpClass: ' + _describe(e)
            word, text = ready
            if word == 'ok':
                word, text = _run(cls, name)
            print(word, full + (': ' + text if text else ''))
        if ready == ('ok', ''):
            try:
                cls.tearDownClass()
            except (Exception, Absent):
                pass


def loaded():
    """End the time in which what is absent can be called."""
    state['loading'] = False


def show(value):
    """Print the value of an example of a doctest as the interactive interpreter does."""
    if value is not None:
        print(repr(value))


def raised(exception):
    """Print what an example has raised as a traceback ends."""
    cls = type(exception)
    name = cls.__qualname__ if cls.__module__ == 'builtins' else cls.__module__ + '.' + cls.__qualname__
    text = str(exception)
    print('\x02' + name + (': ' + text if text else ''))
