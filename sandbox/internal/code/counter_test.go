package code_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox/internal/code"
)

// TestTestHolds compares as Python does.
func TestTestHolds(t *testing.T) {
	for op, want := range map[int]func(x, y int64) bool{
		code.OpLt: func(x, y int64) bool { return x < y },
		code.OpLe: func(x, y int64) bool { return x <= y },
		code.OpEq: func(x, y int64) bool { return x == y },
		code.OpNe: func(x, y int64) bool { return x != y },
		code.OpGt: func(x, y int64) bool { return x > y },
		code.OpGe: func(x, y int64) bool { return x >= y },
	} {
		assert.True(t, code.IsOrder(op))
		test := code.NewTest(op)
		numbers := []int64{math.MinInt64, -1 << 40, -2, -1, 0, 1, 2, 1 << 40, math.MaxInt64}
		for _, x := range numbers {
			for _, y := range numbers {
				assert.Equal(t, want(x, y), test.Holds(x, y), "%d: %d and %d", op, x, y)
				assert.Equal(t, want(x, y), code.NewTest(code.Swapped(op)).Holds(y, x), "%d swapped: %d and %d", op, y, x)
			}
		}
	}
	for _, op := range []int{code.OpIn, code.OpNotIn, code.OpIs, code.OpIsNot} {
		assert.False(t, code.IsOrder(op), "%d", op)
	}
}

// TestTestHoldsOfRemainder takes remainders as Python does: of numbers below 0, too, they
// are 0 or above.
func TestTestHoldsOfRemainder(t *testing.T) {
	for modulus, remainders := range map[int64][]int64{ // of -4 to 4
		1: {0, 0, 0, 0, 0, 0, 0, 0, 0},
		2: {0, 1, 0, 1, 0, 1, 0, 1, 0},
		3: {2, 0, 1, 2, 0, 1, 2, 0, 1},
		5: {1, 2, 3, 4, 0, 1, 2, 3, 4},
		9: {5, 6, 7, 8, 0, 1, 2, 3, 4},
	} {
		for i, remainder := range remainders {
			x := int64(i - 4)
			t.Run(fmt.Sprintf("%d of %d", modulus, x), func(t *testing.T) {
				holds := func(op int, y int64) bool {
					test := code.NewTest(op)
					test.Modulus = modulus
					return test.Holds(x, y)
				}
				assert.True(t, holds(code.OpEq, remainder))
				assert.False(t, holds(code.OpNe, remainder))
				assert.False(t, holds(code.OpEq, remainder-modulus), "the other one is no remainder")
				assert.True(t, holds(code.OpLt, remainder+1))
				assert.False(t, holds(code.OpGt, remainder))
			})
		}
	}
}
