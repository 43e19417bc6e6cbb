def get():
    from ok1 import x
    return x
