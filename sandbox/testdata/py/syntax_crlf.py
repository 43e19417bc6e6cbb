x = 1
if x:
    print(x)
s = """a
b"""
print(repr(s), \
  2)
print(len("a\
b"))
