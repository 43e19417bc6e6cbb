package pyfmt

import (
	"bufio"
	"bytes"
	"encoding/json"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/stretchr/testify/require"
)

// eachGolden calls f with each line of a golden file, whose items are strings and numbers.
func eachGolden(t *testing.T, name string, f func(line []any)) {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name + ".jsonl")
	require.NoError(t, err)
	lines := bufio.NewScanner(bytes.NewReader(data))
	lines.Buffer(nil, 1<<20)
	count := 0
	for lines.Scan() {
		f(decodeLine(t, lines.Text()))
		count++
	}
	require.NoError(t, lines.Err())
	require.NotZero(t, count)
}

// decodeLine decodes a JSON array. Strings are decoded here, since encoding/json replaces lone surrogates.
func decodeLine(t *testing.T, line string) []any {
	t.Helper()
	var raw []json.RawMessage
	require.NoError(t, json.Unmarshal([]byte(line), &raw), line)
	items := make([]any, len(raw))
	for i, item := range raw {
		switch item[0] {
		case '"':
			items[i] = decodeString(t, string(item[1:len(item)-1]))
		case 'n':
		default:
			n, err := strconv.Atoi(string(item))
			require.NoError(t, err)
			items[i] = n
		}
	}
	return items
}

// decodeString decodes the inside of a JSON string that is all ASCII.
func decodeString(t *testing.T, s string) string {
	t.Helper()
	var out []byte
	unit := func(s string) rune {
		if !strings.HasPrefix(s, `\u`) {
			return -1
		}
		v, err := strconv.ParseUint(s[2:6], 16, 16)
		require.NoError(t, err)
		return rune(v)
	}
	for len(s) > 0 {
		if s[0] != '\\' {
			out, s = append(out, s[0]), s[1:]
			continue
		}
		r := unit(s)
		if r < 0 {
			out = append(out, "\b\f\n\r\t\"\\"[strings.IndexByte(`bfnrt"\`, s[1])])
			s = s[2:]
			continue
		}
		s = s[6:]
		if pair := utf16.DecodeRune(r, unit(s)); pair != '\uFFFD' {
			r, s = pair, s[6:]
		}
		out = appendRune(out, r)
	}
	return string(out)
}

func floatOf(t *testing.T, item any) float64 {
	t.Helper()
	n, err := strconv.ParseUint(item.(string), 16, 64)
	require.NoError(t, err)
	return math.Float64frombits(n)
}

// bitsOf writes a float as the golden files do. All NaNs are alike but for their sign.
func bitsOf(f float64) string {
	n := math.Float64bits(f)
	if math.IsNaN(f) {
		n = n&(1<<63) | 0x7ff8000000000000
	}
	const digits = 16
	s := strconv.FormatUint(n, 16)
	return strings.Repeat("0", digits-len(s)) + s
}

// outcomeOf writes an error in place of the result, as the golden files do.
func outcomeOf(result string, err error) string {
	if err != nil {
		return "!" + err.Error()
	}
	return result
}
