# Broken: turn is a class, whose instances are made each turn.
class turn:
    def __init__(self):
        log("held")
