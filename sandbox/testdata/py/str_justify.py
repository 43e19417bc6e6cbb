def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


for text in ('', 'a', 'ab', 'abc', '\u4e2d\u6587'):
    for width in (-5, 0, 1, 2, 3, 4, 5, 8, 9, True):
        print([text.center(width), text.ljust(width), text.rjust(width)])
        print([text.center(width, '*'), text.ljust(width, '\xe9'), text.rjust(width, '\U0001f600')])
for text in ('', '5', '-5', '+5', '--5', 'abc', '-', '\u4e2d', '+\u4e2d', ' -5', '\xd75'):
    print([text.zfill(n) for n in (-1, 0, 1, 2, 3, 5)])
show(lambda: 'a'.center())
show(lambda: 'a'.ljust(1, 2, 3))
show(lambda: 'a'.rjust('x'))
show(lambda: 'a'.center(None))
show(lambda: 'a'.center(1.5))
show(lambda: 'a'.center(5, 1))
show(lambda: 'a'.ljust(5, None))
show(lambda: 'a'.rjust(5, ''))
show(lambda: 'a'.center(5, 'ab'))
show(lambda: 'a'.center(1 << 70))
show(lambda: 'a'.center(-1 << 70))
show(lambda: 'a'.center(1 << 62))
show(lambda: 'a'.ljust(1 << 62, '\xe9'))
show(lambda: 'a'.center(width=5))
show(lambda: 'a'.zfill())
show(lambda: 'a'.zfill(1, 2))
show(lambda: 'a'.zfill('x'))
show(lambda: 'a'.zfill(1.0))
show(lambda: 'a'.zfill(1 << 70))
show(lambda: 'a'.zfill(1 << 62))
