// Package sample has the replays that the tests of the exports share.
package sample

import (
	"bytes"
	"strings"

	"bhack/internal/decision"
	"bhack/replay"
)

// Hostile is text as a player may write it who means harm: to pages, to
// spreadsheets, to terminals, to XML.
const Hostile = "=1+1 </script><img src=x onerror=alert(1)> ]]> &amp; \"quoted\", \u202e\x1b[31m\u0085"

// Short returns a match on a board of 8 with a starting position, in which
// everything happens that a replay can tell of. It lasts three rounds, and white
// wins. The name of the black player and some logs are hostile.
func Short() *replay.Document {
	none := "........"
	return &replay.Document{
		Header: replay.Header{
			Match: replay.Match{
				Ruleset: "sp20", Size: 8, MaxRounds: 50, Seed: -1 << 62, RNG: replay.RNGRobot, Map: "duel",
				Bytecodes: replay.Bytecodes{First: 10000, Turn: 5000}, WinPawns: 1,
				Tiebreak: replay.TiebreakBackRow, CheckSpaceOffBoard: replay.OffBoardError,
				Position: []replay.Pawn{
					{Robot: 2, Team: replay.White, Row: 5, Col: 3}, {Robot: 3, Team: replay.Black, Row: 6, Col: 4},
				},
			},
			Players: replay.Players{
				White: replay.Player{Name: "rush", SHA256: strings.Repeat("0f", 32)},
				Black: replay.Player{Name: Hostile, SHA256: strings.Repeat("a9", 32)},
			},
		},
		Rounds: []*replay.Round{
			{
				Round: 1,
				Turns: []replay.Turn{
					{Robot: 2, Bytecodes: 41, Action: replay.Action{Kind: replay.Capture, Row: 6, Col: 4, Robot: 3}},
					{Robot: 0, Bytecodes: 312, Action: replay.Action{Kind: replay.Spawn, Col: 7, Robot: 4}, Logs: []string{"rows free: 8", "=2+2"}},
					{Robot: 1, Bytecodes: 10000, Action: replay.Action{Kind: replay.Spawn, Row: 7, Col: 0, Robot: 5}, Paused: true},
				},
				Board: []string{".......W", none, none, none, none, none, "....W...", "B......."},
			},
			{
				Round: 2,
				Turns: []replay.Turn{
					{Robot: 2, Bytecodes: 9, Logs: []string{Hostile, "", "two\r\nlines"}, LogsDropped: 3},
					{Robot: 4, Bytecodes: 8, Action: replay.Action{Kind: replay.Move, Row: 1, Col: 7}},
					{Robot: 5, Bytecodes: 2, Error: "Traceback:\n  NameError: " + Hostile, Destroyed: true},
					{Robot: 1, Bytecodes: 0, Error: "the runner failed", InternalError: true},
					{Robot: 0, Bytecodes: 15},
				},
				Board: []string{none, ".......W", none, none, none, none, "....W...", none},
			},
			{
				Round: 3,
				Turns: []replay.Turn{{Robot: 2, Bytecodes: 12, Action: replay.Action{Kind: replay.Move, Row: 7, Col: 4}}},
				Board: []string{none, ".......W", none, none, none, none, none, "....W..."},
			},
		},
		Result: replay.Result{
			Winner: replay.White, Reason: decision.BackRow, Rounds: 3,
			BackRow: replay.Count{White: 1}, Pawns: replay.Count{White: 2},
		},
	}
}

// Encode returns a replay as JSON. The replay must be one that can be written.
func Encode(d *replay.Document) []byte {
	var out bytes.Buffer
	if err := replay.Write(&out, d); err != nil {
		panic(err)
	}
	return out.Bytes()
}

// Open returns a reader of a replay, which must be one that can be written.
func Open(d *replay.Document) *replay.Reader {
	r, err := replay.NewReader(bytes.NewReader(Encode(d)))
	if err != nil {
		panic(err)
	}
	return r
}

// Broken returns a reader of the short match whose last byte is missing.
func Broken() *replay.Reader {
	whole := bytes.TrimSpace(Encode(Short()))
	r, err := replay.NewReader(bytes.NewReader(whole[:len(whole)-1]))
	if err != nil {
		panic(err)
	}
	return r
}
