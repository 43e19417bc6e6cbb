# Hogs time: text searches that take quadratic time in a naive implementation.
def turn():
    a = "a" * 20000
    b = "a" * 10000 + "b"
    while True:
        a.find(b), a.count(b), b in a, a.split(b), a.replace(b, ""), a.rfind("b" + "a" * 10000), a.index("a" * 5000), a.strip("b"), a.startswith(b), a.rsplit(b), a.partition(b)
