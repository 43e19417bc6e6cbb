import string
from string import Template, Formatter, capwords


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


for name in 'ascii_lowercase ascii_uppercase ascii_letters digits hexdigits octdigits punctuation printable whitespace'.split():
    print(name, repr(getattr(string, name)))
print(capwords('hello big  world'), capwords('a-b-c', '-'), repr(capwords('  x  y ')), capwords(''))

t = Template('$who likes ${what}s, costs $$5')
print(t.substitute(who='tim', what='kung pao'), t.substitute({'who': 1, 'what': None}), t.substitute({'who': 'x'}, what='y'), t.template)
print(t.safe_substitute(who='bob'), t.safe_substitute(), t.safe_substitute({'what': 'z'}, who='y'))
print(Template('$a$b ${a}b $ab_1 $$ $$$a').safe_substitute(a='A', b='B'), Template('').substitute(), Template('none').substitute(x=1))
err(t.substitute)
err(t.substitute, who='x')
err(t.substitute, {}, {}, {})
err(Template('bad $').substitute)
err(Template('bad $1').substitute)
err(Template('line\nbad ${x').substitute, x=1)
err(Template('${}').substitute)
print(Template('bad $ $1 ${x $ok').safe_substitute(ok='OK'))


class Percent(Template):
    delimiter = '%'


print(Percent('%a and $b %%').substitute(a=1))

f = Formatter()
print(f.format('{0} {1} {0}', 'a', 'b'), f.format('{} {}', 1, 2), f.format('{x} {y!r:>6} {z:.2f}', x=1, y='q', z=3.14159))
print(f.format('{{}} {0[1]} {0[k]} {1.real} {2[0][1]}', {1: 'one', 'k': 'v'}, 5, [[1, 2]]), f.format('{:{}}|', 'x', 5), f.format('{a:{w}}', a=1, w=4), f.format('{!s} {!a}', 'é', 'é'))
print(list(f.parse('a{b}c{d!r:e}{{f}}')), list(f.parse('')), f.vformat('{0}{k}', (1,), {'k': 2}))
print(f.get_field('0.real', (7,), {}), f.get_value('k', (), {'k': 3}), f.convert_field(5, 'r'), f.format_field(3, '04d'))
err(f.format)
err(f.format, '{')
err(f.format, '}')
err(f.format, '{0}')
err(f.format, '{x}')
err(f.format, '{} {0}', 1)
err(f.format, '{0} {}', 1)
err(f.format, '{0!x}', 1)
err(f.format, '{a')


class Default(Formatter):
    def get_value(self, key, args, kwargs):
        if isinstance(key, str):
            return kwargs.get(key, '<%s>' % key)
        return super().get_value(key, args, kwargs)


print(Default().format('{a} {b} {0}', 1, a=2))
