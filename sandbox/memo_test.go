package sandbox

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestStatesAreForgotten makes sure that states get numbers of their own, also when there are more
// than are remembered.
func TestStatesAreForgotten(t *testing.T) {
	t.Parallel()
	var s states
	seen := map[stateID]bool{}
	for i := range 3*maxStates + 1 {
		words := []uint64{uint64(i)}
		id := s.number(words)
		require.NotZero(t, id)
		require.False(t, seen[id], "%d is the number of another state", id)
		seen[id] = true
		require.Equal(t, id, s.number(words), "it is remembered for a while")
		require.LessOrEqual(t, len(s.ids), maxStates)
	}
	assert.False(t, seen[s.number([]uint64{0})], "it has been forgotten")

	for i := range 10 {
		words := make([]uint64, maxStateBytes/8/3)
		words[0] = uint64(i)
		seen[s.number(words)] = true
		require.LessOrEqual(t, s.bytes, maxStateBytes)
	}
	assert.Len(t, seen, 3*maxStates+1+10)
}

// TestToldIsForgotten makes sure that what turns have been told of situations gets numbers of its
// own, and that what is of use is not forgotten.
func TestToldIsForgotten(t *testing.T) {
	t.Parallel()
	m := NewMemo[int](nil)
	useful, ok := m.number(1)
	require.True(t, ok)
	seen := map[uint16]bool{useful: true}
	for bits := Situation(2); bits < 100; bits++ {
		m.told[0].repeated++
		number, ok := m.number(bits)
		require.True(t, ok)
		require.False(t, seen[number])
		seen[number] = true
		require.LessOrEqual(t, len(m.told), maxTold)
	}
	number, _ := m.number(1)
	assert.Equal(t, useful, number)
}

// TestBitset makes sure that a hash that has been added is found, and few others are.
func TestBitset(t *testing.T) {
	t.Parallel()
	var s bitset
	assert.False(t, s.has(0))
	found := 0
	for i := range uint64(bitsetBits) {
		hash := (occasion{situation: Situation(i)}).hash()
		if s.has(hash) {
			found++
		}
		s.add(hash)
		require.True(t, s.has(hash))
	}
	assert.Less(t, found, bitsetBits/4)
}
