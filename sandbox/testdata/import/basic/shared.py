print('loading shared')
value = 1
count = 0
state = {'k': 'v'}
items, more = [1], (2,)
def bump():
    global count
    count += 1
    return count
def get(): return value
def get_count(): return count
