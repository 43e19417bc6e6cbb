package stats

import (
	"cmp"
	"maps"
	"slices"
	"strings"
)

// Distribution sums up a number that each turn has.
type Distribution struct {
	// Total is the sum, Mean the average: nil if there are no turns. All else is 0 then.
	Total int64    `json:"total"`
	Mean  *float64 `json:"mean"`
	// P95 is the least number that 95 of 100 turns do not exceed (the nearest rank).
	P95 int `json:"p95"`
	Max int `json:"max"`
}

// histogram counts how often each number came.
type histogram struct {
	counts map[int]int
	n      int
	total  int64
	max    int
}

const (
	// maxExact is how many different numbers a histogram tells apart; it rounds those
	// beyond up to the next multiple of coarse, less one.
	maxExact = 1 << 20
	coarse   = 1 << 20
)

func (h *histogram) add(value int) {
	if h.counts == nil {
		h.counts = make(map[int]int)
	}
	h.n++
	h.total += int64(value)
	h.max = max(h.max, value)
	if _, known := h.counts[value]; !known && len(h.counts) >= maxExact {
		value |= coarse - 1
	}
	h.counts[value]++
}

func (h *histogram) distribution() Distribution {
	if h.n == 0 {
		return Distribution{}
	}
	values := slices.Sorted(maps.Keys(h.counts))
	d := Distribution{Total: h.total, Mean: new(float64(h.total) / float64(h.n)), Max: h.max}
	rank := (h.n*95 + 99) / 100 // rounded up, from 1
	for _, d.P95 = range values {
		if rank -= h.counts[d.P95]; rank <= 0 {
			break
		}
	}
	d.P95 = min(d.P95, d.Max)
	return d
}

// sum returns the Turns with what is only known at the end.
func (s *turns) sum(metered bool) Turns {
	t := s.Turns
	if metered {
		d := s.bytecodes.distribution()
		t.Bytecodes = &d
	}
	t.Exceptions = []Exception{}
	for _, e := range s.exceptions { // in any order, as they are sorted
		t.Exceptions = append(t.Exceptions, *e)
	}
	slices.SortFunc(t.Exceptions, func(a, b Exception) int {
		return cmp.Or(cmp.Compare(b.Turns, a.Turns), strings.Compare(a.Type, b.Type), strings.Compare(a.At, b.At))
	})
	return t
}
