package engine_test

import (
	"flag"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/engine"
	"bhack/maps"
	"bhack/sandbox"
)

var exhaustive = flag.Bool("exhaustive", false, "play all cases of the largest tests, not one of four")

// idle is a player that does nothing.
const idle = "def turn():\n    pass\n"

// compile returns the program of a player: the text of bot.py, and perhaps more files.
func compile(t testing.TB, source string, more ...sandbox.File) *sandbox.Program {
	t.Helper()
	files := append([]sandbox.File{{Path: "bot.py", Text: []byte(source)}}, more...)
	program, err := engine.Compile(files)
	require.NoError(t, err)
	return program
}

// eighth reports whether the case of a number is played: with -short, one of eight is.
func eighth(number int) bool { return !testing.Short() || number%8 == 0 }

// quarter is eighth for tests that would take more than a minute: of these, one of four cases is played, with -exhaustive all.
func quarter(number int) bool { return *exhaustive || number%4 == 0 && eighth(number) }

// whenPawn and whenOverlord return a player whose robots of that type do what the
// code says, every turn, and the others nothing.
func whenPawn(code string) string     { return when("PAWN", code) }
func whenOverlord(code string) string { return when("OVERLORD", code) }

func when(kind, code string) string {
	return "def turn():\n    if get_type() == RobotType." + kind + ":\n" + indent(code, 8)
}

func indent(code string, by int) string {
	var out strings.Builder
	for line := range strings.Lines(strings.TrimSuffix(code, "\n") + "\n") {
		out.WriteString(strings.Repeat(" ", by) + line)
	}
	return out.String()
}

// board makes a map of a drawing: rows from the top, the last one is row 0. The pawns
// are spawned in the order given, each as row, col, and then the others from row 0 on.
func board(t testing.TB, drawing string, order ...[2]int) *maps.Map {
	t.Helper()
	rows := strings.Fields(drawing)
	slices.Reverse(rows)
	m := &maps.Map{Name: "drawn", Size: len(rows)}
	for row, squares := range rows {
		require.Len(t, squares, len(rows), "row %d", row)
		for col, letter := range squares {
			if team := strings.IndexRune("WB", letter); team >= 0 {
				m.Pawns = append(m.Pawns, maps.Pawn{Team: maps.Team(team), Row: row, Col: col})
			}
		}
	}
	age := func(p maps.Pawn) int {
		if i := slices.Index(order, [2]int{p.Row, p.Col}); i >= 0 {
			return i
		}
		return len(order)
	}
	slices.SortStableFunc(m.Pawns, func(a, b maps.Pawn) int { return age(a) - age(b) })
	return m
}

// record is an Observer that keeps everything.
type record struct {
	turns  []engine.Turn
	rounds []int // of each of turns
	boards [][]string
}

func (r *record) TurnEnded(round int, t *engine.Turn) {
	r.turns = append(r.turns, t.Clone())
	r.rounds = append(r.rounds, round)
}

func (r *record) RoundEnded(_ int, b *engine.Board) {
	rows := make([]string, b.Size())
	for row := range rows {
		rows[row] = string(b.AppendRow(nil, row))
	}
	r.boards = append(r.boards, rows)
}

// of returns the turns of a robot.
func (r *record) of(id int) []engine.Turn {
	var turns []engine.Turn
	for _, turn := range r.turns {
		if turn.Robot == id {
			turns = append(turns, turn)
		}
	}
	return turns
}

// order returns the ids of the robots that took a turn in the round, in order.
func (r *record) order(round int) []int {
	var ids []int
	for i, turn := range r.turns {
		if r.rounds[i] == round {
			ids = append(ids, turn.Robot)
		}
	}
	return ids
}

// logs returns all logs of a robot.
func (r *record) logs(id int) []string {
	var logs []string
	for _, turn := range r.of(id) {
		logs = append(logs, turn.Logs...)
	}
	return logs
}

// drawing returns the board after the round, rows from the top.
func (r *record) drawing(round int) string {
	rows := slices.Clone(r.boards[round-1])
	slices.Reverse(rows)
	return strings.Join(rows, " ")
}

// play plays a match between two players with one file each. Rules that are not set
// are those of sp20.
func play(t testing.TB, white, black string, c engine.Config) (engine.Result, *record) {
	t.Helper()
	c.White = compile(t, white)
	c.Black = c.White
	if black != white {
		c.Black = compile(t, black)
	}
	if c.Rules == (engine.Rules{}) {
		c.Rules = engine.SP20()
	}
	r := &record{}
	c.Observer = r
	m, err := engine.New(c)
	require.NoError(t, err)
	result, err := m.Play(t.Context())
	require.NoError(t, err)
	require.Zero(t, result.InternalErrors, "%+v", result.FirstInternal)
	return result, r
}

// lastLine returns the last line of a text.
func lastLine(text string) string { return text[strings.LastIndexByte(text, '\n')+1:] }

// rulesets are the rules of both rulesets by name.
func rulesets() map[string]engine.Rules {
	return map[string]engine.Rules{"sp20": engine.SP20(), "final": engine.Final()}
}

// scan reads the numbers of a text.
func scan(t testing.TB, text string, numbers ...*int) {
	t.Helper()
	words := strings.Fields(text)
	require.Len(t, words, len(numbers))
	for i, word := range words {
		n, err := strconv.Atoi(word)
		require.NoError(t, err)
		*numbers[i] = n
	}
}
