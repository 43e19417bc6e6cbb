package tournament

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/bits"
)

// Histogram counts numbers from 0 on, such as the bytecodes of turns. Numbers below
// 128 are counted exactly, larger ones in classes that are at most 1/64 of the
// number wide, so that a histogram stays small however many numbers it counts. The
// zero value is empty.
type Histogram struct{ counts []int64 }

// subclasses is how many classes there are between a power of two and the next.
const subclasses = 64

// class returns the class that counts a number.
func class(n int64) int {
	if n < 2*subclasses {
		return int(max(n, 0))
	}
	shift := bits.Len64(uint64(n)) - bits.Len(subclasses)
	return shift*subclasses + int(n>>shift)
}

// lowest returns the smallest number of a class.
func lowest(class int) int64 {
	if class < 2*subclasses {
		return int64(class)
	}
	shift := class/subclasses - 1
	return int64(class-shift*subclasses) << shift
}

// Add counts a number.
func (h *Histogram) Add(n int64) { h.add(class(n), 1) }

func (h *Histogram) add(class int, count int64) {
	if class >= len(h.counts) {
		h.counts = append(h.counts, make([]int64, class+1-len(h.counts))...)
	}
	h.counts[class] += count
}

// Merge counts what the other has counted.
func (h *Histogram) Merge(other Histogram) {
	for i, n := range other.counts {
		if n > 0 {
			h.add(i, n)
		}
	}
}

// N returns how many numbers were counted.
func (h Histogram) N() int64 {
	var n int64
	for _, count := range h.counts {
		n += count
	}
	return n
}

// Quantile returns a number that the share q, from 0 to 1, of the numbers does not
// exceed: the largest of the class in which the quantile lies, which is less than
// 1/64 above it. It is 0 for an empty histogram.
func (h Histogram) Quantile(q float64) int64 {
	rank := max(int64(math.Ceil(q*float64(h.N()))), 1)
	for i, n := range h.counts {
		if rank -= n; rank <= 0 {
			return lowest(i+1) - 1
		}
	}
	return 0
}

// bounds returns the least and the most that the numbers can come to together.
func (h Histogram) bounds() (least, most int64) {
	for i, n := range h.counts {
		least += n * lowest(i)
		most += n * (lowest(i+1) - 1)
	}
	return least, most
}

// IsZero reports whether nothing was counted: encoding/json asks it where that is to be left out.
func (h Histogram) IsZero() bool { return len(h.counts) == 0 }

// MarshalJSON writes the classes that are not empty: the smallest number of each,
// and its count.
func (h Histogram) MarshalJSON() ([]byte, error) {
	classes := [][2]int64{}
	for i, n := range h.counts {
		if n > 0 {
			classes = append(classes, [2]int64{lowest(i), n})
		}
	}
	return json.Marshal(classes)
}

// maxCounted bounds the numbers that UnmarshalJSON takes.
const maxCounted = 1 << 48

// UnmarshalJSON implements json.Unmarshaler.
func (h *Histogram) UnmarshalJSON(text []byte) error {
	var classes [][2]int64
	if err := json.Unmarshal(text, &classes); err != nil {
		return fmt.Errorf("histogram: %w", err)
	}
	*h = Histogram{}
	for _, c := range classes {
		if c[0] < 0 || c[0] > maxCounted || c[1] < 1 {
			return errors.New("histogram: a number or a count is out of range")
		}
		h.add(class(c[0]), c[1])
	}
	return nil
}
