def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


for text in ('', 'a', 'a.b', 'a.b.c', '.', 'abab', '\u4e2d\u6587\u4e2d'):
    for sep in ('.', 'ab', 'b', '\u4e2d', '\u6587', 'a.b'):
        print(text.partition(sep), text.rpartition(sep))
show(lambda: 'a'.partition(''))
show(lambda: 'a'.rpartition(''))
show(lambda: 'a'.partition(1))
show(lambda: 'a'.rpartition(None))
show(lambda: 'a'.partition())
show(lambda: 'a'.partition('a', 'b'))
show(lambda: 'a'.partition(sep='a'))
