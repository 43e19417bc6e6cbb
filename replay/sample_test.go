package replay

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/internal/decision"
)

// sampleHeader returns a header of a small board whose map is not empty.
func sampleHeader() Header {
	return Header{
		Match: Match{
			Ruleset: "sp20", Size: 8, MaxRounds: 50, Seed: -7, RNG: RNGRobot, Map: "duel",
			Bytecodes: Bytecodes{First: 10000, Turn: 5000}, Memory: Memory{Robot: 8 << 20, Team: 256 << 20}, WinPawns: 4,
			Tiebreak: TiebreakBackRow, CheckSpaceOffBoard: OffBoardError,
			Position: []Pawn{{Robot: 2, Team: White, Row: 3, Col: 3}, {Robot: 3, Team: Black, Row: 4, Col: 4}},
		},
		Players: Players{
			White: Player{Name: "rush", SHA256: strings.Repeat("0f", 32)},
			Black: Player{Name: "wall <&>", SHA256: strings.Repeat("a9", 32)},
		},
	}
}

// sampleDocument returns a replay that uses every field of the format.
func sampleDocument() *Document {
	board := func(rows ...string) []string {
		return append(rows, "........", "........", "........")
	}
	return &Document{
		Header: sampleHeader(),
		Rounds: []*Round{
			{
				Round: 1,
				Turns: []Turn{
					{Robot: 2, Bytecodes: 41, Action: Action{Kind: Capture, Row: 4, Col: 4, Robot: 3}},
					{Robot: 0, Bytecodes: 5000, Action: Action{Kind: Spawn, Col: 7, Robot: 4}, Paused: true},
					{Robot: 1, Bytecodes: 12, Error: "Traceback:\n\tNameError: \"x\"", Destroyed: true},
				},
				Board: board(".......W", "........", "........", "........", "....W..."),
			},
			{
				Round: 2,
				Turns: []Turn{
					{Robot: 2, Logs: []string{"", "hello", "</script>\u2028é𝄞"}, LogsDropped: 9},
					{Robot: 4, Bytecodes: 8, Action: Action{Kind: Move, Row: 1, Col: 7}},
					{Robot: 0, Error: "broken", InternalError: true},
				},
				Board: board("........", ".......W", "........", "........", "....W..."),
			},
		},
		Result: Result{
			Winner: White, Reason: decision.Tiebreak(3), Rounds: 2,
			BackRow: Count{White: 0, Black: 0}, Pawns: Count{White: 2, Black: 0},
		},
	}
}

// encode returns a replay as JSON.
func encode(tb testing.TB, d *Document) string {
	tb.Helper()
	var buf bytes.Buffer
	require.NoError(tb, Write(&buf, d))
	return buf.String()
}
