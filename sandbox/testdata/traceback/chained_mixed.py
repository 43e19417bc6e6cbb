def g():
    try:
        try:
            [][1]
        except IndexError:
            {}['x']
    except KeyError as e:
        raise TypeError('three') from e


g()
