package compare_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/internal/decision"
	"bhack/replay"
	"bhack/replay/compare"
)

// sample returns a short replay.
func sample() *replay.Document {
	board := func(row0 string) []string {
		return append([]string{row0}, strings.Fields(strings.Repeat("........ ", 7))...)
	}
	return &replay.Document{
		Header: replay.Header{
			Match: replay.Match{
				Ruleset: "sp20", Size: 8, MaxRounds: 2, Seed: 1, RNG: replay.RNGRobot, Map: "empty",
				Bytecodes: replay.Bytecodes{First: 10, Turn: 5}, WinPawns: 4,
				Tiebreak: replay.TiebreakBackRow, CheckSpaceOffBoard: replay.OffBoardError,
				Position: []replay.Pawn{{Robot: 2, Team: replay.White, Row: 3, Col: 3}},
			},
			Players: replay.Players{
				White: replay.Player{Name: "rush", SHA256: strings.Repeat("0f", 32)},
				Black: replay.Player{Name: "wall", SHA256: strings.Repeat("a9", 32)},
			},
		},
		Rounds: []*replay.Round{
			{Round: 1, Board: board("W......."), Turns: []replay.Turn{
				{Robot: 2, Bytecodes: 3, Action: replay.Action{Kind: replay.Move, Row: 4, Col: 3}},
				{Robot: 0, Bytecodes: 4, Action: replay.Action{Kind: replay.Spawn, Robot: 3}, Logs: []string{"a", "b"}},
				{Robot: 1, Bytecodes: 5, Paused: true},
			}},
			{Round: 2, Board: board("W......."), Turns: []replay.Turn{{Robot: 2}, {Robot: 3}, {Robot: 1}, {Robot: 0}}},
		},
		Result: replay.Result{Winner: replay.White, Reason: decision.CoinFlip, Rounds: 2},
	}
}

func diff(t *testing.T, a, b *replay.Document) *compare.Report {
	t.Helper()
	var readers [2]*replay.Reader
	for i, d := range []*replay.Document{a, b} {
		var text bytes.Buffer
		require.NoError(t, replay.Write(&text, d))
		var err error
		readers[i], err = replay.NewReader(&text)
		require.NoError(t, err)
	}
	r, err := compare.Replays(t.Context(), readers[0], readers[1])
	require.NoError(t, err)
	return r
}

func TestEqual(t *testing.T) {
	t.Parallel()
	assert.Equal(t, &compare.Report{
		Equal:  true,
		Header: []compare.Difference{}, Result: []compare.Difference{},
		Summary: compare.Summary{RoundsA: 2, RoundsB: 2, EqualRounds: 2, EqualBoards: 2, EqualTurns: 7},
	}, diff(t, sample(), sample()))
}

// TestHeaderAndResult makes sure that every field outside of the rounds is compared.
func TestHeaderAndResult(t *testing.T) {
	t.Parallel()
	for field, change := range map[string]func(d *replay.Document){
		"match: ruleset":               func(d *replay.Document) { d.Match.Ruleset = "final" },
		"match: max_rounds":            func(d *replay.Document) { d.Match.MaxRounds = 3 },
		"match: seed":                  func(d *replay.Document) { d.Match.Seed = 2 },
		"match: rng":                   func(d *replay.Document) { d.Match.RNG = replay.RNGShared },
		"match: map":                   func(d *replay.Document) { d.Match.Map = "full" },
		"match: bytecodes: first":      func(d *replay.Document) { d.Match.Bytecodes.First++ },
		"match: bytecodes: turn":       func(d *replay.Document) { d.Match.Bytecodes.Turn++ },
		"match: memory":                func(d *replay.Document) { d.Match.Memory = replay.Memory{Robot: 1, Team: 2} },
		"match: win_pawns":             func(d *replay.Document) { d.Match.WinPawns++ },
		"match: tiebreak":              func(d *replay.Document) { d.Match.Tiebreak = replay.TiebreakAllRows },
		"match: check_space_off_board": func(d *replay.Document) { d.Match.CheckSpaceOffBoard = replay.OffBoardIndex },
		"match: position: pawn 1":      func(d *replay.Document) { d.Match.Position[0].Col++ },
		"match: position: pawn 2": func(d *replay.Document) {
			d.Match.Position = append(d.Match.Position, replay.Pawn{Robot: 3, Team: replay.Black})
		},
		"players: white: name":   func(d *replay.Document) { d.Players.White.Name = "x" },
		"players: white: sha256": func(d *replay.Document) { d.Players.White.SHA256 = d.Players.Black.SHA256 },
		"players: black: name":   func(d *replay.Document) { d.Players.Black.Name = "x" },
		"players: black: sha256": func(d *replay.Document) { d.Players.Black.SHA256 = d.Players.White.SHA256 },
		"result: winner":         func(d *replay.Document) { d.Result.Winner = replay.Black },
		"result: reason":         func(d *replay.Document) { d.Result.Reason = decision.BackRow },
		"result: back_row":       func(d *replay.Document) { d.Result.BackRow.White = 1 },
		"result: pawns":          func(d *replay.Document) { d.Result.Pawns.Black = 1 },
	} {
		b := sample()
		change(b)
		r := diff(t, sample(), b)
		all := append(r.Header, r.Result...)
		require.Len(t, all, 1, field)
		assert.Equal(t, field, all[0].Field)
		assert.NotEqual(t, all[0].A, all[0].B)
		assert.False(t, r.Equal)
		assert.Nil(t, r.First)
	}
}

// TestTurns makes sure that every field of a turn is compared.
func TestTurns(t *testing.T) {
	t.Parallel()
	for field, test := range map[string]struct {
		change func(u *replay.Turn)
		a, b   string
	}{
		"robot":          {func(u *replay.Turn) { u.Robot = 1 }, "0", "1"},
		"bytecodes":      {func(u *replay.Turn) { u.Bytecodes = 9 }, "4", "9"},
		"action":         {func(u *replay.Turn) { u.Action = replay.Action{} }, `{"spawn":[0,0],"robot":3}`, "none"},
		"logs: line 2":   {func(u *replay.Turn) { u.Logs = u.Logs[:1] }, `"b"`, "none"},
		"logs_dropped":   {func(u *replay.Turn) { u.LogsDropped = 1 }, "0", "1"},
		"error":          {func(u *replay.Turn) { u.Error = "a < b" }, "none", `"a < b"`},
		"paused":         {func(u *replay.Turn) { u.Paused = true }, "false", "true"},
		"destroyed":      {func(u *replay.Turn) { u.Destroyed = true }, "false", "true"},
		"internal_error": {func(u *replay.Turn) { u.InternalError = true }, "false", "true"},
	} {
		b := sample().Rounds[0].Turns[1]
		test.change(&b)
		assert.Equal(t, []compare.Difference{{Field: field, A: test.a, B: test.b}}, compare.Turns(&sample().Rounds[0].Turns[1], &b))
	}
}

// TestDivergence makes sure of both kinds of first difference, and of the summary.
func TestDivergence(t *testing.T) {
	t.Parallel()
	a, b := sample(), sample()
	b.Rounds[0].Turns[0].Bytecodes = 2
	b.Rounds[0].Turns[1].Action = replay.Action{}
	b.Rounds[0].Board[0] = "........"
	b.Rounds[1].Turns = append(b.Rounds[1].Turns[:1], b.Rounds[1].Turns[2:]...)
	r := diff(t, a, b)
	require.NotNil(t, r.First)
	assert.Equal(t, []int{1, 1}, []int{r.First.Round, r.First.Turn})
	assert.Equal(t, []int{3, 3}, []int{r.First.A.Robot.Row, r.First.A.Robot.Col}, "before the move")
	assert.Equal(t, []compare.Difference{{Field: "bytecodes", A: "3", B: "2"}}, r.First.Fields)
	require.NotNil(t, r.FirstAction)
	assert.Equal(t, []int{1, 2}, []int{r.FirstAction.Round, r.FirstAction.Turn})
	assert.Equal(t, a.Rounds[0].Board, r.FirstAction.BoardA)
	assert.Equal(t, b.Rounds[0].Board, r.FirstAction.BoardB)
	assert.Equal(t, compare.Summary{
		RoundsA: 2, RoundsB: 2, EqualBoards: 1, EqualTurns: 4, OtherAction: 1, OtherwiseDifferent: 1, OnlyA: 1,
	}, r.Summary)

	b = sample()
	b.Rounds[1].Board[1] = "B......."
	r = diff(t, a, b)
	require.NotNil(t, r.First)
	assert.Zero(t, r.First.Turn)
	assert.Nil(t, r.FirstAction)
	assert.False(t, r.Equal)
}

// TestRoundsLeft makes sure of a replay that ends earlier.
func TestRoundsLeft(t *testing.T) {
	t.Parallel()
	b := sample()
	b.Rounds, b.Result.Rounds = b.Rounds[:1], 1
	r := diff(t, b, sample())
	require.NotNil(t, r.FirstAction)
	assert.Equal(t, 2, r.FirstAction.Round)
	assert.Nil(t, r.FirstAction.A)
	assert.Nil(t, r.FirstAction.BoardA)
	assert.Equal(t, 2, r.FirstAction.B.Turn.Robot)
	assert.Equal(t, compare.Summary{RoundsA: 1, RoundsB: 2, EqualRounds: 1, EqualBoards: 1, EqualTurns: 3, OnlyB: 4}, r.Summary)
}

// TestBoards makes sure of boards of any shape, as a document that nobody has checked
// may have them.
func TestBoards(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		a, b     []string
		row, col int
		ok       bool
	}{
		{nil, nil, 0, 0, false},
		{[]string{"W.", ".."}, []string{"W.", ".."}, 0, 0, false},
		{[]string{"W.", ".."}, []string{"W.", ".B"}, 1, 1, true},
		{[]string{"W.", ".."}, []string{"W."}, 1, 0, true},
		{[]string{"W."}, []string{"W.B", ".."}, 0, 2, true},
		{nil, []string{"W"}, 0, 0, true},
	} {
		row, col, ok := compare.Boards(test.a, test.b)
		assert.Equal(t, []any{test.row, test.col, test.ok}, []any{row, col, ok}, "%q and %q", test.a, test.b)
	}
	place, ok := compare.Rounds(&replay.Round{Board: []string{"W"}}, &replay.Round{Board: []string{"W."}})
	assert.True(t, ok)
	assert.Equal(t, compare.Difference{Field: "board: square [0,1]", A: "none", B: `"."`}, place.Difference)
}
