# What print has written before an argument fails or prints itself.
class Loud:
    def __init__(self, name):
        self.name = name

    def __str__(self):
        print("<str of", self.name, end=">")
        return self.name

    def __repr__(self):
        print("<repr>", end="")
        return "R"


class Fails:
    def __str__(self):
        raise ValueError("no text")


print("a", Loud("b"), "c")
print(Loud("b"))
print("list:", [Loud("x"), Loud("y")], sep="")
print("1", Loud(Loud("inner").name), Loud("2"), sep="|", end="!\n")
for args in (("x", Fails()), (Fails(), "x"), ("x", "y", Fails(), "z"), (Loud("q"), Fails())):
    try:
        print(*args, sep="-")
    except ValueError as e:
        print(" caught", e)


class Nested:
    def __str__(self):
        try:
            print("in", Fails())
        except ValueError:
            print("!")
        return "nested"


print("out", Nested())
try:
    print("x", sep=5)
except TypeError as e:
    print(e)
print("", end="")
print("", "", sep="", end="")
print("end")
