# Attacks: containers that the runtime could share, such as empty tuples, constants, the
# arguments of calls, defaults and small strings.
def pack(*a, **k):
    k["seen"] = k.get("seen", 0) + 1
    return a, k
def const():
    return ([], {}, (1, [2]), "text")
def turn():
    for i in range(3):
        a, k = pack()
        if k["seen"] != 1:
            log("BREACH kwargs")
        c = const()
        c[0].append(1)
        c[1]["x"] = 1
        c[2][1].append(3)
        if len(c[0]) != 1 or len(c[1]) != 1 or len(c[2][1]) != 2:
            log("BREACH const")
        try:
            a += (1,)
        except TypeError:
            log("BREACH")
    if () != tuple() or len(()) or "text" != const()[3]:
        log("BREACH")
    d = {}
    d.setdefault("x", []).append(1)
    if dict.fromkeys("ab", []).get("a"):
        log("BREACH")
    log("held")
