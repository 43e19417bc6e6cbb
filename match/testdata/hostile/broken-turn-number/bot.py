# Broken: turn is a number at first, and something else each turn.
turn = 5
