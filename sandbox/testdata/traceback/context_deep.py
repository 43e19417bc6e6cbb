def handler():
    raise TypeError('in handler')


def work():
    raise ValueError('in work')


def main():
    try:
        work()
    except ValueError:
        handler()


main()
