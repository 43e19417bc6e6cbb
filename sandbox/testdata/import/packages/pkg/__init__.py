print('init', __name__)
version = '1.0'
