class E(Exception):
    def __str__(self):
        raise ValueError('no text')


raise E
