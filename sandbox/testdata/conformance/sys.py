"""The constants of sys on a 64-bit machine. All else is absent."""

from absent import absent
from collections import namedtuple

maxsize = 2 ** 63 - 1
maxunicode = 0x10ffff
byteorder = 'little'
platform = 'linux'
float_repr_style = 'short'
version = '3.7.16'
version_info = namedtuple('version_info', 'major minor micro releaselevel serial')(3, 7, 16, 'final', 0)
implementation = namedtuple('implementation', 'name')('cpython')
flags = namedtuple('flags', 'debug inspect interactive optimize dont_write_bytecode ignore_environment utf8_mode int_max_str_digits')(0, 0, 0, 0, 0, 0, 1, 0)
float_info = namedtuple('float_info', 'max max_exp max_10_exp min min_exp min_10_exp dig mant_dig epsilon radix rounds')(
    1.7976931348623157e+308, 1024, 308, 2.2250738585072014e-308, -1021, -307, 15, 53, 2.220446049250313e-16, 2, 1)
hash_info = namedtuple('hash_info', 'width modulus inf nan imag algorithm hash_bits seed_bits cutoff')(
    64, 2 ** 61 - 1, 314159, 0, 1000003, 'siphash24', 64, 128, 0)
int_info = namedtuple('int_info', 'bits_per_digit sizeof_digit')(30, 4)


def getrecursionlimit():
    return 1000


def intern(text):
    return text


def __getattr__(name):
    if name.startswith('__') or name in ('gettotalrefcount', 'getobjects'):
        raise AttributeError(name)
    return absent('sys.' + name)
