from collections import deque
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
class BadCmp:
    def __eq__(self, other): raise RuntimeError
class MutateCmp:
    def __init__(self, deque, result): self.deque = deque; self.result = result
    def __eq__(self, other):
        self.deque.clear()
        return self.result
d = deque('abcdefghcij')
d.remove('c'); print(d); d.remove('c'); print(d); t(lambda: d.remove('c'))
d = deque(['a', 'b', BadCmp(), 'c'])
e = deque(d)
t(lambda: d.remove('c'))
print([x is y for x, y in zip(d, e)])
for match in (True, False):
    d = deque(['ab'])
    d.extend([MutateCmp(d, match), 'c'])
    t(lambda: d.remove('c'))
    print(d)
