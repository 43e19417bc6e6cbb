"""Heaps in lists: the smallest item is at index 0."""


def heappush(heap, item):
    """Add an item to a heap."""
    heap.append(item)
    _sift_down(heap, 0, len(heap) - 1)


def heappop(heap):
    """Remove and return the smallest item of a heap."""
    last = heap.pop()
    if heap:
        smallest = heap[0]
        heap[0] = last
        _sift_up(heap, 0)
        return smallest
    return last


def _sift_down(heap, start, pos):
    item = heap[pos]
    while pos > start:
        parent = (pos - 1) >> 1
        if not item < heap[parent]:
            break
        heap[pos] = heap[parent]
        pos = parent
    heap[pos] = item


def _sift_up(heap, pos):
    end = len(heap)
    start = pos
    item = heap[pos]
    child = 2 * pos + 1
    while child < end:
        right = child + 1
        if right < end and not heap[child] < heap[right]:
            child = right
        heap[pos] = heap[child]
        pos = child
        child = 2 * pos + 1
    heap[pos] = item
    _sift_down(heap, start, pos)
