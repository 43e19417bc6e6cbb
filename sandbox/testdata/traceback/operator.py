class V:
    def __add__(self, o):
        return self.go(o)

    def go(self, o):
        assert isinstance(o, V), 'not a V'


x = V()
x += 1
