# The = in fields of f-strings, of Python 3.8.
x, row, names = 1.5, 3, {'a': 'b'}


def f(n):
    return n == 2


print(f'{x=}', f'{x = }', f'{ x  =  }|', f'{x=:.2f}', f'{x=!s:>8}|', f"{names['a']=}", f"{names['a']=!s}")
print(f'{row=} {x=}', f'{row+1=}', f'{f(n=2)=}', f'{row==3=}', f'{row == 3}', f'{row<=3=}', f'{row:=5}', f'{row!r:=>5}')
print(f'{[k for k in names if k != "c"]=}', f'{x=:{row}.1f}', f'{{x=}}', f'{(lambda a=1: a)()=}', F'{x=}', fr'{row=}\n')
print(f'''{
row
=}''')
print(f'{x=}' f'{row=}' 'x=', len(f'{names=}'))
for bad in ("f'{=}'", "f'{x==}'", "f'{x!=}'", "f'{x<=}'", "f'{x=a}'", "f'{ = }'"):
    print(bad)
