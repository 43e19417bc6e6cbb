# String literals, escapes, repr.
print('tab\there', 'nl\\n', "dq\"", 'sq\'', '\x41\u00e9\U0001f600', '\101\60', r'raw\n\t', 'a' 'b' "c", '''tri
ple''', """d'q"x""", 'line \
continued', '\a\b\f\v\0'.__repr__(), len('\0'), '\'"')
for s in ('', 'a', "it's", 'say "hi"', '\'"', '\n\r\t', '\\', '\x00\x1f\x7f', '\x80\x9f\xa0\xad', 'é', 'ÿ', '\u0100', '\u200b', '\u2028', '\U0001f600', '\U000e0001', '日本', '\xa0', 'a\u0301', '\ufeff', '\uffff', '\U0010ffff', '\u0378', ' ', '\x1b[0m'):
    print(repr(s), len(s), ascii(s), [s])
print(ascii('é日\U0001f600'), ascii(['é', 1]), ascii({'ñ': ('ü',)}), '%a' % 'é', '{!a}'.format('é'))
print('%r' % 'q\'"', repr(repr("a'b")), str(['a', "b'"]), str({'k': 'v\n'}), str(('\\',)))
print('abc' 'def', ('x'
 'y'), 'a' + 'b' * 2, 'abc'[0], 'abc'[-1], 'abc'[::-1], 'é日'[1], '日本語'[1:], len('日本語'), '日' < '本', 'ß'.upper(), 'İ'.lower() == 'i̇')
print('a' < 'b' < 'c', 'a' == 'a', 'A' < 'a', '10' < '9', 'a' in 'cat', '' in 'x', 'abc' is 'abc', sorted('hello'), list('héy'), tuple('ab'), set('aa'), max('abc'), min('abc'), ''.join(reversed('abc')))
print(bool(''), bool(' '), not '', 'x' or 'y', '' or 'y', 'x' and 'y', str(1.0), str(None), str([1, 'a']), str(True), str(1e20), str(-5), str(()), str({}), str(set()))
print(str(), str('x'), str(5), str(object=5), repr('x') == "'x'", 'x'.__str__(), 'x'.__repr__(), str.__name__)
for f in (lambda: str(1, 2), lambda: str('x', 'utf8'), lambda: str(x=1), lambda: 'a'.foo, lambda: 'abc'(0), lambda: 'a'.upper(1), lambda: 'a' % 1, lambda: '%d' % 'a', lambda: '%q' % 1, lambda: '%', lambda: '%' % 1, lambda: '%s' % (), lambda: '%s' % (1, 2), lambda: '%(a)s' % 1, lambda: '%(a)s' % {}, lambda: '{' .format(), lambda: '}'.format(), lambda: '{0}{}'.format(1), lambda: '{}{0}'.format(1), lambda: '{1}'.format(1), lambda: '{a}'.format(b=1), lambda: '{:z}'.format(1), lambda: '{!x}'.format(1), lambda: '{0.x}'.format(1), lambda: '{0[x]}'.format([1])):
    try: print(f())
    except (TypeError, ValueError, IndexError, KeyError, AttributeError) as e: print(type(e).__name__, e)
x = 5
x = "reassigned"; y = x; x += '!'
print(x, y)
print('a\
b', 'a\tb'.expandtabs(4), 'multi\nline'.split('\n'), "%5s|%-5s|%05d" % ('a', 'b', 3), '{:>5}|{:^5}|{:<5}|'.format('a', 'b', 'c'))
print(u'unicode prefix', R'\d', U'x', 'nul\x00end'.split('\x00'))
print("\
start", 'a\\', '\777' == '\u01ff', '\400' == '\u0100')
