# Hogs time: slice assignments, insertions and deletions at the start of long lists.
l = list(range(100000))
def turn():
    while True:
        l.insert(0, 1)
        del l[0]
        l.pop(0)
        l[0:0] = [1]
        l[::2] = l[::2]
        l.remove(99999) if False else None
        l[1:1] = l[:10]
        del l[:10]
