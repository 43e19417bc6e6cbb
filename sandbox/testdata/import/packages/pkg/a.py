print('a', __name__)
name = __name__
value = 5
