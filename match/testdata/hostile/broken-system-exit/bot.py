# Broken: asks the interpreter to exit.
def turn():
    raise SystemExit(0)
