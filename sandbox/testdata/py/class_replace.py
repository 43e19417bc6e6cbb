# Plain attributes of a class that take the place of others, also by names that code makes anew.
class C:
    value = 1

class D:
    value = 1
    other = 2

def name():
    return 'val' + chr(117) + 'e'

def show(cls):
    print(cls.value, cls().value, getattr(cls, 'value'), getattr(cls, name()), getattr(cls(), name()))

show(C)
setattr(C, name(), 2)
show(C)
C.value = 3
show(C)
for i in range(4):
    setattr(D, name(), i)
    D.other = D.value + i
    show(D)
    D.value = D.other
    show(D)
delattr(C, name())
print(hasattr(C, 'value'), getattr(C, name(), None), D.other)
