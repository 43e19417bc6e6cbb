# The reflected operators of builtin types by name.
print('%d'.__mod__(3), 'abc'.__rmod__('%s x'), str.__rmod__('b', 'a%s'), 'abc'.__rmod__(5))
print('a'.__rmul__(3), [1].__rmul__(2), (3).__rsub__(5), (2.0).__rtruediv__(1))
try:
    'abc'.__rmod__('x')
except TypeError as e:
    print(e)
print(hasattr('', '__rmod__'), hasattr('', '__radd__'), hasattr([], '__radd__'))
