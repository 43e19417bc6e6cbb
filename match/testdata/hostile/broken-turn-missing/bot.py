# Broken: there is no turn.
def trun():
    pass
