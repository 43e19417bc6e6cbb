package sandbox_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestCostGrowth checks by which power of their size operations get dearer: what is
// charged for n and for 2n.
func TestCostGrowth(t *testing.T) {
	for _, test := range []struct {
		name        string // a case of meterCases
		n           int
		least, most float64 // the power of n
	}{
		{"int +", 20_000, 0.9, 1.1},
		{"int * int", 20_000, 1.45, 1.7},
		{"int //, by half", 20_000, 1.9, 2.1},
		{"str, int", 20_000, 1.9, 2.1},
		{"int(str)", 20_000, 1.9, 2.1},
		{"int << int, far", 100_000, 0.9, 1.1},
		{"math.factorial", 5000, 1.9, 2.4},
		{"math.gcd", 10_000, 1.9, 2.1},
		{"list + list", 10_000, 0.9, 1.1},
		{"x in list", 10_000, 0.9, 1.1},
		{"list.insert", 10_000, 0.9, 1.1},
		{"list.sort, random", 10_000, 1.0, 1.2},
		{"repr, list", 5000, 0.9, 1.1},
		{"str * int", 10_000, 0.9, 1.1},
		{"str.replace", 10_000, 0.9, 1.1},
		{"str.split", 10_000, 0.9, 1.1},
		{"str in str", 10_000, 0.9, 1.1},
		{"str ==", 10_000, 0.9, 1.1},
		{"dict.update", 5000, 0.9, 1.1},
		{"dict[x], colliding ints", 1000, 0.9, 1.1},
		{"dict[x] =, colliding ints", 1000, 1.8, 2.1},
		{"set, colliding ints", 1000, 1.8, 2.1},
		{"set |", 5000, 0.9, 1.1},
		{"hash, tuple", 10_000, 0.9, 1.1},
		{"hash, shared tuple", 5, 3, 6}, // a tree of 2 ** n tuples
		{"drain zip, many", 500, 1.8, 2.1},
		{"product, wide", 500, 0.8, 1.1},
		{"heapq.nsmallest, half", 5000, 1.0, 1.3},
		{"copy.deepcopy, list", 2000, 0.9, 1.1},
		{"deque.rotate", 10_000, 0.9, 1.1},
		{"random.sample", 10_000, 0.9, 1.1},
		{"raise, deep", 200, 0.3, 1.1},
		{"str.join", 10_000, 0.9, 1.1},
		{"sum, lists", 1000, 1.8, 2.1},
	} {
		t.Run(test.name, func(t *testing.T) {
			var found *meterCase
			for _, c := range allMeterCases() {
				if c.name == test.name {
					found = &c
					break
				}
			}
			if !assert.NotNil(t, found, "no such case") {
				return
			}
			small, _ := found.measure(t, test.n, 1)
			large, _ := found.measure(t, 2*test.n, 1)
			power := math.Log2(float64(large) / float64(small))
			assert.GreaterOrEqual(t, power, test.least, "%d bytecodes for %d, %d for twice as many", small, test.n, large)
			assert.LessOrEqual(t, power, test.most, "%d bytecodes for %d, %d for twice as many", small, test.n, large)
		})
	}
}
