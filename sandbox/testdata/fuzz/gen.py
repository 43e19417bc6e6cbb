"""Writes random programs, with what CPython prints for them, as lines of JSON.

    PYTHONHASHSEED=0 python3.7 gen.py FIRST COUNT

One program for each seed FIRST, FIRST+1, ... They are made of expressions over values
of the builtin types and of a few classes, and of statements that catch whatever these
raise and print it: so errors and their texts are compared, too.
"""

import io
import json
import random
import re
import resource
import signal
import sys
from contextlib import redirect_stdout

INTS = ['0', '1', '-1', '2', '3', '-3', '7', '10', '255', '-128', '1000', '(2**31)', '(2**62)', '(2**63-1)', '(-2**63)', '(2**63)',
        '(2**64+1)', '(10**20)', '(-10**25)', '12345678901234567890']
FLOATS = ['0.0', '-0.0', '0.5', '1.0', '-1.5', '2.5', '3.14159', '1e10', '1e-7', '1e16', '-1e300', '123456.789', '1e22', '0.1',
          "float('inf')", "float('-inf')", "float('nan')"]
STRS = ["''", "'a'", "'abc'", "'Hello World'", "'  x '", "'12'", "'-3.5'", "'a,b,,c'", "'\\n'", "'é日'", "\"it's\"", "'{}'", "'%s'",
        "'aAbB'", "('x' * 5)", "'tab\\tnl\\n'", "'ß'", "'0x1f'"]
OTHERS = ['None', 'True', 'False', '...', 'NotImplemented', 'int', 'str', 'len', 'ValueError', "ValueError('e')", 'range(3)', 'range(5, 0, -2)',
          'slice(1, 3)', 'V(1)', 'V(2.5)', 'L([3, 1])', 'D(a=1)', 'I(5)', 'S("sub")', 'N()', 'T((1, 2))']
BINARY = ['+', '-', '*', '/', '//', '%', '&', '|', '^', '==', '!=', '<', '<=', '>', '>=', 'in', 'not in', 'and', 'or', '<<', '>>', '**']
METHODS = {
    'str': ['upper', 'lower', 'strip', 'split', 'join', 'replace', 'find', 'index', 'count', 'startswith', 'endswith', 'format', 'title',
            'zfill', 'center', 'ljust', 'rjust', 'isdigit', 'isalpha', 'partition', 'rsplit', 'splitlines', 'swapcase', 'capitalize',
            'lstrip', 'rstrip', 'rfind', 'expandtabs', 'isspace', 'casefold', '__len__', '__add__', '__mul__', '__contains__'],
    'list': ['append', 'extend', 'insert', 'pop', 'remove', 'index', 'count', 'sort', 'reverse', 'copy', 'clear', '__len__', '__add__',
             '__getitem__', '__contains__', '__iter__'],
    'tuple': ['index', 'count', '__len__', '__add__', '__getitem__'],
    'dict': ['get', 'pop', 'setdefault', 'update', 'keys', 'values', 'items', 'copy', 'clear', 'popitem', 'fromkeys', '__contains__',
             '__getitem__', '__len__'],
    'set': ['add', 'discard', 'remove', 'union', 'intersection', 'difference', 'symmetric_difference', 'issubset', 'issuperset',
            'isdisjoint', 'update', 'copy', 'pop', '__len__', '__or__', '__contains__'],
    'int': ['bit_length', '__add__', '__mul__', '__floordiv__', '__eq__', '__lt__', '__hash__', '__neg__', '__divmod__'],
    'float': ['is_integer', 'as_integer_ratio', 'hex', '__add__', '__mod__', '__eq__', '__round__', '__divmod__'],
}
FUNCTIONS = ['abs', 'all', 'any', 'bin', 'bool', 'callable', 'chr', 'dict', 'divmod', 'enumerate', 'filter', 'float', 'format',
             'getattr', 'hasattr', 'hash', 'hex', 'int', 'isinstance', 'issubclass', 'iter', 'len', 'list', 'map', 'max', 'min', 'next',
             'oct', 'ord', 'pow', 'range', 'repr', 'reversed', 'round', 'slice', 'sorted', 'str', 'sum', 'tuple', 'type', 'zip',
             'ascii']
SPECS = ['', 'd', '5', '<8', '>8', '^9', '08', '+d', 'x', '#x', 'b', 'o', 'c', 'e', '.2f', '10.3f', 'g', '.3g', '%', ',', '_', 's', '.2',
         '*^10', '=+8', 'n', ' ', '-10', '010.4f', '.0f', 'E', 'G', '!r', 'z', '5.1', ',.2f', '+.1e']
PERCENTS = ['%s', '%r', '%d', '%5d', '%-5s|', '%05.1f', '%x', '%e', '%g', '%c', '%%', '%i', '%+d', '%o', '%.3s', '%*d', '%(a)s', '%5.2f',
            '%a', '%u', '%#x', '% d', '%X', '%q', '%']

PRELUDE = '''\
class V:
    def __init__(self, v): self.v = v
    def __repr__(self): return 'V(%r)' % (self.v,)
    def __eq__(self, o): return isinstance(o, V) and self.v == o.v
    def __hash__(self): return hash(self.v)
    def __lt__(self, o): return self.v < o.v if isinstance(o, V) else NotImplemented
    def __add__(self, o): return V(self.v + (o.v if isinstance(o, V) else o))
    def __radd__(self, o): return V(o + self.v)
    def __mul__(self, o): return NotImplemented
    def __getitem__(self, i): return ('item', i) if i != 2 else [][0]
    def __len__(self): return 3
    def __bool__(self): return bool(self.v)
    def __call__(self, *a, **k): return ('called', a, sorted(k))
    def __index__(self): return self.v
    def __format__(self, spec): return 'V<%s>' % spec
class N:
    def __repr__(self): return 'N()'
    def __str__(self): return 'an N'
    def __contains__(self, x): return x == 1
    def __iter__(self): return iter([1, 2])
    def __neg__(self): return 'neg'
    def __getattr__(self, name):
        if name.startswith('__'): raise AttributeError(name)
        return 'attr ' + name
class L(list):
    def total(self): return sum(self)
class D(dict):
    def __missing__(self, k): return ('missing', k)
class I(int):
    def __repr__(self): return 'I(%d)' % self
class S(str): pass
class T(tuple): pass
def same(x): return x
class Own:
    k = 3
    def r(self, f): return f
    def made(self, *a): return same
own = Own()
def ordered(x): return type(x) in (int, float, str, bool, V, I, S) or type(x) in (tuple, T) and all(map(ordered, x))
def plain(*a):
    for x in a: hash(x)
    return [x for x in a if ordered(x)]
def show(f):
    try: v = f()
    except Exception as e: print(type(e).__name__, e)
    else:
        try: text = repr(v)
        except Exception as e: text = 'repr: %s %s' % (type(e).__name__, e)
        if ' at 0x' in text: text = type(v).__name__
        print(text[:300])
'''


class Gen:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.vars = []

    def pick(self, items): return self.rng.choice(items)

    def atom(self):
        if self.vars and self.rng.random() < 0.3: return self.pick(self.vars)
        return self.pick(self.pick([INTS, INTS, FLOATS, STRS, STRS, OTHERS]))

    def small(self): return self.pick(['0', '1', '2', '3', '-1', '-2', '5', 'True', 'None', '1.5', "'1'", '100', '-7', 'V(1)'])

    def items(self, depth, most=4): return [self.expr(depth - 1) for _ in range(self.rng.randrange(most))]

    def container(self, depth):
        kind = self.pick(['list', 'list', 'tuple', 'dict', 'set', 'frozenset'])
        items = self.items(depth)
        if kind == 'list': return '[%s]' % ', '.join(items)
        if kind == 'tuple': return '(%s)' % ''.join(i + ', ' for i in items)
        if kind == 'frozenset': return 'frozenset(plain(%s))' % ', '.join(items)
        if kind == 'set': return 'set(plain(%s))' % ', '.join(items)
        return '{%s}' % ', '.join('%s: %s' % (k, self.expr(depth - 1)) for k in items)

    def expr(self, depth):
        if depth <= 0: return self.atom()
        make = self.pick([self.atom, lambda: self.container(depth), lambda: self.binary(depth), lambda: self.binary(depth),
                          lambda: self.method(depth), lambda: self.method(depth), lambda: self.call(depth), lambda: self.call(depth),
                          lambda: self.subscript(depth), lambda: self.formatting(depth), lambda: self.unary(depth),
                          lambda: self.comprehension(depth), lambda: self.conditional(depth), lambda: self.chain(depth)])
        return make()

    def binary(self, depth):
        op = self.pick(BINARY)
        left, right = self.expr(depth - 1), self.expr(depth - 1)
        if op in ('<<', '>>', '**'): right = self.small()
        if op in ('**', '<<'): left = self.pick(INTS[:12] + ['0.5', '2.5', "'a'", 'None', 'V(2)', 'I(3)'])
        if op == '**' and left.startswith('-'): left = '(%s)' % left
        if op == '**' and right == '1.5': right = '2'
        if op == '*' and self.rng.random() < 0.7: right = self.small()
        return '(%s %s %s)' % (left, op, right)

    def unary(self, depth): return '(%s same(%s))' % (self.pick(['-', '+', '~', 'not']), self.expr(depth - 1))

    def conditional(self, depth):
        return '(%s if %s else %s)' % (self.expr(depth - 1), self.expr(depth - 1), self.expr(depth - 1))

    def chain(self, depth):
        ops = ['<', '<=', '==', '!=', '>', 'in']
        return '(%s %s %s %s %s)' % (self.expr(depth - 1), self.pick(ops), self.expr(depth - 1), self.pick(ops), self.expr(depth - 1))

    def arguments(self, depth):
        args = self.items(depth, 4)
        if self.rng.random() < 0.08: args.append('key=%s' % self.pick(['len', 'str', 'None', 'lambda x: x']))
        if self.rng.random() < 0.04: args.append('nope=1')
        return ', '.join(args)

    def method(self, depth):
        kind = self.pick(list(METHODS))
        target = {'str': lambda: self.pick(STRS), 'int': lambda: '(%s)' % self.pick(INTS), 'float': lambda: '(%s)' % self.pick(FLOATS),
                  'list': lambda: '[%s]' % ', '.join(self.items(depth)), 'tuple': lambda: '(%s)' % ''.join(i + ', ' for i in self.items(depth)),
                  'dict': lambda: '{%s}' % ', '.join('%s: %s' % (k, self.atom()) for k in self.items(depth)),
                  'set': lambda: 'set(plain(%s))' % ', '.join(self.items(depth))}[kind]()
        name = self.pick(METHODS[kind])
        args = self.arguments(depth)
        if name in ('zfill', 'center', 'ljust', 'rjust', 'expandtabs', '__mul__', '__pow__'): args = self.small()
        if name == 'format': return '%s.format(%s)' % (self.format_text(), args)
        return '%s.%s(%s)' % (target, name, args)

    def call(self, depth):
        name = self.pick(FUNCTIONS)
        if name == 'range': return 'range(%s)' % ', '.join(self.small() for _ in range(self.rng.randrange(1, 4))).replace('True', '4').replace('V(1)', '6')
        if name == 'pow': return 'pow(%s)' % ', '.join(self.small() for _ in range(self.rng.randrange(1, 4))).replace('1.5', '2')
        if name == 'hash': return 'hash(%s)' % self.pick(INTS + FLOATS + ['(1, 2)', '()', '[]', '{}', 'True', 'frozenset([1])', 'V(3)', 'I(4)'])
        args = ', '.join(self.items(depth)) if name in ('str', 'int') else self.arguments(depth)
        if name in ('map', 'filter'): return 'list(%s(%s, %s))' % (name, self.pick(['str', 'len', 'None', 'lambda x: x', 'bool', 'repr']), args or '[]')
        if name in ('zip', 'enumerate', 'reversed', 'iter') and self.rng.random() < 0.8: return 'list(%s(%s))' % (name, args)
        return '%s(%s)' % (name, args)

    def subscript(self, depth):
        target = self.pick([self.container, self.expr])(depth - 1)
        if self.rng.random() < 0.4: index = ':'.join(self.pick(['', self.small()]) for _ in range(self.rng.randrange(2, 4)))
        else: index = self.pick([self.small(), self.expr(depth - 1)])
        return '%s[%s]' % (target, index)

    def format_text(self):
        fields = []
        for _ in range(self.rng.randrange(1, 4)):
            name = self.pick(['', '', '0', '1', 'a', '0[0]', '0.v', 'a[k]'])
            fields.append('{%s%s:%s}' % (name, self.pick(['', '', '!r', '!s', '!a']), self.pick(SPECS)))
        return repr('|'.join(fields))

    def formatting(self, depth):
        if self.rng.random() < 0.5:
            text = ' '.join(self.pick(PERCENTS) for _ in range(self.rng.randrange(1, 4)))
            return '(%r %% %s)' % (text, self.pick([self.expr(depth - 1), '(%s)' % ''.join(i + ', ' for i in self.items(depth))]))
        if self.rng.random() < 0.5: return 'format(%s, %r)' % (self.expr(depth - 1), self.pick(SPECS))
        return '%s.format(%s)' % (self.format_text(), ', '.join(self.items(depth)))

    def comprehension(self, depth):
        body, source = self.pick(['x', 'x * 2', '(x, 1)', 'str(x)', self.expr(depth - 1)]), self.expr(depth - 1)
        cond = self.pick(['', '', ' if x', ' if x != 1'])
        form = self.pick(['[%s for x in %s%s]', 'set(plain(*[%s for x in %s%s]))', 'list(%s for x in %s%s)', '{%s: 1 for x in %s%s}', 'sum(%s for x in %s%s)'])
        return form % (body, source, cond)

    def statement(self, indent, depth):
        pad = '    ' * indent
        choice = self.rng.random()
        if choice < 0.55: return ['%sshow(lambda: %s)' % (pad, self.expr(3))]
        if choice < 0.7: return self.assignment(pad)
        if choice < 0.8: return self.mutation(pad)
        if depth <= 0: return ['%sshow(lambda: %s)' % (pad, self.expr(2))]
        return self.pick([self.loop, self.attempt, self.function, self.klass, self.generator, self.chaining, self.closure, self.unpacking, self.fstring,
                          self.metaclass, self.manager])(indent, depth)

    def guarded(self, pad, line):
        return ['%stry: %s' % (pad, line), "%sexcept Exception as e: print(type(e).__name__, e)" % pad]

    def assignment(self, pad):
        name = 'v%d' % self.rng.randrange(6)
        value = self.pick([self.expr(2), self.container(2)])
        form = self.rng.random()
        lines = ['%s%s = None' % (pad, name)]
        if form < 0.6: lines += self.guarded(pad, '%s = %s' % (name, value))
        elif form < 0.8: lines += self.guarded(pad, '%s, *v0 = %s' % (name, value))
        else: lines += self.guarded(pad, '(%s, v1), v2 = %s' % (name, value))
        for n in ('v0', 'v1', 'v2'):
            if n + ' = None' not in '\n'.join(self.made): self.made.append(n + ' = None')
        if name not in self.vars: self.vars.append(name)
        return lines + ['%sshow(lambda: %s)' % (pad, name)]

    def mutation(self, pad):
        if not self.vars: return self.assignment(pad)
        name = self.pick(self.vars)
        line = self.pick(['%s[%s] = %s' % (name, self.small(), self.expr(2)), '%s[%s:] = %s' % (name, self.pick(['0', '1', '-1']), self.expr(2)),
                          'del %s[%s]' % (name, self.small()), '%s %s= %s' % (name, self.pick(['+', '-', '|', '&', '//', '%']), self.expr(2)),
                          '%s *= %s' % (name, self.pick(['0', '1', '2', "'x'"])), '%s.attr = 1' % name, 'del %s.attr' % name,
                          '%s[::2] = %s' % (name, self.expr(1))])
        return self.guarded(pad, line) + ['%sshow(lambda: %s)' % (pad, name)]

    def block(self, indent, depth):
        lines = []
        for _ in range(self.rng.randrange(1, 3)): lines += self.statement(indent, depth - 1)
        return lines

    def loop(self, indent, depth):
        pad = '    ' * indent
        lines = ['%sfor i in %s:' % (pad, self.pick(['range(3)', "'ab'", '[1, None]', '{1: 2}', '(0, 1.5)']))]
        lines += ['%s    show(lambda: i)' % pad] + self.block(indent + 1, depth)
        if self.rng.random() < 0.3: lines.append('%s    %s' % (pad, self.pick(['break', 'continue', 'if i: break'])))
        if self.rng.random() < 0.3: lines += ['%selse: print("else")' % pad]
        return lines

    def attempt(self, indent, depth):
        pad = '    ' * indent
        lines = ['%stry:' % pad] + self.block(indent + 1, depth)
        lines += ['%s    %s' % (pad, self.pick(['%s' % self.expr(2), 'raise ValueError(%s)' % self.atom(), 'raise KeyError(%s)' % self.atom(),
                                                'raise N()', 'assert %s' % self.expr(1)]))]
        lines += ['%sexcept %s as e: print("caught", type(e).__name__, e, e.args if isinstance(e, ValueError) else "")' % (
            pad, self.pick(['ValueError', '(KeyError, TypeError)', 'LookupError', 'ArithmeticError']))]
        lines += ['%sexcept Exception as e: print("other", type(e).__name__, e)' % pad]
        if self.rng.random() < 0.4: lines += ['%selse: print("else")' % pad]
        if self.rng.random() < 0.4: lines += ['%sfinally: print("finally")' % pad]
        return lines

    def function(self, indent, depth):
        pad = '    ' * indent
        params = self.pick(['', 'a', 'a, b=2', '*a', 'a, *b', '**k', 'a, b=1, *c, d=4, **k', '*, a=1', 'a, b', 'a: own.k, b=own.k', 'a=own.k',
                            '*, a: own.r = own.k', 'a: own.made(1) = own.r(2), *b: own.k', 'a=own.made(own.k)(1), **k: own.k'])
        names = [n for n in ('a', 'b', 'c', 'd', 'k') if n in re.sub('[=*,:]', ' ', params).split()]
        name = 'f%d' % self.rng.randrange(9)
        decorators = self.pick([[], [], ['own.r'], ['same'], ['own.made(own.k)'], ['same', 'own.r'], ['own.r', 'own.made(own.r)', 'same']])
        lines = ['%s@%s' % (pad, d) for d in decorators] + ['%sdef %s(%s)%s:' % (pad, name, params, self.pick(['', '', ' -> own.k', ' -> own.r(1)']))]
        kept, self.vars = self.vars, []
        lines.append('%s    return %s' % (pad, self.pick([self.expr(2), '(%s)' % ''.join(n + ', ' for n in names) if names else 'None'])))
        self.vars = kept
        for _ in range(3):
            args = [self.small() for _ in range(self.rng.randrange(4))]
            args += ['%s=%s' % (n, self.small()) for n in 'abdz' if self.rng.random() < 0.25]
            if self.rng.random() < 0.2: args.append('*%s' % self.pick(['(1, 2)', '[]', "'xy'", '5', '{3}']))
            if self.rng.random() < 0.2: args.append('**%s' % self.pick(["{'b': 1}", '{}', "{'q': 2}", '5']))
            positional_after = [a for a in args if '=' not in a and not a.startswith('*')]
            rest = [a for a in args if a not in positional_after]
            lines.append('%sshow(lambda: %s(%s))' % (pad, name, ', '.join(positional_after + sorted(rest, key=lambda a: a.startswith('**')))))
        return lines

    def klass(self, indent, depth):
        pad = '    ' * indent
        name = 'C%d' % self.rng.randrange(9)
        base = self.pick(['', '(V)', '(L)', '(D)', '(I)', '(S)', '(N)', '(T)', '(ValueError)', '(V, N)', '(Exception)', '(object)'])
        lines = ['%sclass %s%s:' % (pad, name, base), '%s    x = %s' % (pad, self.atom() if not self.vars else self.pick(INTS))]
        for dunder, params in self.rng.sample([('__eq__', 'self, o'), ('__len__', 'self'), ('__getitem__', 'self, i'), ('__add__', 'self, o'),
                                               ('__radd__', 'self, o'), ('__contains__', 'self, o'), ('__bool__', 'self'), ('__str__', 'self'),
                                               ('__repr__', 'self'), ('__iter__', 'self'), ('__call__', 'self, *a'), ('__hash__', 'self'),
                                               ('__lt__', 'self, o'), ('__neg__', 'self'), ('__getattr__', 'self, n'), ('__format__', 'self, s'),
                                               ('__iadd__', 'self, o'), ('__index__', 'self'), ('__missing__', 'self, k')], self.rng.randrange(5)):
            kept, self.vars = self.vars, []
            result = self.pick(['NotImplemented', '1', "'text'", 'True', 'iter([1, 2])', 'None', self.pick(INTS[:3]), self.pick(STRS)])
            self.vars = kept
            if dunder == '__getitem__': result += ' if i != 2 else [][0]'
            lines.append('%s    def %s(%s): return %s' % (pad, dunder, params, result))
        lines += ['%so = None' % pad] + self.guarded(pad, 'o = %s(%s)' % (name, self.pick(['', '1', "'12'", '[1, 2]', '1, 2', '(5,)'])))
        if 'o' not in self.vars: self.vars.append('o')
        if 'o = None' not in self.made: self.made.append('o = None')
        for _ in range(4):
            lines.append('%sshow(lambda: %s)' % (pad, self.pick([
                'len(o)', 'o == 1', 'o != o', 'o + 1', '1 + o', 'o[0]', '1 in o', 'bool(o)', 'str(o)', 'repr(o)', 'list(o)', 'o(1)', 'hash(o) == hash(o)',
                'o < 1', '-o', 'o.x', 'o.y', 'format(o)', "format(o, '5')", '[1, 2, 3][o]', '{o: 1}', "'%%s %%r' %% (o, o)", 'sorted([o, o])',
                'int(o)', 'float(o)', 'tuple(o)', 'dict(o)', 'sum(o)', 'max(o)', 'o * 2', '2 * o', 'o and 1', 'not o', 'isinstance(o, (V, list))',
                'o.__class__.__name__', '[c.__name__ for c in type(o).__mro__]', 'o %% 2', "'a' + o", 'o + "a"', '[1] + o', '(1,) + o', 'o == o',
                'abs(o)', 'round(o)', 'o[1:]', 'reversed(o)', 'iter(o)', "getattr(o, 'zz', 'none')", "''.join(o)", 'set(o)',
                'o.__dict__']).replace('%%', '%')))
        return lines

    def generator(self, indent, depth):
        pad = '    ' * indent
        lines = ['%sdef g():' % pad]
        kept, self.vars = self.vars, []
        for _ in range(self.rng.randrange(1, 4)):
            lines += self.pick([['    yield %s' % self.atom()], ['    r = yield', '    yield r'], ['    yield from %s' % self.expr(1)],
                                ['    try: yield %s' % self.atom(), '    except ValueError as e: yield "caught %s" % e',
                                 '    finally: print("closing")'], ['    for i in range(2): yield i'], ['    if %s: return' % self.expr(1)]])
        self.vars = kept
        lines = [lines[0]] + [pad + l for l in lines[1:]] + ['%s    yield "end"' % pad]
        lines += ['%sgen = g()' % pad]
        for _ in range(5):
            lines.append('%sshow(lambda: %s)' % (pad, self.pick(['next(gen)', "next(gen, 'done')", 'gen.send(None)', "gen.send('sent')",
                                                                   "gen.throw(ValueError('t'))", 'gen.throw(KeyError)', 'list(gen)', '1 in gen'])))
        return lines + ['%sshow(lambda: gen.close())' % pad, '%sshow(lambda: list(gen))' % pad]

    def chaining(self, indent, depth):
        """Exceptions raised while others are handled, with what they remember of these."""
        pad = '    ' * indent
        first, second = self.rng.sample(['ValueError', 'KeyError', 'TypeError', 'N2', 'ZeroDivisionError', 'StopIteration', 'AttributeError'], 2)
        lines = ['%sclass N2(LookupError):' % pad, '%s    def __str__(self): return "n2 %%r" %% (self.args,)' % pad]
        lines += ['%stry:' % pad, '%s    try: %s' % (pad, self.pick(['raise %s(%s)' % (first, self.atom()), self.expr(2)]))]
        lines += ['%s    except %s: raise %s(%s)%s' % (pad, self.pick(['Exception', '(%s, ArithmeticError)' % first, 'LookupError']), second, self.small(),
                                                        self.pick(['', ' from None', ' from KeyError(1)', ' from %s' % first]))]
        if self.rng.random() < 0.5: lines += ['%s    else: print("else")' % pad]
        if self.rng.random() < 0.5: lines += ['%s    finally: %s' % (pad, self.pick(['print("finally")', 'raise TypeError("late")', '[][0]']))]
        lines += ['%sexcept Exception as e:' % pad]
        lines += ['%s    while e is not None:' % pad, '%s        print(repr(e), repr(e.__cause__), e.__suppress_context__)' % pad, '%s        e = e.__context__' % pad]
        return lines

    def closure(self, indent, depth):
        """Functions that share variables with those around them."""
        pad = '    ' * indent
        declared = self.pick(['nonlocal n', 'global v9', 'pass'])
        body = self.pick(['n += %s' % self.small(), 'n = %s' % self.atom(), 'v9 = %s' % self.small(), 'del n', 'print(n)', 'k.append(n)'])
        lines = ['%sv9 = 0' % pad, '%sdef outer(n, k=[]):' % pad, '%s    def inner(m=n):' % pad, '%s        %s' % (pad, declared)]
        lines += ['%s        %s' % (pad, body), '%s        return (n, m, v9, len(k))' % pad]
        lines += ['%s    return %s' % (pad, self.pick(['inner', 'lambda: inner(n)', '[inner for n in range(2)][0]', 'inner if n else lambda: n']))]
        for _ in range(3): lines.append('%sshow(lambda: outer(%s)())' % (pad, self.small()))
        return lines + ['%sshow(lambda: v9)' % pad]

    def unpacking(self, indent, depth):
        """Starred targets, elements and arguments."""
        pad = '    ' * indent
        targets = self.pick(['a, b', 'a, *b', '*a, b', 'a, (b, *c)', '[a, b]', 'a, *b, c', '(a), b', 'a, b, c'])
        source = self.pick([self.container(2), self.expr(1), '"xyz"', 'range(3)', '{1: 2, 3: 4}', '(1, (2, 3, 4))'])
        lines = ['%sa = b = c = None' % pad] + self.guarded(pad, targets + ' = ' + source) + ['%sshow(lambda: (a, b, c))' % pad]
        for form in self.rng.sample(['[*%s, 1]', '(*%s,)', '{*%s}', '{**%s}', 'dict(**%s)', 'max(*%s)', 'print(*%s)', '[*%s, *"ab"]', 'list(zip(*%s))', '{"k": 1, **%s}'], 4):
            lines.append('%sshow(lambda: %s)' % (pad, form % self.pick([self.container(1), self.atom(), '[(1, 2), (3, 4)]', '{"x": 1}', 'D(a=1)'])))
        return lines

    def fstring(self, indent, depth):
        """f-strings with nested fields."""
        pad = '    ' * indent
        lines = []
        for _ in range(3):
            value = self.atom().replace("'", '"')
            if '\\' in value or '"' in value: value = self.pick(['1', '2.5', 'None', 'V(3)', 'I(7)'])
            conversion = self.pick(['', '', '!r', '!s', '!a'])
            spec = self.pick(['', ':>10', ':{w}', ':{w}.{p}', ':*^{w}', ':05d', ':,', ':.{p}f', ':{w}x'])
            lines.append("%sshow(lambda w=%s, p=%s: f'a{{%s{%s%s%s}}}b')" % (pad, self.pick(['8', '12', '3']), self.pick(['2', '5', '0']), self.pick(['', 'é']), value, conversion, spec))
        return lines

    def metaclass(self, indent, depth):
        """Classes of classes."""
        pad = '    ' * indent
        lines = ['%sclass Meta(type):' % pad]
        for name, params, result in self.rng.sample([
                ('__call__', 'cls, *a', 'super().__call__()'), ('__getattr__', 'cls, n', 'n * 2'), ('__len__', 'cls', '4'), ('__iter__', 'cls', 'iter("ab")'),
                ('__getitem__', 'cls, k', '(cls.__name__, k)'), ('__repr__', 'cls', '"<%s>" % cls.__name__'), ('__add__', 'cls, o', '("add", o)'),
                ('__contains__', 'cls, x', 'x == 1'), ('__instancecheck__', 'cls, x', 'x == 2'), ('__lt__', 'cls, o', 'True'), ('__bool__', 'cls', 'False')], 4):
            lines.append('%s    def %s(%s): return %s' % (pad, name, params, result))
        lines += ['%sclass K(%smetaclass=Meta):' % (pad, self.pick(['', 'V, ', 'L, ', 'object, '])), '%s    z = %s' % (pad, self.pick(INTS))]
        for form in self.rng.sample(['K', 'K()', 'len(K)', 'list(K)', 'K[1]', 'K + 1', '1 in K', 'isinstance(2, K)', 'bool(K)', 'K < K', 'K.zz', 'K.z', 'K().zz', 'type(K)',
                                     'K == K', 'issubclass(K, object)', 'K.__mro__[-1]', 'sorted([K, K])', 'str(K)', 'hash(K) == hash(K)', 'K | 1', '-K'], 6):
            lines.append('%sshow(lambda: %s)' % (pad, form))
        return lines

    def manager(self, indent, depth):
        """with, and what its manager sees."""
        pad = '    ' * indent
        lines = ['%sclass CM:' % pad, '%s    def __enter__(self): %s' % (pad, self.pick(['return 1', 'print("enter"); return self', 'raise KeyError("enter")'])),
                 '%s    def __exit__(self, kind, e, tb): print("exit", kind and kind.__name__, e); return %s' % (pad, self.pick(['True', 'None', '0', '1/0', '[1]']))]
        return lines + ['%stry:' % pad, '%s    with CM() as a%s: %s' % (pad, self.pick(['', ', CM() as b']), self.pick(['print(a == 1)', self.expr(2), 'raise ValueError(3)', '[][1]'])),
                        '%sexcept Exception as e: print("out", repr(e), repr(e.__context__))' % pad]

    def program(self):
        self.made = []
        body = []
        for _ in range(25): body += self.statement(0, 2)
        return PRELUDE + '\n'.join(self.made + body) + '\n'


# A set with None in it, whose place depends on an address in CPython 3.7.
NONE_IN_SET = re.compile(r'\{[^{}:]*\bNone\b[^{}:]*\}')


def usable(program, output):
    return not NONE_IN_SET.search(output) and ' at 0x' not in output and 'MemoryError' not in output and len(output) < 50000 and 'j)' not in output


# A program that needs more bytes than this fails with a MemoryError, and is left out.
MEMORY = 256 << 20


class Slow(BaseException):
    """The program takes too long."""


def too_slow(*_): raise Slow


def main():
    signal.signal(signal.SIGALRM, too_slow)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    first, count = int(sys.argv[1]), int(sys.argv[2])
    for seed in range(first, first + count):
        program = Gen(seed).program()
        out = io.StringIO()
        try:
            code = compile(program, 'fuzz.py', 'exec')
        except SyntaxError as e:
            sys.stderr.write('seed %d: %s\n' % (seed, e))
            continue
        signal.alarm(2)
        try:
            with redirect_stdout(out):
                exec(code, {'__name__': '__main__'})
        except (Exception, Slow) as e:
            sys.stderr.write('seed %d: %s\n' % (seed, type(e).__name__))
            continue
        finally:
            signal.alarm(0)
        if usable(program, out.getvalue()):
            print(json.dumps({'seed': seed, 'program': program, 'output': out.getvalue()}))


if __name__ == '__main__':
    main()
