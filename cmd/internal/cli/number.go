package cli

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/pflag"
)

// Number is a flag whose value is a whole number from Least to Most, written in decimal,
// with or without zeros in front. The numbers of the library may be written as in Go, where
// 010 is 8: whoever counts with leading zeros would get another match than he asked for.
type Number[T int | int64] struct {
	// N is the value; until it is set, the default, which need not be in the range.
	N T
	// Least and Most are the range; math.MinInt64 and math.MaxInt64 are no bounds.
	Least, Most int64
}

var (
	_ pflag.Value = (*Number[int])(nil)
	_ pflag.Value = (*Number[int64])(nil)
	_ pflag.Value = (*Numbers)(nil)
)

// AnyNumber returns a flag without bounds, and with a default.
func AnyNumber(n int64) Number[int64] {
	return Number[int64]{N: n, Least: math.MinInt64, Most: math.MaxInt64}
}

// Set implements pflag.Value.
func (v *Number[T]) Set(text string) error {
	n, err := strconv.ParseInt(text, 10, 64)
	switch {
	case errors.Is(err, strconv.ErrSyntax):
		return errNoNumber
	case err == nil && n >= v.Least && n <= v.Most && int64(T(n)) == n: // which a small int could not hold
		v.N = T(n)
		return nil
	case err == nil && n < v.Least && v.Most == math.MaxInt64:
		return fmt.Errorf("must be at least %d", v.Least)
	}
	return fmt.Errorf("must be from %d to %d", v.Least, v.Most)
}

var errNoNumber = errors.New("must be a whole number")

// String implements pflag.Value.
func (v *Number[T]) String() string { return strconv.FormatInt(int64(v.N), 10) }

// Type implements pflag.Value: it is what help calls the value.
func (v *Number[T]) Type() string { return "N" }

// UnmarshalText implements encoding.TextUnmarshaler, for files of options, where numbers may have underscores, and be hexadecimal,
// octal or binary.
func (v *Number[T]) UnmarshalText(text []byte) error { return SetText(v, Decimal(text)) }

// Decimal returns the number that a file of options has, in decimal; any other text stays as it is.
func Decimal(text []byte) []byte {
	if !bytes.ContainsAny(text, "_xob") {
		return text
	}
	n, err := strconv.ParseInt(string(text), 0, 64)
	if err != nil {
		return text
	}
	return strconv.AppendInt(nil, n, 10)
}

// Numbers is a flag whose value is a list of numbers, divided by commas, each as Number
// has it. Given again, it adds to the list.
type Numbers struct {
	to          *[]int
	least, most int64
	ranges      bool // 8..10 is 8,9,10
	set         bool
}

// NewNumbers returns a flag that sets a list to numbers from least to most; what is in it
// is the default.
func NewNumbers(to *[]int, least, most int64) *Numbers {
	return &Numbers{to: to, least: least, most: most}
}

// NewRanges is NewNumbers for a list in which 8..10 stands for 8,9,10, and no number is there twice. The numbers from least
// to most are few.
func NewRanges(to *[]int, least, most int64) *Numbers {
	return &Numbers{to: to, least: least, most: most, ranges: true}
}

// Set implements pflag.Value.
func (v *Numbers) Set(text string) error {
	var list []int
	for part := range strings.SplitSeq(text, ",") {
		first, last, err := v.bounds(part)
		if err != nil && part != text {
			return fmt.Errorf("%q %w", part, err)
		} else if err != nil {
			return err
		}
		for n := first; n <= last; n++ {
			list = append(list, n)
		}
	}
	if v.set {
		list = append(*v.to, list...)
	}
	for i, n := range list {
		if v.ranges && slices.Contains(list[:i], n) {
			return fmt.Errorf("%d is there twice", n)
		}
	}
	*v.to, v.set = list, true
	return nil
}

// bounds reads a number, or a range if there may be any, and returns the first and the last one.
func (v *Numbers) bounds(text string) (int, int, error) {
	low, high, isRange := strings.Cut(text, "..")
	if !v.ranges || !isRange {
		low, high = text, text
	}
	first := Number[int]{Least: v.least, Most: v.most}
	last := first
	switch err := cmp.Or(first.Set(low), last.Set(high)); {
	case errors.Is(err, errNoNumber) && v.ranges:
		return 0, 0, fmt.Errorf("%w or a range such as %d..%d", errNoNumber, v.least, v.most)
	case err != nil:
		return 0, 0, err
	case first.N > last.N:
		return 0, 0, errors.New("runs backwards")
	}
	return first.N, last.N, nil
}

// String implements pflag.Value. Set makes the same list of it again.
func (v *Numbers) String() string {
	parts := make([]string, len(*v.to))
	for i, n := range *v.to {
		parts[i] = strconv.Itoa(n)
	}
	return strings.Join(parts, ",")
}

// Type implements pflag.Value.
func (v *Numbers) Type() string {
	if v.ranges {
		return "RANGES"
	}
	return "N,..."
}
