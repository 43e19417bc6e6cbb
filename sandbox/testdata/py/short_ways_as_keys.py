# Builtin functions as keys of max and min, and in map.
class A:
    def __init__(self, n): self.n = n
    def __len__(self): print('len', self.n); return self.n
    def __abs__(self): print('abs'); return self.n
    def __lt__(self, o): return self.n < o.n
    def __gt__(self, o): return self.n > o.n
class D(dict):
    def __missing__(self, k): return -k
    def get(self, k, d=0): print('get', k); return 5
d = {1: 3, 2: 8, 3: 2}
print(max(d, key=d.get), min(d, key=d.get))
for f in (lambda: max([1, 9], key={1: 1, 9: 4}.get), lambda: max([A(3), A(2)], key=len).n, lambda: max([A(3), -5, 4], key=abs), lambda: max([[1], [], [2, 3]], key=len),
          lambda: max(D({1: 2}), key=D({1: 2}).get), lambda: max([5, 7], key=D({5: 1, 7: 0}).__getitem__), lambda: max('ab', key=ord), lambda: max(['a', 'bc'], key=ord),
          lambda: min([3, 1], key=[4, 5, 6, 7].index), lambda: min([5, 4], key=[4, 5, 6, 7].pop), lambda: min([(1, 2), (3,)], key=hash), lambda: max([[1]], key=hash), lambda: min([2, 3], key={2}.discard),
          lambda: min([[], [1]], key=list.copy), lambda: max([1, 2], key=isinstance), lambda: max([[1, 2], [3]], key=list.pop), lambda: list(map(abs, [1, -2, -2.5, A(1), True])), lambda: list(map(len, ['a', [], A(2)])),
          lambda: list(map(len, [1])), lambda: list(map(divmod, [7, 8], [2, 3])), lambda: list(map(hash, [1, -1, 'a' == 'b'])), lambda: list(map(chr, [97, 300, -1])), lambda: list(map(callable, [len, 3])),
          lambda: list(map(list.copy, [[], [1], (2,)])), lambda: list(map({1: 2}.get, [1, 3])), lambda: list(map(max, [1, 5], [4, 2])), lambda: max([1, 2], key=None), lambda: list(map(isinstance, [1, 'a'], [int, (int, str)]))):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
l = [3, 1, 2]
print(max([1, 1, 1], key=lambda v: l.pop()), l)
s = {1, 2, 3}
print(max([1, 2], key=lambda v: len(s)), max([9], key=s.discard), list(map(s.discard, [1, 7])), s)
def rec(n): return max([n], key=lambda v: rec(n - 1)) if n else 0
try: rec(2000)
except RecursionError as e: print('deep')
