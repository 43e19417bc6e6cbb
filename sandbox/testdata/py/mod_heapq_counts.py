# Counts of heapq.nlargest and nsmallest, and of Counter.most_common, that are no ints.
from collections import Counter
from heapq import nlargest, nsmallest


class N:
    def __init__(self, n):
        self.n = n

    def __ge__(self, other):
        print("compared with", other)
        return self.n >= other

    def __index__(self):
        return self.n


for count in ("a", 2.5, 10.0, None, N(9), True, [], 10**30):
    for f in (nlargest, nsmallest, lambda n, it: n == 10.0 or Counter(it).most_common(n)):
        try:
            print(f(count, "hello"))
        except (TypeError, AttributeError) as e:
            if "unary -" not in str(e):
                print(type(e).__name__, e)
print(nsmallest(2, iter([3, 1, 2])), nlargest(0, [1]), nsmallest(-1, [1, 2]), nlargest(7, [2, 3]))
