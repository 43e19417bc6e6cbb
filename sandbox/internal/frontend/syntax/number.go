package syntax

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"bhack/sandbox/internal/pyfmt"
)

func (s *scanner) digitAt(i int) bool { return i < len(s.src) && isDigit(s.src[i]) }

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func isOctal(c byte) bool { return c >= '0' && c <= '7' }

func isBinary(c byte) bool { return c == '0' || c == '1' }

func isHex(c byte) bool { return isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'f' }

// at returns the byte n places on, or 0 at the end.
func (s *scanner) at(n int) byte {
	if s.pos+n < len(s.src) {
		return s.src[s.pos+n]
	}
	return 0
}

// number scans a number (CPython: Parser/tokenizer.c, tok_get).
func (s *scanner) number() token {
	start := s.pos
	ok := true
	if s.at(0) == '0' {
		switch s.at(1) | 0x20 {
		case 'x':
			ok = s.based(isHex)
		case 'o':
			ok = s.based(isOctal)
		case 'b':
			ok = s.based(isBinary)
		default:
			ok = s.decimal(true)
		}
	} else {
		ok = s.decimal(false)
	}
	if !ok {
		return s.invalidNumber(start)
	}
	return s.op(tokNumber, s.src[start:s.pos])
}

// invalidNumber is the error of what begins as a number does, and is none.
func (s *scanner) invalidNumber(start int) token {
	leadingZero := strings.HasPrefix(s.src[start:s.pos], "0") && strings.Trim(s.src[start:s.pos], "0123456789_") == ""
	for c := s.at(0); isDigit(c) || c == '_' || c|0x20 >= 'a' && c|0x20 <= 'z'; c = s.at(0) { // the rest of it
		s.pos++
		if sign := s.at(0); c|0x20 == 'e' && (sign == '+' || sign == '-') {
			s.pos++
		}
	}
	text := s.op(tokNumber, s.src[start:s.pos])
	msg := "invalid token " + text.shown()
	if leadingZero && isDigit(s.src[start+1]) {
		msg += ": a number has no leading zeros, but for octal ones as 0o17"
	}
	return s.fail(s.line, "SyntaxError", msg)
}

// based scans the digits of an int with a prefix.
func (s *scanner) based(isDigit func(byte) bool) bool {
	s.pos += 2
	for {
		if s.at(0) == '_' {
			s.pos++
		}
		if !isDigit(s.at(0)) {
			return false
		}
		for isDigit(s.at(0)) {
			s.pos++
		}
		if s.at(0) != '_' {
			return true
		}
	}
}

// digits scans decimal digits, in groups that single underscores part.
func (s *scanner) digits() bool {
	for {
		for isDigit(s.at(0)) {
			s.pos++
		}
		if s.at(0) != '_' {
			return true
		}
		s.pos++
		if !isDigit(s.at(0)) {
			return false
		}
	}
}

// decimal scans a decimal int, a float or an imaginary number. An int must not have
// leading zeros.
func (s *scanner) decimal(zero bool) bool {
	start := s.pos
	if isDigit(s.at(0)) && !s.digits() {
		return false
	}
	octal := zero && strings.Trim(s.src[start:s.pos], "0_") != ""
	isInt := true
	if s.at(0) == '.' {
		isInt = false
		s.pos++
		if isDigit(s.at(0)) && !s.digits() {
			return false
		}
	}
	if s.at(0)|0x20 == 'e' {
		sign := s.at(1) == '+' || s.at(1) == '-'
		switch {
		case isDigit(s.at(1)):
			s.pos++
		case sign && isDigit(s.at(2)):
			s.pos += 2
		case sign:
			return false
		default: // the letter begins a name
			return !octal || !isInt
		}
		isInt = false
		if !s.digits() {
			return false
		}
	}
	if s.at(0)|0x20 == 'j' {
		isInt = false
		s.pos++
	}
	return !octal || !isInt
}

// numberValue returns the value of a number: an int64, a *big.Int or a float64. msg
// is the complaint about one that has no value here.
func numberValue(text string) (value any, msg string) {
	text = strings.ReplaceAll(text, "_", "")
	if last := text[len(text)-1] | 0x20; last == 'j' {
		return nil, "complex numbers are not supported"
	}
	base, digits := 10, text
	if len(text) > 2 && text[0] == '0' {
		switch text[1] | 0x20 {
		case 'x':
			base, digits = 16, text[2:]
		case 'o':
			base, digits = 8, text[2:]
		case 'b':
			base, digits = 2, text[2:]
		}
	}
	if base == 10 && strings.ContainsAny(text, ".eE") {
		f, _ := pyfmt.ParseFloat(text) // beyond the range it is infinite, as in CPython
		return f, ""
	}
	if i, err := strconv.ParseInt(digits, base, 64); err == nil {
		return i, ""
	}
	if base == 10 && len(digits) > MaxIntDigits {
		return nil, fmt.Sprintf("Exceeds the limit (%d) for integer string conversion: value has %d digits; hexadecimal literals have no such limit", MaxIntDigits, len(digits))
	}
	i, _ := new(big.Int).SetString(digits, base)
	return i, ""
}
