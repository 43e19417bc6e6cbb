# Does nothing.
def turn():
    pass
