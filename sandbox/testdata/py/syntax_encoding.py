# -*- coding: utf-8 -*-
print("bom é")

def f():
    return 1
print(f())
if 1:
    x = 1
    y = 2
print(x, y)
élan = 3
变量 = 4
print(élan + 变量, "ünï")
def ñ(å, *, ß=1): return å + ß
print(ñ(1), ñ(1, ß=5))
