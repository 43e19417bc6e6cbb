# Angles of points that are far away, or nowhere.
import math
inf = math.inf
for y in (inf, -inf, 1e300, -1e300, 1.0, 0.0, -0.0, 5e-324):
    print([math.atan2(y, x) for x in (inf, -inf, 1e300, -1e300, 1.0, -1.0, 0.0, -0.0, 5e-324)])
