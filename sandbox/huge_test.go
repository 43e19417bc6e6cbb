package sandbox_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// hugeSizes are numbers near those at which a price, or a number of bytes, is more than 64 bits hold.
var hugeSizes = []string{
	"2 ** 32", "2 ** 48", "2 ** 58", "2 ** 59 - 1", "2 ** 59", "2 ** 60 - 1", "2 ** 60", "2 ** 60 + 1", "2 ** 61 - 1", "2 ** 61", "2 ** 61 + 1",
	"2 ** 62 - 1", "2 ** 62", "2 ** 63 - 1", "2 ** 63", "2 ** 70", "(2 ** 64 - 1) // 3", "2 ** 64 // 5", "2 ** 64 // 20 + 1",
}

// hugeUses use a huge number X, or a range R of so many items.
var hugeUses = []string{
	"list(R)", "tuple(R)", "set(R)", "frozenset(R)", "sorted(R)", "deque(R)", "deque(R, 3)", "deque(R, X)", "Counter(R)", "Counter(a=X).elements()", "list(Counter(a=X).elements())",
	"Counter(a=1).most_common(X)", "c = Counter(); c.update(R)", "c = Counter(); c.subtract(R)", "dict.fromkeys(R)", "OrderedDict.fromkeys(R)", "dict(zip(R, R))", "dict(enumerate(R))",
	"l = []; l.extend(R)", "l = []; l += R", "l = [1]; l[:] = R", "l = [1]; l[0:0] = R", "l = [1, 2]; l[::2] = R", "[*R]", "{*R}", "(*R, 1)", "print(*R)", "max(*R)", "a, b = R", "a, *b = R", "*a, b = R",
	"{1}.intersection(R)", "{1}.difference(R)", "{1}.union(R)", "{1}.symmetric_difference(R)", "{1}.isdisjoint(R)", "{-1}.isdisjoint(R)", "{1}.issuperset(R)", "{1}.issubset(R)", "s = {1}; s.update(R)",
	"s = {1}; s.intersection_update(R)", "s = {1}; s.difference_update(R)", "s = {1}; s.symmetric_difference_update(R)", "{1: 2}.keys() & R", "{1: 2}.keys() | R", "{1: 2}.keys() - R", "{1: 2}.keys() ^ R",
	"''.join(R)", "''.join(map(str, R))", "sum(R)", "min(R)", "max(R)", "any(R)", "all(R)", "any(x < 0 for x in R)", "[x for x in R]", "{x for x in R}", "{x: x for x in R}", "-1.5 in R", "R.count(-1.5)", "R.index(-1.5)",
	"len(R)", "hash(R)", "R == R", "R[::7]", "R[X - 1]", "R[-1]", "list(reversed(R))", "list(R[::-1])", "for x in R: pass", "copy.deepcopy(R)", "copy.copy(R)",
	"product(R)", "product(R, R)", "product([1], repeat=X)", "permutations(R)", "permutations([1, 2], X)", "list(permutations([1, 2], X))", "combinations(R, 2)", "list(combinations([1, 2], X))",
	"list(combinations_with_replacement([1, 2], X))", "list(repeat(0, X))", "list(islice(count(), X))", "list(islice(R, X))", "next(islice(count(), X, None))", "list(islice(R, 0, X, X))", "next(cycle(R))", "list(accumulate(R))", "tee([1], X)",
	"list(chain(R, R))", "list(zip_longest(R, [1]))", "list(compress(R, R))", "list(takewhile(lambda x: True, R))", "list(starmap(max, zip(R, R)))", "list(groupby(R))", "functools.reduce(max, R)",
	"heapq.nlargest(X, R)", "heapq.nsmallest(X, R)", "heapq.nlargest(X, [1])", "heapq.nlargest(3, R)", "list(heapq.merge(R, R))", "bisect.bisect(R, 5)", "bisect.bisect([1], 5, 0, X)", "random.sample(R, 3)", "random.sample(R, X)", "random.sample(R, X // 2)",
	"random.choice(R)", "random.choices(R, k=3)", "random.choices([1], k=X)", "random.choices([1], weights=R)", "random.shuffle(R)", "random.randrange(X)", "random.getrandbits(X)", "random.seed(X)", "math.fsum(R)", "math.factorial(X)", "math.gcd(X, X - 1)",
	"[0] * X", "(0,) * X", "'a' * X", "l = [0]; l *= X", "deque([1]) * X", "deque([1], 3) * X", "deque([1]).rotate(X)", "'a'.ljust(X)", "'a'.rjust(X)", "'a'.center(X)", "'a'.zfill(X)", "'\\t'.expandtabs(X)", "'a'.replace('', 'b', X)", "'a b'.split(None, X)",
	"'%*d' % (X, 1)", "'%.*f' % (X, 1)", "'{:>{}}'.format(1, X)", "'{:.{}f}'.format(1.0, X)", "f'{1:{X}}'", "f'{1.5:.{X}f}'", "1 << X", "2 ** X", "X ** X", "3 ** X % 7", "pow(3, X, X)", "1 >> X", "round(1, -X)", "round(1.5, X)", "round(15, -3)", "(0.5).__round__(X)",
	"operator.countOf(R, 1.5)", "operator.indexOf(R, 1.5)", "operator.length_hint(R)", "operator.concat([1], [2] * X)", "namedtuple('N', R)", "dataclasses.make_dataclass('C', R)", "enum.Enum('E', R)", "str.maketrans(dict.fromkeys(R))", "chr(X)", "slice(X).indices(X)",
	"class A:\n    def __len__(self): return X\n    def __getitem__(self, i): return i\nlist(A())", "class B:\n    def __length_hint__(self): return X\n    def __iter__(self): return iter(R)\nlist(B())", "class C(list): pass\nC().extend(R)", "[1].insert(X, 1)", "[1].pop(X)", "[1, 2][X:]", "'ab'[X::X]",
	"enumerate([1], X)", "count(X, X)", "list(zip(count(X, X), [1, 2]))", "iter(R).__length_hint__()", "iter(R).__setstate__(X)", "time = R; [*map(lambda *a: 0, R, R)]", "filter(None, R)", "list(filter(None, R))", "int('9', X)", "hex(X)", "string.capwords(' ' * X)",
}

// TestHuge makes sure that huge numbers of items cost what they should, or are refused: prices and sizes that do not fit 64 bits are none of
// nothing. Each turn ends soon, and little memory is taken.
func TestHuge(t *testing.T) {
	const head = "from collections import *\nfrom itertools import *\nimport bisect, copy, dataclasses, enum, functools, heapq, math, operator, random, string\n"
	before := heapLive()
	for i, use := range hugeUses {
		for j, size := range hugeSizes {
			for k, bounds := range []string{"X", "-X, X", "0, 2 * X, 2"} {
				if k > 0 && !strings.Contains(use, "R") || testing.Short() && (i+j+k)%8 != 0 {
					continue
				}
				text := fmt.Sprintf("%sX = %s\nR = range(%s)\n%s\n", head, size, bounds, use)
				program, err := sandbox.Compile([]sandbox.File{{Path: "huge.py", Module: "__main__", Text: []byte(text)}}, sandbox.Options{})
				require.NoError(t, err, text)
				what := fmt.Sprintf("X = %s, R = range(%s): %s", size, bounds, use)
				ended := make(chan any, 1)
				go func() {
					defer func() {
						if fault := recover(); fault != nil {
							ended <- fault
						}
					}()
					ended <- runRobot(program, sandbox.Config{Memory: 1 << 20}, 20_000, 3)
				}()
				select {
				case end := <-ended:
					if r, ok := end.(run); assert.True(t, ok, "%s: %v", what, end) {
						assert.GreaterOrEqual(t, r.bytecodes, int64(0), what)
					}
				case <-time.After(10 * time.Second):
					t.Fatalf("does not end: %s", what)
				}
			}
		}
		if live := heapLive() - before; !assert.Less(t, live, int64(64<<20), use) {
			before += live
		}
	}
}
