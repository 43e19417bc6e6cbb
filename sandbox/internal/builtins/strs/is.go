package strs

import (
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/pyfmt"
)

// strTests are the methods of str that tell something of all its characters.
func strTests() []strMethod {
	return []strMethod{
		testAll("isalnum", func(r rune) bool { return isAlpha(r) || isNumeric(r) }),
		testAll("isalpha", isAlpha),
		testAll("isdecimal", isDecimal),
		testAll("isdigit", isDigit),
		testAll("isnumeric", isNumeric),
		testAll("isspace", pyfmt.IsSpace),
		test("isascii", (*object.Str).IsASCII),
		test("isidentifier", IsIdentifier),
		test("islower", func(s *object.Str) bool { return isOneCase(s, isLower, isUpper) }),
		test("isprintable", func(s *object.Str) bool { return allRunes(s, pyfmt.IsPrintable) }),
		test("istitle", isTitled),
		test("isupper", func(s *object.Str) bool { return isOneCase(s, isUpper, isLower) }),
	}
}

// test makes a method of a predicate.
func test(name string, predicate func(s *object.Str) bool) strMethod {
	return strMethod{name, 0, 0, func(t *object.Thread, s *object.Str, _ []object.Value) (object.Value, error) {
		if err := chargeChars(t, s); err != nil {
			return object.Value{}, err
		}
		return object.Bool(predicate(s)), nil
	}}
}

// testAll makes a method that reports whether there are characters and the predicate
// holds for all of them.
func testAll(name string, predicate func(r rune) bool) strMethod {
	return test(name, func(s *object.Str) bool { return s.S != "" && allRunes(s, predicate) })
}

func allRunes(s *object.Str, predicate func(r rune) bool) bool {
	for i := range s.Len() {
		if !predicate(s.At(i)) {
			return false
		}
	}
	return true
}

func isDecimal(r rune) bool { return pyfmt.DecimalValue(r) >= 0 }

func isDigit(r rune) bool { return isDecimal(r) || r >= 0x80 && inSpans(otherDigits, r) }

func isNumeric(r rune) bool { return isDigit(r) || r >= 0x80 && inSpans(otherNumerics, r) }

// IsIdentifier is str.isidentifier.
func IsIdentifier(s *object.Str) bool {
	return s.S != "" && isIDStart(s.At(0)) && allRunes(s, isIDContinue)
}

// isOneCase reports whether there is a character of the wanted case, and none of the
// other one.
func isOneCase(s *object.Str, wanted, other func(r rune) bool) bool {
	found := false
	for i := range s.Len() {
		r := s.At(i)
		if other(r) || isTitle(r) {
			return false
		}
		found = found || wanted(r)
	}
	return found
}

// isTitled reports whether capitals stand at the beginnings of words and only there.
func isTitled(s *object.Str) bool {
	found, inWord := false, false
	for i := range s.Len() {
		r := s.At(i)
		switch {
		case isUpper(r) || isTitle(r):
			if inWord {
				return false
			}
			found, inWord = true, true
		case isLower(r):
			if !inWord {
				return false
			}
		default:
			inWord = false
		}
	}
	return found
}
