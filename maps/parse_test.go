package maps_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/maps"
)

// small returns a file of size 8 whose rows are empty but for the given ones, followed by more lines.
func small(rows map[int]string, more ...string) string {
	lines := []string{"size 8", "board"}
	for row := 7; row >= 0; row-- {
		squares, ok := rows[row]
		if !ok {
			squares = "........"
		}
		lines = append(lines, squares)
	}
	return strings.Join(append(lines, more...), "\n") + "\n"
}

func TestParse(t *testing.T) {
	t.Parallel()
	text := `# A comment, and an empty line.

size 8
rounds 30   # the rest of a line can be a comment, too

board
	. . B . . . . .
........
. . . .  . . . .  # tabs and blanks may stand anywhere between squares
. . . . . . . .

. . W . . . . B
. . . . . . . .
. W . . . . . W
. . . W . . . .
`
	m, err := maps.Parse("some/folder/duel.map", strings.NewReader(text))
	require.NoError(t, err)
	assert.Equal(t, &maps.Map{
		Name: "duel", Size: 8, Rounds: 30,
		Pawns: []maps.Pawn{
			{Team: maps.White, Row: 3, Col: 2},
			{Team: maps.Black, Row: 3, Col: 7},
			{Team: maps.Black, Row: 7, Col: 2},
			{Team: maps.White, Row: 1, Col: 1},
			{Team: maps.White, Row: 1, Col: 7},
			{Team: maps.White, Row: 0, Col: 3},
		},
	}, m)
}

func TestParseAccepts(t *testing.T) {
	t.Parallel()
	pawns := map[int]string{3: ".W..B...", 0: "..W....."}
	tests := []struct {
		name, text string
		want       []maps.Pawn
	}{
		{"no pawns", small(nil), nil},
		{"no pawns, empty order", small(nil, "order"), nil},
		{"Windows line ends", strings.ReplaceAll(small(pawns), "\n", "\r\n"), []maps.Pawn{{0, 3, 1}, {1, 3, 4}, {0, 0, 2}}},
		{"byte order mark", "\ufeff" + small(pawns), []maps.Pawn{{0, 3, 1}, {1, 3, 4}, {0, 0, 2}}},
		{"no line end at the end", strings.TrimSpace(small(pawns)), []maps.Pawn{{0, 3, 1}, {1, 3, 4}, {0, 0, 2}}},
		{
			"order, several on a line",
			small(pawns, "order", "B 3,4  W 0,2 3,1"),
			[]maps.Pawn{{1, 3, 4}, {0, 0, 2}, {0, 3, 1}},
		},
		{
			"order, one on a line",
			small(pawns, "", "order", "", "W 0,2 # first", "B 3,4", "W 3,1"),
			[]maps.Pawn{{0, 0, 2}, {1, 3, 4}, {0, 3, 1}},
		},
		{
			"one short of a win",
			small(map[int]string{7: "WWW.....", 0: "BBB....."}),
			[]maps.Pawn{{0, 7, 0}, {1, 0, 0}, {1, 0, 1}, {0, 7, 1}, {0, 7, 2}, {1, 0, 2}},
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			m, err := maps.Parse("m", strings.NewReader(test.text))
			require.NoError(t, err)
			assert.Equal(t, "m", m.Name)
			assert.Equal(t, test.want, m.Pawns)
		})
	}
}

// parseErrors lists a file for every error, with the line, the column and the text of the error.
var parseErrors = []struct {
	name, text   string
	line, column int
	msg          string
}{
	{"empty file", "", 1, 1, "there is no line 'size N'"},
	{"no size", "# nothing\nrounds 5\n", 3, 1, "there is no line 'size N'"},
	{"no board", "size 8", 1, 7, "there is no board section"},
	{"unknown name", "size 8\n  width 9\n", 2, 3, `unknown name "width"; a header line is 'size N' or 'rounds N', a section 'board' or 'order'`},
	{"long unknown name", strings.Repeat("x", 50), 1, 1, `unknown name "xxxxxxxxxxxxxxxxxxxx..."; a header line is 'size N' or 'rounds N', a section 'board' or 'order'`},
	{"size without a number", "size # 8", 1, 5, "a number must follow 'size'"},
	{"size too small", "size 7", 1, 6, `size must be a number from 8 to 32, not "7"`},
	{"size too large", "size 33", 1, 6, `size must be a number from 8 to 32, not "33"`},
	{"size with a sign", "size +8", 1, 6, `size must be a number from 8 to 32, not "+8"`},
	{"size not a number", "size\t\tbig", 1, 7, `size must be a number from 8 to 32, not "big"`},
	{"size with two numbers", "size 8 8", 1, 8, "nothing may follow the number of 'size'"},
	{"size twice", "size 8\n\nsize 8", 3, 1, "size stands in line 1 already"},
	{"size in the board section", "rounds 8\n" + "size 8\nboard\n........\nrounds 8", 5, 1, "rounds stands in line 1 already"},
	{"rounds in the board section", "size 8\nboard\n rounds 8", 3, 2, "rounds must stand before the board section"},
	{"rounds of zero", "rounds 0", 1, 8, `rounds must be a number from 1 to 100000, not "0"`},
	{"rounds too many", "rounds 100001", 1, 8, `rounds must be a number from 1 to 100000, not "100001"`},
	{"rounds of many digits", "rounds 99999999999999999999", 1, 8, `rounds must be a number from 1 to 100000, not "99999999999999999999"`},
	{"board before size", "board\n", 1, 1, "the size must stand before the board section"},
	{"board with more on its line", "size 8\nboard W", 2, 7, "nothing may follow 'board' on its line"},
	{"board twice", small(nil, "board"), 11, 1, "board stands in line 2 already"},
	{"order before board", "size 8\norder", 2, 1, "the order section must stand after the board section"},
	{"order twice", small(nil, "order", "order"), 12, 1, "order stands in line 11 already"},
	{"unknown character", small(map[int]string{6: ". . . x . . . ."}), 4, 7, "unknown character 'x' in the board; a square is '.', 'W' or 'B'"},
	{"lower case", small(map[int]string{6: "w......."}), 4, 1, "unknown character 'w' in the board; a square is '.', 'W' or 'B'"},
	{"control character", small(map[int]string{6: "...\r...."}), 4, 4, `unknown character '\r' in the board; a square is '.', 'W' or 'B'`},
	{"not UTF-8", small(map[int]string{6: "...\xff...."}), 4, 4, `unknown character '�' in the board; a square is '.', 'W' or 'B'`},
	{"column in characters", "size 8\nboard\n....é", 3, 5, "unknown character 'é' in the board; a square is '.', 'W' or 'B'"},
	{"short row", small(map[int]string{5: ". . . . . . .  # here"}), 5, 14, "this row has 7 squares, but size is 8"},
	{"long row", small(map[int]string{5: "........ ."}), 5, 10, "this row has more than 8 squares"},
	{"too many rows", small(nil, "", "  ........"), 12, 3, "the board has more than 8 rows"},
	{"too few rows", "size 8\nboard\n........\n........\n", 2, 1, "the board has 2 rows, but size is 8"},
	{"too few rows before order", "size 8\nboard\n........\norder\n", 2, 1, "the board has 1 rows, but size is 8"},
	{"white has won", small(map[int]string{7: "WWB WW...."}), 3, 6, "white has already won: 4 pawns on row 7 decide a match of size 8"},
	{"black has won", small(map[int]string{0: "BBBB...."}), 10, 4, "black has already won: 4 pawns on row 0 decide a match of size 8"},
	{"order without a letter", small(map[int]string{3: "W......."}, "order", " 3,0"), 12, 2, `a line of the order starts with 'W' or 'B', not with "3,0"`},
	{"order with a letter only", small(map[int]string{3: "W......."}, "order", "W 3,0 B"), 12, 7, "no square follows 'B'"},
	{"order not a square", small(map[int]string{3: "W......."}, "order", "W 3-0"), 12, 3, `a square is written as row,column, not as "3-0"`},
	{"order with half a square", small(map[int]string{3: "W......."}, "order", "W 3,"), 12, 3, `a square is written as row,column, not as "3,"`},
	{"order with three numbers", small(map[int]string{3: "W......."}, "order", "W 3,0,0"), 12, 3, `a square is written as row,column, not as "3,0,0"`},
	{"order off the board", small(map[int]string{3: "W......."}, "order", "W 3,8"), 12, 3, "3,8 is not on a board of size 8"},
	{"order without a pawn", small(map[int]string{3: "W......."}, "order", "W 0,3"), 12, 3, "there is no pawn on 0,3"},
	{"order with the wrong team", small(map[int]string{3: "W......."}, "order", "B 3,0"), 12, 3, "the pawn on 3,0 is white, not black"},
	{"order with a pawn twice", small(map[int]string{3: "W......."}, "order", "W 3,0", "W 3,0"), 13, 3, "3,0 stands in line 12 already"},
	{"order without all pawns", small(map[int]string{3: "WBB....."}, "order", "W 3,0"), 11, 1, "the order lists 1 of 3 pawns; the first that is missing is B 3,1"},
	{"UTF-16", "\xff\xfes\x00", 1, 1, "the file is in UTF-16; save it as UTF-8"},
	{"too long", "size 8\n#é" + strings.Repeat("-", maps.MaxFileSize), 2, maps.MaxFileSize - 7, "the file is longer than 65536 bytes"},
}

func TestParseErrors(t *testing.T) {
	t.Parallel()
	for _, test := range parseErrors {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			m, err := maps.Parse("x/y.map", strings.NewReader(test.text))
			assert.Nil(t, m)
			var parseError *maps.ParseError
			require.ErrorAs(t, err, &parseError)
			assert.Equal(t, maps.ParseError{File: "x/y.map", Line: test.line, Column: test.column, Msg: test.msg}, *parseError)
			assert.EqualError(t, err, fmt.Sprintf("x/y.map:%d:%d: %s", test.line, test.column, test.msg))
			assert.NotContains(t, err.Error(), "\n")
		})
	}
}

func TestParseReaderError(t *testing.T) {
	t.Parallel()
	cause := errors.New("disk on fire")
	_, err := maps.Parse("m.map", iotest.ErrReader(cause))
	require.ErrorIs(t, err, cause)
	assert.EqualError(t, err, "m.map: reading the map: disk on fire")
}
