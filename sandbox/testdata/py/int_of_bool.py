# int() of an object whose special method returns a bool is a plain int.
class Truth:
    def __int__(self):
        return True


class Trunc:
    def __trunc__(self):
        return False


print(int(Truth()), int(Trunc()), type(int(Truth())).__name__, int(True), int(False))
