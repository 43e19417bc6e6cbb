# Hogs memory: a class statement whose bases stand for hundreds of millions of others.
many = (int,) * 100000
class Bases:
    def __mro_entries__(self, bases):
        return many
def turn():
    try:
        class C(*(Bases(),) * 3000): pass
    except MemoryError:
        log("refused")
