package object

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestBlocksAreCounted tells apart what is alive in blocks from what is not: one part keeps
// its whole block.
func TestBlocksAreCounted(t *testing.T) {
	makers := map[string]func(t *Thread, i int) Value{
		"texts": func(t *Thread, i int) Value { return CopyASCII(t, "text number "+string(rune('a'+i))).Value() },
		"pairs": func(t *Thread, i int) Value { return t.PairOf(Int(int64(i)), None) },
	}
	for name, maker := range makers {
		t.Run(name, func(t *testing.T) {
			var thread Thread
			var made []Value
			for i := range 3 * perBlock {
				made = append(made, maker(&thread, i))
			}
			count := func(values ...Value) int64 {
				var c Census
				for _, v := range values {
					c.Add(v)
				}
				c.Run()
				return c.Bytes
			}
			one := count(made[0])
			assert.GreaterOrEqual(t, one, int64(perBlock*textSize))
			assert.Equal(t, one, count(made[:perBlock]...), "all of a block")
			assert.Equal(t, 3*one, count(made[1], made[perBlock+2], made[2*perBlock]), "one of each")
			assert.Equal(t, 3*one, count(made...))
		})
	}
}

// TestBlocksReferToNothing: what a dead part of a block refers to would be kept alive
// uncounted.
func TestBlocksReferToNothing(t *testing.T) {
	var thread Thread
	list := NewList(nil).Value()
	for _, pair := range []Value{thread.PairOf(list, None), thread.PairOf(Int(1), list)} {
		assert.Zero(t, pair.Tuple().part)
	}
	wide := CopyStr(&thread, "größer")
	assert.Zero(t, wide.part)
	assert.Equal(t, "größer", wide.S)
	assert.Equal(t, 6, wide.Len())
	assert.Zero(t, CopyASCII(&thread, "longer than what goes into a block").part)
}
