try:
    {}['k']
except KeyError:
    raise ValueError('hidden') from None
