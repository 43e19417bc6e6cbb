def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


NAMES = ('isalnum', 'isalpha', 'isascii', 'isdecimal', 'isdigit', 'isidentifier', 'islower', 'isnumeric', 'isprintable',
         'isspace', 'istitle', 'isupper')
TEXTS = ('', 'a', 'A', '1', ' ', '_', 'abc', 'ABC', 'Abc', 'abc1', 'a b', 'A Title', 'A title', 'ABc', '1a', 'a1', '_x', '\n', '\t\n ',
         '\x00', '\x7f', '\x80', '\x85', '\xa0', '\xaa', '\xad', '\xb2', '\xbd', '\xdf', '\xe9', '\u01c5', '\u01c5b', 'A\u01c5', '\u0660',
         '\u2160', '\u2170', '\u2460', '\u3007', '\u4e00', '\u4e2d', '\u0345', '\u02b0', '\u1885', '\u2118', '\u212e', '\u309b', 'a\u0301',
         'a\xb7', '\u203f', 'a\u203f', '\U00010400', '\U0001f600', '\U0001d7d8', '\ue000', '\u0378', '\u10d0', '\u1c90', '\u1c90\u10d0',
         '\u2028', '\u3000', '\u200b', '\ufeff', '\U000e0100', 'a\U000e0100', '\u0e33', '\ufe33', '\u1369')
print(NAMES)
for text in TEXTS:
    print(ascii(text), ''.join(str(int(getattr(text, name)())) for name in NAMES))
for name in NAMES:
    show(lambda: getattr('a', name)(1))
    show(lambda: getattr('a', name)(x=1))
for name in NAMES:
    print(name, [c for c in range(0x3000) if getattr(chr(c), name)()][-200::7])
