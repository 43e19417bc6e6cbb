# Broken: asks the interpreter to exit while it is loaded, from several places at once.
def turn():
    pass
try:
    raise SystemExit("status")
finally:
    raise SystemExit
