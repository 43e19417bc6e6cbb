package columns_test

import (
	"strings"
	"testing"

	"bhack/internal/columns"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTable(t *testing.T) {
	for _, c := range []struct {
		table columns.Table
		rows  [][]any
		want  string
	}{
		{columns.Table{Align: "l", Gap: 2}, nil, ""},
		{columns.Table{Align: "lr", Gap: 2}, [][]any{{"name", "pawns"}, {"a", 12}, {"longest", 7}}, "" +
			"name     pawns\n" +
			"a           12\n" +
			"longest      7\n"},
		{columns.Table{Align: "rl", Gap: 1, Indent: 2}, [][]any{{1, "棋士", "x"}, {10, "é", "y"}, {3, "e\u0301", "z"}, {4}}, "" +
			"   1 棋士 x\n" +
			"  10 é    y\n" +
			"   3 e\u0301    z\n" +
			"   4\n"},
		{columns.Table{Align: "l", Gap: 3}, [][]any{{"", "white"}, {"on the far row", ""}}, "" +
			"                 white\n" +
			"on the far row\n"},
	} {
		for _, row := range c.rows {
			c.table.Row(row...)
		}
		var out strings.Builder
		require.NoError(t, c.table.Write(&out))
		assert.Equal(t, c.want, out.String())
	}
}

// TestWidthIsThatOfNoLanguage makes sure that what is printed does not depend on the language of the user's terminal.
func TestWidthIsThatOfNoLanguage(t *testing.T) {
	t.Setenv("LC_ALL", "ja_JP.UTF-8")
	t.Setenv("RUNEWIDTH_EASTASIAN", "1")
	for text, want := range map[string]int{"": 0, "bot": 3, "±1": 2, "棋士": 4, "e\u0301": 1, "ｂ": 2, "…": 1} { // in any order
		assert.Equal(t, want, columns.Width(text), text)
	}
}
