def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


class Items:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration
        self.n -= 1
        return 'i%d' % self.n


class OnlyNext:
    def __init__(self):
        self.n = 3

    def __next__(self):
        if self.n == 0:
            raise StopIteration
        self.n -= 1
        return str(self.n)


class Container:
    def __iter__(self):
        return OnlyNext()


class Sequence:
    def __getitem__(self, i):
        return 'abc'[i]


class Str(str):
    def __str__(self):
        return 'never'


def gen(n):
    for i in range(n):
        yield str(i)


def broken():
    yield 'a'
    raise TypeError('from the generator')


class BrokenIter:
    def __iter__(self):
        raise ValueError('from __iter__')


class BrokenIterType:
    def __iter__(self):
        raise TypeError('hidden')


print(repr(''.join([])), repr(', '.join(['a'])), ', '.join(['a', 'b', 'c']), ''.join(('x', 'y')))
print('-'.join('abc'), '-'.join('\u4e2d\u6587'), '\u4e2d'.join(['a', 'b']), '-'.join({'k': 1, 'l': 2}))
print(','.join(gen(5)), ','.join(Items(4)), ','.join(Sequence()), ','.join(str(i) for i in range(3)))
print(','.join(map(str, range(4))), ','.join(x for x in ['a'] if x), '/'.join([Str('s'), Str('t')]), type(''.join([Str('s')])))
print('-'.join(reversed(['a', 'b'])), '-'.join(sorted({'b', 'a'})), '-'.join(iter(['p', 'q'])))
it = iter(['a', 'b', 'c'])
next(it)
print('+'.join(it), '+'.join(it) == '')
show(lambda: ','.join([1]))
show(lambda: ','.join(['a', 1]))
show(lambda: ','.join(['a', None, 'b']))
show(lambda: ','.join(gen(2)) + ','.join([[]]))
show(lambda: ','.join(Container()))
show(lambda: ','.join(5))
show(lambda: ','.join(None))
show(lambda: ','.join(broken()))
show(lambda: ','.join(BrokenIter()))
show(lambda: ','.join(BrokenIterType()))
show(lambda: ','.join())
show(lambda: ','.join('a', 'b'))
show(lambda: str.join(',', ['a', 'b']))
show(lambda: str.join(1, ['a']))
s = ''.join([str(i) for i in range(1000)])
print(len(s), s[-10:])
