# A list that is sorted while it is being sorted: it is empty to whoever looks.
def again(v):
    order.append((v, len(items)))
    items.sort(key=str)
    return v

order = []
items = [3, 1, 2]
items.sort(key=again)
print(items, order)

def grow(v):
    items.sort()
    items.append(v)
    items.sort()
    return v

try:
    items.sort(key=grow)
except ValueError as e:
    print(e)
print(items)
