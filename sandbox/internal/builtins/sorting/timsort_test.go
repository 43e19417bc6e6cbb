package sorting

import (
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/object"
)

// TestTimsortManyLengths sorts runs of all kinds, by a key with many equal values.
func TestTimsortManyLengths(t *testing.T) {
	type element struct{ key, place int }
	for n := range 300 {
		for _, step := range []int{1, 7, 31, 101, 199} {
			elements := make([]element, n)
			for i := range elements {
				elements[i] = element{i * step % 211 / 3, i}
			}
			for _, reverse := range []bool{false, true} {
				got := append([]element(nil), elements...)
				require.NoError(t, timsort(got, reverse, func(a, b *element) (bool, error) { return a.key < b.key, nil }))
				for i := 1; i < n; i++ {
					a, b := got[i-1], got[i]
					if reverse {
						a.key, b.key = b.key, a.key
					}
					inOrder := a.key < b.key || a.key == b.key && a.place < b.place
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
		elements := make([]int, n)
		for i := range elements {
			elements[i] = i * 37 % 101
		}
		sum, compared := 0, 0
		for _, e := range elements {
			sum += e*e + 1
		}
		_ = timsort(elements, false, func(a, b *int) (bool, error) {
			if compared++; compared > limit {
				return false, object.ErrKilled
			}
			return *a < *b, nil
		})
		for _, e := range elements {
			sum -= e*e + 1
		}
		require.Zero(t, sum, "limit %d", limit)
	}
}
