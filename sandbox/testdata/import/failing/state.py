tries = 0
