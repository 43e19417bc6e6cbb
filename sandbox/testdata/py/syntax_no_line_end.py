x = 1
if x:
    print(x)
    y = [1,
         2]
    print(y) # no line end