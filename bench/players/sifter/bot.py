# sifter: sorts and filters what it sees, by functions made for the purpose.


def turn():
    size = get_board_size()
    team = get_team()
    opp = Team.BLACK if team == Team.WHITE else Team.WHITE
    fwd = 1 if team == Team.WHITE else -1
    if get_type() == RobotType.OVERLORD:
        home = 0 if team == Team.WHITE else size - 1
        board = get_board()
        lanes = list(zip(*board))
        order = sorted(range(size), key=lambda c: (lanes[c].count(team) - lanes[c].count(opp), abs(c - size // 2)))
        for c in order:
            if board[home][c] is None:
                spawn(home, c)
                break
        return
    row, col = get_location()
    near = sense()
    enemies = sorted([p for p in near if p[2] == opp], key=lambda p: (abs(p[0] - row) + abs(p[1] - col), p[1]))
    allies = sorted([p for p in near if p[2] == team], key=lambda p: -p[0] * fwd)
    caps = [e for e in enemies if e[0] == row + fwd and abs(e[1] - col) == 1]
    if caps:
        best = max(caps, key=lambda e: sum(1 for a in allies if a[1] == e[1]))
        capture(best[0], best[1])
        return
    if not 0 <= row + fwd < size:
        return
    if any(p[0] == row + fwd and p[1] == col for p in near):
        return
    moves = [('move', 0.0), ('wait', 0.5)]
    danger = len(list(filter(lambda e: e[0] == row + 2 * fwd and abs(e[1] - col) == 1, enemies)))
    cover = len([a for a in allies if a[0] == row and abs(a[1] - col) == 1])
    moves[0] = ('move', 1.0 + cover - 2 * danger + (0.1 * min((abs(e[0] - row) for e in enemies), default=5)))
    name, score = max(moves, key=lambda m: m[1])
    if name == 'move':
        move_forward()
