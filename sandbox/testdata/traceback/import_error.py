def f():
    import not_here


f()
