import classes

# A class that a call makes belongs to the module whose code calls.
for made in classes.N, classes.T, classes.E, classes.P, classes.D, classes.C, classes.make(), type('X', (), {}):
    print(made, made.__module__)
