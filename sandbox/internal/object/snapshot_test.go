package object

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestSnapshot clones objects of all forms in which they come, and has them grow: neither what was
// copied nor other clones change by that, and a census counts the same.
func TestSnapshot(t *testing.T) {
	values := func(n int) []Value {
		made := make([]Value, n)
		for i := range made {
			made[i] = Int(int64(i))
		}
		return made
	}
	key := func(i int) Value { return Int(int64(1000 + i)) }
	grow := map[Kind]func(v Value, i int){
		KindList: func(v Value, i int) { v.List().Append(key(i)) },
		KindDict: func(v Value, i int) { require.True(t, trySet(v.Dict(), key(i), None)) },
		KindSet:  func(v Value, i int) { require.True(t, v.Set().TryAddFree(key(i), 1<<40)) },
	}
	var recycler Recycler
	for name, empty := range map[string]func(n int) Value{
		"list":       func(n int) Value { return NewList(values(n)).Value() },
		"short list": func(n int) Value { l := EmptyList(n); l.Items = append(l.Items, values(n)...); return l.Value() },
		"long list":  func(n int) Value { l := EmptyList(4); l.Become(append(values(n), Int(-1))); return l.Value() },
		"window": func(n int) Value {
			l := recycler.EmptyList(49)
			l.Items = append(l.Items, values(n)...)
			return l.Value()
		},
		"dict":       func(int) Value { return NewDict().Value() },
		"small dict": func(int) Value { return DictFor(1).Value() },
		"roomy dict": func(int) Value { return recycler.NewDict().Value() },
		"attributes": func(int) Value {
			i := recycler.NewInstance(ObjectType)
			i.makeAttrs()
			return i.Attrs.Value()
		},
		"large dict": func(int) Value { return DictFor(40).Value() },
		"set":        func(int) Value { return NewSet().Value() },
		"roomy set":  func(int) Value { return RoomySet().Value() },
		"large set":  func(int) Value { return recycler.RoomySet().Value() },
	} {
		for _, n := range []int{0, 1, 3, 4, 5, 8, 9, 16, 20, 24, 25, 60} {
			t.Run(fmt.Sprint(name, n), func(t *testing.T) {
				v := empty(n)
				if v.Kind() != KindList {
					for i := range n {
						grow[v.Kind()](v, -i)
					}
				}
				var s Snapshot
				require.True(t, s.TakeObject(v))
				spot, ok := s.Spot(v.Pointer())
				require.True(t, ok)
				require.True(t, s.Seal())
				clones := []Clone{s.Clone(nil), s.Clone(nil)}
				was := textOf(v)
				for i := range 70 {
					for j, made := range clones {
						c := of(made.At(spot))
						if i == 0 {
							assert.Equal(t, was, textOf(c))
							assert.Equal(t, countOf([]Value{v}), countOf([]Value{c}))
						}
						if j == 0 {
							grow[c.Kind()](c, i)
						}
					}
				}
				assert.Equal(t, was, textOf(v))
				assert.Equal(t, was, textOf(of(clones[1].At(spot))))
				grown := of(clones[0].At(spot))
				for i := range 70 {
					grow[v.Kind()](v, i)
				}
				assert.Equal(t, textOf(v), textOf(grown))
				assert.Equal(t, countOf([]Value{v}), countOf([]Value{grown}), "it is as large as if it had not been copied")
				s.Reset(clones[0])
				again := s.Clone(clones[0])
				assert.Equal(t, was, textOf(of(again.At(spot))), "the memory is used again")
			})
		}
	}
}

// TestSnapshotIsNotTooLarge: what robots were copied in is not used before all of it can be.
func TestSnapshotIsNotTooLarge(t *testing.T) {
	for n, want := range map[int]bool{1000: true, maxSnapshotBytes / 16: false} {
		var s Snapshot
		require.True(t, s.TakeObject(NewList(make([]Value, n)).Value()))
		assert.Equal(t, want, s.Seal(), n)
	}
}

// textOf returns the numbers that a list, a dict or a set holds, in order.
func textOf(v Value) string {
	var numbers []int64
	switch v.Kind() {
	case KindList:
		for _, item := range v.List().Items {
			numbers = append(numbers, item.AsInt())
		}
	case KindDict:
		for _, e := range v.Dict().entries {
			numbers = append(numbers, e.key.AsInt())
		}
	default:
		for _, e := range v.Set().entries {
			numbers = append(numbers, e.key.AsInt())
		}
	}
	return fmt.Sprint(numbers)
}
