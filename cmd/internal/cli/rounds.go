package cli

import (
	"errors"
	"strconv"
	"strings"
)

// ErrRounds is the error of what is no range of rounds at all.
var ErrRounds = errors.New("must be like 10..20, 10.., ..20 or 10")

// ParseRounds reads a range of rounds, as in 3..7, 3.., ..7 or 3. A last round of 0 stands for the end, as both do for "".
func ParseRounds(text string) (first, last int, err error) {
	if text == "" {
		return 0, 0, nil
	}
	from, to, isRange := strings.Cut(text, "..")
	if !isRange {
		to = from
	}
	number := func(digits string) int {
		if digits == "" && isRange {
			return 0
		}
		n, convErr := strconv.Atoi(digits)
		switch {
		case convErr != nil || n < 0:
			err = ErrRounds
		case n == 0 && err == nil:
			err = errors.New("rounds count from 1")
		}
		return n
	}
	first, last = number(from), number(to)
	if err == nil && last != 0 && last < first {
		err = errors.New("the last round is before the first")
	}
	return first, last, err
}
