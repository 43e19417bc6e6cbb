class A:
    x = 1

    class B:
        y = undefined_name
