package strs

import (
	"encoding/json"
	"hash/crc32"
	"os"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/pyfmt"
)

// TestUnicodeTables compares what is said of every code point with CPython.
func TestUnicodeTables(t *testing.T) {
	text, err := os.ReadFile("testdata/unicode.json")
	require.NoError(t, err)
	var want map[string]uint32
	require.NoError(t, json.Unmarshal(text, &want))

	str := func(predicate func(s *object.Str) bool) func(r rune) bool {
		return func(r rune) bool { return predicate(object.StrFromRunes([]rune{r})) }
	}
	tests := map[string]func(r rune) bool{
		"isalpha": isAlpha, "isdecimal": isDecimal, "isdigit": isDigit, "isnumeric": isNumeric,
		"isalnum": func(r rune) bool { return isAlpha(r) || isNumeric(r) },
		"islower": str(func(s *object.Str) bool { return isOneCase(s, isLower, isUpper) }),
		"isupper": str(func(s *object.Str) bool { return isOneCase(s, isUpper, isLower) }),
		"istitle": str(isTitled), "isspace": pyfmt.IsSpace, "isprintable": pyfmt.IsPrintable,
		"isidentifier": isIDStart, "identifier": isIDContinue, "caseignorable": isCaseIgnorable,
	}
	maps := map[string]caser{
		"upper":    func(dst, runes []rune, i int) []rune { return appendUpper(dst, runes[i]) },
		"lower":    appendLower,
		"title":    titleCase,
		"casefold": func(dst, runes []rune, i int) []rune { return appendFold(dst, runes[i]) },
		"swapcase": swapCase,
	}
	got := map[string]uint32{}
	for name, test := range tests {
		bits := make([]byte, utf8.MaxRune+1)
		for r := range bits {
			if test(rune(r)) {
				bits[r] = 1
			}
		}
		got[name] = crc32.ChecksumIEEE(bits)
	}
	for name, change := range maps {
		var lines []string
		for r := range rune(utf8.MaxRune + 1) {
			if utf8.ValidRune(r) {
				lines = append(lines, string(change(nil, []rune{r}, 0)))
			}
		}
		got[name] = crc32.ChecksumIEEE([]byte(strings.Join(lines, "\n")))
	}
	assert.Equal(t, want, got)
}
