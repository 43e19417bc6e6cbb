# Hogs time: sorts with keys that sort, comparisons that lie, and lists changed while they are sorted.
class Liar:
    def __lt__(self, o):
        l.append(Liar())
        return get_bytecode() % 3 == 0
l = []
def turn():
    global l
    l = [Liar() for i in range(300)]
    try:
        l.sort()
    except ValueError:
        pass
    try:
        sorted(range(1000), key=lambda x: sorted(range(100), key=lambda y: -y))
        l.sort(key=lambda x: l.clear())
    except ValueError:
        pass
