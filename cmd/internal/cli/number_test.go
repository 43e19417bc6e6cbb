package cli_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/cmd/internal/cli"
)

// TestNumber makes sure that numbers are decimal, whatever stands in front, and in range.
func TestNumber(t *testing.T) {
	t.Parallel()
	const whole = "must be a whole number"
	for _, test := range []struct {
		text        string
		least, most int64
		want        int64
		err         string
	}{
		{"10", 1, 32, 10, ""},
		{"010", 1, 32, 10, ""},
		{"008", 1, 32, 8, ""},
		{"-007", -9, 9, -7, ""},
		{"-9223372036854775808", math.MinInt64, math.MaxInt64, math.MinInt64, ""},
		{"0x10", 1, 32, 0, whole},
		{"0o10", 1, 32, 0, whole},
		{"0b1", 1, 32, 0, whole},
		{"1_0", 1, 32, 0, whole},
		{"1e1", 1, 32, 0, whole},
		{" 1", 1, 32, 0, whole},
		{"x", 1, 32, 0, whole},
		{"", 1, 32, 0, whole},
		{"0", 1, 32, 0, "must be from 1 to 32"},
		{"33", 1, 32, 0, "must be from 1 to 32"},
		{"99999999999999999999", 1, 32, 0, "must be from 1 to 32"},
		{"-1", 0, math.MaxInt64, 0, "must be at least 0"},
		{"99999999999999999999", 0, math.MaxInt64, 0, "must be from 0 to 9223372036854775807"},
	} {
		v := cli.Number[int64]{Least: test.least, Most: test.most}
		err := v.Set(test.text)
		assert.Equal(t, test.want, v.N, test.text)
		if test.err != "" {
			assert.EqualError(t, err, test.err, test.text)
			continue
		}
		require.NoError(t, err, test.text)
		again := cli.Number[int64]{Least: test.least, Most: test.most}
		require.NoError(t, again.Set(v.String()))
		assert.Equal(t, v, again)
	}
}

// TestNumbers makes sure that a list replaces the default, and that a further one adds to it.
func TestNumbers(t *testing.T) {
	t.Parallel()
	list := []int{1, 2, 3}
	v := cli.NewNumbers(&list, 8, 32)
	assert.Equal(t, "1,2,3", v.String())
	for text, want := range map[string]string{
		"":       "must be a whole number",
		"0x10":   "must be a whole number",
		"7":      "must be from 8 to 32",
		"8,,9":   `"" must be a whole number`,
		"8,33,9": `"33" must be from 8 to 32`,
	} {
		assert.EqualError(t, v.Set(text), want, text)
	}
	assert.Equal(t, []int{1, 2, 3}, list)
	require.NoError(t, v.Set("010,08"))
	assert.Equal(t, []int{10, 8}, list)
	require.NoError(t, v.Set("32"))
	assert.Equal(t, "10,8,32", v.String())
}

func TestRanges(t *testing.T) {
	t.Parallel()
	var list []int
	v := cli.NewRanges(&list, 8, 32)
	for text, want := range map[string]string{
		"":        "must be a whole number or a range such as 8..32",
		"8,0x10":  `"0x10" must be a whole number or a range such as 8..32`,
		"8..":     "must be a whole number or a range such as 8..32",
		"8...9":   "must be a whole number or a range such as 8..32",
		"7..9":    "must be from 8 to 32",
		"9..33,8": `"9..33" must be from 8 to 32`,
		"10..9":   "runs backwards",
	} {
		assert.EqualError(t, v.Set(text), want, text)
	}
	require.NoError(t, v.Set("8..10,16"))
	require.NoError(t, v.Set("32..32"))
	assert.Equal(t, "8,9,10,16,32", v.String())
}
