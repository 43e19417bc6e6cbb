class A:
    def __getattr__(self, name):
        raise AttributeError('no ' + name)


A().x
