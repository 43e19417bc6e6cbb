# Hogs memory: text that repr, format, % and print put together for turns on end, of one list that holds itself many times over.
l = ["text"]
for i in range(40):
    l = [l, l]
USES = (lambda: repr(l), lambda: print(l), lambda: "%r" % (l,), lambda: "{!r}".format(l), lambda: f"{l}", lambda: str({1: l}), lambda: log(str(l)))
first = 0 if get_type() == RobotType.OVERLORD else int(get_location()[1])
def turn():
    USES[first % 7]()
