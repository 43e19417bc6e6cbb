# A range shows its bounds as they were given.
class Size(int):
    def __repr__(self):
        return 'Size(%d)' % int(self)


class Index:
    def __index__(self):
        return 3


for r in (range(True), range(False, True), range(Size(3)), range(Size(1), 9, Size(2)), range(1, Size(5), True),
          range(Index()), range(2, Index())):
    print(r, str(r), [r.start, r.stop, r.step], r[0:], r[-1], list(r), [type(i).__name__ for i in r])
print(range(True) == range(1), hash(range(True)) == hash(range(1)), {range(0, True): 1}[range(1)])
print(range(Size(4))[Size(1):Size(3)], type(range(Size(4)).stop).__name__, type(range(Size(4))[2]).__name__)
