package code_test

import (
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
