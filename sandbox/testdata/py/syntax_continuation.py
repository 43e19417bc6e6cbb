# Line joining in every kind of statement.
x = \
    1
assert \
    x
if \
        x \
        :
    print \
        ('if')
for \
    i \
    in \
    range(2) \
    : print(i)
while \
    x: x -= \
    1
def \
    f(a,
      b): \
    return \
        a
print(f(1, 2))
class \
    A \
    : \
    y = 2
print(A. \
      y, A
      .y)
from math \
    import \
    pi
import \
    math \
    as m
del \
    x
try \
        : raise \
        ValueError \
        ('v')
except \
        ValueError \
        as \
        e: print(e)
class W:
    def __init__(self, v): self.v = v
    def __enter__(self): return self.v
    def __exit__(self, *a): pass
with W('w') \
        as w, \
        W('v') as \
        v: print(w, v)
global_ = 1
def g():
    global \
        global_
    global_ = \
        2
    return \
        global_
print(g())
y = [1
     , 2
     ,
     3]; z = {'a'
              :
              1}
print(y, z, y
      [0], (y)
      [1])
print('a'
      'b' "c"
      '''d
e''')
print(
    1,

    # comment


    2
)
lst = [
    # only a comment
]
print(lst, (
    # nothing
))
s = 'str\
ing'
print(s, """a\
b""", 'x' \
      'y')
lam = lambda a, \
             b: a + \
                b
print(lam(1, 2)) ; \
print('next')
if 1: \
    print('joined body')
t = 1, \
    2
print(t)
