# OSError with the names of files.
for a in [(), (1,), (1, 'x'), (1, 'x', 'f'), (1, 'x', 'f', None), (1, 'x', 'f', None, 'g'), (1, 'x', None),
          (1, 'x', None, None, None), (1, 'x', 'f', None, None), (1, 'x', None, None, 'g'), (1, 2, 3, 4, 5, 6),
          (2, 'no such file', 'f1', None, 'f2')]:
    e = OSError(*a)
    print(type(e).__name__, e, repr(e), e.args, e.errno, e.strerror, e.filename, e.filename2)
