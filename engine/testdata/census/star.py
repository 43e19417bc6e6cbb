# As lambda.py, for CallEx: two loops leave the tuple in a register that f(*E) does not use.
E = ()
def f(*a): pass
def pawn():
    for i in (1,):
        for j in (1,):
            if get_location()[0] == 9:
                pass
    f(*E)
    f(*E)
    f(*E)
    f(*E)
    move_forward()

def turn():
    if get_type() == RobotType.OVERLORD:
        n = get_board_size()
        r = 0 if get_team() == Team.WHITE else n - 1
        for c in range(n):
            if not check_space(r, c):
                spawn(r, c)
                return
    else:
        pawn()
