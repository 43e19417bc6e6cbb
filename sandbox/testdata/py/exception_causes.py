# What stands after `raise ... from` is made an exception, by a call if it is a class.
class Plain(Exception):
    pass


class Needs(Exception):
    def __init__(self, code):
        pass


for cause in (Plain, Plain('made'), Needs, int, 5, 'x', object, None):
    try:
        raise KeyError('k') from cause
    except (KeyError, TypeError) as e:
        print(type(e).__name__, e, repr(e.__cause__), e.__suppress_context__)
