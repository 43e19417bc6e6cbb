# Hogs time: catches everything, everywhere, in the hope to catch the pause or the end itself.
class Grab:
    def __enter__(self):
        return self
    def __exit__(self, *a):
        return True
    def __del__(self):
        pass
def gen():
    while True:
        try:
            yield 1
        except BaseException:
            continue
        finally:
            pass
def turn():
    g = gen()
    while True:
        try:
            with Grab():
                while True:
                    next(g)
                    try:
                        sorted([3, 2, 1], key=lambda x: [i for i in range(1000)])
                    except:
                        pass
        except BaseException:
            continue
        finally:
            pass
