# Names are the same when their normal forms NFKC are; texts stay as they are.
ﬁ = 1
print(fi)


class A:
    __ﬁ = 3

    def g(self):
        return self.__fi


a = A()
a.ﬁeld = 3
print(a.field, a.__dict__, hasattr(a, 'ﬁeld'), a.g())


def ｆｕｎｃ(ａ, *, ｋ=1):
    return a, k


print(func(1, k=2), func.__name__, func(a=3, ｋ=4), f'{ﬁ}')
𝐱 = 5
x += 1
print(𝐱, 'ﬁ', "ｘ")
import math as ｍ
print(m.pi)
ª = 7
print(a)
for ｉ in range(2):
    print(i)
try:
    print(ﬂ)
except NameError as e:
    print(e)
