# Hogs memory: exceptions with tracebacks of a thousand lines, kept.
kept = []
def dig(n):
    if n == 0:
        raise ValueError([0] * 100)
    try:
        dig(n - 1)
    except ValueError as e:
        kept.append(e)
        raise KeyError(n) from e
def turn():
    while True:
        try:
            dig(200)
        except (KeyError, ValueError) as e:
            kept.append(e)
