class A:
    def __init__(self, x):
        self.x = x.y


class B(A):
    def __init__(self):
        super().__init__(5)


B()
