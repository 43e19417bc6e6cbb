from bad1 import x
y = 2
