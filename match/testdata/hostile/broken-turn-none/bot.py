# Broken: turn is not callable.
turn = None
