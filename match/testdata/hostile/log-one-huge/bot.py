# Attacks: one line of megabytes, printed in many ways.
def turn():
    log("held")
    s = "y" * 4000000
    log(s)
    print(s, s, sep=s, end=s)
    print(*[s] * 100)
