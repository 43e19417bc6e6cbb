package replay

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/internal/decision"
)

func TestWriteBytes(t *testing.T) {
	t.Parallel()
	d := sampleDocument()
	d.Match.Position = d.Match.Position[:1]
	d.Rounds = d.Rounds[:1]
	d.Result.Rounds = 1
	want := `{"format":"bhack-replay","version":1,
"match":{"ruleset":"sp20","size":8,"max_rounds":50,"seed":-7,"rng":"robot","map":"duel","bytecodes":{"first":10000,"turn":5000},"memory":{"robot":8388608,"team":268435456},"win_pawns":4,"tiebreak":"back_row","check_space_off_board":"error","position":[
{"robot":2,"team":"white","row":3,"col":3}
]},
"players":{"white":{"name":"rush","sha256":"` + strings.Repeat("0f", 32) + `"},"black":{"name":"wall \u003c\u0026\u003e","sha256":"` + strings.Repeat("a9", 32) + `"}},
"rounds":[
{"round":1,"turns":[
{"robot":2,"bytecodes":41,"action":{"capture":[4,4],"robot":3}},
{"robot":0,"bytecodes":5000,"action":{"spawn":[0,7],"robot":4},"paused":true},
{"robot":1,"bytecodes":12,"error":"Traceback:\n\tNameError: \"x\"","destroyed":true}
],"board":[".......W","........","........","........","....W...","........","........","........"]}
],
"result":{"winner":"white","reason":"tiebreak_row_3","rounds":1,"back_row":{"white":0,"black":0},"pawns":{"white":2,"black":0}}`
	want += fmt.Sprintf(",\n\"sha256\":\"%x\"}\n", sha256.Sum256([]byte(want)))
	assert.Equal(t, want, encode(t, d))
}

func TestWriteReadWrite(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name string
		edit func(*Document)
	}{
		{"all fields", func(*Document) {}},
		{"no position", func(d *Document) { d.Match.Position = nil }},
		{"no rounds", func(d *Document) { d.Rounds, d.Result.Rounds = nil, 0 }},
		{"no turns", func(d *Document) { d.Rounds[0].Turns = nil }},
		{"largest seed", func(d *Document) { d.Match.Seed = 1<<63 - 1 }},
		{"smallest seed", func(d *Document) { d.Match.Seed = -1 << 63 }},
		{"other rules", func(d *Document) {
			d.Match.RNG, d.Match.Tiebreak, d.Match.CheckSpaceOffBoard = RNGShared, TiebreakAllRows, OffBoardIndex
		}},
		{"back row", func(d *Document) { d.Result.Reason = decision.BackRow }},
		{"tiebreak on the back row", func(d *Document) { d.Result.Reason = decision.TiebreakBackRow }},
		{"tiebreak on the last row", func(d *Document) { d.Result.Reason = decision.Tiebreak(7) }},
		{"coin flip", func(d *Document) { d.Result.Reason, d.Result.Winner = decision.CoinFlip, Black }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			d := sampleDocument()
			tt.edit(d)
			text := encode(t, d)
			got, err := Read(strings.NewReader(text))
			require.NoError(t, err)
			assert.Equal(t, d, got)
			assert.Equal(t, text, encode(t, got))
		})
	}
}

func TestWriteErrors(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name string
		edit func(*Document)
		want string
	}{
		{"ruleset", func(d *Document) { d.Match.Ruleset = "" }, `match: ruleset: empty`},
		{"small", func(d *Document) { d.Match.Size = 7 }, `match: size: 7 is not in 8..32`},
		{"large", func(d *Document) { d.Match.Size = 33 }, `match: size: 33 is not in 8..32`},
		{"rounds", func(d *Document) { d.Match.MaxRounds = 0 }, `match: max_rounds: 0 is not in 1..2147483647`},
		{"rng", func(d *Document) { d.Match.RNG = "" }, `match: rng: unknown value ""`},
		{"map", func(d *Document) { d.Match.Map = "" }, `match: map: empty`},
		{"first", func(d *Document) { d.Match.Bytecodes.First = 0 }, `match: bytecodes: first: 0 is not in 1..2147483647`},
		{"turn", func(d *Document) { d.Match.Bytecodes.Turn = -1 }, `match: bytecodes: turn: -1 is not in 1..2147483647`},
		{"win pawns", func(d *Document) { d.Match.WinPawns = 0 }, `match: win_pawns: 0 is not in 1..2147483647`},
		{"tiebreak", func(d *Document) { d.Match.Tiebreak = "x" }, `match: tiebreak: unknown value "x"`},
		{"off board", func(d *Document) { d.Match.CheckSpaceOffBoard = "wrap" }, `match: check_space_off_board: unknown value "wrap"`},
		{"pawn id", func(d *Document) { d.Match.Position[1].Robot = 2 }, `match: position: pawn 2: robot: 2 is not in 3..2147483647`},
		{"pawn team", func(d *Document) { d.Match.Position[0].Team = "red" }, `match: position: pawn 1: team: unknown value "red"`},
		{"pawn row", func(d *Document) { d.Match.Position[0].Row = 8 }, `match: position: pawn 1: row: 8 is not in 0..7`},
		{"pawn col", func(d *Document) { d.Match.Position[0].Col = -1 }, `match: position: pawn 1: col: -1 is not in 0..7`},
		{"pawns on a square", func(d *Document) {
			d.Match.Position[1].Row, d.Match.Position[1].Col = 3, 3
		}, `match: position: pawn 2: square [3,3] is taken`},
		{"name", func(d *Document) { d.Players.White.Name = "" }, `players: white: name: empty`},
		{"digest", func(d *Document) { d.Players.Black.SHA256 = "A9" }, `players: black: sha256: "A9" is not 64 hexadecimal digits in lower case`},
		{"number", func(d *Document) { d.Rounds[1].Round = 3 }, `round 2: round: number is 3, but must be 2`},
		{"too many rounds", func(d *Document) { d.Match.MaxRounds = 1 }, `round 2: round: beyond max_rounds, 1`},
		{"too many turns", func(d *Document) { d.Rounds[0].Turns = make([]Turn, 67) }, `round 1: turns: more than 66`},
		{"rows", func(d *Document) { d.Rounds[0].Board = d.Rounds[0].Board[1:] }, `round 1: board: 7 rows instead of 8`},
		{"squares", func(d *Document) { d.Rounds[0].Board[2] = "." }, `round 1: board: row 2: 1 squares instead of 8`},
		{"square", func(d *Document) { d.Rounds[0].Board[2] = `."......` }, `round 1: board: row 2: square 1 is '"', but must be '.', 'W' or 'B'`},
		{"robot", func(d *Document) { d.Rounds[1].Turns[2].Robot = -1 }, `round 2, turn 3: robot: -1 is not in 0..2147483647`},
		{"bytecodes", func(d *Document) { d.Rounds[0].Turns[0].Bytecodes = -1 }, `round 1, turn 1, robot 2: bytecodes: -1 is not in 0..2147483647`},
		{"logs dropped", func(d *Document) { d.Rounds[0].Turns[0].LogsDropped = -1 }, `round 1, turn 1, robot 2: logs_dropped: -1 is not in 0..2147483647`},
		{"square off the board", func(d *Document) { d.Rounds[0].Turns[0].Action.Col = 8 }, `round 1, turn 1, robot 2: action: capture: square [4,8] is not on the board`},
		{"action without kind", func(d *Document) { d.Rounds[0].Turns[0].Action.Kind = NoAction }, `round 1, turn 1, robot 2: action: unknown kind none`},
		{"winner", func(d *Document) { d.Result.Winner = "" }, `result: winner: unknown value ""`},
		{"reason", func(d *Document) { d.Result.Reason = "luck" }, `result: reason: unknown value "luck"`},
		{"row 0", func(d *Document) { d.Result.Reason = "tiebreak_row_0" }, `result: reason: unknown value "tiebreak_row_0"`},
		{"row off the board", func(d *Document) { d.Result.Reason = decision.Tiebreak(8) }, `result: reason: unknown value "tiebreak_row_8"`},
		{"row spelled oddly", func(d *Document) { d.Result.Reason = "tiebreak_row_+1" }, `result: reason: unknown value "tiebreak_row_+1"`},
		{"rounds played", func(d *Document) { d.Result.Rounds = 1 }, `result: rounds: 1, but the replay has 2`},
		{"back row", func(d *Document) { d.Result.BackRow.White = 9 }, `result: back_row: white: 9 is not in 0..8`},
		{"pawns", func(d *Document) { d.Result.Pawns.Black = -1 }, `result: pawns: black: -1 is not in 0..64`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			d := sampleDocument()
			tt.edit(d)
			assert.EqualError(t, Write(io.Discard, d), "write replay: "+tt.want)
		})
	}
}

func TestWriterLimits(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name string
		edit func(*limits)
		want string
	}{
		{"header", func(l *limits) { l.header = 100 }, "write replay: header is larger than 100 bytes"},
		{"round", func(l *limits) { l.round = 300 }, "write replay: round 1: round is larger than 300 bytes"},
		{"document", func(l *limits) { l.document = 1200 }, "write replay: round 2: replay is larger than 1200 bytes"},
		{"logs", func(l *limits) { l.logs = 2 }, "write replay: round 2: more than 2 logs"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			lim := formatLimits()
			tt.edit(&lim)
			assert.EqualError(t, writeLimited(sampleDocument(), lim), tt.want)
		})
	}
}

func writeLimited(d *Document, lim limits) error {
	w, err := newWriter(io.Discard, d.Header, lim)
	if err != nil {
		return err
	}
	for _, r := range d.Rounds {
		if err := w.WriteRound(r); err != nil {
			return err
		}
	}
	return w.Finish(d.Result)
}

func TestWriterErrorsStick(t *testing.T) {
	t.Parallel()
	d := sampleDocument()
	w, err := NewWriter(io.Discard, d.Header)
	require.NoError(t, err)
	want := w.WriteRound(d.Rounds[1])
	require.EqualError(t, want, "write replay: round 1: round: number is 2, but must be 1")
	assert.Equal(t, want, w.WriteRound(d.Rounds[0]))
	assert.Equal(t, want, w.Finish(d.Result))
}

func TestWriterIsDoneAfterFinish(t *testing.T) {
	t.Parallel()
	d := sampleDocument()
	d.Rounds, d.Result.Rounds = nil, 0
	var buf bytes.Buffer
	w, err := NewWriter(&buf, d.Header)
	require.NoError(t, err)
	require.NoError(t, w.Finish(d.Result))
	size := buf.Len()
	assert.ErrorIs(t, w.Finish(d.Result), errFinished)
	assert.ErrorIs(t, w.WriteRound(&Round{Round: 1}), errFinished)
	assert.Equal(t, size, buf.Len())
}

// fullDisk fails after so many writes.
type fullDisk struct{ writes int }

var errDisk = errors.New("disk full")

func (d *fullDisk) Write(p []byte) (int, error) {
	if d.writes--; d.writes < 0 {
		return 0, errDisk
	}
	return len(p), nil
}

func TestWriterReportsWriteErrors(t *testing.T) {
	t.Parallel()
	for writes := range 4 {
		assert.ErrorIs(t, Write(&fullDisk{writes: writes}, sampleDocument()), errDisk, "after %d writes", writes)
	}
	assert.NoError(t, Write(&fullDisk{writes: 4}, sampleDocument()))
}
