package maps_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/maps"
)

// failingWriter fails to write.
type failingWriter struct{ err error }

func (w failingWriter) Write([]byte) (int, error) { return 0, w.err }

func TestFormat(t *testing.T) {
	t.Parallel()
	m := &maps.Map{
		Name: "m", Size: 8, Rounds: 30,
		Pawns: []maps.Pawn{
			{maps.White, 3, 0},
			{maps.Black, 5, 0},
			{maps.Black, 5, 1},
			{maps.White, 3, 1},
			{maps.White, 3, 2},
			{maps.White, 0, 0},
			{maps.White, 0, 1},
			{maps.White, 0, 2},
			{maps.White, 0, 3},
		},
	}
	board := `size 8
rounds 30

board
. . . . . . . .
. . . . . . . .
B B . . . . . .
. . . . . . . .
W W W . . . . .
. . . . . . . .
. . . . . . . .
W W W W . . . .
`
	assert.Equal(t, board, format(t, m), "default order")

	m.Pawns[0], m.Pawns[1] = m.Pawns[1], m.Pawns[0]
	assert.Equal(t, board+`
order
B 5,0  W 3,0  B 5,1  W 3,1 3,2 0,0 0,1 0,2
W 0,3
`, format(t, m), "another order")

	m = maps.Empty(8)
	assert.Equal(t, "size 8\n\nboard\n"+strings.Repeat(". . . . . . . .\n", 8), format(t, m), "no pawns")
}

func TestRows(t *testing.T) {
	t.Parallel()
	m := &maps.Map{Size: 8, Pawns: []maps.Pawn{{maps.White, 0, 7}, {maps.Black, 7, 0}, {maps.White, 4, 5}}}
	assert.Equal(t, strings.Fields(".......W ........ ........ ........ .....W.. ........ ........ B......."), m.Rows())
}

func TestFormatErrors(t *testing.T) {
	t.Parallel()
	full := errors.New("disk full")
	require.ErrorIs(t, maps.Format(failingWriter{full}, maps.Empty(8)), full)
	assert.EqualError(t, maps.Format(failingWriter{full}, &maps.Map{Name: "m"}), "map m: size is 0, but must be from 8 to 32")
}

// format returns the text of a map.
func format(t *testing.T, m *maps.Map) string {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, maps.Format(&b, m))
	return b.String()
}

// checkFormat makes sure that a map survives being written and read.
func checkFormat(t *testing.T, m *maps.Map) {
	t.Helper()
	text := format(t, m)
	again, err := maps.Parse(m.Name, strings.NewReader(text))
	require.NoError(t, err, text)
	assert.Equal(t, m, again, text)
	assert.Equal(t, text, format(t, again))
}

// FuzzParse makes sure that Parse survives any text, that its errors are single lines with a place in the text, and
// that what it accepts is valid and can be written.
func FuzzParse(f *testing.F) {
	for _, test := range parseErrors {
		if len(test.text) < 1000 {
			f.Add([]byte(test.text))
		}
	}
	for _, name := range maps.Names() {
		if m, err := maps.Embedded(name); err == nil && m.Size > 0 {
			var b bytes.Buffer
			require.NoError(f, maps.Format(&b, m))
			f.Add(b.Bytes())
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		m, err := maps.Parse("fuzz", bytes.NewReader(text))
		if err == nil {
			require.NoError(t, m.Validate())
			checkFormat(t, m)
			return
		}
		var parseError *maps.ParseError
		require.ErrorAs(t, err, &parseError)
		assert.LessOrEqual(t, parseError.Line, bytes.Count(text, []byte("\n"))+1)
		assert.Positive(t, parseError.Line)
		assert.Positive(t, parseError.Column)
		assert.NotContains(t, err.Error(), "\n")
	})
}

// FuzzFormatParse makes sure that any valid map can be written and read again. Each two bytes of the data place a
// pawn, in spawn order.
func FuzzFormatParse(f *testing.F) {
	f.Add(8, 0, []byte{})
	f.Add(16, 50, []byte{0, 0, 1, 200, 2, 17, 3, 99})
	f.Add(32, maps.MaxRounds, []byte("The quick brown fox jumps over the lazy dog"))
	f.Fuzz(func(t *testing.T, size, rounds int, data []byte) {
		m := &maps.Map{Name: "fuzz", Size: size, Rounds: rounds}
		taken := make(map[int]bool)
		for ; len(data) > 1 && maps.MinSize <= size && size <= maps.MaxSize; data = data[2:] {
			square := (int(data[0])<<8 | int(data[1])) >> 1 % (size * size)
			if !taken[square] {
				m.Pawns = append(m.Pawns, maps.Pawn{maps.Team(data[1] & 1), square / size, square % size})
			}
			taken[square] = true
		}
		if m.Validate() == nil {
			checkFormat(t, m)
		}
	})
}
