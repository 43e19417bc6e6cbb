# String literals.
print('a' "b" '''c''' """d""", r'\n', R"\'", u'x', U"y", 'it''s', "a\
b", 'a\\', '\'', "\"", '\"', "'", '"')
print('\a\b\f\v' == '\x07\x08\x0c\x0b', '\t|\r|\n'.split(), '\0' == '\x00', '\101\60\7' == 'A0\x07', '\1234' == 'S4', '\400' == 'Ā')
print('\x41\u00e9\U0001F600', '\u20ac', 'é€😀', len('😀'), '\U00000041')
print('\d\w\.\8\ \q' == '\\d\\w\\.\\8\\ \\q', r'\x', len(r"\'"), '\%')
print('''three
lines
"quoted" ''' 'and ' """more
''' """)
s = 'implicit ' \
    'joined ' \
    'lines'
print(s)
t = ('in '  # comment
     'parentheses '

     "with 'gaps'")
print(t)
def f():
    """Doc
    string \x41."""
def g():
    'a' 'b'
def h():
    r'raw \n doc'
    return 1
def i():
    1
    'not doc'
class C:
    'class doc'
    def m(self): u'method doc'
class D:
    x = 1
    'no doc'
print(repr(f.__doc__), g.__doc__, h.__doc__, i.__doc__, C.__doc__, C.m.__doc__, D.__doc__, (lambda: 'x').__doc__)
'expression'
1
None
...
'a' 'b'
print('' '', ''.join(['a', 'b']), 'abc'[1], 'a' in 'abc', 'x' * 3, '%d' % 5, '{}'.format(1))
print("tab	inside", 'nul\0byte' == 'nul' + chr(0) + 'byte', '\
', '''\
x''')
print(r'''raw \
triple''')
print('done')
