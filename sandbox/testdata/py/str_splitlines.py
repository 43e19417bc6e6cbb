def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


TEXTS = ('', '\n', 'a', 'a\n', 'a\nb', 'a\r\nb\rc\n\nd', '\r\r\n\n', 'a\x0bb\x0cc\x1cd\x1de\x1ef\x1fg',
         '\xe9\x85b\u2028c\u2029d\u2030')
for text in TEXTS:
    print(text.splitlines(), text.splitlines(True), text.splitlines(keepends=0), text.splitlines(keepends=-2))


class Int:
    def __init__(self, i):
        self.i = i

    def __int__(self):
        return self.i


class Index:
    def __index__(self):
        return 1


show(lambda: 'a\n'.splitlines(Int(1)))
show(lambda: 'a\n'.splitlines(Int(0)))
show(lambda: 'a\n'.splitlines(Int('x')))
show(lambda: 'a\n'.splitlines(Index()))
show(lambda: 'a\n'.splitlines('x'))
show(lambda: 'a\n'.splitlines(None))
show(lambda: 'a\n'.splitlines(1.0))
show(lambda: 'a\n'.splitlines(1 << 40))
show(lambda: 'a\n'.splitlines(-1 << 40))
show(lambda: 'a\n'.splitlines(1 << 70))
show(lambda: 'a\n'.splitlines(1, 2))
show(lambda: 'a\n'.splitlines(1, keepends=2))
show(lambda: 'a\n'.splitlines(keepends=1, x=2))
show(lambda: 'a\n'.splitlines(x=2))
