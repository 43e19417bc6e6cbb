import ok2
x = 'ok x'
def late(): return ok2.get()
