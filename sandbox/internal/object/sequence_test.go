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
	list := (*object.Recycler)(nil).ListOf(items)
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

// TestTableCursor walks over a set, a dict and its views, and over tables that have
// changed meanwhile.
func TestTableCursor(t *testing.T) {
	hash := func(v object.Value) int64 { h, _ := object.SimpleHash(v); return h }
	one, two := object.Int(1), object.Int(2)
	dict := object.NewDict()
	assert.NoError(t, dict.Set(one, hash(one), object.None, nil))
	assert.NoError(t, dict.Set(two, hash(two), object.True, nil))
	set := object.NewSet()
	assert.True(t, set.TryAddFree(one, 1<<20))
	assert.True(t, set.TryAddFree(two, 1<<20))
	for _, test := range []struct {
		over object.Value
		want []object.Value
	}{
		{dict.Value(), []object.Value{one, two}},
		{object.NewDictView(dict, object.ViewKeys), []object.Value{one, two}},
		{object.NewDictView(dict, object.ViewValues), []object.Value{object.None, object.True}},
		{set.Value(), []object.Value{one, two}},
	} {
		c := object.CursorOf(test.over)
		assert.True(t, object.IsTableCursor(c))
		assert.Equal(t, test.want, []object.Value{c.PassTable(), c.PassTable()})
		assert.True(t, c.PassTable().IsNil(), "the end")
		_, _, same := c.NextOfTable()
		assert.True(t, same)
	}
	items := object.CursorOf(object.NewDictView(dict, object.ViewItems))
	assert.Equal(t, []object.Value{one, object.None}, items.PassTable().Tuple().Items)

	overDict, overSet := object.CursorOf(dict.Value()), object.CursorOf(set.Value())
	assert.NoError(t, dict.Set(object.Int(3), hash(object.Int(3)), one, nil))
	assert.True(t, set.TryAddFree(object.Int(3), 1<<20))
	for _, c := range []object.Value{items, overDict, overSet} {
		assert.True(t, c.PassTable().IsNil())
		_, _, same := c.NextOfTable()
		assert.False(t, same)
	}
}

// TestTableCursorPassesFreePlaces leaves it to others to pay for a step over many places.
func TestTableCursorPassesFreePlaces(t *testing.T) {
	set := object.NewSet()
	for i := range int64(200) {
		_, err := set.Add(object.Int(i), i, nil)
		assert.NoError(t, err)
	}
	for i := range int64(100) {
		found, err := set.Remove(object.Int(i), i, nil)
		assert.True(t, found)
		assert.NoError(t, err)
	}
	c := object.CursorOf(set.Value())
	assert.True(t, c.PassTable().IsNil())
	item, passed, same := c.NextOfTable()
	assert.Equal(t, object.Int(100), item)
	assert.Equal(t, 101, passed)
	assert.True(t, same)
	c.SkipOfTable(passed)
	assert.Equal(t, object.Int(101), c.PassTable())
}

// TestIdentifiable compares values of all the kinds that are equal only to themselves, and
// some that are not.
func TestIdentifiable(t *testing.T) {
	one, two := object.Int(1), object.Int(2)
	for _, test := range []struct {
		x, y object.Value
		want bool
	}{
		{one, two, true},
		{object.None, object.None, true},
		{object.None, object.True, true},
		{object.True, object.False, true},
		{object.True, one, false},
		{one, object.Float(1), false},
		{object.Float(1), object.Float(1), false},
		{object.String("a"), object.String("a"), false},
	} {
		assert.Equal(t, test.want, object.Identifiable(test.x, test.y))
	}
}
