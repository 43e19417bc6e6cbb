# Hogs memory: a class statement whose bases stand for hundreds of millions of others.
many = (int,) * 100000
class Bases:
    def __mro_entries__(self, bases):
        return many
def turn():
    try:
        type("C", (Bases(),) * 3000, {})
    except MemoryError:
        log("refused")
