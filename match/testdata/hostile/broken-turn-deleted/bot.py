# Broken: turn deletes itself.
def turn():
    global turn
    del turn
