import x
def see_main_attr(): return x.counter
