"""The sandbox has no warnings, so there are none to filter."""

from absent import Absent, absent


class catch_warnings:
    def __init__(self, *, record=False, module=None):
        self.record = record

    def __enter__(self):
        if self.record:
            raise Absent('warnings')

    def __exit__(self, *args):
        return False


def simplefilter(*args, **kwargs):
    pass


filterwarnings = resetwarnings = simplefilter


def __getattr__(name):
    if name.startswith('__'):
        raise AttributeError(name)
    return absent('warnings.' + name)
