def random():
    return 4
