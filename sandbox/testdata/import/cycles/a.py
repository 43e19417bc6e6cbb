print('a starts')
import b
x = 'a.x'
def from_b(): return b.see()
print('a ends')
