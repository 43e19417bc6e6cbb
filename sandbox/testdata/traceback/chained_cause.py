def load(k):
    try:
        return {}[k]
    except KeyError as e:
        raise ValueError('cannot load ' + k) from e


def main():
    try:
        load('x')
    except ValueError as e:
        raise RuntimeError('giving up') from e


main()
