# Attacks: attribute look-ups that a format string makes, which a jail that only checks
# the source text does not see.
class Public:
    secret = 1
    def method(self):
        return self
def turn():
    o = Public()
    for text in ("{0.__class__.__init__.__globals__}", "{0.method.__globals__[log]}", "{0.method.__func__.__code__}",
                 "{0.__class__.__mro__[1].__subclasses__}", "{0.__init__.__builtins__}", "{0.__class__.__base__.__subclasses__}",
                 "{0.method.__self__.method.__func__.__closure__}", "{0.__reduce_ex__}", "{0.__module__.__loader__}"):
        try:
            log("BREACH " + text.format(o))
        except (AttributeError, KeyError, IndexError, TypeError, ValueError):
            pass
        try:
            log("BREACH " + text[1:-1].format_map({"0": o}) if False else "")
            log("BREACH " + text.replace("0", "o", 1).format_map({"o": o}))
        except (AttributeError, KeyError, IndexError, TypeError, ValueError):
            pass
    if "{0.secret}".format(o) == "1":
        log("held")
