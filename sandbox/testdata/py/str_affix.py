def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


for text in ('', 'abc', 'h\xe9llo', '\u4e2d\u6587'):
    for tail in ('', 'a', 'bc', 'abcd', 'h\xe9', 'llo', '\u4e2d', '\u6587', ('x', 'a'), ('o', '\u6587'), ()):
        print(text.startswith(tail), text.endswith(tail), end=' ')
        for start in (None, 0, 1, 3, 4, -1, -9):
            for end in (None, 0, 1, 2, 9, -1):
                print(int(text.startswith(tail, start, end)), int(text.endswith(tail, start, end)), end='')
        print()
show(lambda: 'a'.startswith(1))
show(lambda: 'a'.endswith(None))
show(lambda: 'a'.startswith(['a']))
show(lambda: 'a'.startswith(('a', 1)))
show(lambda: 'a'.startswith(('b', 1)))
show(lambda: 'a'.endswith(('b', None)))
show(lambda: 'a'.startswith())
show(lambda: 'a'.endswith('a', 1, 2, 3))
show(lambda: 'a'.startswith('a', 'x'))
show(lambda: 'a'.startswith(1, 'x'))
show(lambda: 'a'.startswith(prefix='a'))
