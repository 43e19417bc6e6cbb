# Hogs time: a finally that never ends, entered by return.
def turn():
    try:
        return
    finally:
        while True:
            pass
