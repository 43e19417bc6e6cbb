# Hogs time: exceptions thrown through many frames and handlers.
def deep(n):
    try:
        if n == 0:
            raise ValueError
        deep(n - 1)
    except KeyError:
        pass
    finally:
        n = 0
def turn():
    while True:
        try:
            deep(800)
        except ValueError:
            pass
