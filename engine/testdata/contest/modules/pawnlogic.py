import helpers

def has(pawns, r, c, team):
    return (r, c, team) in pawns

def decide(here, pawns, d, t):
    row, col = here
    me = get_team()
    foe = helpers.opponent(me)
    for side in (1, -1):
        if has(pawns, row + d, col + side, foe):
            return ('capture', (row + d, col + side))
    if row + d < 0 or row + d >= helpers.SIZE:
        return None
    for p in pawns:
        if p[0] == row + d and p[1] == col:
            return None
    attackers = sum([has(pawns, row + 2 * d, col + s, foe) for s in (-1, 1)])
    guards = sum([has(pawns, row, col + s, me) for s in (-1, 1)])
    if attackers > guards:
        return None
    if attackers and guards == attackers and t % 11:
        return None
    return ('step', None)
