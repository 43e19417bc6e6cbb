# str of a tuple of two ints, as players log squares, has a shorter way than others.
class Square(tuple):
    pass

class Shown(tuple):
    def __repr__(self):
        return 'shown'

class Holder:
    def __repr__(self):
        return 'at ' + str((3, 4))

for square in [(0, 0), (15, -1), (-9223372036854775808, 9223372036854775807), (10 ** 20, 1), (True, 1), (1.5, 2), ('a', 1), (1, 2, 3), (1,), (),
               Square((1, 2)), Shown((1, 2)), (Square((1, 2)), 3)]:
    print(str(square), len(str(square)))

print([Holder(), [Holder(), {1: Holder()}]])  # while others are being shown
print(sorted([str((i % 7, -i)) for i in range(20)]), list(map(str, [(1, 2), (3, 4)])))

depth = 0

def deep():
    global depth
    text = str((5, 6))
    depth += 1
    deep()

try:
    deep()
except RecursionError:
    print('too deep', depth > 100)
