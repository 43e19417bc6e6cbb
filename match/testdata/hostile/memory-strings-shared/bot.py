# Hogs memory: small parts that keep the whole of a large string alive, and large strings of small parts.
kept = []
def turn():
    i = 0
    while True:
        i += 1
        s = str(i) * 20000
        kept.append(s[1:3])
        kept.append(s.split("1")[0])
        kept.append(s.partition("2")[0])
        kept.append(s.strip("3"))
