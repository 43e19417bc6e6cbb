# Attacks: chains of exceptions of hundred thousand, raised while others are handled, and printed.
last = None
def turn():
    global last
    e = last
    for i in range(150):
        try:
            try:
                raise ValueError(i) from e
            finally:
                raise KeyError(i)
        except KeyError as k:
            e = k
    last = e
    log("held")
    if get_bytecode() < 1500:
        raise e
