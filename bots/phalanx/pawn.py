# pawn: when to advance and when to wait.
#
# Time is on the side of the patient. An exchange costs both sides a pawn, but the side that steps forward is captured
# first. So a pawn goes where it cannot be captured, or where more friends cover it than enemies attack it, and waits
# everywhere else for an enemy who steps into its reach. There are two more reasons to wait: a friend that needs this
# pawn where it stands, and an enemy in the same lane that it would only run its head into.

from field import SIZE, TEAM, FORWARD, guess_rounds

# A pawn knows its own age only, not the round. When it is so old the match is all but over. Then there is nothing to
# wait for any more, and an even exchange is good enough. To begin these sooner is worse: whoever begins is captured
# first, and the enemy gains the ground.
OLD_AGE = guess_rounds() * 19 // 20

age = 0


def play():
    """Take a pawn's turn."""
    global age
    age += 1
    row, col = get_location()
    ahead = row + FORWARD
    if not 0 <= ahead < SIZE:
        return  # arrived

    friends, enemies = look_around()
    target = choose_target(ahead, col, friends, enemies)
    if target is not None:
        capture(ahead, target)
    elif (ahead, col) not in friends and (ahead, col) not in enemies:
        if is_good_step(row, col, friends, enemies):
            move_forward()


def look_around():
    """Return the squares of the friends and of the enemies in sight."""
    friends, enemies = set(), set()
    for row, col, team in sense():
        if team == TEAM:
            friends.add((row, col))
        else:
            enemies.add((row, col))
    return friends, enemies


def choose_target(ahead, col, friends, enemies):
    """Return the lane of the pawn to capture, or None.

    A capture is never a loss, as the worst that can follow is to be captured in return. Of two, the one is better that
    is better covered from the other side and less attacked.
    """
    target, best = None, 0
    for turned in (-1, 1):
        lane = col + turned
        if (ahead, lane) in enemies:
            balance = (ahead - FORWARD, lane + turned) in friends
            balance -= count_attackers(ahead, lane, enemies)
            if target is None or balance > best:
                target, best = lane, balance
    return target


def count_attackers(row, col, enemies):
    """Return how many enemies could capture a pawn on a square: 0, 1 or 2."""
    beyond = row + FORWARD
    return ((beyond, col - 1) in enemies) + ((beyond, col + 1) in enemies)


def is_good_step(row, col, friends, enemies):
    """Tell whether to go forward onto the square ahead, which is free."""
    ahead = row + FORWARD
    attackers = count_attackers(ahead, col, enemies)
    covers = ((row, col - 1) in friends) + ((row, col + 1) in friends)
    if age >= OLD_AGE:
        return covers >= attackers
    if attackers > 0:
        return covers > attackers
    if covers == 0 and (ahead + FORWARD, col) in enemies:
        return False  # head to head, with nobody at its side
    return not is_needed(ahead, col, friends, enemies)


def is_needed(ahead, col, friends, enemies):
    """Tell whether this pawn covers a friend that an enemy attacks."""
    for lane in (col - 1, col + 1):
        if (ahead, lane) in friends and count_attackers(ahead, lane, enemies) > 0:
            return True
    return False
