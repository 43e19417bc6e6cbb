package table_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/export/internal/sample"
	"bhack/export/table"
	"bhack/replay"
)

// write returns the table of a replay.
func write(t *testing.T, d *replay.Document) string {
	t.Helper()
	var out bytes.Buffer
	require.NoError(t, table.Write(&out, sample.Open(d)))
	return out.String()
}

func TestGolden(t *testing.T) {
	t.Parallel()
	got := write(t, sample.Short())
	if os.Getenv("UPDATE_GOLDEN") != "" {
		require.NoError(t, os.WriteFile("testdata/short.csv", []byte(got), 0o600))
	}
	want, err := os.ReadFile("testdata/short.csv")
	require.NoError(t, err)
	assert.Equal(t, string(want), got)
}

// TestSafe checks what the package promises of every field and every line.
func TestSafe(t *testing.T) {
	t.Parallel()
	d := sample.Short()
	got := write(t, d)
	lines := strings.Split(strings.TrimSuffix(got, "\r\n"), "\r\n")
	assert.Len(t, lines, 1+3+5+1, "a header and a line for each turn")
	assert.NotContains(t, strings.ReplaceAll(got, "\r\n", ""), "\n")
	records, err := csv.NewReader(strings.NewReader(got)).ReadAll()
	require.NoError(t, err)
	assert.Equal(t, table.Columns(), records[0])
	for _, record := range records[1:] {
		for i, field := range record {
			assert.False(t, field != "" && strings.ContainsRune("=+-@\t\r", rune(field[0])), "%s: %q", records[0][i], field)
			for _, r := range field {
				assert.True(t, r >= ' ' && r != 0x7f && r != '\u202e', "%s: %q", records[0][i], field)
			}
		}
	}
}

// TestTextsReadBack checks that the columns of JSON hold what was logged.
func TestTextsReadBack(t *testing.T) {
	t.Parallel()
	d := sample.Short()
	d.Rounds[1].Turns[0].Logs = append(d.Rounds[1].Turns[0].Logs, "\U000e0001 beyond 16 bits")
	records, err := csv.NewReader(strings.NewReader(write(t, d))).ReadAll()
	require.NoError(t, err)
	column := map[string]int{}
	for i, name := range records[0] {
		column[name] = i
	}
	i := 0
	for _, round := range d.Rounds {
		for _, turn := range round.Turns {
			i++
			if len(turn.Logs) > 0 {
				var logs []string
				require.NoError(t, json.Unmarshal([]byte(records[i][column["logs"]]), &logs))
				assert.Equal(t, turn.Logs, logs)
			} else {
				assert.Empty(t, records[i][column["logs"]])
			}
			if turn.Error != "" {
				var text string
				require.NoError(t, json.Unmarshal([]byte(records[i][column["error"]]), &text))
				assert.Equal(t, turn.Error, text)
			}
		}
	}
}

// TestUnknownRobots checks that a replay that breaks the rules is shown as it is.
func TestUnknownRobots(t *testing.T) {
	t.Parallel()
	d := sample.Short()
	d.Rounds[2].Turns = []replay.Turn{
		{Robot: 77, Bytecodes: 1},
		{Robot: 78, Action: replay.Action{Kind: replay.Move, Row: 3, Col: 3}},
		{Robot: 5, Bytecodes: 1},
	}
	lines := strings.Split(write(t, d), "\r\n")
	assert.Equal(t, "3,1,77,,pawn,,,1,,,,,false,false,false,,0,", lines[9])
	assert.Equal(t, "3,2,78,,pawn,,,0,move,3,3,,false,false,false,,0,", lines[10])
	assert.Equal(t, "3,3,5,,pawn,,,1,,,,,false,false,false,,0,", lines[11], "destroyed before")
}

func TestBroken(t *testing.T) {
	t.Parallel()
	assert.ErrorContains(t, table.Write(&bytes.Buffer{}, sample.Broken()), "line ")
}
