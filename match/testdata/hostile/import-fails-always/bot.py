# Attacks: a module that raises when it is imported: the robot is destroyed, the match goes on.
import broken
def turn():
    pass
