package native

import (
	"cmp"
	"iter"
	"maps"
	"slices"
)

// Sorted goes through a map in the order of its keys. A map's own order is another one in each process, and players
// see in which order names are defined: by __dict__, and by what is suggested for a misspelt name.
func Sorted[K cmp.Ordered, V any](m map[K]V) iter.Seq2[K, V] {
	return func(yield func(K, V) bool) {
		for _, key := range slices.Sorted(maps.Keys(m)) {
			if !yield(key, m[key]) {
				return
			}
		}
	}
}
