package object

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
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
			count := func(values ...Value) int64 { return countOf(values) }
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

// TestSkipParts makes sure that what is made after parts have been skipped lies where it would
// if they had been taken, wherever the block stood before, and after parts are skipped again.
func TestSkipParts(t *testing.T) {
	const most = 2*perBlock + 1
	takers := map[string]struct {
		parts func(n int) Parts
		take  func(t *Thread) (at part, block unsafe.Pointer)
	}{
		"texts": {
			func(n int) Parts { return Parts{Texts: int64(n)} },
			func(t *Thread) (part, unsafe.Pointer) {
				s := CopyASCII(t, "a text")
				block, _ := s.part.blockOf(unsafe.Pointer(s), textSize)
				return s.part, block
			},
		},
		"pairs": {
			func(n int) Parts { return Parts{Pairs: int64(n)} },
			func(t *Thread) (part, unsafe.Pointer) {
				pair := t.PairOf(Int(1<<40), None).Tuple()
				block, _ := pair.part.blockOf(unsafe.Pointer(pair), pairSize)
				return pair.part, block
			},
		},
	}
	for name, taker := range takers {
		t.Run(name, func(t *testing.T) {
			for i := range most * most * most {
				before, skipped, again := i%most, i/most%most, i/most/most
				var took, skipping Thread
				for range before {
					taker.take(&took)
					taker.take(&skipping)
				}
				for range skipped + again {
					taker.take(&took)
				}
				skipping.SkipParts(taker.parts(skipped))
				skipping.SkipParts(taker.parts(again))
				var wantBlock, gotBlock unsafe.Pointer
				for n := range most {
					want, nextWanted := taker.take(&took)
					got, next := taker.take(&skipping)
					require.NotZero(t, got)
					require.Equal(t, want, got, "part %d after %d, %d and %d", n, before, skipped, again)
					if n > 0 { // parts are of one block if and only if they would be
						require.Equal(t, wantBlock == nextWanted, gotBlock == next, "part %d after %d, %d and %d", n, before, skipped, again)
					}
					wantBlock, gotBlock = nextWanted, next
				}
			}
		})
	}
}

// TestPartsAreCounted makes sure that Parts counts the texts and pairs of blocks, and nothing
// else.
func TestPartsAreCounted(t *testing.T) {
	var thread Thread
	for i := range 2*perBlock + 1 {
		CopyASCII(&thread, "a text")
		assert.Equal(t, Parts{Texts: int64(i + 1), Pairs: int64(i)}, thread.Parts())
		thread.PairOf(Int(1), None)
		assert.Equal(t, Parts{Texts: int64(i + 1), Pairs: int64(i + 1)}, thread.Parts())
	}
	before := thread.Parts()
	CopyASCII(&thread, "longer than what goes into a block")
	thread.PairOf(NewList(nil).Value(), None)
	assert.Equal(t, before, thread.Parts())
}

// TestTextsAreUsedAgain makes texts in turns, of which some are kept, with their blocks used again
// and without: they are the same parts, a census counts the same, and those that are kept stay what they are.
func TestTextsAreUsedAgain(t *testing.T) {
	for seed := range uint64(200) {
		random := rand.New(rand.NewPCG(seed, 0))
		var recycler Recycler
		used, anew := Thread{Recycler: &recycler}, Thread{}
		var kept [2][]Value
		var texts []string
		for range 30 {
			keep := random.IntN(3) == 0
			for i := range random.IntN(3 * perBlock) {
				text := fmt.Sprint("text ", len(texts), " ", i)
				a, b := CopyASCII(&used, text), CopyASCII(&anew, text)
				require.Equal(t, b.part, a.part)
				if keep && random.IntN(4) == 0 {
					kept[0], kept[1], texts = append(kept[0], a.Value()), append(kept[1], b.Value()), append(texts, text)
				}
			}
			if random.IntN(5) == 0 {
				n := Parts{Texts: int64(random.IntN(6))}
				used.SkipParts(n)
				anew.SkipParts(n)
			}
			if keep {
				recycler.ForgetTexts()
			} else {
				recycler.ReuseTexts(&used)
			}
			require.Equal(t, countOf(kept[1]), countOf(kept[0]))
		}
		for i, v := range kept[0] {
			require.Equal(t, texts[i], v.Str().S)
		}
	}
}

func countOf(values []Value) int64 {
	var c Census
	for _, v := range values {
		c.Add(v)
	}
	c.Run()
	return c.Bytes
}

// TestNamesAreNotUsedAgain: a look-up that remembers a name by where it is would find it again in
// another one that comes to lie there.
func TestNamesAreNotUsedAgain(t *testing.T) {
	own := NewType("Own", ObjectType)
	for name, class := range map[string]*Type{"own": own, "builtin": ObjectType} {
		t.Run(name, func(t *testing.T) {
			var recycler Recycler
			thread := Thread{Recycler: &recycler}
			thread.Lookup(class, NewSharedStr("shared"))
			first := CopyASCII(&thread, "first")
			fill := func() { // so that the next text comes to lie where the first one did, if that may be
				for range perBlock - 1 {
					CopyASCII(&thread, "junk")
				}
				recycler.ReuseTexts(&thread)
			}
			fill()
			assert.Same(t, first, CopyASCII(&thread, "again"))
			thread.Lookup(class, first)
			fill()
			assert.NotSame(t, first, CopyASCII(&thread, "other"))
		})
	}
}
