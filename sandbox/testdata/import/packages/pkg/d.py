import pkg.a
def func(): return 'd func %d' % pkg.a.value
