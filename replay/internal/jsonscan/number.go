package jsonscan

import (
	"errors"
	"fmt"
	"math"
	"strings"
)

// isDigit reports whether c is a decimal digit.
func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// Integer takes an integer from low to high.
func (s *Scanner) Integer(low, high int64) (int64, error) {
	c, err := s.peek()
	if err != nil {
		return 0, err
	}
	negative := c == '-'
	if negative {
		s.pos++
		if c, err = s.next(); err != nil {
			return 0, err
		}
	}
	if !isDigit(c) {
		return 0, mismatch("an integer", c)
	}
	size, err := s.digits()
	if err != nil {
		return 0, err
	}
	n, ok := signed(negative, size)
	if !ok || n < low || n > high {
		return 0, fmt.Errorf("number is not in %d..%d", low, high)
	}
	return n, nil
}

// digits takes the digits of an integer and returns its size, or the largest
// uint64 if that is too small.
func (s *Scanner) digits() (uint64, error) {
	leading := s.buf[s.pos] == '0'
	n := uint64(0)
	for count := 0; ; count++ {
		c, err := s.next()
		switch {
		case err != nil:
			return 0, err
		case isDigit(c):
			if leading && count > 0 {
				return 0, errors.New("number begins with 0")
			}
			n = shift(n, c-'0')
			s.pos++
		case strings.IndexByte(".eE", c) >= 0:
			return 0, errors.New("expected an integer, found a fraction or exponent")
		default:
			return n, nil
		}
	}
}

// shift returns n*10 + digit, or the largest uint64 if that is too small.
func shift(n uint64, digit byte) uint64 {
	if n > (math.MaxUint64-9)/10 {
		return math.MaxUint64
	}
	return n*10 + uint64(digit)
}

// signed returns a number by its size and sign, and whether it is an int64.
func signed(negative bool, size uint64) (int64, bool) {
	if negative {
		return -int64(size), size <= -math.MinInt64
	}
	return int64(size), size <= math.MaxInt64
}
