package vm

import (
	"slices"

	"bhack/sandbox/internal/object"
)

// Logged is a counter that two turns on the same occasion have logged, and nothing else: as Now by the last one, and as Then by the one
// that is remembered.
type Logged struct{ Then, Now int64 }

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

// Logged appends the counters of which the logs of two turns tell, if these differ in nothing else; else ok is false. Those that
// have the same value in both are not among them.
func (d *Dealings) Logged(former *Dealings, logged []Logged) (all []Logged, ok bool) {
	if len(d.tests) != len(former.tests) || !slices.Equal(d.steps, former.steps) || !slices.Equal(d.drawn, former.drawn) ||
		!slices.Equal(d.Patches, former.Patches) {
		return logged, false
	}
	for i := range d.tests {
		t, u := d.tests[i], former.tests[i]
		now, then := t.other, u.other
		if t == u {
			continue
		}
		if t.other = u.other; t != u || !t.logged || written(now) != written(then) {
			return logged, false
		}
		logged = append(logged, Logged{then, now})
	}
	return logged, len(logged) > 0
}

// Widen makes d hold for all values of the counters that Logged has found, if these are written with as many characters.
func (d *Dealings) Widen(former *Dealings) {
	for i := range d.tests {
		t := &d.tests[i]
		t.asLong = t.other != former.tests[i].other
	}
}

// AppendLogged appends the values of the counters for which Widen has made d hold, in the order in which Logged has found them.
func (d *Dealings) AppendLogged(values []int64, counters []*object.Value) []int64 {
	for i := range d.tests {
		if t := &d.tests[i]; t.asLong {
			values = append(values, counters[t.counter].AsInt()+t.by)
		}
	}
	return values
}
