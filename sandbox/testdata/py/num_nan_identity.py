# A NaN equals nothing, but containers find the same object.
nan, other = float("nan"), float("nan")
print(nan == nan, nan != nan, nan is nan, nan is other)
print(nan in [nan], other in [nan], [nan] == [nan], [nan] == [other], (1, nan) == (1, other))
print([nan, other].index(other), [nan, nan, other].count(nan), len({nan, other, nan}), {nan: 1}.get(other), {nan: 1}[nan])
print([float("nan")] == [float("nan")], float("nan") in [float("nan")], float("-nan"), nan + 1, -nan)
d = {}
for _ in range(3):
    d[float("nan")] = 1
print(len(d), d, hash(nan) == hash(other))
print({"a": nan} == {"a": nan}, {"a": nan} == {"a": other}, {nan} == {nan}, {nan} == {other})
print(float(nan) is nan, min(nan, 1), min(1, nan), max([nan, 1]), sorted([2, nan, 1])[1] != nan)
