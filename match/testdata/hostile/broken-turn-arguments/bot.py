# Broken: turn needs arguments.
def turn(game, state, *, key):
    pass
