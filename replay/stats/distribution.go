package stats

import (
	"cmp"
	"maps"
	"slices"
)

// Distribution sums up a number that each turn has.
type Distribution struct {
	// Total is the sum, Mean the average; both are 0 if there are no turns, as are
	// the others.
	Total int64   `json:"total"`
	Mean  float64 `json:"mean"`
	// P95 is the least number that 95 of 100 turns do not exceed (the nearest rank).
	P95 int `json:"p95"`
	Max int `json:"max"`
}

// histogram counts how often each number came.
type histogram struct {
	counts map[int]int
	n      int
	total  int64
}

func (h *histogram) add(value int) {
	if h.counts == nil {
		h.counts = make(map[int]int)
	}
	h.counts[value]++
	h.n++
	h.total += int64(value)
}

func (h *histogram) distribution() Distribution {
	if h.n == 0 {
		return Distribution{}
	}
	values := slices.Sorted(maps.Keys(h.counts))
	d := Distribution{Total: h.total, Mean: float64(h.total) / float64(h.n), Max: values[len(values)-1]}
	rank := (h.n*95 + 99) / 100 // rounded up, from 1
	for _, d.P95 = range values {
		if rank -= h.counts[d.P95]; rank <= 0 {
			break
		}
	}
	return d
}

// sum returns the Turns with what is only known at the end.
func (s *turns) sum() Turns {
	t := s.Turns
	t.Bytecodes = s.bytecodes.distribution()
	for _, name := range slices.Sorted(maps.Keys(s.exceptions)) {
		t.Exceptions = append(t.Exceptions, Exception{name, s.exceptions[name]})
	}
	slices.SortStableFunc(t.Exceptions, func(a, b Exception) int { return cmp.Compare(b.Turns, a.Turns) })
	return t
}
