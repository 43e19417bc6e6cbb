def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


TEXTS = ('', 'a', 'A', 'hello world', 'Hello World', 'HELLO', "they're bill's", 'x1y2Z', '1abc', 'ab_cd-ef', 'aBcDeF',
         '\xdf', 'stra\xdfe', '\u0130', '\u0131', '\ufb01n', '\u01c6\u01c5\u01c4', '\u03a3', '\u0391\u03a3',
         '\u0391\u03a3 \u03a3\u0391', "\u0391\u03a3'", "\u0391\u03a3'\u0391", '\u0391\u03a3\u0391', '\xb5', '\u0149x', '\u13a0\uab70',
         '\u10d0\u1c90', '\U00010400\U00010428', '\u1f80\u1fb3', '\u0345a', '\u02b0A', '\xe9\xc9', '\u01f0', 'a\u0301\u03a3',
         '\u4e2d\u6587abc')
for text in TEXTS:
    print(ascii(text), ascii(text.upper()), ascii(text.lower()), ascii(text.title()), ascii(text.capitalize()),
          ascii(text.swapcase()), ascii(text.casefold()))
for name in ('upper', 'lower', 'title', 'capitalize', 'swapcase', 'casefold'):
    method = getattr('aB', name)
    show(method)
    show(lambda: method(1))
    show(lambda: method(x=1))
for text in ('Hello world, this is a LONGER text with digits 12345 and more. ' * 3, '\xc9cole ' * 20):
    print(text.upper(), text.lower(), text.title(), text.swapcase(), text.capitalize())
