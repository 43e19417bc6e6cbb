from battlehack20.stubs import *
import math

SIZE = get_board_size()

def direction(team):
    return 1 if team == Team.WHITE else -1

def home_row(team):
    return 0 if team == Team.WHITE else SIZE - 1

def opponent(team):
    return Team.BLACK if team == Team.WHITE else Team.WHITE

def clamp(x, lo, hi):
    if x < lo:
        return lo
    if x > hi:
        return hi
    return x

def say(*words):
    return ' '.join([str(w) for w in words])

def weight(distance):
    return math.exp(-distance / 4.0) + math.sqrt(distance) / 100
