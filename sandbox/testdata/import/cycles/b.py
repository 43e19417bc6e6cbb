print('b starts')
import a
y = 'b.y'
print('b sees a.x:', hasattr(a, 'x'))
def see(): return a.x
print('b ends')
