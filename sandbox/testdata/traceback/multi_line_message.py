raise ValueError('first line\nsecond line\n  third')
