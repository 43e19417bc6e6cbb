def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


for text in ('', '\t', 'a\tb', 'abc\tde\tf', 'a\n\tb\r\tc', '\u4e2d\t\u6587\t', '\t\t', 'no tabs'):
    print([text.expandtabs()] + [text.expandtabs(n) for n in (-1, 0, 1, 2, 4, 9)], [text.expandtabs(tabsize=3)])


class Int:
    def __int__(self):
        return 2


show(lambda: '\t'.expandtabs(Int()))
show(lambda: '\t'.expandtabs(True))
show(lambda: '\t'.expandtabs('x'))
show(lambda: '\t'.expandtabs(None))
show(lambda: '\t'.expandtabs(1.5))
show(lambda: '\t'.expandtabs(1 << 40))
show(lambda: '\t'.expandtabs(-1 << 40))
show(lambda: '\t'.expandtabs(1 << 70))
show(lambda: '\t'.expandtabs(1, 2))
show(lambda: '\t'.expandtabs(1, tabsize=2))
show(lambda: '\t'.expandtabs(x=2))
