# Broken: an exception whose text has megabytes, in one line and in many.
class Bad(Exception):
    def __str__(self):
        return ("x" * 1000 + "\n") * 100 + "y" * 200000
def turn():
    raise Bad("z" * 300000, ["w" * 1000] * 100)
