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

// TestCalculations calculates as Python does: remainders of numbers below 0, too, are 0 or above, and
// quotients are rounded down.
func TestCalculations(t *testing.T) {
	for _, test := range []struct {
		operator int
		by       int64
		of       [9]int64 // of -4 to 4
	}{
		{code.OpAdd, 0, [9]int64{-4, -3, -2, -1, 0, 1, 2, 3, 4}},
		{code.OpAdd, -3, [9]int64{-7, -6, -5, -4, -3, -2, -1, 0, 1}},
		{code.OpSub, 3, [9]int64{-7, -6, -5, -4, -3, -2, -1, 0, 1}},
		{code.OpMul, -2, [9]int64{8, 6, 4, 2, 0, -2, -4, -6, -8}},
		{code.OpFloorDiv, 1, [9]int64{-4, -3, -2, -1, 0, 1, 2, 3, 4}},
		{code.OpFloorDiv, 3, [9]int64{-2, -1, -1, -1, 0, 0, 0, 1, 1}},
		{code.OpMod, 1, [9]int64{}},
		{code.OpMod, 2, [9]int64{0, 1, 0, 1, 0, 1, 0, 1, 0}},
		{code.OpMod, 3, [9]int64{2, 0, 1, 2, 0, 1, 2, 0, 1}},
		{code.OpMod, 9, [9]int64{5, 6, 7, 8, 0, 1, 2, 3, 4}},
	} {
		calculations := code.Calculations{{Operator: test.operator, By: test.by}}
		for i, want := range test.of {
			got, ok := calculations.Of(int64(i - 4))
			assert.True(t, ok)
			assert.Equal(t, want, got, "operator %d of %d and %d", test.operator, i-4, test.by)
		}
	}
}

// TestCalculationsTogether does them one after the other, as long as it is known what comes of them.
func TestCalculationsTogether(t *testing.T) {
	wave := code.Calculations{{Operator: code.OpSub, By: 10}, {Operator: code.OpMod, By: 7}, {Operator: code.OpMul, By: 2}}
	got, ok := wave.Of(12)
	assert.True(t, ok)
	assert.Equal(t, int64(4), got)
	got, ok = wave.Of(9)
	assert.True(t, ok)
	assert.Equal(t, int64(12), got)
	for name, c := range map[string]code.Calculations{
		"too much":             {{Operator: code.OpMul, By: 1 << 40}, {Operator: code.OpMod, By: 2}},
		"more than that":       {{Operator: code.OpAdd, By: math.MaxInt64}},
		"less than that":       {{Operator: code.OpSub, By: -math.MaxInt64}},
		"a division by 0":      {{Operator: code.OpFloorDiv}},
		"a remainder by 0":     {{Operator: code.OpAdd, By: 1}, {Operator: code.OpMod}},
		"a division by -2":     {{Operator: code.OpFloorDiv, By: -2}},
		"a remainder by -2":    {{Operator: code.OpMod, By: -2}},
		"what is not followed": {{Operator: code.OpPow, By: 2}},
	} {
		_, ok := c.Of(1 << 40)
		assert.False(t, ok, name)
	}
}

// TestWordsOfCalculations tells them apart by the words.
func TestWordsOfCalculations(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range []code.Calculations{
		{},
		{{Operator: code.OpAdd, By: 1}},
		{{}, {Operator: code.OpAdd, By: 1}},
		{{Operator: code.OpSub, By: 1}},
		{{Operator: code.OpMod, By: 1}},
		{{Operator: code.OpMod, By: 2}},
		{{Operator: code.OpMod, By: 2}, {Operator: code.OpAdd, By: 1}},
		{{Operator: code.OpAdd, By: 1}, {Operator: code.OpMod, By: 2}},
	} {
		words := fmt.Sprint(c.AppendWords(nil))
		assert.False(t, seen[words], "%v", c)
		seen[words] = true
	}
}
