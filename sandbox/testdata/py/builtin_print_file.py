# print with a file: any object with a method write.
class Paper:
    def __init__(self):
        self.parts = []
        self.flushed = 0

    def write(self, text):
        self.parts.append(text)

    def flush(self):
        self.flushed += 1


paper = Paper()
print("a", 1, None, file=paper)
print(file=paper)
print("b", "c", sep="", end="!", file=paper, flush=True)
print([1, "x"], file=paper, flush=False)
print(*"xyz", sep="-", end="", file=paper)
print(paper.parts, paper.flushed)
print("to the output", file=None, flush=True)


class Loud:
    def write(self, text):
        print("<" + text.replace("\n", "\\n") + ">", end="")


print("one", "two", file=Loud())
print()


class Full:
    def write(self, text):
        raise OSError(28, "No space left")


for call in (
    lambda: print(1, file=5),
    lambda: print(1, file=Full()),
    lambda: print(1, file=Loud, flush=True),
    lambda: print(1, file=Loud(), flush=True),
    lambda: print(1, sep=2, file=paper),
    lambda: print(1, out=paper),
):
    try:
        call()
    except Exception as e:
        print(type(e).__name__, e)
