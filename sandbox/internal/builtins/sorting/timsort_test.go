package sorting

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/object"
)

// TestTimsortManyLengths sorts runs of all kinds, by a key with many equal values.
func TestTimsortManyLengths(t *testing.T) {
	for n := range 300 {
		for _, step := range []int{1, 7, 31, 101, 199} {
			keys, order := make([]int, n), make([]int32, n)
			for i := range keys {
				keys[i], order[i] = i*step%211/3, int32(i)
			}
			for _, reverse := range []bool{false, true} {
				got := slices.Clone(order)
				require.NoError(t, timsort(got, reverse, func(a, b int32) (bool, error) { return keys[a] < keys[b], nil }))
				for i := 1; i < n; i++ {
					x, y := keys[got[i-1]], keys[got[i]]
					if reverse {
						x, y = y, x
					}
					inOrder := x < y || x == y && got[i-1] < got[i]
					require.True(t, inOrder, "n %d, step %d, reverse %v: %v", n, step, reverse, got)
				}
			}
		}
	}
}

// TestSortErrorKeepsItems checks that no item gets lost when a comparison fails.
func TestSortErrorKeepsItems(t *testing.T) {
	const n = 200
	for limit := range 1200 {
		order := make([]int32, n)
		for i := range order {
			order[i] = int32(i)
		}
		compared := 0
		_ = timsort(order, false, func(a, b int32) (bool, error) {
			if compared++; compared > limit {
				return false, object.ErrKilled
			}
			return a*37%101 < b*37%101, nil
		})
		slices.Sort(order)
		for i, position := range order {
			require.EqualValues(t, i, position, "limit %d", limit)
		}
	}
}
