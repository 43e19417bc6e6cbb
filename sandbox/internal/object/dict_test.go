package object

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// keysOf returns the keys of a dict of ints in their order.
func keysOf(d *Dict) []int64 {
	var keys []int64
	for pos := 0; ; {
		key, value, hash, next, ok := d.Next(pos)
		if !ok {
			return keys
		}
		if key.AsInt() != value.AsInt() || hash != key.AsInt() {
			panic("a key has another value, or another hash")
		}
		keys = append(keys, key.AsInt())
		pos = next
	}
}

// TestDictIsNotSparse: however keys come and go, a dict keeps their order, and neither it nor a copy is much larger than they are.
func TestDictIsNotSparse(t *testing.T) {
	t.Parallel()
	for name, pick := range map[string]func(keys []int64) int{
		"first":  func([]int64) int { return 0 },
		"last":   func(keys []int64) int { return len(keys) - 1 },
		"middle": func(keys []int64) int { return len(keys) / 2 },
		"any":    func(keys []int64) int { return rand.IntN(len(keys)) },
	} {
		d := DictFor(0)
		var keys []int64
		next := int64(1)
		add := func() {
			require.NoError(t, d.Set(Int(next), next, Int(next), nil))
			keys = append(keys, next)
			next++
		}
		remove := func() {
			i := pick(keys)
			v, err := d.Delete(Int(keys[i]), keys[i], nil)
			require.NoError(t, err)
			require.Equal(t, keys[i], v.AsInt())
			keys = append(keys[:i], keys[i+1:]...)
			require.LessOrEqual(t, d.Span(), 2*d.Len()+maxGaps, name)
			require.LessOrEqual(t, len(d.index), max(maxSparseIndex, sparseIndex*d.Len()), name)
		}
		for range 5000 {
			add()
		}
		for step := 1; len(keys) > 1; step++ {
			if remove(); step%7 == 0 {
				add()
			}
			if step%500 == 0 || len(keys) == 1 {
				assert.Equal(t, keys, keysOf(d), name)
				c := d.Copy()
				assert.Equal(t, keys, keysOf(c), name)
				assert.Equal(t, c.Len(), len(c.entries), name)
				assert.LessOrEqual(t, len(c.index), sparseIndex*c.Len(), name)
				for _, key := range keys {
					v, err := c.Get(Int(key), key, nil)
					require.NoError(t, err)
					assert.Equal(t, key, v.AsInt(), name)
				}
			}
		}
	}
}
