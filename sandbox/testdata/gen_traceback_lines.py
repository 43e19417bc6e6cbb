"""Writes traceback_lines.txt: programs with the tracebacks that CPython 3.7 prints for them.

Run it with CPython 3.7 in this folder, after a change of the programs below.
"""

import os
import subprocess
import sys

PROGRAMS = [
    "x = {\n a for a in b}",
    "x = {\n a: 1 for a in b}",
    "x = {\n a / 0\n for a in [1]}",
    "x = {\n a /\n 0: 1 for a in [1]}",
    "x = {\n 1: 2,\n **5}",
    "x = {\n a: 1}",
    "x = {\n *5}",
    "x = {\n [],\n 1}",
    "x = {\n []: 1}",
    "x = {\n []: a for a in [1]}",
    "x = [\n a for a in b]",
    "x = (\n a for a in b)",
    "def f(x): return x/0\nx = [\n f(a)\n for a in [\n 1, 2]]",
    "def f(x): return x/0\nx = {\n f(a)\n for a in [\n 1, 2]}",
    "for a, b in [\n  (1, 2),\n  (1,)]:\n  pass",
    "for a, b in (\n  (1, 2),\n  (1,)):\n  pass",
    "for a, b in [\n  (1, 2),\n  (c,)]:\n  pass",
    "for a, b in {\n  1,\n  2}:\n  pass",
    "x = [a for a, b in [\n (1, 2),\n (3,)]]",
    "x = f(1, (\n 2,\n 3), a)",
    "a, b = [\n 1,\n 2,\n 3]",
    "a, b = (1,\n 2,\n 3)",
    "x = 1\nx(1, [\n 2],\n {3:\n 4})",
    "x = 1 in [\n 1,\n 2] in 3",
    "x = a in [\n 1,\n 2]",
    "x = 1 in [\n 1,\n 2] + a",
    "x = 1 if (1 not in (\n  1, 2\n)) else a",
    "def f(a,\n b): pass\nf(1,\n  b=(2,\n  3), *(\n 4,\n 5))",
    "def f(*a): return a[0]/a[1]\nf(1,\n  (0\n  ))",
    "x = [\n 1,\n -2,\n (3,\n 'a')][\n 5]",
    "d = {'a':\n (1,\n 2), 'b':\n 1/0}",
    "x = (1,\n 2,\n (3,\n 4)) + 5",
    "x = 'a' + (\n 'b'\n 'c') + 1",
    "raise ValueError(\n (1,\n 2))",
    'x = {k: v\n for k, v in\n [(1,)]}',
    'x = [a for\n a,\n b in [1]]',
    'x = [0\n for [a, (b, c)]\n in [(1, 2)]]',
    'try:\n  1/0\nexcept (\n   a):\n  pass',
    'x = [f(i)\n for i in\n range(3)\n if g(i)]',
    'def f(a,\n  b=1): return a/b\nx = [\n  f(1,\n    0)\n  for _ in range(1)]',
    'def f(): return 1\n@f\n\ndef g(): pass',
    'def d(f):\n 1/0\n@d\ndef g(a=(\n 1)): pass',
    'def d(f):\n 1/0\n@d\nclass g(object,\n): pass',
    "x = {'a': 1,\n 'b': 2/\n0,\n 'c': 3}",
    'x = (1,\n a,\n 3)',
    "print(f'a'\n  f'{1/0}')",
    "x = f'{1}' + f'''\n{1/0}'''",
    'class A:\n  def f(self,\n   x):\n    return self.y\nA().f(\n 1)',
    'while (1 and\n  a):\n  pass',
    "for i in range(3):\n  x = (i +\n     'a' +\n     2)",
    'try:\n  x = 1\n  1/0\nexcept (KeyError,\n    ValueError):\n  pass',
    "try:\n  1/0\nexcept ZeroDivisionError:\n  raise ValueError(\n   'x')",
    'try:\n  1/0\nfinally:\n  a',
    'class M:\n def __enter__(self): pass\n def __exit__(self,*a): 1/0\nwith M():\n  x = 1\n  y = 2\nz = 3',
    'class M:\n def __enter__(self): 1/0\n def __exit__(self,*a): 1/0\nwith M() as (\n  a):\n  x = 1\n  y = 2\nz = 3',
    'def g():\n  yield 1\n  1/0\nfor x in g(\n):\n  print(x)\n  print(x)',
    'def g():\n  yield 1\n  1/0\nx = [\n  y\n  for y in\n  g()]',
    'def g():\n  yield 1\n  1/0\nx = list(\n  y\n  for y in\n  g())',
    'x = (lambda a,\n  b=1:\n  a/0)\nx(1)',
    'def f():\n  return (yield\n   1/0)\nlist(f())',
    'x = 5\nx.foo = \\\n  a',
    'x = 5\n(x\n .foo) = 1',
    'x = [1]\nx[\n5] = 1',
    "x = [1]\nx[0:\n'a'\n:2]",
    'del (\na)',
    "assert 0, (\n 'a'\n 'b')",
    'return_ = 1\nif (return_ and\n    not\n    b): pass',
    "x = (-\n 'a')",
    "x = ('a' *\n 'b')",
    "x = (1 +\n 2) + (3 +\n 'a')",
    "x = (1 + 2\n + (3 +\n 'a')\n + 4\n + 5)",
    "x = '''a\nb''' + a",
    "x = ['''a\nb''', a,\n c]",
    "def f(**k): pass\nf(a=1,\n **{'a':\n 2})",
    'def f(*k): pass\nf(1,\n *2,\n *3)',
    'x = [1,\n *2,\n 3]',
    'x = {1: 2,\n **3,\n 4: 5}',
    'x = {[]: a,\n 3: 4}',
    'x = {[]: print(1),\n print(2): 4}',
    'if a:\n pass\nelif b:\n pass',
    'if 0:\n pass\nelif (1 and\n   b):\n pass',
    'class A:\n  x = 1\n  y = [x for\n z in range(2)]',
    'x = 1\nx += (1 +\n  a)',
    'raise ValueError from (\n  5)',
    '(x,\n y) = 5',
    'def f(x: a, y=\n  b): pass',
    'print(1) ; a ; print(2)',
    'def f():\n  global q\n  del q\nf()',
    'def g():\n  yield 1\n  raise ValueError\nsize = 3\nx = {size * 10 +\n size + k: -1\n for k in g()}',
    'def g():\n  yield 1\n  raise ValueError\nsize = 3\nx = {k\n - 2 -\n size for k in g()}',
    'def g():\n  yield 1\n  raise ValueError\nsize = 3\nx = [k\n - 2 -\n size for k in g()]',
    'def f(a):\n  return (a\n   and a + 1 +\n   a.b)\nf(1)',
    'def f(a):\n  return [a -\n   1 - 2,\n   -a ** 2 *\n   a.b]\nf(1)',
    # The lines of a function inside an expression begin anew with its own.
    "x = (sum([a for b in [1]])\n - 3\n + len([]))",
    "x = sum(a for b in [1]) / 2.0 \\\n - 10 * len([]) \\\n + 100",
    "x = (sum(map(lambda b: a, [1]))\n + 3\n + len([]))",
    "x = ('a' + str([a for b in [1]])\n + 'b'\n + str(1))",
    "x = ({b:\n a for b in [1]}\n or 3\n + len([]))",
    "x = (len([b\n for b in [1]\n if\n a])\n + 3\n + len([]))",
    "x = (len([b\n for b in\n a])\n + 3\n + len([]))",
    "x = ((lambda b=1:\n b +\n a)()\n + 3\n + len([]))",
    "x = (len([[a for c in [1]]\n for b in [1]])\n + 3\n + len([]))",
    "x = (len([b for b in [1]])\n + 3\n + a)",
]


def traceback_of(program):
    with open("case.py", "w") as f:
        f.write(program + "\n")
    p = subprocess.run([sys.executable, "case.py"], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
    return p.stderr.decode()


def main():
    with open("traceback_lines.txt", "w") as f:
        for program in PROGRAMS:
            traceback = traceback_of(program)
            assert traceback.startswith("Traceback"), traceback
            f.write(program + "\n---\n" + traceback + "===\n")
    os.remove("case.py")


main()
