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
	for _, x := range []int64{0, 1, 9, 10, 11, 99, 100, 101, -1, -9, -10, -99, -100, math.MaxInt64, math.MinInt64} {
		assert.Equal(t, len(strconv.FormatInt(x, 10)), written(x), x)
	}
}

// TestLogged compares what turns have done with counters that they have logged.
func TestLogged(t *testing.T) {
	value := func(counter int, other int64, logged bool) tested {
		return newValueTest(counter, 0, object.Int(other), logged)
	}
	less := func(other int64) tested {
		return tested{counter: 2, test: code.NewTest(code.OpLt), other: other, truth: true}
	}
	steps := []takenStep{{counter: 0, step: step{by: 1}}}
	former := Dealings{steps: steps, tests: []tested{value(0, 12, true), value(1, 5, true), less(40)}}
	for name, c := range map[string]struct {
		d    Dealings
		want []Logged
		ok   bool
	}{
		"one":             {Dealings{steps: steps, tests: []tested{value(0, 13, true), value(1, 5, true), less(40)}}, []Logged{{12, 13}}, true},
		"two":             {Dealings{steps: steps, tests: []tested{value(0, 13, true), value(1, 6, true), less(40)}}, []Logged{{12, 13}, {5, 6}}, true},
		"none":            {former.Clone(), nil, false},
		"longer":          {Dealings{steps: steps, tests: []tested{value(0, 112, true), value(1, 5, true), less(40)}}, nil, false},
		"not logged":      {Dealings{steps: steps, tests: []tested{value(0, 13, false), value(1, 5, true), less(40)}}, nil, false},
		"another one":     {Dealings{steps: steps, tests: []tested{value(3, 13, true), value(1, 5, true), less(40)}}, nil, false},
		"another test":    {Dealings{steps: steps, tests: []tested{value(0, 13, true), value(1, 5, true), less(41)}}, nil, false},
		"fewer":           {Dealings{steps: steps, tests: []tested{value(0, 13, true), value(1, 5, true)}}, nil, false},
		"other steps":     {Dealings{tests: []tested{value(0, 13, true), value(1, 5, true), less(40)}}, nil, false},
		"something drawn": {Dealings{steps: steps, drawn: make([]drawnTest, 1), tests: []tested{value(0, 13, true), value(1, 5, true), less(40)}}, nil, false},
		"something left":  {Dealings{steps: steps, Patches: make([]object.Patch, 1), tests: []tested{value(0, 13, true), value(1, 5, true), less(40)}}, nil, false},
	} {
		logged, ok := c.d.Logged(&former, nil)
		assert.Equal(t, c.ok, ok, name)
		if ok {
			assert.Equal(t, c.want, logged, name)
		}
	}
}

// TestWiden makes what a turn has done hold for counters that are as long as those that have been logged.
func TestWiden(t *testing.T) {
	former := Dealings{tests: []tested{newValueTest(0, 1, object.Int(12), true), newValueTest(1, 0, object.Int(5), true)}}
	d := Dealings{tests: []tested{newValueTest(0, 1, object.Int(13), true), newValueTest(1, 0, object.Int(5), true)}}
	exact := d.AppendKey(nil)
	d.Widen(&former)
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
			assert.Equal(t, []int64{c.x.AsInt() + 1}, d.AppendLogged(nil, counters))
		}
	}
}
