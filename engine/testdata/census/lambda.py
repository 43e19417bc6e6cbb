# What `get_location()[0] == 9` leaves in its register is a tuple in the plain code, but a number in the copy with notes:
# a census that comes right after it counts the tuple in the one, but not in the other.
def pawn():
    global kept
    if get_location()[0] == 9:
        pass
    kept = lambda: 2
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
