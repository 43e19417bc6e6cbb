class A:
    def __init_subclass__(cls):
        raise TypeError('final: ' + cls.__name__)


class B(A):
    pass
