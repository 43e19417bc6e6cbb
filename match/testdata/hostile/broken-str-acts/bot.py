# Broken: an exception whose __str__ acts, logs and raises others while the traceback is written.
class Bad(Exception):
    def __str__(self):
        for i in range(50):
            log("from __str__")
        try:
            move_forward() if get_type() == RobotType.PAWN else spawn(0, 0)
        except RobotError:
            pass
        return 5
def turn():
    raise Bad
