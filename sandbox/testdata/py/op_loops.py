# while, for, else, break, continue, comprehension scopes, pass.
for i in range(3):
    if i == 5: break
else: print('for else', i)
for i in range(3):
    if i == 1: break
else: print('not printed')
print(i)
for x in []: pass
else: print('empty else')
try: x
except NameError: print('x unbound')
n = 0
while n < 3:
    n += 1
    if n == 2: continue
    print('n', n)
else: print('while else')
while True:
    n += 1
    if n > 5: break
else: print('never')
print(n)
for i in range(3):
    for j in range(3):
        if j == 1: continue
        if i == 1: break
        print(i, j)
    else:
        print('inner else', i)
        continue
    print('inner broke', i)
def find(l, v):
    for i, x in enumerate(l):
        if x == v: return i
    else: return -1
print(find('abc', 'b'), find('abc', 'z'))
for i in range(5):
    try:
        if i == 1: continue
        if i == 3: break
    finally: print('fin', i)
l = [1, 2, 3]
for x in l[:]: l.append(x)
print(l)
for i in range(2): 
    def f(): return i
print(f())
i = 100
[i for i in range(3)]
print(i)
while 0: pass
else: print('zero times')
for a, b in {'x': 1, 'y': 2}.items(): print(a, b)
for (a, (b, c)) in [(1, (2, 3))]: print(a, b, c)
total = 0
for k in range(10, 0, -3): total += k
print(total)
for ch in 'héllo': print(ch, end='.')
print()
count = 0
while count < 1000:
    count += 1
    if count % 2: continue
    if count > 100: break
print(count)
def gen():
    while True:
        yield len(out)
out = []
for v in gen():
    if v > 3: break
    out.append(v)
print(out)
x = 10
while x: x -= 1
print(x)
for _ in range(2):
    for _ in range(2): pass
print(_)
if 0: pass
elif 1: print('elif')
else: pass
if []: pass
else: print('else')
if not None and 1 or 0: print('logic')
r = ''
for i in range(15):
    if i % 15 == 0: r += 'FizzBuzz'
    elif i % 5 == 0: r += 'Buzz'
    elif i % 3 == 0: r += 'Fizz'
    else: r += str(i)
print(r)
def nested():
    for i in range(3):
        while True:
            for j in range(3):
                if j == i: break
            else: return 'never'
            break
    return i, j
print(nested())
matrix = [[1, 2], [3, 4]]
print([[row[i] for row in matrix] for i in range(2)], [x for row in matrix for x in row if x > 1], {x: y for x, y in matrix}, {x + y for x, y in matrix})
d = {}
for w in 'the cat the dog'.split(): d[w] = d.get(w, 0) + 1
print(d, sorted(d, key=lambda k: (-d[k], k)))
for i, c in enumerate('ab'): pass
print(i, c)
for x in range(3): x = x * 2; print(x, end=' ')
print()
while True:
    try: raise ValueError
    except ValueError: break
    finally: print('f')
print('done')
