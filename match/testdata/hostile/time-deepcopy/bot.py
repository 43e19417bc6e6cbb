# Hogs time: copies of structures that share their parts.
import copy
def turn():
    x = []
    for i in range(60):
        x = [x, x, {1: x}, (x,)]
    while True:
        copy.deepcopy(x)
        copy.copy(x)
