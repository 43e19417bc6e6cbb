def key(x):
    return x['k']


data = [{'k': 1}, {}]
data.sort(key=key)
