package tournament

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Shard is part Index, from 1, of a schedule that is divided into Count parts. The
// zero value is the whole schedule. A shard has whole pairs: pair p, counted from
// 0, is in shard p mod Count + 1.
type Shard struct{ Index, Count int }

// ParseShard reads a shard such as "3/8". The error leaves it to the caller to name the text.
func ParseShard(text string) (Shard, error) {
	index, count, ok := strings.Cut(text, "/")
	i, err := strconv.Atoi(index)
	n, err2 := strconv.Atoi(count)
	if !ok || err != nil || err2 != nil || n < 1 || i < 1 || i > n {
		return Shard{}, errors.New("must be the number of a shard and how many there are, such as 3/8")
	}
	return Shard{i, n}, nil
}

// String returns the shard as ParseShard reads it, and "" for the whole schedule.
func (s Shard) String() string {
	if s.Count == 0 {
		return ""
	}
	return fmt.Sprintf("%d/%d", s.Index, s.Count)
}

// value is the shard as the value of a setting.
func (s Shard) value() string { return cmp.Or(s.String(), "the whole schedule") }

// name is what errors call the shard.
func (s Shard) name() string {
	if s.Count == 0 {
		return s.value()
	}
	return "shard " + s.value()
}

// Difference returns the setting in which s and other differ.
func (s Shard) Difference(other Shard) Difference {
	return Difference{Setting: "shard", Here: s.value(), There: other.value()}
}

// whole reports whether the shard is the whole schedule.
func (s Shard) whole() bool { return s.Count <= 1 }

// Has reports whether the shard has the pair at a place of the schedule, from 0.
func (s Shard) Has(pair int) bool { return s.whole() || pair%s.Count == s.Index-1 }
