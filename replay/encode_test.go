package replay

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestAppendInt writes the numbers on both sides of each bound.
func TestAppendInt(t *testing.T) {
	t.Parallel()
	for power := 1; power <= 1_000_000; power *= 10 {
		for _, n := range []int{power - 1, power, power + 1, 2*power + power/10*3, 10*power - 1, -power} {
			assert.Equal(t, "x"+strconv.Itoa(n), string(appendInt([]byte("x"), n)))
		}
	}
	assert.Equal(t, strconv.Itoa(MaxNumber), string(appendInt(nil, MaxNumber)))
}

func TestAppendString(t *testing.T) {
	t.Parallel()
	tests := []struct{ name, in, want string }{
		{"empty", "", `""`},
		{"plain", "a b~", `"a b~"`},
		{"quote and backslash", `"\`, `"\"\\"`},
		{"common controls", "\n\r\t", `"\n\r\t"`},
		{"other controls", "\x00\b\f\x1b\x1f", `"\u0000\u0008\u000c\u001b\u001f"`},
		{"delete and Latin-1 controls", "\x7f\u0080\u009b\u009f\u00a0", "\"\\u007f\\u0080\\u009b\\u009f\u00a0\""},
		{"html", "</b>&", `"\u003c/b\u003e\u0026"`},
		{"line separators", "\u2027\u2028\u2029\u202a", "\"\u2027\\u2028\\u2029\u202a\""},
		{"beyond ascii", "aéz\U0001d11e", "\"aéz\U0001d11e\""},
		{"replacement character", "\ufffd", "\"\ufffd\""},
		{"invalid byte", "a\xffb", "\"a\ufffdb\""},
		{"cut short", "a\xe2\x80", "\"a\ufffd\ufffd\""},
		{"encoded surrogate", "\xed\xa0\x80", "\"\ufffd\ufffd\ufffd\""},
		{"overlong", "\xc0\xbc", "\"\ufffd\ufffd\""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			got := appendString([]byte("x"), tt.in)
			assert.Equal(t, "x"+tt.want, string(got))
			assert.True(t, json.Valid(got[1:]))
		})
	}
}

// TestPlainLen looks for each byte behind and before each other one, wherever they are.
func TestPlainLen(t *testing.T) {
	t.Parallel()
	for at := range 18 {
		text := []byte(strings.Repeat("~", 19))
		for a := range 256 {
			for b := range 256 {
				text[at], text[at+1] = byte(a), byte(b)
				want := len(text)
				if !plain(byte(a)) {
					want = at
				} else if !plain(byte(b)) {
					want = at + 1
				}
				if got := plainLen(string(text)); got != want {
					t.Fatalf("%q: %d bytes, want %d", text, got, want)
				}
			}
		}
	}
}

// TestEncodeAgreesWithTags holds the hand-written encoder to the tags of the
// types, which encoding/json follows.
func TestEncodeAgreesWithTags(t *testing.T) {
	t.Parallel()
	d := sampleDocument()
	var got struct {
		Header
		Rounds []*Round
		Result Result
	}
	require.NoError(t, json.Unmarshal([]byte(encode(t, d)), &got))
	assert.Equal(t, d, &Document{Header: got.Header, Rounds: got.Rounds, Result: got.Result})

	for _, round := range d.Rounds {
		for _, turn := range round.Turns {
			byTags, err := json.Marshal(turn)
			require.NoError(t, err)
			assert.Equal(t, string(byTags), string(appendTurn(nil, &turn, true)))
		}
	}
}
