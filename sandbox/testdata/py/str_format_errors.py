def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


for text in ('{', '}', '{0', '{0:', '{0:{', '{0:{}', '}{', '{0!', '{0!r', '{0!r:', '{0!rx}', '{0!}', '{!}', '{0!x}', '{0!\n}', '{0!\xe9}',
             '{0!\u4e2d}', '{0:{1:{2}}}', '{0:{{}}}', '{0:}}', '{0[}', '{0[]}', '{0.}', '{0..a}', '{0[a]b}', '{0[0}', '{0{}', '{{0}',
             '{99999999999999999999}', '{0[99999999999999999999]}', '{ 0}', '{-1}', '{5}', '{a}', '{0.a}', '{0[0]}', '{0[a]}', '{}{0}', '{0}{}',
             '{:{0}}', '{0:{}}', '{}{}{}{}', '{0.real.x}', '{:d}{:s}', '{0!r:d}', '{:>}', '{:>5>}', '{:5.}', '{:.}', '{:,_}', '{:q}', '{: s}',
             '{.x}', '{[x]}', '{:{}}', '{0:{1}', '{0:{1}}}', '{:10000000000000000000000}', '{:.10000000000000000000000}', '{0]}', '{0[}]}', '{0.a[}',
             '{a.b}', '{0[1]}}', '}}{', '{{}', '{!r}}', '{:=5}', '{1:=5}', '{1:+}', '{1:#}', '{1:,}', '{1:05}', '{2:c}', '{2:.3}', '{2:,x}'):
    show(lambda: text.format(1, 'ab', 3))
    show(lambda: text.format())
show(lambda: '{a}'.format(b=1))
show(lambda: str.format())
show(lambda: str.format(1))
show(lambda: '{0[a]}'.format({1}))
show(lambda: '{0[0]}'.format({1}))
show(lambda: '{0[0]}'.format({'0': 1}))
show(lambda: '{0[1]}'.format((1,)))
show(lambda: '{0[x]}'.format('abc'))
show(lambda: '{0[1]}'.format('abc'))
show(lambda: '{0.b}'.format([]))
show(lambda: format())
show(lambda: format(1, 2))
show(lambda: format(1, None))
show(lambda: format(1, 'd', 3))
show(lambda: format(1, format_spec='d'))
for v in ([], (), {}, set(), None, int, range(3), len, slice(1)):
    show(lambda: format(v, 'd') + '')
    show(lambda: format(v, '5') + '')
