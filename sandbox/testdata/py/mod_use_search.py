"""Searches, as players write them."""
import heapq
from collections import deque, defaultdict, namedtuple
from itertools import count, product

GRID = ['S..#....', '.#.#.##.', '.#...#..', '.####.#.', '......#E']
Cell = namedtuple('Cell', 'row col')


def find(mark):
    for r, c in product(range(len(GRID)), range(len(GRID[0]))):
        if GRID[r][c] == mark:
            return Cell(r, c)


def neighbors(cell):
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        r, c = cell.row + dr, cell.col + dc
        if 0 <= r < len(GRID) and 0 <= c < len(GRID[0]) and GRID[r][c] != '#':
            yield Cell(r, c)


def bfs(start, goal):
    parent = {start: None}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        if cell == goal:
            path = deque()
            while cell is not None:
                path.appendleft(cell)
                cell = parent[cell]
            return list(path)
        for n in neighbors(cell):
            if n not in parent:
                parent[n] = cell
                queue.append(n)


def astar(start, goal):
    tie = count()
    best = defaultdict(lambda: float('inf'), {start: 0})
    heap = [(abs(goal.row - start.row) + abs(goal.col - start.col), next(tie), start)]
    pops = 0
    while heap:
        _, _, cell = heapq.heappop(heap)
        pops += 1
        if cell == goal:
            return best[cell], pops
        for n in neighbors(cell):
            g = best[cell] + 1
            if g < best[n]:
                best[n] = g
                heapq.heappush(heap, (g + abs(goal.row - n.row) + abs(goal.col - n.col), next(tie), n))


start, goal = find('S'), find('E')
path = bfs(start, goal)
print(start, goal, len(path), path[:4])
print(astar(start, goal))


def components():
    seen, sizes = set(), []
    for r in range(len(GRID)):
        for c in range(len(GRID[0])):
            cell = Cell(r, c)
            if GRID[r][c] == '#' or cell in seen:
                continue
            stack = [cell]
            seen.add(cell)
            size = 0
            while stack:
                size += 1
                for n in neighbors(stack.pop()):
                    if n not in seen:
                        seen.add(n)
                        stack.append(n)
            sizes.append(size)
    return sorted(sizes)


print(components())


def topo(edges):
    inward, out = defaultdict(int), defaultdict(list)
    for a, b in edges:
        inward[b] += 1
        out[a].append(b)
        inward[a] += 0
    ready = [n for n in inward if not inward[n]]
    heapq.heapify(ready)
    order = []
    while ready:
        n = heapq.heappop(ready)
        order.append(n)
        for m in out[n]:
            inward[m] -= 1
            if not inward[m]:
                heapq.heappush(ready, m)
    return order


print(topo([('a', 'b'), ('c', 'b'), ('b', 'd'), ('c', 'e'), ('a', 'e')]))
