class D:
    def __set_name__(self, owner, name):
        raise ValueError(name)


class A:
    field = D()
