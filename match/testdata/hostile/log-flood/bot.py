# Attacks: logs as much as it can, in lines of every length.
def turn():
    for i in range(10 ** 6):
        log("x" * (i % 3000))
