# Docstrings, and strings that are none.
'''Module
docstring'''
def a(): 'doc'
def b():
    'doc' ' joined ' \
    'lines'
    return 1
def c():
    # a comment first
    """triple"""
def d(): return 'no doc'
def e():
    x = 'no doc'
def f():
    f'no doc'
def g():
    ('parenthesized')
def h():
    'doc'; 'second'
def i():
    r'raw\n'
def j():
    ''
def k():
    'with %s' % 1
def l():
    'é \u00e9'
async_ = lambda: 'no doc'
for fn in (a, b, c, d, e, f, g, h, i, j, k, l, async_): print(fn.__name__, repr(fn.__doc__))
class C:
    'class ' 'doc'
    def m(self):
        """method
        doc"""
class D:
    x = 1
    'no doc'
class E(C): pass
print(C.__doc__, repr(C.m.__doc__), D.__doc__, E.__doc__)
print(__doc__)
def outer():
    'outer'
    def inner(): 'inner'
    return inner
print(outer.__doc__, outer().__doc__)
def gen():
    'generator'
    yield 1
print(gen.__doc__, list(gen()))
def kw(a, *, b=1):
    'with parameters'
    return a, b
print(kw.__doc__, kw(1))
