# The memo that __deepcopy__ gets is a dict of the copies made so far, by id.
import copy


class Counted:
    def __init__(self, v):
        self.v = v

    def __deepcopy__(self, memo):
        print(type(memo), len(memo), isinstance(memo, dict))
        r = Counted(copy.deepcopy(self.v, memo))
        memo[id(self)] = r
        print(id(self) in memo, memo.get(id(self)) is r, memo.get(123), 123 in memo)
        return r


a = Counted([1, 2])
b = copy.deepcopy([a, a])
print(b[0] is b[1], b[0].v, b[0].v is a.v)


class Cyclic:
    def __deepcopy__(self, memo):
        new = Cyclic.__new__(Cyclic)
        memo[id(self)] = new
        for k, v in self.__dict__.items():
            setattr(new, k, copy.deepcopy(v, memo))
        return new


x = Cyclic()
x.me = x
x.all = [x, 1, {'x': x}]
y = copy.deepcopy(x)
print(y is not x, y.me is y, y.all[0] is y, y.all[2]['x'] is y)


class Shared:
    """Finds in the memo what others have put there."""

    def __deepcopy__(self, memo):
        if id(self) in memo:
            return memo[id(self)]
        memo[id(self)] = self
        for k in memo:
            print(type(k).__name__, type(memo[k]).__name__)
        return self


s = Shared()
print(copy.deepcopy([s])[0] is s, copy.deepcopy({'a': [s]})['a'][0] is s, copy.deepcopy(([s],))[0][0] is s)

memo = {}
one = [[1], [2]]
two = copy.deepcopy(one, memo)
print(len(memo), two, memo[id(one)] is two, memo[id(memo)] == [one[0], one[1], one])
print(copy.deepcopy(one, memo) is two, copy.deepcopy(one[0], memo) is two[0])
stand_in = object()
print(copy.deepcopy([one], {id(one): stand_in})[0] is stand_in)
one = [1]
copy.deepcopy(one.append)(2)  # a method of a builtin type is its own copy
print(one)
