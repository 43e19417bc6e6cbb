def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


for text in ('', 'a', 'abcabc', 'aaaa', '\u4e2d\u6587\u4e2d', 'h\xe9'):
    for old in ('', 'a', 'aa', 'bc', '\u4e2d', 'zz'):
        for new in ('', 'a', 'X', 'XYZ', '\xe9'):
            print([text.replace(old, new)] + [text.replace(old, new, n) for n in (-1, 0, 1, 2, 50)])
show(lambda: 'a'.replace('a'))
show(lambda: 'a'.replace('a', 'b', 1, 2))
show(lambda: 'a'.replace(1, 'b'))
show(lambda: 'a'.replace('a', None))
show(lambda: 'a'.replace('a', 'b', None))
show(lambda: 'a'.replace('a', 'b', 1.5))
show(lambda: 'a'.replace('a', 'b', 1 << 70))
show(lambda: 'a'.replace('a', 'b', count=1))
show(lambda: 'a'.replace('a', 'b', True))
