# Broken: the top level raises, after it has run a while.
for i in range(1000):
    pass
def turn():
    pass
raise ValueError("no")
