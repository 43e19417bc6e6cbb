# The attributes and the text of SyntaxError.
def show(e):
    print(repr(e), "|", str(e), "|", e.msg, e.filename, e.lineno, e.offset, e.text, e.args)


show(SyntaxError())
show(SyntaxError("bad"))
show(SyntaxError("bad", ("dir/file.py", 3, 5, "x = = 1")))
show(SyntaxError("bad", ("file.py", None, None, None)))
show(SyntaxError("bad", (None, 7, None, None)))
show(IndentationError("deep", ["f.py", 1, 2, "  x"]))
show(SyntaxError(1, 2, 3))
e = SyntaxError("bad")
e.filename, e.lineno, e.msg = "later.py", 12, "worse"
show(e)
for args in (("bad", ()), ("bad", (1, 2, 3)), ("bad", 5), ("a", "b")):
    try:
        print(SyntaxError(*args))
    except Exception as e:
        print(type(e).__name__, e)
try:
    SyntaxError(msg="x")
except TypeError as e:
    print(e)
try:
    raise SyntaxError("oops", ("f.py", 1, 1, "?"))
except SyntaxError as e:
    print("caught", e)
