def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


TEXTS = ('', ' ', 'a', ' a b  c ', 'a,b,,c,', ',', 'aXXbXXXc', '\ta\nb\x1cc\x85d\xa0e\u3000f', '\u4e2d,\u6587 \xe9')
for text in TEXTS:
    print(text.split(), text.rsplit())
    for n in (-1, 0, 1, 2, 100):
        print(n, text.split(None, n), text.rsplit(None, n))
        for sep in (',', 'XX', ' ', '\u6587', 'abc'):
            print(text.split(sep, n), text.rsplit(sep, n))
print('a b'.split(maxsplit=1), 'a,b'.split(sep=','), 'a,b,c'.rsplit(maxsplit=1, sep=','), 'a b'.split(None, True))
show(lambda: 'a'.split(''))
show(lambda: 'a'.rsplit(''))
show(lambda: 'a'.split(1))
show(lambda: 'a'.rsplit([]))
show(lambda: 'a'.split(None, None))
show(lambda: 'a'.split(None, 'x'))
show(lambda: 'a'.split(None, 1.5))
show(lambda: 'a'.split(None, 1 << 70))
show(lambda: 'a'.split(None, 1, 2))
show(lambda: 'a'.split('a', sep='b'))
show(lambda: 'a'.split(x=1))
show(lambda: 'a'.rsplit(sep=1))
