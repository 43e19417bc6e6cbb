package bitset_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox/internal/bitset"
)

// of returns a set for 130 numbers with some of them.
func of(numbers ...int) bitset.Set {
	s := bitset.New(130)
	for _, n := range numbers {
		s.Add(n)
	}
	return s
}

func TestSet(t *testing.T) {
	s := of(0, 63, 64, 129)
	for n := range 130 {
		assert.Equal(t, n == 0 || n == 63 || n == 64 || n == 129, s.Has(n), n)
	}

	copied := s.Clone()
	copied.Include(of(1, 129))
	assert.Equal(t, of(0, 1, 63, 64, 129), copied)
	assert.Equal(t, of(0, 63, 64, 129), s)

	copied.IncludeExcept(of(2, 3, 128), of(3))
	assert.Equal(t, of(0, 1, 2, 63, 64, 128, 129), copied)

	assert.True(t, copied.Retain(of(0, 2, 64, 100)))
	assert.Equal(t, of(0, 2, 64), copied)
	assert.False(t, copied.Retain(of(0, 2, 64, 65)))
	assert.Equal(t, of(0, 2, 64), copied)
}
