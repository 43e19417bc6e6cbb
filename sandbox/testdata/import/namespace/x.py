"""Docs of x."""
counter = 0
class Error(Exception): pass
class Thing:
    def __repr__(self): return '<Thing>'
    def who(self): return 'thing ' + __name__
def inc():
    global counter
    counter += 1
def fail(): raise Error('from x')
def use_len(v): return len(v)
def helper(): return 'old helper'
def call_helper(): return helper()
def gen_names(): return [counter for _ in range(2)]
def gen(n):
    for i in range(n): yield i + counter
def closure():
    n = counter
    def f():
        nonlocal n
        n += 1
        return n
    return f
def default(l=[]):
    l.append(counter)
    return l
