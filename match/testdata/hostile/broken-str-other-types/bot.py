# Broken: __str__, __repr__, __format__ and others that return what they must not.
class Odd:
    def __str__(self): return 5
    def __repr__(self): return None
    def __format__(self, s): return 5
    def __len__(self): return -1
    def __hash__(self): return "x"
    def __bool__(self): return 2
    def __index__(self): return "x"
    def __iter__(self): return 5
    def __contains__(self, o): raise KeyError
    def __eq__(self, o): return self
    def __lt__(self, o): return self
    def __int__(self): return 1.5
    def __float__(self): return "1"
    def __length_hint__(self): return -5
    def __round__(self): return self
    def __getitem__(self, i): return self
    def __call__(self, *a): return self
def turn():
    o = Odd()
    for f in (str, repr, len, hash, bool, int, float, iter, list, sorted, sum, max, abs, round, format, lambda o: [1][o], lambda o: range(o), lambda o: {o: 1},
              lambda o: "%d %s" % (o, o), lambda o: "{}".format(o), lambda o: o in [o], lambda o: 1 in o, lambda o: sorted([o, o]), lambda o: log(o), lambda o: "a" * o,
              lambda o: [1] * o, lambda o: o[o], lambda o: "x"[o:o], print, chr, lambda o: pow(o, o, o), lambda o: divmod(o, o), lambda o: spawn(o, o), lambda o: check_space(o, o)):
        try:
            f(o)
        except Exception:
            pass
    raise ValueError(o)
