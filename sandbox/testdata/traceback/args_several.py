raise ValueError('a', 1, None)
