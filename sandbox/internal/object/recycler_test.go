package object

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestRecycler makes objects of all sizes, and sees which of them are handed out again.
func TestRecycler(t *testing.T) {
	t.Parallel()
	r := &Recycler{}
	tuple := func(n int) Value { v, _ := r.MakeTuple(n); return v }
	kept := map[string]bool{
		"a set": true, "a list of 4": true, "a list of 8": true, "a list of 16": true, "a list of 24": true, "a tuple of 9": true, "a tuple of 16": true,
	}
	makers := map[string]func() Value{
		"a set":             func() Value { return r.RoomySet().Value() },
		"a list of 4":       func() Value { return r.EmptyList(4).Value() },
		"a list of 8":       func() Value { return r.MakeList(8).Value() },
		"a list of 16":      func() Value { return r.ListOf(make([]Value, 16)).Value() },
		"a list of 24":      func() Value { return r.MakeList(LongestShort).Value() },
		"a tuple of 9":      func() Value { return tuple(9) },
		"a tuple of 16":     func() Value { return tuple(wideTuple) },
		"a list of 25":      func() Value { return r.MakeList(LongestShort + 1).Value() },
		"a tuple of 3":      func() Value { return tuple(3) },
		"a tuple of 17":     func() Value { return tuple(wideTuple + 1) },
		"the 65th of a few": func() Value { return r.MakeList(2).Value() },
	}
	for name, make := range makers {
		t.Run(name, func(t *testing.T) {
			*r = Recycler{}
			if name == "the 65th of a few" {
				for range maxSupply {
					make()
				}
			}
			first, second := make(), make()
			assert.NotEqual(t, first.ref, second.ref)
			r.Reuse()
			again := kept[name]
			assert.False(t, r.InUse())
			assert.Equal(t, again, make().ref == first.ref)
			r.Forget()
			assert.False(t, r.InUse())
			other := make()
			assert.NotEqual(t, first.ref, other.ref)
			assert.Equal(t, again, make().ref == second.ref, "only what was in use has been forgotten")
		})
	}
}

// TestRecycledAreEmpty makes sure that nothing is left in an object of what it was before.
func TestRecycledAreEmpty(t *testing.T) {
	t.Parallel()
	r := &Recycler{}
	for n := range 200 {
		set := r.RoomySet()
		require.Zero(t, set.Len())
		require.Equal(t, setMinSize, set.Span())
		for i := range n {
			has, known := set.TryHas(Int(int64(i)))
			require.True(t, known && !has)
			require.True(t, set.TryAdd(Int(int64(i)), 1<<30))
		}
		require.Equal(t, n, set.Len())

		list := r.EmptyList(n % 25)
		require.Empty(t, list.Items)
		require.Equal(t, EmptyList(n%25).room, list.room)
		for i := range n {
			list.Append(Int(int64(i)))
		}
		require.Len(t, list.Items, n)
		for _, v := range r.MakeList(n % 25).Items {
			require.True(t, v.IsNil())
		}
		made := r.ListOf(list.Items)
		require.Equal(t, list.Items, made.Items)
		_, items := r.MakeTuple(n%20 + 1)
		for i := range items {
			require.True(t, items[i].IsNil())
			items[i] = Int(1)
		}
		r.Reuse()
	}
}
