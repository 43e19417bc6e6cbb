package vm

import (
	"math"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
)

func TestWritten(t *testing.T) {
	values := []int64{0, 1, 9, 10, 11, 99, 100, 101, -1, -9, -10, -99, -100, math.MaxInt64, math.MinInt64, math.MinInt64 + 1}
	for _, x := range values {
		assert.Equal(t, len(strconv.FormatInt(x, 10)), written(x), x)
		assert.Equal(t, written(x), written(asLongAs(x)), x)
		for _, y := range values {
			assert.Equal(t, written(x) == written(y), asLongAs(x) == asLongAs(y), "%d, %d", x, y)
		}
	}
}

// TestWiden makes what a turn has done hold for counters that are as long as those that have been logged.
func TestWiden(t *testing.T) {
	tests := func() Dealings {
		return Dealings{tests: []tested{
			newValueTest(0, 1, object.Int(13), true), newValueTest(1, 0, object.Int(5), true), {counter: 1, test: code.NewTest(code.OpLt), other: 40, truth: true},
		}}
	}
	d := tests()
	assert.True(t, d.Logs())
	assert.False(t, d.IsExact())
	assert.Equal(t, []int64{13, 5}, d.AppendLogged(nil))
	exact := d.AppendKey(nil)
	d.Widen(func(i int) bool { return i == 0 })
	assert.NotEqual(t, exact, d.AppendKey(nil))
	for _, c := range []struct {
		x, y object.Value
		want bool
	}{
		{object.Int(12), object.Int(5), true},
		{object.Int(9), object.Int(5), true}, // it is logged when it has been stepped
		{object.Int(98), object.Int(5), true},
		{object.Int(8), object.Int(5), false},
		{object.Int(99), object.Int(5), false},
		{object.Int(-10), object.Int(5), true}, // as long
		{object.Int(-12), object.Int(5), false},
		{object.Int(12), object.Int(6), false},
		{object.Float(12), object.Int(5), false},
		{object.None, object.Int(5), false},
	} {
		counters := []*object.Value{&c.x, &c.y}
		assert.Equal(t, c.want, d.fit(counters), "%v", c)
		if c.want {
			assert.Equal(t, []int64{c.x.AsInt() + 1}, d.AppendWritten(nil, counters))
		}
	}

	all, others, longer := tests(), tests(), tests()
	others.tests[0].other, others.tests[1].other = 77, 0
	longer.tests[1].other = 10
	for _, d := range []*Dealings{&all, &others, &longer} {
		d.Widen(func(int) bool { return true })
	}
	assert.Equal(t, all.AppendKey(nil), others.AppendKey(nil), "they come to the same")
	assert.NotEqual(t, all.AppendKey(nil), longer.AppendKey(nil))
	var copied Dealings
	copied.Copy(&all)
	assert.Equal(t, all.AppendKey(nil), copied.AppendKey(nil))
	x, y := object.Int(20), object.Int(7)
	assert.Equal(t, []int64{21, 7}, all.AppendWritten(nil, []*object.Value{&x, &y}))
	not := Dealings{tests: []tested{newValueTest(0, 1, object.Int(13), false)}}
	assert.False(t, not.Logs())
	assert.True(t, not.IsExact())
}
