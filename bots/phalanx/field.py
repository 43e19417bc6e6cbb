# field: the facts that hold for the whole match.

SIZE = get_board_size()
TEAM = get_team()
ENEMY = Team.BLACK if TEAM == Team.WHITE else Team.WHITE
HOME_ROW = 0 if TEAM == Team.WHITE else SIZE - 1
FORWARD = 1 if TEAM == Team.WHITE else -1


def guess_rounds():
    """Return how many rounds the match is likely to last.

    Nothing says so, but the rules with 500 rounds allow 20,000 bytecodes a turn, and those with 50 rounds at most
    10,000. This has to be asked early in a turn, while nearly all of them are left.
    """
    return 500 if get_bytecode() > 10000 else 50
