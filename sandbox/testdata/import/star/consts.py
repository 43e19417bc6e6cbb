A = 1
B = [2]
_private = 3
x = 'theirs'
def make(): return A
