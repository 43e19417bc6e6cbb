# Hogs time: chains of contexts that lead back into themselves, walked when one more exception is raised.
def turn():
    for n in (1, 2, 3, 50):
        chain = [ValueError(i) for i in range(n)]
        for i in range(n):
            chain[i].__context__ = chain[i - 1]
        first = KeyError()
        first.__context__ = chain[n // 2]
        for e in (chain[0], chain[n - 1], first):
            try:
                raise e
            except Exception:
                try:
                    raise IndexError
                except IndexError as last:
                    if last.__context__ is not e:
                        log("BREACH")
    log("ended")
