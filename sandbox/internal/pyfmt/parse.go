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

// ParseFloat returns float(s) and whether s is the text of a float: decimal with an optional sign and exponent, or inf,
// infinity or nan in any case, with white space around it, digits of any script, and single underscores between digits.
// A number too large gives an infinity, one too small gives zero. The message for a bad text is FloatTextError.
func ParseFloat(s string) (float64, bool) {
	text := toASCII(s)
	number := text
	if number != "" && (number[0] == '+' || number[0] == '-') {
		number = number[1:]
	}
	if f, ok := parseNonFinite(number); ok {
		if text[0] == '-' {
			f = math.Copysign(f, -1)
		}
		return f, true
	}
	if !isDecimal(number) {
		return 0, false
	}
	if strings.IndexByte(text, '_') >= 0 {
		text = strings.ReplaceAll(text, "_", "")
	}
	if len(text) > keptDigits {
		text = shortDecimal(text)
	}
	f, err := strconv.ParseFloat(text, 64)
	return f, err == nil || math.IsInf(f, 0)
}

// keptDigits is somewhat more than the 767 significant digits that may tell between which two floats a decimal is, and
// less than the 800 beyond which strconv takes a digit in front of the point for none.
const keptDigits = 780

// shortDecimal returns a decimal that reads as the same float as a long one: what follows its first digits comes down
// to whether it is zero.
func shortDecimal(text string) string {
	const farAway = 1 << 40 // an exponent beyond those of floats, whatever is added to it
	number := strings.TrimLeft(text, "+-")
	sign := text[:len(text)-len(number)]
	var exponent int64
	if at := strings.IndexAny(number, "eE"); at >= 0 {
		exponent, _ = strconv.ParseInt(number[at+1:], 10, 64) // one that is too large becomes the largest
		exponent = max(min(exponent, farAway), -farAway)
		number = number[:at]
	}
	whole, fraction, _ := strings.Cut(number, ".")
	exponent -= int64(len(fraction))
	digits := strings.TrimLeft(whole+fraction, "0")
	if len(digits) > keptDigits {
		exponent += int64(len(digits) - keptDigits)
		rest := digits[keptDigits:]
		if digits = digits[:keptDigits]; strings.Trim(rest, "0") != "" {
			digits += "1"
			exponent--
		}
	}
	return sign + "0" + digits + "e" + strconv.FormatInt(exponent, 10)
}

// IsExtreme reports whether a float that has been read is infinite, or below the normal ones though its text has a digit
// that is not 0. Reading it takes some hundred times as long as other floats of that many digits.
func IsExtreme(f float64, text string) bool {
	const smallestNormal = 0x1p-1022
	return math.IsInf(f, 0) || math.Abs(f) < smallestNormal && strings.ContainsAny(text, "123456789")
}

// FloatTextError returns the ValueError of float(s) for a string that is not the text of a float. Of a blank string
// it shows nothing, as CPython 3.7 does.
func FloatTextError(s string) *Error {
	const message = "could not convert string to float: "
	if toASCII(s) == "" {
		return valueError(message)
	}
	return valueError(message + StrRepr(s))
}

func parseNonFinite(s string) (float64, bool) {
	switch {
	case strings.EqualFold(s, "inf"), strings.EqualFold(s, "infinity"):
		return math.Inf(1), isASCII(s)
	case strings.EqualFold(s, "nan"):
		return math.NaN(), isASCII(s)
	}
	return 0, false
}

// isASCII guards against the few letters above ASCII that strings.EqualFold takes for an ASCII one.
func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}

// isDecimal reports whether s is digits with a point, before or after which there may be no digits but not both, and
// an optional exponent.
func isDecimal(s string) bool {
	whole, s, ok := skipDigits(s)
	if !ok {
		return false
	}
	if s != "" && s[0] == '.' {
		var fraction int
		fraction, s, ok = skipDigits(s[1:])
		whole += fraction
	}
	if !ok || whole == 0 {
		return false
	}
	if s == "" {
		return true
	}
	if s[0] != 'e' && s[0] != 'E' {
		return false
	}
	s = s[1:]
	if s != "" && (s[0] == '+' || s[0] == '-') {
		s = s[1:]
	}
	exponent, s, ok := skipDigits(s)
	return ok && exponent > 0 && s == ""
}

// skipDigits skips digits with single underscores between them. It returns the number of digits and what follows, and
// not ok if an underscore is not between two digits.
func skipDigits(s string) (count int, rest string, ok bool) {
	i := 0
	for i < len(s) {
		switch {
		case isDigit(s[i]):
			count++
		case s[i] != '_':
			return count, s[i:], true
		case i == 0 || !isDigit(s[i-1]) || i+1 == len(s) || !isDigit(s[i+1]):
			return count, s[i:], false
		}
		i++
	}
	return count, "", true
}

// toASCII prepares the text of a number as CPython does before int() and float() read it: digits of other scripts
// become ASCII digits, white space above ASCII becomes blanks, and anything else above ASCII a question mark, which no
// number holds. ASCII stays as it is. White space around the result is cut off.
func toASCII(s string) string {
	for i := range len(s) {
		if s[i] >= 0x80 {
			s = replaceNonASCII(s)
			break
		}
	}
	return strings.Trim(s, " \t\n\v\f\r")
}

func replaceNonASCII(s string) string {
	dst := make([]byte, 0, len(s))
	for len(s) > 0 {
		r, size := decodeRune(s)
		s = s[size:]
		switch d := DecimalValue(r); {
		case r < 0x80:
			dst = append(dst, byte(r))
		case d >= 0:
			dst = append(dst, '0'+byte(d))
		case IsSpace(r):
			dst = append(dst, ' ')
		default:
			dst = append(dst, '?')
		}
	}
	return string(dst)
}

func isDigit(c byte) bool {
	return '0' <= c && c <= '9'
}
