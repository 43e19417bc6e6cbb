# Layout: one-line blocks, semicolons, comments, continuation lines, blank lines.
if True: print('one'); print('line')
else: print('no')
for i in range(2): print(i, end=' '); print('.', end=' ')
print()
while True: break
try: 1/0
except ZeroDivisionError as e: print(e); pass
else: print('no')
finally: print('finally');
class A: x = 1; y = 2
def f(): return 1
def g(a): b = a; return b
print(A.x, A.y, f(), g(5)) ; print('end')

if 1:

    # a comment

  # dedented comment
    print('a')
# comment at the margin
    print('b')

        # indented comment
    print('c')
x = 1 + \
    2 + \
  3
print(x, \
      x)
y = [
1,
  2,

    # comment
        3,
]
print(y, (
), {
})
if (x ==
    6 and
        y):
    print('multi-line condition')
def h(a,
      b,
          c=3,
  *d):
    return (a,
b, c,
            d)
print(h(1,
  2))
if x: pass
elif y: pass
else: pass
if x:
	if y:
		print('tabs')
	print('more tabs')
if x:
        print('eight spaces')
if not \
   x: print('no')
lambda: (
    0)
assert x, \
    'message'
z = x if x \
    else y
print(z)
for i in 1, 2: print(i)
for (i) in [3]: print(i)
for i, in [(4,)]: print(i)
for [i, (j, *k)] in [(1, (2, 3, 4))]: print(i, j, k)
with_ = 1; del with_
def empty(): ...
def empty2():
    """Only a doc."""
class Empty: ...
print(empty(), empty2(), Empty.__name__)
if x:
    def inner(): return 'inner'
    class Inner: v = 'v'
print(inner(), Inner.v)
def deep():
    if 1:
        for i in range(1):
            while 1:
                try:
                    with open_() as w:
                        return w
                finally:
                    print('deep')
class open_:
    def __enter__(self): return 'opened'
    def __exit__(self, *a): return None
print(deep())
x = 5;
print(x)
# last line is a comment
