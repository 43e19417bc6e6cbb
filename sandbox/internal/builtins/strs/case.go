package strs

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
)

// strCases are the methods of str that change the case.
func strCases() []strMethod {
	return []strMethod{
		changeCase("capitalize", capitalize),
		changeCase("casefold", func(dst, runes []rune, i int) []rune { return appendFold(dst, runes[i]) }),
		changeCase("lower", appendLower),
		changeCase("swapcase", swapCase),
		changeCase("title", titleCase),
		changeCase("upper", func(dst, runes []rune, i int) []rune { return appendUpper(dst, runes[i]) }),
	}
}

// caser appends what becomes of the character at i.
type caser func(dst, runes []rune, i int) []rune

// changeCase makes a method that changes all characters.
func changeCase(name string, change caser) strMethod {
	ascii := asciiCases[name]
	return strMethod{name, 0, 0, func(t *object.Thread, s *object.Str, _ []object.Value) (object.Value, error) {
		if s.IsASCII() {
			if err := meter.ChargeBytes(t, 2*len(s.S)); err != nil {
				return object.Value{}, err
			}
			changed, text := t.MakeStr(len(s.S))
			ascii(text, s.S)
			return changed.Value(), nil
		}
		if err := chargeChars(t, s); err != nil {
			return object.Value{}, err
		}
		runes := s.Runes()
		dst := make([]rune, 0, len(runes)+2)
		for i := range runes {
			dst = change(dst, runes, i)
		}
		changed := object.StrFromRunes(dst)
		return changed.Value(), meter.ChargeText(t, len(changed.S))
	}}
}

func capitalize(dst, runes []rune, i int) []rune {
	if i == 0 {
		return appendUpper(dst, runes[i])
	}
	return appendLower(dst, runes, i)
}

func swapCase(dst, runes []rune, i int) []rune {
	switch {
	case isUpper(runes[i]):
		return appendLower(dst, runes, i)
	case isLower(runes[i]):
		return appendUpper(dst, runes[i])
	}
	return append(dst, runes[i])
}

func titleCase(dst, runes []rune, i int) []rune {
	if i > 0 && isCased(runes[i-1]) {
		return appendLower(dst, runes, i)
	}
	return appendTitle(dst, runes[i])
}

// asciiCases are the methods for ASCII text: they fill dst, which has its length.
var asciiCases = map[string]func(dst []byte, s string){
	"casefold": asciiLower,
	"lower":    asciiLower,
	"upper":    asciiUpper,
	"capitalize": func(dst []byte, s string) {
		asciiCase(dst, s, func(i int, _ byte) bool { return i == 0 })
	},
	"swapcase": func(dst []byte, s string) {
		asciiCase(dst, s, func(i int, _ byte) bool { return isLower(rune(s[i])) })
	},
	"title": func(dst []byte, s string) {
		asciiCase(dst, s, func(_ int, before byte) bool { return !isAlpha(rune(before)) })
	},
}

const caseBit = 'a' - 'A'

func asciiLower(dst []byte, s string) {
	for i := range dst {
		c := s[i]
		if 'A' <= c && c <= 'Z' {
			c |= caseBit
		}
		dst[i] = c
	}
}

func asciiUpper(dst []byte, s string) {
	for i := range dst {
		c := s[i]
		if 'a' <= c && c <= 'z' {
			c &^= caseBit
		}
		dst[i] = c
	}
}

// asciiCase makes upper case the characters for which upper holds, which gets their
// index and the character before (0 for the first), and the others lower case.
func asciiCase(dst []byte, s string, upper func(i int, before byte) bool) {
	before := byte(0)
	for i := range dst {
		c := s[i]
		dst[i] = c
		if isAlpha(rune(c)) {
			dst[i] = c | caseBit
			if upper(i, before) {
				dst[i] = c &^ caseBit
			}
		}
		before = c
	}
}
