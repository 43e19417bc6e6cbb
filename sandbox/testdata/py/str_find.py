def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


TEXTS = ('', 'a', 'abc', 'abcabc', 'aaaa', 'h\xe9llo w\xf6rld', '\u4e2d\u6587\u4e2d', '\U0001f600x\U0001f600')
SUBS = ('', 'a', 'bc', 'aa', '\xe9', 'l', '\u4e2d', '\U0001f600', 'zz')
for text in TEXTS:
    for sub in SUBS:
        print(text.find(sub), text.rfind(sub), text.count(sub), sub in text, end=';')
    print()
BOUNDS = (None, 0, 1, 2, 3, 5, 100, -1, -2, -100, 10 ** 30, -10 ** 30, True)
for text in ('abcabc', '\u4e2d\u6587\u4e2d'):
    for sub in ('', 'b', 'abc', '\u6587', '\u4e2d'):
        for start in BOUNDS:
            print([text.find(sub, start, end) for end in BOUNDS])
            print([text.rfind(sub, start, end) for end in BOUNDS])
            print([text.count(sub, start, end) for end in BOUNDS])
show(lambda: 'abc'.index('c'))
show(lambda: 'abc'.index('d'))
show(lambda: 'abcb'.rindex('b'))
show(lambda: 'abc'.rindex('d'))
show(lambda: 'abc'.index('a', 1))
show(lambda: 'abc'.find(1))
show(lambda: 'abc'.find(None))
show(lambda: 'abc'.find('a', 'b'))
show(lambda: 'abc'.find(1, 'b'))
show(lambda: 'abc'.find('a', 1.5))
show(lambda: 'abc'.find('a', None, []))
show(lambda: 'abc'.count(2))
show(lambda: 'abc'.find())
show(lambda: 'abc'.find('a', 1, 2, 3))
show(lambda: 'abc'.find(sub='a'))


class Index:
    def __init__(self, i):
        self.i = i

    def __index__(self):
        if self.i is None:
            raise TypeError('no index')
        return self.i


show(lambda: 'abcabc'.find('a', Index(1)))
show(lambda: 'abcabc'.find('a', Index(1), Index(-3)))
show(lambda: 'abcabc'.find('a', Index(None)))
show(lambda: 'abcabc'.find('a', Index('x')))
