package vm

import (
	"math"
	"slices"

	"bhack/sandbox/internal/object"
)

// Logs reports whether counters have been logged of which nothing else has become.
func (d *Dealings) Logs() bool {
	return slices.ContainsFunc(d.tests, func(t tested) bool { return t.logged })
}

// AppendLogged appends the values of these counters.
func (d *Dealings) AppendLogged(values []int64) []int64 {
	for i := range d.tests {
		if t := &d.tests[i]; t.logged {
			values = append(values, t.other)
		}
	}
	return values
}

// Widen makes d hold for all values of some of these counters that are written with as many characters, by where they are among those of
// AppendLogged.
func (d *Dealings) Widen(which func(i int) bool) {
	logged := 0
	for i := range d.tests {
		t := &d.tests[i]
		if !t.logged {
			continue
		}
		if which(logged) {
			t.asLong, t.other = true, asLongAs(t.other)
		}
		logged++
	}
}

// AppendWritten appends what other values the counters have for which Widen has made d hold.
func (d *Dealings) AppendWritten(values []int64, counters []*object.Value) []int64 {
	for i := range d.tests {
		if t := &d.tests[i]; t.asLong {
			values = append(values, counters[t.counter].AsInt()+t.by)
		}
	}
	return values
}

// written returns with how many characters an int is written.
func written(x int64) int {
	n := 1
	if x < 0 {
		n++
	}
	for ; x <= -10 || x >= 10; x /= 10 {
		n++
	}
	return n
}

// asLongAs returns an int that is the same for all that are written with as many characters.
func asLongAs(x int64) int64 {
	n := written(x)
	if n == written(math.MinInt64) { // which no positive one has
		return math.MinInt64
	}
	power := int64(1)
	for range n - 1 {
		power *= 10
	}
	return power
}
