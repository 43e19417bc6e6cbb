package vm

import (
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox/internal/code"
)

// TestCalculations calculates as Python does: remainders have the sign of the divisor, and quotients are
// rounded down.
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
		{code.OpFloorDiv, -3, [9]int64{1, 1, 0, 0, 0, -1, -1, -1, -2}},
		{code.OpMod, -3, [9]int64{-1, 0, -2, -1, 0, -2, -1, 0, -2}},
		{code.OpMod, 1, [9]int64{}},
		{code.OpMod, 2, [9]int64{0, 1, 0, 1, 0, 1, 0, 1, 0}},
		{code.OpMod, 3, [9]int64{2, 0, 1, 2, 0, 1, 2, 0, 1}},
		{code.OpMod, 9, [9]int64{5, 6, 7, 8, 0, 1, 2, 3, 4}},
	} {
		calculations := calculations{{operator: test.operator, by: test.by}}
		for i, want := range test.of {
			got, ok := calculations.of(int64(i - 4))
			assert.True(t, ok)
			assert.Equal(t, want, got, "operator %d of %d and %d", test.operator, i-4, test.by)
		}
	}
}

// TestCalculationsTogether does them one after the other, as long as it is known what comes of them.
func TestCalculationsTogether(t *testing.T) {
	wave := calculations{{operator: code.OpSub, by: 10}, {operator: code.OpMod, by: 7}, {operator: code.OpMul, by: 2}}
	got, ok := wave.of(12)
	assert.True(t, ok)
	assert.Equal(t, int64(4), got)
	got, ok = wave.of(9)
	assert.True(t, ok)
	assert.Equal(t, int64(12), got)
	for name, c := range map[string]calculations{
		"too much":         {{operator: code.OpMul, by: 1 << 40}, {operator: code.OpMod, by: 2}},
		"more than that":   {{operator: code.OpAdd, by: math.MaxInt64}},
		"less than that":   {{operator: code.OpSub, by: -math.MaxInt64}},
		"a division by 0":  {{operator: code.OpFloorDiv}},
		"a remainder by 0": {{operator: code.OpAdd, by: 1}, {operator: code.OpMod}},
	} {
		_, ok := c.of(1 << 40)
		assert.False(t, ok, name)
	}
}

// TestWordsOfCalculations tells them apart by the words, unless they come to the same.
func TestWordsOfCalculations(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range []calculations{
		{},
		{{operator: code.OpAdd, by: 1}},
		{{operator: code.OpSub, by: 1}},
		{{operator: code.OpMod, by: 1}},
		{{operator: code.OpMod, by: 2}},
		{{operator: code.OpMod, by: 2}, {operator: code.OpAdd, by: 1}},
		{{operator: code.OpAdd, by: 1}, {operator: code.OpMod, by: 2}},
	} {
		words := fmt.Sprint(c.appendKey(nil))
		assert.False(t, seen[words], "%v", c)
		seen[words] = true
	}
	same := calculations{{}, {operator: code.OpAdd, by: 1}}
	assert.True(t, seen[fmt.Sprint(same.appendKey(nil))])
}

// TestDealingsOfTwoCounters tells tests of two counters from those of one.
func TestDealingsOfTwoCounters(t *testing.T) {
	t.Parallel()
	equal := tested{test: code.NewTest(code.OpEq), truth: true}
	one, two, other := Dealings{tests: []tested{equal}}, Dealings{tests: []tested{equal}}, Dealings{tests: []tested{equal}}
	two.tests[0].than, other.tests[0].than = 1, 2
	assert.True(t, one.IsExact())
	assert.False(t, two.IsExact())
	keys := map[string]bool{}
	for _, d := range []*Dealings{&one, &two, &other} {
		keys[fmt.Sprint(d.AppendKey(nil))] = true
	}
	assert.Len(t, keys, 3)
}
