# What generators and exceptions refuse, and chains of exceptions that lead back to themselves.
def g():
    while True:
        try:
            yield 1
        except ValueError as e:
            print("caught", e)


def attempt(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


c = g()
next(c)
attempt(lambda: c.throw(ValueError, 1, 2))
attempt(lambda: c.throw(ValueError, 1, None))
attempt(lambda: c.throw(ValueError, 1, "tb"))
e = ValueError("v", 1)
attempt(lambda: delattr(e, "args"))
attempt(lambda: delattr(e, "nope"))
print(e.args)
a, b = ValueError("a"), KeyError("b")
a.__cause__, b.__cause__ = b, a
chain, x = [], a
while x not in chain:
    chain.append(x)
    x = x.__cause__
print(chain)
