raise KeyError('broken')
