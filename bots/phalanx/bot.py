# phalanx: the strongest of the examples, and one whose code is split over several modules.
#
#     bot.py        this file: picks the part to play
#     overlord.py   where to spawn
#     pawn.py       when to advance and when to wait
#     field.py      what both need to know: the board, the sides, the length of the match
#
# A robot imports only the part that it plays. Modules share nothing between robots, and it is best to keep a variable
# that changes in one module only, as overlord.py does.

if get_type() == RobotType.PAWN:
    import pawn as part
else:
    import overlord as part


def turn():
    part.play()
