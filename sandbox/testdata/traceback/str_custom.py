class E(Exception):
    def __init__(self, a, b):
        self.a, self.b = a, b

    def __str__(self):
        return '%s and %s' % (self.a, self.b)


raise E(1, 2)
