list(map(lambda s: int(s), ['1', 'x']))
