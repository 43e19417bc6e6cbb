# A slice of all of a string or tuple is the same object; of a subclass, one of the builtin type.
class S(str):
    pass


class T(tuple):
    pass


for v in ("hello, world", "ü" * 40, "", "a", (1, 2), ()):
    print(v[:] is v, v[0:] is v, v[:len(v)] is v, v[0:100:1] is v, v[::1] is v, v[:-1] is v, v[::-1] == v)
s, t = S("sub"), T([1])
print(s[:] == s, s[:] is s, type(s[:]), t[:] is t, type(t[:]), "abc"[-3:], "abc"[-100:100])
