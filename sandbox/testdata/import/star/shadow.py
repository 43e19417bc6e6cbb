def len(x): return 'shadowed'
