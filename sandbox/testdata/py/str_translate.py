def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


print('abc'.translate({97: 'X', 98: None, 99: 120}), 'abc'.translate({}), '\u4e2da'.translate({0x4e2d: '\xe9\xe9', 97: 0x6587}))
print(str.maketrans('abc', 'xyz'), str.maketrans('ab', 'xy', 'cd'), str.maketrans({'a': 'b', 5: None, '\xe9': 1.5}), str.maketrans('', ''))
print('hello'.translate(str.maketrans('el', 'ip')), 'hello'.translate(str.maketrans('', '', 'l')), 'aab'.maketrans('a', 'b'))
print('abc'.translate(['x'] * 98), 'abc'.translate('0' * 98 + 'QR'), 'abc'.translate(('y',) * 100), 'abc'.translate(range(99)))


class Table:
    def __init__(self):
        self.asked = []

    def __getitem__(self, key):
        self.asked.append(key)
        if key == 97:
            raise KeyError(key)
        if key == 98:
            raise IndexError(key)
        if key == 99:
            raise ValueError('no c')
        return chr(key).upper() * 2


class Missing(dict):
    def __missing__(self, key):
        return '<%d>' % key


t = Table()
print('ab\xe9\u4e2d'.translate(t), t.asked)
show(lambda: 'abc'.translate(Table()))
print('abcb'.translate(Missing({97: 'A'})))
show(lambda: 'a'.translate({97: 1 << 70}))
show(lambda: 'a'.translate({97: -1}))
show(lambda: 'a'.translate({97: 0x110000}))
show(lambda: 'a'.translate({97: 1.5}))
show(lambda: 'a'.translate({97: []}))
show(lambda: 'a'.translate({97: True}))
show(lambda: 'a'.translate(5))
show(lambda: 'a'.translate(None))
show(lambda: ''.translate(None))
show(lambda: 'a'.translate())
show(lambda: 'a'.translate({}, {}))
show(lambda: str.maketrans())
show(lambda: str.maketrans('a'))
show(lambda: str.maketrans([1]))
show(lambda: str.maketrans({'ab': 1}))
show(lambda: str.maketrans({'': 1}))
show(lambda: str.maketrans({1.5: 1}))
show(lambda: str.maketrans(Missing()))
show(lambda: str.maketrans('a', 'bc'))
show(lambda: str.maketrans(1, 'b'))
show(lambda: str.maketrans('a', 1))
show(lambda: str.maketrans('a', 'b', 3))
show(lambda: str.maketrans('a', 'b', 'c', 'd'))
show(lambda: str.maketrans('a', 'b', x=1))
