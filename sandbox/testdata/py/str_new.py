def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


class A:
    def __str__(self):
        return 'an A'


class B:
    def __repr__(self):
        return 'B()'


class C:
    def __str__(self):
        return 5


for v in (1, -2, 1.5, 1e100, True, None, 'a', '\xe9', (), (1,), [1, 'x'], {'a': 1}, A(), B(), 10 ** 30, range(3), int):
    print(str(v))
s = 'abc'
print(str(s) is s, str(), str(object=3), repr(str(object='x')))
show(lambda: str(C()))
show(lambda: str(1, 2))
show(lambda: str('a', 'b'))
show(lambda: str(1, 'b'))
show(lambda: str(1, 2, 3, 4))
show(lambda: str(obj=5))
show(lambda: str(encoding='utf8'))
show(lambda: str(object=3, errors='x'))
show(lambda: str(1, object=3))
show(lambda: str('a', errors=3))
show(lambda: str('a', None))
print(type(''), str.__name__, isinstance('', str), issubclass(str, object))
