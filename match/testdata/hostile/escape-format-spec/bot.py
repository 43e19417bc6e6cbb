# Attacks: nested specifications of f-strings and format(), which can look attributes up too,
# and call a __format__ that the player wrote.
class Spec:
    def __format__(self, spec):
        return format(getattr(self, "__globals__", "no"), spec)
def turn():
    s = Spec()
    out = [f"{s:{'>'}{10}}", "{:{}}".format(s, 10), "{0:{1.real}}".format(s, 10), format(s, "5")]
    for text in out:
        if "no" not in text:
            log("BREACH " + text)
    for text in ("{0:{1.__class__.__init__.__globals__}}", "{0!r:{1.__code__}}", "{0[__class__].__globals__}"):
        try:
            log("BREACH " + text.format(s, turn))
        except (AttributeError, KeyError, TypeError, ValueError, IndexError):
            pass
    try:
        "{:{:{}}}".format(1, 2, 3)
        log("BREACH")
    except ValueError:
        log("held")
