package object

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func trySet(d *Dict, key, value Value) bool {
	_, done := d.TrySet(key, value, 1<<20)
	return done
}

// collidingKeys are keys many of which have the same hash, as -1 and -2 have, and equal ones that are not the same object.
func collidingKeys() []Value {
	var keys []Value
	for r := int64(-2); r <= 2; r++ {
		for c := int64(-2); c <= 2; c++ {
			keys = append(keys, PairOf(Int(r), Int(c)), PairOf(Int(r), Int(c)), TupleOf(Int(r), Int(c), True))
		}
	}
	for i := int64(-3); i < 3; i++ {
		keys = append(keys, Int(i), Float(float64(i)))
	}
	return append(keys, NewStr("a text").Value(), None, True)
}

// TestQuickLookups makes sure that look-ups without more ado find what others find, and have the same price, in
// tables of all sizes from which keys have been removed.
func TestQuickLookups(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(5, 6))
	keys := collidingKeys()
	paid, given := 0, 0
	for round := range 2000 {
		removes := round%2 == 0
		d, dCopy, s, sCopy := NewDict(), NewDict(), NewSet(), NewSet()
		for range random.IntN(60) {
			key := keys[random.IntN(len(keys))]
			hash, ok := SimpleHash(key)
			require.True(t, ok)

			want, err := d.Get(key, hash, nil)
			require.NoError(t, err)
			misses := d.TakeMisses()
			if got, cost, known := d.TryGet(key); known {
				require.Equal(t, want, got)
				require.Equal(t, misses, cost)
				paid += cost
			} else {
				given++
			}
			if slot, known := d.TrySlot(key); known {
				require.Equal(t, want.IsNil(), slot == nil)
				require.Zero(t, misses)
			}
			has, err := s.Has(key, hash, nil)
			require.NoError(t, err)
			ofSet := s.TakeMisses()
			if got, cost, known := s.TryHas(key); known {
				require.Equal(t, has, got)
				require.Equal(t, ofSet, cost)
				paid += cost
			} else {
				given++
			}
			if removes && random.IntN(3) == 0 {
				if _, known := d.TryDelete(key); known {
					require.Zero(t, misses)
				} else {
					_, err := d.Delete(key, hash, nil)
					require.NoError(t, err)
				}
				if _, known := s.TryRemove(key); known {
					require.Zero(t, ofSet)
				} else {
					_, err := s.Remove(key, hash, nil)
					require.NoError(t, err)
				}
			} else {
				value := Int(random.Int64())
				if cost, done := d.TrySet(key, value, 1<<20); done {
					require.Equal(t, misses, cost)
				} else {
					require.NoError(t, d.Set(key, hash, value, nil))
				}
				if s.TryAddFree(key, 1<<20) {
					require.Zero(t, ofSet)
				} else if cost, done := s.TryAdd(key, 1<<20); done {
					require.Equal(t, ofSet, cost)
					require.Positive(t, cost)
				} else {
					_, err := s.Add(key, hash, nil)
					require.NoError(t, err)
				}
				require.NoError(t, dCopy.Set(key, hash, value, nil))
				_, err = sCopy.Add(key, hash, nil)
				require.NoError(t, err)
			}
			d.TakeMisses()
			s.TakeMisses()
		}
		if removes {
			continue
		}
		require.Equal(t, dCopy.entries, d.entries)
		require.Equal(t, dCopy.index, d.index)
		require.Equal(t, sCopy.entries, s.entries)
		require.Equal(t, sCopy.places, s.places)
	}
	assert.Greater(t, paid, 3*given, "most keys that have the hash of others are told apart at once")
}

// TestQuickLookupsOfRemoved makes sure that a new key is put by insert, which uses the slots of removed ones again, if
// keys with the same hash are passed on the way.
func TestQuickLookupsOfRemoved(t *testing.T) {
	t.Parallel()
	d := DictFor(20)
	keys := []Value{PairOf(Int(-2), Int(-2)), PairOf(Int(-2), Int(-1)), PairOf(Int(-1), Int(-2))}
	for _, key := range keys {
		require.True(t, trySet(d, key, None))
	}
	_, done := d.TryDelete(keys[0])
	require.True(t, done)
	for _, behind := range keys[1:] {
		v, cost, known := d.TryGet(behind)
		assert.Equal(t, []any{None, true}, []any{v, known})
		assert.Equal(t, int(Bit(behind == keys[2])), cost)
	}
	last := PairOf(Int(-1), Int(-1))
	_, _, known := d.TryGet(last)
	assert.False(t, known)
	assert.False(t, trySet(d, last, True))
}

// TestQuickLookupsOfFullDict makes sure that a key of a dict that is to grow by much is set in the ordinary way if there is something to be paid
// for: that looks for the key twice.
func TestQuickLookupsOfFullDict(t *testing.T) {
	t.Parallel()
	d := NewDict()
	for _, key := range []Value{PairOf(Int(-2), Int(0)), PairOf(Int(-1), Int(0))} {
		require.True(t, trySet(d, key, None))
	}
	behind, first := PairOf(Int(-1), Int(0)), PairOf(Int(-2), Int(0))
	for i := int64(0); d.Growth() == 0 || d.Len() < 50; i++ {
		require.True(t, trySet(d, Int(i), None))
	}
	limit := d.Growth()
	cost, done := d.TrySet(first, True, limit)
	assert.True(t, done)
	assert.Zero(t, cost)
	_, done = d.TrySet(behind, True, limit)
	assert.False(t, done)
	cost, done = d.TrySet(behind, True, limit+1)
	assert.True(t, done)
	assert.Equal(t, 1, cost)
}

// TestQuickLookupsOwed makes sure that a look-up that has to be paid for is left to others while former ones are to be paid for.
func TestQuickLookupsOwed(t *testing.T) {
	t.Parallel()
	d, s := DictFor(20), NewSet()
	for i := range int64(30) { // in a small set, the groups of places are single ones
		require.True(t, s.TryAddFree(Int(1000+i), 1<<20))
	}
	behind := PairOf(Int(-1), Int(0))
	for _, key := range []Value{PairOf(Int(-2), Int(0)), behind} {
		hash, _ := SimpleHash(key)
		require.NoError(t, d.Set(key, hash, None, nil))
		_, err := s.Add(key, hash, nil)
		require.NoError(t, err)
	}
	for _, owed := range []bool{true, false} {
		_, _, known := d.TryGet(behind)
		assert.Equal(t, !owed, known)
		_, _, known = s.TryHas(behind)
		assert.Equal(t, !owed, known)
		_, done := d.TrySet(behind, True, 1<<20)
		assert.Equal(t, !owed, done)
		_, done = s.TryAdd(behind, 1<<20)
		assert.Equal(t, !owed, done)
		assert.Equal(t, owed, d.TakeMisses() > 0)
		assert.Equal(t, owed, s.TakeMisses() > 0)
	}
}
