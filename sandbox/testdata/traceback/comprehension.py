def f(n):
    return {k: [1 // v for v in range(n)] for k in 'ab'}


f(2)
