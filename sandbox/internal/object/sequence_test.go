package object_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox/internal/object"
)

// TestSharedPairs makes sure that a shared pair is a tuple like others: with the items
// asked for, equal to one made anew and with its hash.
func TestSharedPairs(t *testing.T) {
	pairs := object.SharedPairs()
	shared := 0
	for a := int64(-5); a < 40; a++ {
		for b := int64(-5); b < 40; b++ {
			v := pairs.Of(object.Int(a), object.Int(b))
			if v.IsNil() {
				continue
			}
			shared++
			fresh := object.TupleOf(object.Int(a), object.Int(b))
			assert.Equal(t, fresh.Tuple().Items, v.Tuple().Items)
			equal, known := object.SimpleEqual(v, fresh)
			assert.True(t, equal && known)
			hash, _ := object.SimpleHash(v)
			want, _ := object.SimpleHash(fresh)
			assert.Equal(t, want, hash)
		}
	}
	assert.Equal(t, len(pairs), shared)
	assert.True(t, pairs.Of(object.True, object.Int(1)).IsNil(), "True is no int here")
	assert.True(t, pairs.Of(object.Float(1), object.Int(1)).IsNil())
}

// TestCursor walks over what cursors walk over.
func TestCursor(t *testing.T) {
	items := []object.Value{object.Int(4), object.None}
	list := object.ListOf(items)
	for _, v := range []object.Value{list.Value(), object.TupleOf(items...)} {
		c := object.CursorOf(v)
		assert.Equal(t, items[0], *c.Pass(items))
		assert.Equal(t, items[1], *c.Pass(items))
		assert.Nil(t, c.Pass(items))
	}
	r := object.CursorOf(object.NewRange(7, 2, -3).Value())
	for _, want := range []int64{7, 4} {
		i, more := r.PassRange()
		assert.True(t, more)
		assert.Equal(t, want, i)
	}
	_, more := r.PassRange()
	assert.False(t, more)
	assert.True(t, object.CursorOf(object.Int(1)).IsNil())
}

// TestRelate compares values of all the kinds that Relate knows, and some that it does
// not.
func TestRelate(t *testing.T) {
	one, two := object.Int(1), object.Int(2)
	for _, test := range []struct {
		x, y object.Value
		want object.Relation
	}{
		{one, two, object.Less},
		{one, one, object.Same},
		{two, one, object.Greater},
		{object.Int(-1), one, object.Less},
		{object.None, object.None, object.Alike},
		{object.None, object.True, object.Different},
		{object.True, object.False, object.Different},
		{object.True, one, 0},
		{one, object.Float(1), 0},
		{object.String("a"), object.String("a"), 0},
	} {
		assert.Equal(t, test.want, object.Relate(test.x, test.y))
	}
}
