def check(v):
    assert v > 3


check(1)
