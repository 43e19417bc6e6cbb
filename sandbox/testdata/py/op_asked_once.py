# How often and in which order conditions ask values whether they are true.
class V:
    def __init__(self, name, value): self.name, self.value = name, value
    def __bool__(self):
        print(self.name, end=' ')
        return self.value
for x in True, False:
    for y in True, False:
        a, b, c = V('a', x), V('b', y), V('c', x and y)
        if not (a and b): print('1')
        if not (a or b): print('2')
        if not (a and b and c): print('3')
        if not (a and not (b or c)): print('4')
        if (not (a or b)) and c: print('5')
        if not a and not b: print('6')
        if not (not (a and b)): print('7')
        print('8' if not (a and b) else '9')
        while not (a or b):
            print('10')
            break
        z = not (a and b)
        print(z, [v.name for v in (a, b) if not (v and c)])
        assert not (a and b) or a
        print()
