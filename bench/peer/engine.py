"""Plays pawn chess on plain CPython: no meter, no sandbox, nothing between player and interpreter.

    python3 engine.py WHITE BLACK [--size N] [--rounds N] [--seed N] [--boards FILE]

It is what bench measures bhack against, and stands for the engines that players wrote for themselves to play many
matches in little time. So it is as fast as straightforward Python can be: the functions that a player calls are
closures over the board, teams are plain objects compared by identity, and a robot's code is compiled once for all
robots. Run only players that you trust.

The rules are those of ruleset "final", random numbers come from one stream for all robots, as with "--rng shared".
With the same players, size, rounds and seed its boards are those of bhack; a test compares them.

The output is one line: winner, rounds, turns taken by robots, and the seconds of the processor that the match took, without the start
of the interpreter and the loading of the players.
"""

import argparse
import builtins
import json
import os
import random
import re
import time
import types

# The modules of the library that players import, those of bhack's sandbox: all robots share CPython's.
LIBRARY = set(
    "__future__ abc bisect collections contextlib copy dataclasses enum functools heapq itertools math numbers operator random string typing".split()
)

STUBS = re.compile(r"^(\s*)from\s+battlehack20\.stubs\s+import\b.*$", re.M)


class Constant:
    """A member of an enumeration."""

    def __init__(self, text, value):
        self.text, self.value, self.name = text, value, text.split(".")[1]

    def __str__(self):
        return self.text

    def __repr__(self):
        return "<%s: %d>" % (self.text, self.value)


class Team:
    WHITE = Constant("Team.WHITE", 0)
    BLACK = Constant("Team.BLACK", 1)


class RobotType:
    OVERLORD = Constant("RobotType.OVERLORD", 0)
    PAWN = Constant("RobotType.PAWN", 1)


for members in (Team, RobotType):
    constants = {name: member for name, member in vars(members).items() if isinstance(member, Constant)}
    for member in constants.values():
        vars(member).update(constants)  # a member is reachable from another one, as in team.BLACK


class RobotError(Exception):
    pass


class GameError(Exception):
    pass


def load(folder):
    """Return the code of the modules in a player's folder, by name."""
    codes = {}
    for name in os.listdir(folder):
        if name.endswith(".py"):
            path = os.path.join(folder, name)
            with open(path, encoding="utf-8") as file:
                codes[name[:-3]] = compile(STUBS.sub(r"\1pass", file.read()), path, "exec", dont_inherit=True)
    return codes


class Pawn:
    """What the match knows of a pawn."""

    __slots__ = ("team", "row", "col", "alive", "acted", "turn", "start")


class Match:
    """One match; play() plays it."""

    def __init__(self, white, black, size, rounds, seed):
        random.seed(seed)
        self.size, self.rounds = size, rounds
        self.codes = {Team.WHITE: white, Team.BLACK: black}
        self.board = [[None] * size for _ in range(size)]  # teams
        self.standing = [[None] * size for _ in range(size)]  # pawns
        self.pawns = []
        self.home = {Team.WHITE: 0, Team.BLACK: size - 1}
        self.far = {Team.WHITE: 0, Team.BLACK: 0}  # pawns on the opponent's home row
        self.turns = 0

    def play(self, record=None):
        """Play the match; return the winner and the number of rounds. record is called after each round."""
        need = (self.size + 1) // 2
        white, black = (self.overlord(team) for team in (Team.WHITE, Team.BLACK))
        for number in range(1, self.rounds + 1):
            winner = self.move_pawns(need)
            if winner is None:
                for take_turn in (white, black) if number % 2 else (black, white):
                    take_turn()
                    self.turns += 1
            if record:
                record()
            if winner is not None:
                return winner, number
        return self.break_tie(), self.rounds

    def move_pawns(self, need):
        """Let each pawn take its turn; return the team that wins by that, or None."""
        far = self.far
        for pawn in self.pawns:
            if not pawn.alive:
                continue
            self.turns += 1
            pawn.acted = False
            try:
                if pawn.turn is None:
                    pawn.turn = pawn.start()
                pawn.turn()
            except BaseException:  # a player's error ends the turn, nothing else
                if pawn.turn is None and pawn.alive:
                    self.take(pawn)
            for team in far:
                if far[team] >= need:
                    return team
        self.pawns = [pawn for pawn in self.pawns if pawn.alive]
        return None

    def break_tie(self):
        """Return the winner at the round limit: row by row from the opponent's home row, then by a coin."""
        for i in range(self.size):
            white = self.board[self.size - 1 - i].count(Team.WHITE)
            black = self.board[i].count(Team.BLACK)
            if white != black:
                return Team.WHITE if white > black else Team.BLACK
        return random.choice([Team.WHITE, Team.BLACK])

    def put(self, pawn, row, col):
        """Place a pawn on an empty square."""
        pawn.row, pawn.col = row, col
        self.board[row][col], self.standing[row][col] = pawn.team, pawn
        if row == self.size - 1 - self.home[pawn.team]:
            self.far[pawn.team] += 1

    def lift(self, pawn):
        """Clear the square of a pawn."""
        self.board[pawn.row][pawn.col] = self.standing[pawn.row][pawn.col] = None
        if pawn.row == self.size - 1 - self.home[pawn.team]:
            self.far[pawn.team] -= 1

    def take(self, pawn):
        """Take a pawn off the board for good."""
        pawn.alive = False
        self.lift(pawn)

    def program(self, team, api):
        """Return a function that runs the top level of a robot's bot.py, and returns its turn function."""
        codes, modules = self.codes[team], {}
        space = dict(vars(builtins), **api)

        def run(name):
            module = types.ModuleType(name)
            vars(module)["__builtins__"] = space
            exec(codes[name], vars(module))
            return module

        def load_module(name, scope=None, local=None, wanted=(), level=0):
            if name in codes:
                if name not in modules:
                    modules[name] = run(name)
                return modules[name]
            if name.partition(".")[0] in LIBRARY:
                return builtins.__import__(name, scope, local, wanted, level)
            raise ImportError("No module named %r" % name)

        space["__import__"] = load_module
        return lambda: run("bot").turn

    def common(self, team, kind):
        """Return what both types of robot can call."""
        return {
            "Team": Team, "RobotType": RobotType, "RobotError": RobotError, "GameError": GameError,
            "get_team": lambda: team, "get_type": lambda: kind, "get_board_size": lambda: self.size,
            "get_bytecode": lambda: 20000, "log": lambda text: None, "print": lambda *values: None,
        }

    def overlord(self, team):
        """Return a function that takes a turn of the team's overlord."""
        board, size, home = self.board, self.size, self.home[team]
        state = {"acted": False, "turn": None}

        def get_board():
            return [row[:] for row in board]

        def check_space(row, col):
            return board[row][col] or False

        def spawn(row, col):
            if state["acted"] or row != home or not 0 <= col < size or board[row][col] is not None:
                raise RobotError("cannot spawn there")
            self.add_pawn(team, row, col)
            state["acted"] = True

        api = dict(self.common(team, RobotType.OVERLORD), get_board=get_board, check_space=check_space, spawn=spawn)
        start = self.program(team, api)

        def take_turn():
            state["acted"] = False
            try:
                if state["turn"] is None:
                    state["turn"] = start()
                state["turn"]()
            except BaseException:
                pass

        return take_turn

    def add_pawn(self, team, row, col):
        """Put a new pawn on the board."""
        pawn = Pawn()
        pawn.team, pawn.alive, pawn.acted, pawn.turn = team, True, False, None
        pawn.start = self.program(team, dict(self.common(team, RobotType.PAWN), **self.pawn_api(pawn)))
        self.put(pawn, row, col)
        self.pawns.append(pawn)

    def pawn_api(self, pawn):
        """Return what only pawns can call."""
        board, standing, size = self.board, self.standing, self.size
        ahead = 1 if pawn.team is Team.WHITE else -1

        def get_location():
            return pawn.row, pawn.col

        def check_space(row, col):
            if -2 <= row - pawn.row <= 2 and -2 <= col - pawn.col <= 2:
                return board[row][col] or False
            raise RobotError("out of sight")

        def sense():
            own_row, own_col = pawn.row, pawn.col
            first, end = max(own_col - 2, 0), own_col + 3
            seen = []
            for row in range(max(own_row - 2, 0), min(own_row + 3, size)):
                for col, team in enumerate(board[row][first:end], first):
                    if team is not None and (col != own_col or row != own_row):
                        seen.append((row, col, team))
            return seen

        def act(row, col):
            self.lift(pawn)
            self.put(pawn, row, col)
            pawn.acted = True

        def move_forward():
            row, col = pawn.row + ahead, pawn.col
            if pawn.acted or not pawn.alive or not 0 <= row < size or board[row][col] is not None:
                raise RobotError("cannot move")
            act(row, col)

        def capture(row, col):
            if pawn.acted or not pawn.alive or not (0 <= row < size and 0 <= col < size):
                raise RobotError("cannot capture")
            target = standing[row][col]
            if target is None or target.team is pawn.team or row != pawn.row + ahead or abs(col - pawn.col) != 1:
                raise RobotError("cannot capture")
            self.take(target)
            act(row, col)

        return {"get_location": get_location, "check_space": check_space, "sense": sense,
                "move_forward": move_forward, "capture": capture}


def main():
    parser = argparse.ArgumentParser(description="Play pawn chess on plain CPython.")
    parser.add_argument("white")
    parser.add_argument("black")
    parser.add_argument("--size", type=int, default=16)
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1337)
    parser.add_argument("--boards", help="write the boards after each round here, as JSON")
    args = parser.parse_args()

    match = Match(load(args.white), load(args.black), args.size, args.rounds, args.seed)
    boards, letters = [], {None: ".", Team.WHITE: "W", Team.BLACK: "B"}

    def record():
        boards.append(["".join(map(letters.get, row)) for row in match.board])

    began = time.process_time()
    winner, rounds = match.play(record if args.boards else None)
    seconds = time.process_time() - began
    print(json.dumps({"winner": winner.name.lower(), "rounds": rounds, "turns": match.turns, "seconds": seconds}))
    if args.boards:
        with open(args.boards, "w", encoding="utf-8") as file:
            json.dump(boards, file)


if __name__ == "__main__":
    main()
