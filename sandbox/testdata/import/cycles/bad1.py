from bad2 import y
x = 1
