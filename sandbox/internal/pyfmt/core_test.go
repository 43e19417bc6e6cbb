package pyfmt

import (
	"errors"
	"math"
	"math/big"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestFloatReprGolden(t *testing.T) {
	eachGolden(t, "float_repr", func(line []any) {
		assert.Equal(t, line[1], FloatRepr(floatOf(t, line[0])))
	})
}

func TestStrReprGolden(t *testing.T) {
	eachGolden(t, "str_repr", func(line []any) {
		s := line[0].(string)
		assert.Equal(t, line[1], StrRepr(s))
		assert.Equal(t, line[2], EscapeNonASCII(StrRepr(s)))
	})
}

func TestParseFloatGolden(t *testing.T) {
	eachGolden(t, "parse_float", func(line []any) {
		s := line[0].(string)
		f, ok := ParseFloat(s)
		var err error
		if !ok {
			err = FloatTextError(s)
		}
		assert.Equal(t, line[1], outcomeOf(bitsOf(f), err), "%q", s)
	})
}

func TestParseIntGolden(t *testing.T) {
	eachGolden(t, "parse_int", func(line []any) {
		small, large, err := ParseInt(line[0].(string), line[1].(int))
		result := strconv.FormatInt(small, 10)
		if large != nil {
			require.False(t, large.IsInt64())
			result = large.String()
		}
		assert.Equal(t, line[2], outcomeOf(result, err), "%q", line)
	})
}

func TestRoundGolden(t *testing.T) {
	eachGolden(t, "round_float", func(line []any) {
		f, err := Round(floatOf(t, line[0]), line[1].(int))
		assert.Equal(t, line[2], outcomeOf(bitsOf(f), err), "%s %v", FloatRepr(floatOf(t, line[0])), line)
	})
}

func TestRoundIntGolden(t *testing.T) {
	eachGolden(t, "round_int", func(line []any) {
		v, ok := new(big.Int).SetString(line[0].(string), 10)
		require.True(t, ok)
		assert.Equal(t, line[2], RoundInt(v, line[1].(int)).String(), "%v", line)
		assert.Equal(t, line[0], v.String(), "the argument has changed")
	})
}

func TestRoundHalfEven(t *testing.T) {
	for f, want := range map[float64]float64{0.5: 0, 1.5: 2, 2.5: 2, -0.5: 0, -1.5: -2, 2.4: 2, 1e300: 1e300} {
		assert.Equal(t, want, RoundHalfEven(f), "%v", f)
	}
}

func TestCharacterClasses(t *testing.T) {
	// Of each class the ends of a few ranges, as str.isspace, str.isprintable and unicodedata.decimal tell them.
	spaces := map[rune]bool{
		'\t': true, '\x1c': true, ' ': true, 0x85: true, 0x2028: true, 0x3000: true, 'a': false, 0x200b: false,
	}
	for r, want := range spaces {
		assert.Equal(t, want, IsSpace(r), "%#x", r)
	}
	printable := map[rune]bool{
		0x7f: false, 'é': true, 0xad: false, 0x378: false, 0x1f9ff: true, 0x1fa6f: false, 0x10ffff: false,
	}
	for r, want := range printable {
		assert.Equal(t, want, IsPrintable(r), "%#x", r)
	}
	decimals := map[rune]int{
		'0': 0, '9': 9, ':': -1, 0xb2: -1, 0x65f: -1, 0x660: 0, 0x669: 9, 0x66a: -1, 0x1d7ff: 9,
	}
	for r, want := range decimals {
		assert.Equal(t, want, DecimalValue(r), "%#x", r)
	}
}

func TestBrokenUTF8(t *testing.T) {
	assert.Equal(t, `'a\udcff\udced\udca0'`, StrRepr("a\xff\xed\xa0"))
	assert.Equal(t, 4, runeCount("a\xff\xed\xa0"))
	assert.Equal(t, "a\xed\xa0\x80", runePrefix("a\xed\xa0\x80z", 2))
}

// FuzzParseFloat compares with strconv on the texts that both take for decimal floats.
func FuzzParseFloat(f *testing.F) {
	seeds := []string{
		"", "1", " 1.5e3\n", "1_0.5", "inf", "-nan", "0x1p3", "1e400", "٣.٥", "infinity", ".", "1e-400",
	}
	for _, s := range seeds {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got, ok := ParseFloat(s)
		if ok && !math.IsNaN(got) {
			again, ok := ParseFloat(FloatRepr(got))
			require.True(t, ok)
			require.Equal(t, got, again)
		}
		if strings.ContainsAny(s, "xX_") || !isASCII(s) || strings.TrimSpace(s) != s || math.IsNaN(got) {
			return // strconv knows hexadecimal floats, but no sign of a NaN
		}
		want, err := strconv.ParseFloat(s, 64)
		accepted := err == nil || errors.Is(err, strconv.ErrRange)
		require.Equal(t, accepted, ok, "%q", s)
		if ok {
			require.Equal(t, FloatRepr(want), FloatRepr(got), "%q", s)
		}
	})
}

// FuzzParseInt reads whatever there is; what it accepts must read the same when written in decimal.
func FuzzParseInt(f *testing.F) {
	seeds := []string{
		"", "0", "-0b1_0", "0x_f", "00", "9223372036854775808", "-9223372036854775808", "0_7", "1__0",
	}
	for _, s := range seeds {
		f.Add(s, 0)
	}
	f.Fuzz(func(t *testing.T, s string, base int) {
		small, large, err := ParseInt(s, base)
		if err != nil {
			return
		}
		if large == nil {
			large = big.NewInt(small)
		}
		again, huge, err := ParseInt(large.String(), 10)
		require.NoError(t, err)
		if huge == nil {
			huge = big.NewInt(again)
		}
		require.Zero(t, large.Cmp(huge), "%q", s)
	})
}

func BenchmarkFloatRepr(b *testing.B) {
	dst := make([]byte, 0, 64)
	for b.Loop() {
		dst = AppendFloatRepr(dst[:0], 0.42548765853373427)
	}
}

func BenchmarkStrRepr(b *testing.B) {
	dst := make([]byte, 0, 64)
	for b.Loop() {
		dst = AppendStrRepr(dst[:0], "Robot at (3, 4) said 'hello'")
	}
}

func BenchmarkRound(b *testing.B) {
	for b.Loop() {
		_, _ = Round(123.456789, 2)
	}
}
