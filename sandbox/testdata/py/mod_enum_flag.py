from enum import Flag, IntFlag, auto, Enum


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


class Perm(Flag):
    R = auto()
    W = auto()
    X = auto()
    RW = R | W if 0 else 3
    NONE = 0


print(list(Perm), Perm.R, repr(Perm.R | Perm.X), Perm.R | Perm.W, Perm.R | Perm.X, Perm.RW & Perm.R, Perm.R & Perm.W, Perm.RW ^ Perm.R)
print(~Perm.R, ~Perm.RW, ~Perm.NONE, bool(Perm.R & Perm.W), bool(Perm.R), Perm.R in Perm.RW, Perm.X in Perm.RW, (Perm.R | Perm.W) is Perm.RW)
print(Perm(5), Perm(7), Perm(0), Perm(5).name, Perm(5).value, Perm(5) is Perm(5), (Perm.R | Perm.X) == Perm(5), len(Perm), Perm['W'], Perm(-1), Perm(-2))
print({Perm.R | Perm.X: 1}[Perm(5)] if 0 else [str(Perm(i)) for i in range(8)], [repr(Perm(i)) for i in range(8)])
err(Perm, 8)
err(Perm, 'a')
err(lambda: Perm.R | 1)
err(lambda: Perm.R < Perm.W)


class Opt(IntFlag):
    A = 1
    B = 2
    C = 4


print(Opt.A | Opt.B, repr(Opt.A | Opt.C), Opt.A | 2, 2 | Opt.A, Opt.A & 3, 3 & Opt.A, Opt.A ^ 3, Opt.A + 1, Opt(3) == 3, Opt(6), ~Opt.A, repr(~Opt.A))
print(Opt(0), repr(Opt(8)), Opt(8), Opt(12), repr(Opt(9)), bool(Opt(0)), Opt.A in Opt(3), Opt.C in Opt(3), list(Opt), Opt.B == 2, int(Opt.C), [0, 1, 2, 3][Opt.B], hash(Opt.B) == 2)
print('{:d}'.format(Opt.C), '%d' % Opt.C, sorted([Opt.C, Opt.A]), Opt.A < Opt.B, isinstance(Opt.A | 2, Opt), type(Opt.A | 8).__name__, type(Opt.A + 1).__name__)
err(Opt, 'x')
err(lambda: Opt.A | 'x')


class State(Flag):
    IDLE = auto()
    BUSY = auto()
    DONE = auto()

    def label(self):
        return str(self).lower()


s = State.IDLE | State.DONE
print(s.label(), [m.name for m in State if m in s], State.BUSY in s, s & State.BUSY, bool(s & State.BUSY), (s & ~State.DONE) is State.IDLE)
try:
    class Bad(Flag):
        A = 'x'
        B = auto()
except TypeError as e:
    print(str(e)[:18])


class Seven(Flag):
    A = 1
    B = auto()
    C = 10
    D = auto()


print([(m.name, m.value) for m in Seven], Seven(11) if 0 else Seven.A | Seven.B)
F = Flag('F', 'X Y Z')
print(list(F), F.X | F.Z)
