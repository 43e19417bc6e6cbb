package pyfmt

import (
	"fmt"
	"math"
	"math/big"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// formatWith parses a specification and formats with it. The bound must hold whenever there is a result.
func formatWith(t *testing.T, spec string, bound func(Spec) int, format func(Spec) (string, error)) string {
	t.Helper()
	s, err := ParseSpec(spec)
	if err != nil {
		return outcomeOf("", err)
	}
	text, err := format(s)
	if err == nil {
		assert.LessOrEqual(t, len(text), bound(s), "bound of %q", spec)
	}
	return outcomeOf(text, err)
}

func bigOf(t *testing.T, s string) *big.Int {
	t.Helper()
	v, ok := new(big.Int).SetString(s, 10)
	require.True(t, ok, s)
	return v
}

func TestFormatIntGolden(t *testing.T) {
	eachGolden(t, "format_int", func(line []any) {
		v, spec := bigOf(t, line[0].(string)), line[1].(string)
		bound := func(s Spec) int { return s.MaxInt(v.BitLen()) }
		got := formatWith(t, spec, bound, func(s Spec) (string, error) { return FormatBig(v, s) })
		assert.Equal(t, line[2], got, "%q", line)
		if v.IsInt64() {
			got := formatWith(t, spec, bound, func(s Spec) (string, error) { return FormatInt(v.Int64(), s) })
			assert.Equal(t, line[2], got, "%q", line)
		}
	})
}

func TestFormatBoolGolden(t *testing.T) {
	eachGolden(t, "format_bool", func(line []any) {
		bound := func(s Spec) int { return s.MaxInt(1) + len("False") }
		format := func(s Spec) (string, error) { return FormatBool(line[0] == 1, s) }
		assert.Equal(t, line[2], formatWith(t, line[1].(string), bound, format), "%q", line)
	})
}

func TestFormatFloatGolden(t *testing.T) {
	eachGolden(t, "format_float", func(line []any) {
		f := floatOf(t, line[0])
		bound := func(s Spec) int { return s.MaxFloat(f) }
		format := func(s Spec) (string, error) { return FormatFloat(f, s) }
		assert.Equal(t, line[2], formatWith(t, line[1].(string), bound, format), "%s %q", FloatRepr(f), line)
	})
}

func TestFormatStrGolden(t *testing.T) {
	eachGolden(t, "format_str", func(line []any) {
		text := line[0].(string)
		bound := func(s Spec) int { return s.MaxStr(len(text)) }
		format := func(s Spec) (string, error) { return FormatStr(text, s) }
		assert.Equal(t, line[2], formatWith(t, line[1].(string), bound, format), "%q", line)
	})
}

func TestHugeOutputIsAnError(t *testing.T) {
	for _, spec := range []string{"9223372036854775807", "é<9223372036854775807", "4000000000", "0=4000000000,"} {
		s, err := ParseSpec(spec)
		require.NoError(t, err)
		_, err = FormatInt(1, s)
		assert.EqualError(t, err, "MemoryError", spec)
		_, err = FormatFloat(1, s)
		assert.EqualError(t, err, "MemoryError", spec)
	}
	c := Conversion{Width: math.MaxInt, Precision: -1, Verb: 'd'}
	_, err := c.AppendInt(nil, 1)
	assert.EqualError(t, err, "MemoryError")
	_, err = c.PercentStr("x")
	assert.EqualError(t, err, "MemoryError")
	c.Verb = 'g'
	_, err = c.AppendFloat(nil, 1)
	assert.EqualError(t, err, "MemoryError")
}

func TestPercentGolden(t *testing.T) {
	eachGolden(t, "percent", func(line []any) {
		var args []any
		for _, item := range line[2:] {
			text := item.(string)
			switch text[0] {
			case 'i':
				args = append(args, bigOf(t, text[1:]))
			case 'f':
				args = append(args, floatOf(t, text[1:]))
			case 's':
				args = append(args, text[1:])
			}
		}
		text, err := percent(t, line[0].(string), args)
		assert.Equal(t, line[1], outcomeOf(text, err), "%q", line)
	})
}

// percent is the operator % for a tuple of *big.Int, float64 and string.
func percent(t *testing.T, format string, args []any) (string, error) {
	t.Helper()
	next := func() (any, error) {
		if len(args) == 0 {
			return nil, ErrNotEnoughArguments
		}
		arg := args[0]
		args = args[1:]
		return arg, nil
	}
	star := func(set func(int)) error {
		arg, err := next()
		if err != nil {
			return err
		}
		n, ok := arg.(*big.Int)
		if !ok {
			return ErrStarWantsInt
		}
		set(int(n.Int64()))
		return nil
	}
	var out strings.Builder
	for p := NewPercentScanner(format); ; {
		literal, c, more, err := p.Next()
		out.WriteString(literal)
		switch {
		case !more && len(args) > 0:
			return "", ErrNotAllConverted
		case !more:
			return out.String(), nil
		case c.Verb == NoVerb:
			continue
		case c.HasKey || err != nil && strings.HasSuffix(err.Error(), "key"):
			return "", ErrMappingRequired
		}
		if c.WidthArg {
			if err := star(c.SetWidth); err != nil {
				return "", err
			}
		}
		if c.PrecisionArg {
			if err := star(c.SetPrecision); err != nil {
				return "", err
			}
		}
		if err != nil {
			return "", err
		}
		arg, err := next()
		if err != nil {
			return "", err
		}
		text, err := percentOne(t, c, arg)
		if err != nil {
			return "", err
		}
		out.WriteString(text)
	}
}

func percentOne(t *testing.T, c Conversion, arg any) (string, error) {
	t.Helper()
	switch v := arg.(type) {
	case *big.Int:
		return percentInt(t, c, v)
	case float64:
		if !strings.ContainsRune("eEfFgG", c.Verb) {
			return percentOther(c, FloatRepr(v), FloatRepr(v), "float")
		}
		text, err := c.AppendFloat(nil, v)
		if err == nil {
			assert.LessOrEqual(t, len(text), c.MaxFloat(v), "bound")
		}
		return string(text), err
	}
	s := arg.(string)
	if c.Verb == 'a' {
		return percentOther(c, s, EscapeNonASCII(StrRepr(s)), "str")
	}
	return percentOther(c, s, StrRepr(s), "str")
}

func percentInt(t *testing.T, c Conversion, v *big.Int) (string, error) {
	t.Helper()
	switch c.Verb {
	case 'd', 'i', 'u', 'o', 'x', 'X':
		text, err := c.AppendBig(nil, v)
		if err == nil {
			assert.LessOrEqual(t, len(text), c.MaxInt(v.BitLen()), "bound")
		}
		if v.IsInt64() {
			small, smallErr := c.AppendInt(nil, v.Int64())
			assert.Equal(t, outcomeOf(string(text), err), outcomeOf(string(small), smallErr))
		}
		return string(text), err
	case 'c':
		return c.PercentChar(v.Int64())
	}
	return percentOther(c, v.String(), v.String(), "int")
}

func percentOther(c Conversion, str, repr, typeName string) (string, error) {
	switch c.Verb {
	case 's':
		return c.PercentStr(str)
	case 'r', 'a':
		return c.PercentStr(repr)
	case 'd', 'i', 'u', 'o', 'x', 'X':
		return "", c.NumberRequired(typeName)
	case 'c':
		if typeName == "str" && runeCount(str) == 1 {
			r, _ := decodeRune(str)
			return c.PercentChar(int64(r))
		}
		return "", ErrCharRequired
	}
	return "", c.Unsupported()
}

// FuzzParseSpec formats with whatever parses; a small width and precision keep the results small.
func FuzzParseSpec(f *testing.F) {
	seeds := []string{
		"", "<5", "é^+#012_.3f", "0=8,d", "c", "٣", ".5", "x", "*>10s", ",_", "99999999999999999999",
	}
	for _, spec := range seeds {
		f.Add(spec, 1.5, int64(-1234567))
	}
	f.Fuzz(func(t *testing.T, spec string, x float64, n int64) {
		s, err := ParseSpec(spec)
		if err != nil {
			return
		}
		if s.MaxFloat(x) > 1<<16 || s.MaxInt(64) > 1<<16 {
			return
		}
		check := func(text string, err error, bound int) {
			if err == nil && (len(text) > bound || runeCount(text) < s.Width) {
				t.Fatalf("%q: %d bytes, %d characters, bound %d", text, len(text), runeCount(text), bound)
			}
		}
		text, err := FormatFloat(x, s)
		check(text, err, s.MaxFloat(x))
		text, err = FormatInt(n, s)
		check(text, err, s.MaxInt(64))
		large, largeErr := FormatBig(big.NewInt(n), s)
		if outcomeOf(text, err) != outcomeOf(large, largeErr) {
			t.Fatalf("%q: FormatInt gives %q, FormatBig %q", spec, text, large)
		}
		text, err = FormatStr(spec, s)
		check(text, err, s.MaxStr(len(spec)))
	})
}

// FuzzPercentScanner scans whatever there is; what comes out must make up the format string.
func FuzzPercentScanner(f *testing.F) {
	for _, format := range []string{"", "%", "%%", "a%-+ #05.3ldé", "%(k(e)y)s", "%*.*f%"} {
		f.Add(format)
	}
	f.Fuzz(func(t *testing.T, format string) {
		p := NewPercentScanner(format)
		for conversions := 0; ; conversions++ {
			_, c, more, err := p.Next()
			if !more || err != nil {
				return
			}
			if conversions > len(format) {
				t.Fatal("the scanner does not move on")
			}
			_ = fmt.Sprint(c.Unsupported())
		}
	})
}

func BenchmarkFormatFloat(b *testing.B) {
	s, err := ParseSpec(".3f")
	require.NoError(b, err)
	dst := make([]byte, 0, 64)
	for b.Loop() {
		dst, _ = AppendFormatFloat(dst[:0], 123.4567, s)
	}
}

func BenchmarkFormatInt(b *testing.B) {
	s, err := ParseSpec("8,d")
	require.NoError(b, err)
	dst := make([]byte, 0, 64)
	for b.Loop() {
		dst, _ = AppendFormatInt(dst[:0], 123456, s)
	}
}
