from collections import deque


def window_max(a, k):
    q, out = deque(), []
    for i, x in enumerate(a):
        while q and a[q[-1]] <= x:
            q.pop()
        q.append(i)
        if q[0] <= i - k:
            q.popleft()
        if i >= k - 1:
            out.append(a[q[0]])
    return out


def josephus(n, k):
    q = deque(range(1, n + 1))
    while len(q) > 1:
        q.rotate(1 - k)
        q.popleft()
    return q[0]


def palindrome(s):
    q = deque(c for c in s.lower() if c.isalpha())
    while len(q) > 1:
        if q.popleft() != q.pop():
            return False
    return True


def moving_average(a, n):
    q, total = deque(maxlen=n), 0
    for x in a:
        if len(q) == n:
            total -= q[0]
        q.append(x)
        total += x
        if len(q) == n:
            yield total / n


print(window_max([1, 3, -1, -3, 5, 3, 6, 7], 3), josephus(41, 3), palindrome('A man, a plan, a canal: Panama'), palindrome('ab'))
print(list(moving_average([40, 30, 50, 46, 39, 44], 3)), list(deque('line %d' % i for i in range(10))) [-2:])
tail = deque(('line %d' % i for i in range(100)), 3)
print(tail, tail.maxlen, list(reversed(tail)))
q = deque(range(8))
for n in (1, -3, 8, -9, 100, 0, 3):
    q.rotate(n)
    print(n, list(q), end='; ')
print()
for i in (0, 3, 7, -1, -4):
    r = deque(range(8))
    del r[i]
    r.insert(i, 'new')
    r[i] = r[i], i
    print(list(r))
undo, redo = deque(maxlen=3), deque()
for action in 'abcde':
    undo.append(action)
redo.extendleft(undo.pop() for _ in range(2))
print(undo, redo)
a = deque([1, 2, 3])
b = a
b += [4]
c = a + deque([5])
print(a is b, a, c, a * 2, a == deque([1, 2, 3, 4]), a != c, a < c, deque('b') > deque('a'))
big = deque()
for i in range(200):
    big.append(i)
    if i % 3 == 0:
        big.popleft()
    if i % 7 == 0:
        big.appendleft(-i)
print(len(big), sum(big), big[0], big[-1], big[50], list(big)[60:64], big.index(150), big.count(0))
level, tree = deque(['root']), {'root': ['a', 'b'], 'a': ['c', 'd'], 'b': ['e'], 'c': ['f']}
while level:
    print(' '.join(level), end=' | ')
    for _ in range(len(level)):
        level.extend(tree.get(level.popleft(), ()))
print()
