# The errors of encodings, as far as they need no bytes.
for cls in UnicodeEncodeError, UnicodeDecodeError, UnicodeTranslateError:
    print(cls.__mro__)
    for args in ((), ('a',), ('a', 'bcd', 1, 2, 'why'), ('a', 'bcd', 0, 2, 'why'), ('a', '\xe9\u1234\U00012345', 0, 1, ''),
                 ('a', '\xe9\u1234\U00012345', 1, 2, ''), ('a', '\xe9\u1234\U00012345', 2, 3, ''), ('a', 'b', 7, 8, 'w'),
                 (1, 'b', 1, 2, 'c'), ('a', 2, 1, 2, 'c'), ('a', 'b', 'c', 2, 'c'), ('a', 'b', 1.5, 2, 'c'), ('a', 'b', 1, 2, 5),
                 ('bcd', 1, 2, 'why'), ('bcd', 0, 2, 'why'), (5, 0, 2, 'why')):
        try:
            e = cls(*args)
            print(repr(e), str(e), e.args, e.object, e.start, e.end, e.reason, getattr(e, 'encoding', 'none'))
        except TypeError as problem:
            print(problem)


class Mine(UnicodeEncodeError):
    def __init__(self, text):
        pass


print(repr(Mine('a')), '<%s>' % Mine('a'))
try:
    raise UnicodeEncodeError('ascii', 'caf\xe9', 3, 4, 'ordinal not in range(128)')
except ValueError as e:
    e.start = 0
    print(e)
    e.end = 9
    print(e)
