# Hogs memory: linked instances, closures, generators and bound methods.
class Node:
    def __init__(self, next):
        self.next = next
        self.f = lambda: next
        self.g = (x for x in (next, self))
        self.m = self.walk
    def walk(self):
        yield self
head = None
def turn():
    global head
    while True:
        head = Node(head)
