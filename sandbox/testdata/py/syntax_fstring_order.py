# Fields are formatted one after another, by the real builtins.
log = []
class V:
    def __init__(self, name): self.name = name
    def __format__(self, spec):
        log.append(('format', self.name, spec))
        return f'<{self.name}:{spec}>'
    def __str__(self): log.append(('str', self.name)); return 'S' + self.name
    def __repr__(self): log.append(('repr', self.name)); return 'R' + self.name
def v(name):
    log.append(('eval', name))
    return V(name)
print(f'{v("a")}{v("b"):{v("c")}x}{v("d")!r:>{4 + 1}}{v("e")!s}{v("f")!a}')
for entry in log: print(entry)
items = []
print(f'{items} {items.append(1)} {items}')
def shadowed():
    format = str = repr = ascii = len = None
    return f'{1!r} {1!s} {"é"!a} {1:3}'
print(shadowed())
class Bad:
    def __format__(self, spec): return 5
    def __repr__(self): return 7
for text in ('{b}', '{b!r}', '{b:x}', '{b!s:x}'):
    b = Bad()
    try:
        if text == '{b}': f'{b}'
        elif text == '{b!r}': f'{b!r}'
        elif text == '{b:x}': f'{b:x}'
        else: f'{b!s:x}'
    except TypeError as e:
        print(text, e)
class Plain: pass
for thunk in (lambda: f'{Plain():x}', lambda: f'{[]:5}', lambda: f'{5:s}', lambda: f'{"a":d}', lambda: f'{1:{"zz"}}',
              lambda: f'{undefined}', lambda: f'{1:{undefined}}', lambda: f'{1/0}', lambda: f'{None:>5}'):
    try:
        print(thunk())
    except Exception as e:
        print(type(e).__name__, e)
class Sub(str):
    def __format__(self, spec): return 'sub'
    def __str__(self): return 'substr'
s = Sub('x')
print(f'{s} {s!s} {s!r} {s:5}', type(f'{s}').__name__, type(f'{s!s}').__name__)
class IntSub(int):
    def __str__(self): return 'int!'
print(f'{IntSub(5)} {IntSub(5):3} {IntSub(5)!r}')
