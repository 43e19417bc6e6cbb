class X:
    def __eq__(self, o): l2.clear(); return NotImplemented
class Y:
    def __eq__(self, o): l1.clear(); return NotImplemented
l1 = [X()]; l2 = [Y()]; print(l1 == l2)
l1 = [X()]; l2 = [Y()]; print(l1 != l2)
