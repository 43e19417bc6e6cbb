def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


for text in ('', ' ', 'a', '  a b \t\n', 'xxaxx', '\x1c\x85\xa0\u2003a\u3000\ufeff', '\xe9a\xe9', 'abcba'):
    print([text.strip(), text.lstrip(), text.rstrip(), text.strip(None)])
    for chars in ('', 'x', 'ab', 'cba', '\xe9', ' \xe9a', '\u4e2d'):
        print([text.strip(chars), text.lstrip(chars), text.rstrip(chars)])
s = 'abc'
print(s.strip() is s)
show(lambda: 'a'.strip(1))
show(lambda: 'a'.lstrip(['a']))
show(lambda: 'a'.rstrip(1.5))
show(lambda: 'a'.strip('a', 'b'))
show(lambda: 'a'.rstrip(1, 2, 3))
show(lambda: 'a'.strip(chars='a'))
