package pyfmt

import (
	"math"
	"math/big"
	"strconv"
	"strings"
)

// Bounds of the base of int(text, base), apart from 0.
const (
	minBase = 2
	maxBase = 36
)

// ParseInt returns int(s, base): digits of the base with an optional sign, white space around it, digits of any script,
// and single underscores between digits. Base 0 takes the base from the prefix 0b, 0o or 0x, which the bases 2, 8 and
// 16 accept too; without a prefix it is 10, and then only zero may begin with 0. A result beyond int64 comes as large,
// which is nil otherwise. The error is the ValueError that CPython raises.
func ParseInt(s string, base int) (small int64, large *big.Int, err error) {
	if base != 0 && (base < minBase || base > maxBase) {
		return 0, nil, valueError("int() base must be >= 2 and <= 36, or 0")
	}
	negative, digits, actual, ok := scanInt(toASCII(s), base)
	if !ok {
		return 0, nil, IntTextError(s, base)
	}
	if strings.IndexByte(digits, '_') >= 0 {
		digits = strings.ReplaceAll(digits, "_", "")
	}
	if u, err := strconv.ParseUint(digits, actual, 64); err == nil && u <= math.MaxInt64 {
		if negative {
			return -int64(u), nil, nil
		}
		return int64(u), nil, nil
	}
	large, _ = new(big.Int).SetString(digits, actual) // cannot fail: the digits have been checked
	if negative {
		large.Neg(large)
		if large.IsInt64() {
			return large.Int64(), nil, nil // -2**63
		}
	}
	return 0, large, nil
}

// IntTextError returns the ValueError of int(s, base) for a string that is not the text of an int. Of a long repr it
// shows the first 200 characters.
func IntTextError(s string, base int) *Error {
	return valueError("invalid literal for int() with base " + strconv.Itoa(base) + ": " + runePrefix(StrRepr(s), 200))
}

// scanInt splits the text of an int into its sign, its digits with underscores, and the base they are in.
func scanInt(s string, base int) (negative bool, digits string, actual int, ok bool) {
	if s != "" && (s[0] == '+' || s[0] == '-') {
		negative = s[0] == '-'
		s = s[1:]
	}
	prefixed := false
	if len(s) >= 2 && s[0] == '0' {
		if b := prefixBase(s[1]); b != 0 && (base == 0 || base == b) {
			base, prefixed = b, true
			s = s[2:]
		}
	}
	if prefixed && s != "" && s[0] == '_' {
		s = s[1:]
	}
	decimalLiteral := base == 0
	if decimalLiteral {
		base = 10
	}
	if !isDigits(s, base) || decimalLiteral && s[0] == '0' && strings.Trim(s, "0_") != "" {
		return false, "", 0, false
	}
	return negative, s, base, true
}

// prefixBase returns the base that the letter after a leading zero stands for, or 0.
func prefixBase(letter byte) int {
	switch letter {
	case 'b', 'B':
		return 2
	case 'o', 'O':
		return 8
	case 'x', 'X':
		return 16
	}
	return 0
}

// isDigits reports whether s is one or more digits of the base, with single underscores between them.
func isDigits(s string, base int) bool {
	if s == "" || s[0] == '_' || s[len(s)-1] == '_' {
		return false
	}
	for i := range len(s) {
		if s[i] == '_' {
			if s[i-1] == '_' {
				return false
			}
		} else if digitValue(s[i]) >= base {
			return false
		}
	}
	return true
}

// digitValue returns the value of a digit in base 36, or 36 for any other byte.
func digitValue(c byte) int {
	switch {
	case isDigit(c):
		return int(c - '0')
	case 'a' <= c && c <= 'z':
		return int(c-'a') + 10
	case 'A' <= c && c <= 'Z':
		return int(c-'A') + 10
	}
	return maxBase
}
