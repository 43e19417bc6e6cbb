len = 3
