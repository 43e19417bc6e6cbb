package tournament

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// Seeds is a list of seeds, as ranges in the order in which they are played. No
// seed is in it twice. It is immutable; the zero value has none.
type Seeds struct {
	ranges []seedRange
	ends   []int // how many seeds there are up to the end of each range
}

// seedRange is the seeds from from to to, both included.
type seedRange struct{ from, to int64 }

// maxSeeds bounds how many seeds there may be.
const maxSeeds = 10_000_000

// errManySeeds is the error of more of them.
var errManySeeds = fmt.Errorf("more than %d seeds", maxSeeds)

// ParseSeeds reads a list such as "1..50" or "7,9,100..199". The error names the part
// that is wrong if there are several, and leaves it to the caller to name the list.
func ParseSeeds(text string) (Seeds, error) {
	var s Seeds
	for part := range strings.SplitSeq(text, ",") {
		part = strings.TrimSpace(part)
		r, err := parseSeedRange(part)
		if err != nil && strings.Contains(text, ",") {
			return Seeds{}, fmt.Errorf("%q %w", part, err)
		} else if err != nil {
			return Seeds{}, err
		}
		// The difference of two int64 in order fits a uint64, and no int64.
		if n := uint64(r.to) - uint64(r.from); n >= maxSeeds || s.Len()+r.count() > maxSeeds {
			return Seeds{}, errManySeeds
		}
		s.add(r)
	}
	if seed, ok := s.duplicate(); ok {
		return Seeds{}, fmt.Errorf("seed %d is there twice", seed)
	}
	return s, nil
}

var errHugeSeed = fmt.Errorf("must be from %d to %d", math.MinInt64, math.MaxInt64)

// parseSeedRange reads a seed, or a range of seeds. The error leaves it to the caller to
// name the text.
func parseSeedRange(text string) (seedRange, error) {
	low, high, isRange := strings.Cut(text, "..")
	from, err := strconv.ParseInt(low, 10, 64)
	if errors.Is(err, strconv.ErrRange) {
		return seedRange{}, errHugeSeed
	}
	if err != nil {
		return seedRange{}, errors.New("must be a whole number or a range such as 1..50")
	}
	if !isRange {
		return seedRange{from, from}, nil
	}
	to, err := strconv.ParseInt(high, 10, 64)
	if errors.Is(err, strconv.ErrRange) {
		return seedRange{}, errHugeSeed
	}
	if err != nil {
		return seedRange{}, errors.New("must be a range such as 1..50")
	}
	if from > to {
		return seedRange{}, errors.New("runs backwards")
	}
	return seedRange{from, to}, nil
}

// FirstSeeds returns the n seeds from 1 on.
func FirstSeeds(n int) Seeds {
	var s Seeds
	s.add(seedRange{1, int64(n)})
	return s
}

func (s *Seeds) add(r seedRange) {
	s.ranges, s.ends = append(s.ranges, r), append(s.ends, s.Len()+r.count())
}

// duplicate returns the lowest seed that is there twice; false if there is none.
func (s Seeds) duplicate() (seed int64, ok bool) {
	sorted := slices.SortedFunc(slices.Values(s.ranges), func(a, b seedRange) int { return cmp.Compare(a.from, b.from) })
	for i := 1; i < len(sorted); i++ {
		if sorted[i].from <= sorted[i-1].to {
			return sorted[i].from, true
		}
	}
	return 0, false
}

// validate returns an error if there are no seeds, or too many.
func (s Seeds) validate() error {
	switch n := s.Len(); {
	case n < 1:
		return errors.New("there must be at least one")
	case n > maxSeeds:
		return errManySeeds
	}
	return nil
}

func (r seedRange) count() int { return int(r.to - r.from + 1) }

// String returns the range as ParseSeeds reads it.
func (r seedRange) String() string {
	if r.from == r.to {
		return strconv.FormatInt(r.from, 10)
	}
	return fmt.Sprintf("%d..%d", r.from, r.to)
}

// Len returns the number of seeds.
func (s Seeds) Len() int {
	if len(s.ends) == 0 {
		return 0
	}
	return s.ends[len(s.ends)-1]
}

// At returns the seed of an index from 0 to Len()-1.
func (s Seeds) At(index int) int64 {
	i, _ := slices.BinarySearch(s.ends, index+1)
	return s.ranges[i].to - int64(s.ends[i]-index-1)
}

// String returns the list as ParseSeeds reads it.
func (s Seeds) String() string {
	parts := make([]string, len(s.ranges))
	for i, r := range s.ranges {
		parts[i] = r.String()
	}
	return strings.Join(parts, ",")
}

// MarshalText implements encoding.TextMarshaler.
func (s Seeds) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (s *Seeds) UnmarshalText(text []byte) (err error) {
	if *s, err = ParseSeeds(string(text)); err != nil {
		return fmt.Errorf("seeds %q: %w", text, err)
	}
	return nil
}
