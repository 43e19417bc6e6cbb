# f-strings: fields, conversions, format specifications, nesting.
x, w, name = 3, 10, 'Bob'
print(f'', f'plain', f"a{x}b", f'{x}{w}', f'{{}}', f'{{{x}}}', f'}}{{')
print(f'{x!r} {name!r} {name!s} {"é"!a}')
print(f'{x:5}|{x:<5}|{x:^5}|{x:>{w}}|{x:{"0"}{w}}|{name:*^{w}}|{3.14159:.{x}f}')
print(f'{name!r:>10}|{name!s:>10}|{name!a:>{w}}')
print(f'{x:}', f'{x!s:}', f'{ x }', f'{x !r}', f'{x + 1}', f'{x!=4}', f'{x==3}')
print(f'{ {1: 2}[1] }', f'{ {i for i in [1]} }', f'{[1, 2][0]}', f'{(1, 2)}', f'{1, 2}')
print(f'{(lambda a: a * 2)(x)}', f'{(lambda: 1)()}', f"{'a' if x else 'b'}", f'{x if x > 5 else -x}')
print(f"{'nested ' + f'{x} {name!r}'}", f'''{f"{f'{x}'}"}''')
print(f'''three {
    x
    + 1
} lines''')
print(f"""a
b{x}
c""")
print(rf'\n{x}\t', fr'\d+{w}', Rf'{x}\\', F'{x}', f'\n'.strip() + f'\x41\u0042\103\'\"\\')
print(f'\{x}' == '\\3', f'{x:\x3e5}', f'{x:\u003e5}')
print('a' f'{x}' "b" f"{w}" 'c{not a field}' rf'\{x}' r'\d')
print(('one '
       f'{x} '
       'two '
       f'{name}'))
print(f'{"a" "b"}', f'{"{"}', f"{'}'}", f'{":"}', f'{"!r"}', f'{{"a"}}')
print(f'{x}'.join('ab'), f'{x}' + 'y', len(f'{name}'), f'{x}' 'z'.upper(), f'%s {x}' % 5)
print(f'{[f"{i}{j}" for i in range(2) for j in "ab"]}', [f'{i:02}' for i in range(3)])
print(f'{*[1, 2],}', f'{[*"ab"]}')
print(f'tab	{x}	é{x}ü', f'{"é"}', f'日本{x}')
def gen():
    got = yield f'{(yield 1)}'
    print('got', got)
    yield f'{x}' f'{got}'
g = gen()
print(next(g), g.send('sent'), g.send('more'))
def f(a, *, b=f'{x}d'):
    'doc'
    return f'{a}{b}{x}'
print(f(f'{1}'), f(f'{1}', b=f'{2}'))
class A:
    n = 5
    s = f'{n}{x}'
    def m(self):
        return f'{self.n}{self.s!r}{__class__.__name__}'
print(A.s, A().m())
d = {'k': [1, 2]}
print(f"{d['k'][0]} {d['k'][-1]:>{d['k'][1]}}")
print(f'{x:d} {255:x} {255:#X} {1234567:,} {0.5:.1%} {1e10:g} {True:d} {"s":>3}')
print(f'{None} {True!r} {...} {[]}')
def f2():
    f'not a docstring {x}'
print(f2.__doc__, f2())
