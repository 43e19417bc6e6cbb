# Attacks: structures that contain themselves, by every kind of reference.
import copy, collections
class O:
    def __repr__(self):
        return repr(self.__dict__)
def uses():
    l = []; l.append(l)
    d = {}; d["d"] = d; d["v"] = d.values(); d["i"] = d.items()
    t = ([],); t[0].append(t)
    o = O(); o.o = o
    q = collections.deque(); q.append(q)
    m, n = [], []
    m.append(n); n.append(m)
    od = collections.OrderedDict(); od["x"] = od
    dd = collections.defaultdict(list); dd[1].append(dd)
    e = ValueError(); e.args = (e,)
    for x in (l, d, t, o, q, m, od, dd, e):
        for f in (repr, str, lambda x: x == copy.copy(x), lambda x: x == m, copy.deepcopy, hash, lambda x: sorted([x, n]), lambda x: x in [n], log, lambda x: "%s %r" % (x, x), lambda x: "{!r:>5}".format(x), lambda x: list(x)[0] == x, lambda x: m < n, lambda x: l == [l] , lambda x: list(zip(x, x)), lambda x: sum(x, []), lambda x: l.extend(l) if len(l) < 50 else 0, lambda x: l.sort()):
            try:
                f(x)
            except Exception:
                pass
            yield
it = uses()
def turn():
    for i in range(5):
        next(it, 0)
        log("held")
