# Broken: raises what is no exception, catches by what is no class.
class Liar(Exception):
    def __new__(cls):
        return 5
def turn():
    for bad in (5, None, "text", Liar, turn, type):
        try:
            try:
                raise bad
            except 5:
                pass
        except TypeError:
            pass
    try:
        raise ValueError
    except (KeyError, (5, "x")):
        pass
