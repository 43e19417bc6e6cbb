# Attacks: functions that import, recursively, until the limit of depth.
def dig():
    import gen
    dig()
def turn():
    dig()
