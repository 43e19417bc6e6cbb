def f():
  global q
  del q
f()
