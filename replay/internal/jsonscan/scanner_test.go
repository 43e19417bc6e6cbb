package jsonscan

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func scan(text string) *Scanner {
	s := New(strings.NewReader(text), "document", 1<<20)
	s.Enter("part", 1<<20)
	return s
}

func TestInteger(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name, in string
		want     int64
		err      string
	}{
		{"nought", "0 ", 0, ""},
		{"minus nought", "-0 ", 0, ""},
		{"white space", " \t\r\n12,", 12, ""},
		{"largest", "9223372036854775807 ", math.MaxInt64, ""},
		{"smallest", "-9223372036854775808 ", math.MinInt64, ""},
		{"too large", "9223372036854775808 ", 0, "number is not in"},
		{"too small", "-9223372036854775809 ", 0, "number is not in"},
		{"largest uint64", "18446744073709551615 ", 0, "number is not in"},
		{"beyond uint64", "18446744073709551616 ", 0, "number is not in"},
		{"far beyond", strings.Repeat("9", 100) + " ", 0, "number is not in"},
		{"fraction", "1.0 ", 0, "found a fraction or exponent"},
		{"exponent", "1e2 ", 0, "found a fraction or exponent"},
		{"leading zero", "00 ", 0, "number begins with 0"},
		{"no digits", "-x", 0, "expected an integer, found 'x'"},
		{"cut", "12", 0, "cut short"},
		{"cut after minus", "-", 0, "cut short"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			got, err := scan(tt.in).Integer(math.MinInt64, math.MaxInt64)
			if tt.err != "" {
				assert.ErrorContains(t, err, tt.err)
				return
			}
			require.NoError(t, err)
			assert.Equal(t, tt.want, got)
		})
	}
}

func TestIntegerRange(t *testing.T) {
	t.Parallel()
	for n, ok := range map[int]bool{2: false, 3: true, 5: true, 6: false} {
		_, err := scan(fmt.Sprint(n, " ")).Integer(3, 5)
		assert.Equal(t, ok, err == nil, n)
	}
}

func TestBool(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]bool{"true": true, " false": false} {
		got, err := scan(in).Bool()
		require.NoError(t, err)
		assert.Equal(t, want, got)
	}
	for _, in := range []string{"", "t", "fals", "truth", "null", "1", `"true"`} {
		_, err := scan(in).Bool()
		assert.Error(t, err, in)
	}
}

// TestText compares with encoding/json, which differs only in letting invalid
// UTF-8 and half surrogate pairs pass.
func TestText(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("é", windowSize)
	tests := []string{
		`""`, `"a"`, `"é𝄞\u00e9\uD834\udd1e"`, `"\"\\\/\b\f\n\r\t"`, `"` + long + `"`, `"\u0000"`, "\"\x7f\"",
		`"`, `"\`, `"\"`, `"\u`, `"\u12`, `"\u12g4"`, `"\x"`, "\"\n\"", "\"\x00\"", `a`, `\"\ud834\\`,
	}
	for _, in := range tests {
		var want string
		wantErr := json.Unmarshal([]byte(in), &want)
		for name, s := range map[string]*Scanner{
			"whole": scan(in),
			"bytes": {src: iotest.OneByteReader(strings.NewReader(in)), buf: make([]byte, 1), doc: scan("").doc, part: scan("").part},
		} {
			got, err := s.Text()
			assert.Equal(t, wantErr == nil, err == nil, "%s, %.40q: %v", name, in, err)
			assert.Equal(t, want, got, "%s, %.40q", name, in)
		}
	}
	for _, in := range []string{"\"\xff\"", `"\ud834"`, `"\ud834x"`, `"\ud834\n"`, `"\ud834\u0041"`, `"\udd1e"`} {
		_, err := scan(in).Text()
		assert.Error(t, err, in)
	}
}

func TestObject(t *testing.T) {
	t.Parallel()
	shape := NewShape(Required("a", "b"), []Field{{Name: "c", Unnamed: true}})
	tests := []struct{ name, in, want, err string }{
		{"all", `{"a":1,"b":2,"c":3}`, "a1b2c3", ""},
		{"order", `{ "c" : 3 , "b" : 2 , "a" : 1 }`, "c3b2a1", ""},
		{"optional left out", `{"a":1,"b":2}`, "a1b2", ""},
		{"required left out", `{"a":1,"c":2}`, "", `field "b" is missing`},
		{"empty", `{}`, "", `field "a" is missing`},
		{"twice", `{"a":1,"a":1}`, "", `field "a" is there twice`},
		{"unknown", `{"d":1}`, "", `unknown field "d"`},
		{"escaped name", `{"\u0061":1,"b":2}`, "a1b2", ""},
		{"named error", `{"a":[]}`, "", "a: expected an integer, found an array"},
		{"unnamed error", `{"c":[]}`, "", "expected an integer, found an array"},
		{"no colon", `{"a"}`, "", `field "a": expected ':', found '}'`},
		{"no name", `{1:1}`, "", "expected a field name, found a number"},
		{"closed wrongly", `{"a":1]`, "", `after field "a": expected ',' or '}', found ']'`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			s, got := scan(tt.in), ""
			err := s.Object(shape, func(field string) error {
				n, err := s.Integer(0, 9)
				got += fmt.Sprint(field, n)
				return err
			})
			if tt.err != "" {
				assert.EqualError(t, err, tt.err)
				return
			}
			require.NoError(t, err)
			assert.Equal(t, tt.want, got)
			assert.NoError(t, s.Finish())
		})
	}
}

// TestShape makes sure that fields are required by what is said of them, wherever they stand.
func TestShape(t *testing.T) {
	t.Parallel()
	shape := NewShape(Required("a"), Optional("b", "c"), Required("d"), Optional("e"))
	for in, want := range map[string]string{
		`{"a":1,"d":1}`:             "",
		`{"a":1,"b":1,"c":1,"e":1}`: `field "d" is missing`,
		`{"b":1,"d":1}`:             `field "a" is missing`,
	} {
		s := scan(in)
		err := s.Object(shape, func(string) error {
			_, err := s.Integer(0, 9)
			return err
		})
		if want == "" {
			require.NoError(t, err, in)
			continue
		}
		assert.EqualError(t, err, want, in)
	}
}

func TestArray(t *testing.T) {
	t.Parallel()
	tests := []struct{ name, in, want, err string }{
		{"empty", `[ ]`, "", ""},
		{"some", "[1,\n2 ,3]", "0:1 1:2 2:3 ", ""},
		{"comma first", `[,1]`, "", "expected an integer, found ','"},
		{"comma last", `[1,]`, "", "expected an integer, found ']'"},
		{"no comma", `[1 2]`, "", "expected ',' or ']', found a number"},
		{"not an array", `{}`, "", "expected an array, found an object"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			s, got := scan(tt.in), ""
			err := s.Array(func(i int) error {
				n, err := s.Integer(0, 9)
				got += fmt.Sprintf("%d:%d ", i, n)
				return err
			})
			if tt.err != "" {
				assert.EqualError(t, err, tt.err)
				return
			}
			require.NoError(t, err)
			assert.Equal(t, tt.want, got)
		})
	}
}

func TestExtents(t *testing.T) {
	t.Parallel()
	text := strings.Repeat(" ", 100) + "1 " + strings.Repeat(" ", 100)
	read := func(doc, part int64) error {
		s := New(strings.NewReader(text), "document", doc)
		s.Enter("first", part)
		if _, err := s.Integer(0, 9); err != nil {
			return err
		}
		s.Enter("second", part)
		return s.Finish()
	}
	assert.NoError(t, read(202, 101+1))
	assert.EqualError(t, read(201, 150), "document is larger than 201 bytes")
	assert.EqualError(t, read(100, 150), "document is larger than 100 bytes")
	assert.EqualError(t, read(300, 101), "first is larger than 101 bytes")
	assert.EqualError(t, New(strings.NewReader(text), "document", 0).Finish(), "document is larger than 0 bytes")
}

func TestLine(t *testing.T) {
	t.Parallel()
	s := scan("\n\r\n 1\n")
	assert.Equal(t, 1, s.Line())
	_, err := s.Integer(0, 9)
	require.NoError(t, err)
	assert.Equal(t, 3, s.Line())
	require.NoError(t, s.Finish())
	assert.Equal(t, 4, s.Line())
}
