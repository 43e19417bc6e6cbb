package tournament

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Seeds is a list of seeds, as ranges in the order in which they are played. No
// seed is in it twice.
type Seeds []SeedRange

// SeedRange is the seeds from From to To, both included.
type SeedRange struct{ From, To int64 }

// maxSeeds bounds how many seeds there may be.
const maxSeeds = 10_000_000

// ParseSeeds reads a list such as "1..50" or "7,9,100..199".
func ParseSeeds(text string) (Seeds, error) {
	var seeds Seeds
	for _, part := range strings.Split(text, ",") {
		part = strings.TrimSpace(part)
		low, high, isRange := strings.Cut(part, "..")
		from, err := strconv.ParseInt(low, 10, 64)
		if err != nil {
			return nil, fmt.Errorf("seeds %q: %q is no seed; write a number, or a range such as 1..50", text, part)
		}
		to := from
		if isRange {
			if to, err = strconv.ParseInt(high, 10, 64); err != nil {
				return nil, fmt.Errorf("seeds %q: %q is no range; write it as 1..50", text, part)
			}
		}
		seeds = append(seeds, SeedRange{from, to})
	}
	if err := seeds.validate(); err != nil {
		return nil, fmt.Errorf("seeds %q: %w", text, err)
	}
	return seeds, nil
}

// FirstSeeds returns the n seeds from 1 on.
func FirstSeeds(n int) Seeds { return Seeds{{1, int64(n)}} }

// validate returns an error that names the first part that is wrong.
func (s Seeds) validate() error {
	if len(s) == 0 {
		return errors.New("there must be at least one")
	}
	total := 0
	for i, r := range s {
		if r.From > r.To {
			return fmt.Errorf("%v runs backwards", r)
		}
		// The difference of two int64 in order fits a uint64, and no int64.
		if n := uint64(r.To) - uint64(r.From); n >= maxSeeds || total+int(n)+1 > maxSeeds {
			return fmt.Errorf("more than %d seeds", maxSeeds)
		}
		total += r.count()
		for _, earlier := range s[:i] {
			if r.From <= earlier.To && earlier.From <= r.To {
				return fmt.Errorf("seed %d is there twice", max(r.From, earlier.From))
			}
		}
	}
	return nil
}

func (r SeedRange) count() int { return int(r.To - r.From + 1) }

// String returns the range as ParseSeeds reads it.
func (r SeedRange) String() string {
	if r.From == r.To {
		return strconv.FormatInt(r.From, 10)
	}
	return fmt.Sprintf("%d..%d", r.From, r.To)
}

// Len returns the number of seeds.
func (s Seeds) Len() int {
	n := 0
	for _, r := range s {
		n += r.count()
	}
	return n
}

// At returns the seed of an index from 0 to Len()-1.
func (s Seeds) At(index int) int64 {
	for _, r := range s {
		if index < r.count() {
			return r.From + int64(index)
		}
		index -= r.count()
	}
	panic("tournament: index of a seed out of range")
}

// String returns the list as ParseSeeds reads it.
func (s Seeds) String() string {
	parts := make([]string, len(s))
	for i, r := range s {
		parts[i] = r.String()
	}
	return strings.Join(parts, ",")
}

// MarshalText implements encoding.TextMarshaler.
func (s Seeds) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (s *Seeds) UnmarshalText(text []byte) (err error) {
	*s, err = ParseSeeds(string(text))
	return err
}
