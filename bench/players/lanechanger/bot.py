# lanechanger: holds every lane, then sends all new pawns down one group of lanes for a while, and then down another.
import random

DEBUG = 0
def dlog(str):
    if DEBUG > 0:
        log(str)


def look(r, c, board_size):
    if r < 0 or c < 0 or c >= board_size or r >= board_size:
        return False
    try:
        return check_space(r, c)
    except:
        return None


# overlord state
lane = -1
lane_left = 0
turn_count = 0

def pick_lane(board_size, team, opp_team):
    # the group of three lanes with the fewest enemies compared to us
    diffs = []
    for c in range(board_size):
        diff = 0
        for r in range(board_size):
            s = check_space(r, c)
            if s == team:
                diff += 1
            elif s == opp_team:
                diff -= 2
        diffs.append(diff)
    best = []
    best_diff = -100
    for c in range(1, board_size - 1):
        diff = diffs[c - 1] + diffs[c] + diffs[c + 1]
        if diff > best_diff:
            best_diff = diff
            best = [c]
        elif diff == best_diff:
            best.append(c)
    return random.choice(best)


def turn():
    global lane, lane_left, turn_count
    turn_count += 1
    board_size = get_board_size()
    team = get_team()
    opp_team = Team.WHITE if team == Team.BLACK else team.BLACK

    if team == Team.WHITE:
        forward = 1
        index = 0
    else:
        forward = -1
        index = board_size - 1

    if get_type() == RobotType.PAWN:
        row, col = get_location()

        if look(row + forward, col + 1, board_size) == opp_team:
            capture(row + forward, col + 1)
        elif look(row + forward, col - 1, board_size) == opp_team:
            capture(row + forward, col - 1)
        elif row + forward != -1 and row + forward != board_size and not look(row + forward, col, board_size):
            e1 = look(row + 2 * forward, col + 1, board_size) == opp_team
            e2 = look(row + 2 * forward, col - 1, board_size) == opp_team
            f1 = look(row, col + 1, board_size) == team
            f2 = look(row, col - 1, board_size) == team
            b = look(row - forward, col, board_size) == team
            bb = look(row - 2 * forward, col, board_size) == team
            if not e1 and not e2:
                # a guard stays on the first rows if something comes
                if turn_count < 8 and look(row + 2 * forward, col, board_size) == opp_team and not b:
                    pass
                else:
                    move_forward()
            elif e1 and e2:
                if f1 and f2 and b and bb:
                    move_forward()
            else:
                if f1 and f2:
                    move_forward()
                elif (f1 or f2) and b and bb:
                    move_forward()
    else:
        # 1. defend: count from our end what is coming
        worst = -1
        worst_d = board_size // 2
        for c in range(board_size):
            for d in range(1, board_size // 2):
                s = check_space(index + d * forward, c)
                if s == team:
                    break
                if s == opp_team:
                    # do we cover it from a neighbour lane?
                    covered = False
                    for cc in (c - 1, c + 1):
                        for dd in range(0, d):
                            if look(index + dd * forward, cc, board_size) == team:
                                covered = True
                    if not covered and d < worst_d:
                        worst_d = d
                        worst = c
                    break
        if worst >= 0:
            options = []
            for cc in (worst - 1, worst + 1):
                if 0 <= cc < board_size and not check_space(index, cc) and worst_d > 1:
                    options.append(cc)
            if not options and not check_space(index, worst):
                options.append(worst)
            if options:
                spawn(index, random.choice(options))
                return

        # 2. opening: spread out
        if turn_count <= board_size:
            i = (turn_count * 5) % board_size
            if not check_space(index, i):
                spawn(index, i)
                return

        # 3. attack in one group of lanes for a while
        if lane_left <= 0:
            lane = pick_lane(board_size, team, opp_team)
            lane_left = 18
            dlog('new lane ' + str(lane))
        lane_left -= 1
        for cc in (lane, lane - 1, lane + 1):
            if not check_space(index, cc):
                spawn(index, cc)
                return
        for _ in range(board_size):
            i = random.randint(0, board_size - 1)
            if not check_space(index, i):
                spawn(index, i)
                break
