// Package compare finds what differs in two replays, and says in which field. It
// knows the format, but no rules.
package compare

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"bhack/replay"
)

// Difference is a field that differs in a and b.
type Difference struct {
	// Field is the name of the field in the format, with the names of the objects
	// that it is in: "players: white: name".
	Field string `json:"field"`
	// A and B are the field's values as JSON, or "none" if it is absent.
	A string `json:"a"`
	B string `json:"b"`
}

// none stands for the value of a field that is absent.
const none = "none"

// field is a field's name and value.
type field struct{ name, value string }

// differences pairs the fields of two objects of the same shape.
func differences(a, b []field) []Difference {
	all := []Difference{}
	for i := range a {
		if a[i].value != b[i].value {
			all = append(all, Difference{a[i].name, a[i].value, b[i].value})
		}
	}
	return all
}

// Headers returns the settings and the players that differ, in the format's order.
func Headers(a, b *replay.Header) []Difference {
	all := differences(headerFields(a), headerFields(b))
	if !slices.Equal(a.Match.Position, b.Match.Position) {
		i := firstDifferent(a.Match.Position, b.Match.Position)
		all = append(all, Difference{
			"match: position: pawn " + strconv.Itoa(i+1), at(a.Match.Position, i), at(b.Match.Position, i),
		})
	}
	return all
}

func headerFields(h *replay.Header) []field {
	m := &h.Match
	return []field{
		{"match: ruleset", quote(m.Ruleset)},
		{"match: size", strconv.Itoa(m.Size)},
		{"match: max_rounds", strconv.Itoa(m.MaxRounds)},
		{"match: seed", m.SeedText()},
		{"match: rng", quote(string(m.RNG))},
		{"match: map", quote(m.Map)},
		{"match: bytecodes: first", strconv.Itoa(m.Bytecodes.First)},
		{"match: bytecodes: turn", strconv.Itoa(m.Bytecodes.Turn)},
		{"match: memory", memory(m.Memory)},
		{"match: win_pawns", strconv.Itoa(m.WinPawns)},
		{"match: tiebreak", quote(string(m.Tiebreak))},
		{"match: check_space_off_board", quote(string(m.CheckSpaceOffBoard))},
		{"match: source", optional(string(m.Source))},
		{"players: white: name", quote(h.Players.White.Name)},
		{"players: white: sha256", optional(h.Players.White.SHA256)},
		{"players: black: name", quote(h.Players.Black.Name)},
		{"players: black: sha256", optional(h.Players.Black.SHA256)},
	}
}

func memory(m replay.Memory) string {
	if m == (replay.Memory{}) {
		return none
	}
	return jsonOf(m)
}

// Turns returns the fields that differ in two turns, those first that say more: who
// acted, what was done to the board, how the turn ended, and then the rest.
func Turns(a, b *replay.Turn) []Difference {
	if equalTurns(a, b) {
		return nil
	}
	all := differences(turnFields(a), turnFields(b))
	if !slices.Equal(a.Logs, b.Logs) {
		i := firstDifferent(a.Logs, b.Logs)
		all = append(all, Difference{"logs: line " + strconv.Itoa(i+1), at(a.Logs, i), at(b.Logs, i)})
	}
	return all
}

func equalTurns(a, b *replay.Turn) bool {
	return a.Robot == b.Robot && a.Bytecodes == b.Bytecodes && a.Action == b.Action && slices.Equal(a.Logs, b.Logs) &&
		a.LogsDropped == b.LogsDropped && a.Error == b.Error && a.Paused == b.Paused &&
		a.Destroyed == b.Destroyed && a.InternalError == b.InternalError
}

func turnFields(t *replay.Turn) []field {
	return []field{
		{"robot", strconv.Itoa(t.Robot)},
		{"action", Action(t.Action)},
		{"destroyed", strconv.FormatBool(t.Destroyed)},
		{"internal_error", strconv.FormatBool(t.InternalError)},
		{"error", optional(t.Error)},
		{"paused", strconv.FormatBool(t.Paused)},
		{"bytecodes", strconv.Itoa(t.Bytecodes)},
		{"logs_dropped", strconv.Itoa(t.LogsDropped)},
	}
}

// Results returns the fields that differ in two results.
func Results(a, b *replay.Result) []Difference {
	return differences(resultFields(a), resultFields(b))
}

func resultFields(r *replay.Result) []field {
	return []field{
		{"result: winner", quote(string(r.Winner))},
		{"result: reason", quote(string(r.Reason))},
		{"result: rounds", strconv.Itoa(r.Rounds)},
		{"result: back_row", jsonOf(r.BackRow)},
		{"result: pawns", jsonOf(r.Pawns)},
	}
}

// Action returns an action as JSON, or "none".
func Action(a replay.Action) string {
	if a.Kind == replay.NoAction {
		return none
	}
	return jsonOf(a)
}

// Boards returns the first square on which two boards differ, or that only one of them
// has. ok is false if there is none.
func Boards(a, b []string) (row, col int, ok bool) {
	for row := range max(len(a), len(b)) {
		for col := range max(width(a, row), width(b, row)) {
			if square(a, row, col) != square(b, row, col) {
				return row, col, true
			}
		}
	}
	return 0, 0, false
}

// width returns how many squares a row has.
func width(board []string, row int) int {
	if row >= len(board) {
		return 0
	}
	return len(board[row])
}

// square returns what is on a square, as JSON, or "none" if there is no such square.
func square(board []string, row, col int) string {
	if col >= width(board, row) {
		return none
	}
	return quote(board[row][col : col+1])
}

// Place is where in a round two replays differ.
type Place struct {
	// Turn is the number of the turn, from 1, and Robot the id of the robot that
	// takes it in a; Turn is 0 for a difference outside of the turns.
	Turn, Robot int
	Difference
}

// Rounds returns the first difference of two rounds with the same number. ok is
// false if there is none.
func Rounds(a, b *replay.Round) (p Place, ok bool) {
	for i := range min(len(a.Turns), len(b.Turns)) {
		if d := Turns(&a.Turns[i], &b.Turns[i]); len(d) > 0 {
			return Place{Turn: i + 1, Robot: a.Turns[i].Robot, Difference: d[0]}, true
		}
	}
	if len(a.Turns) != len(b.Turns) {
		return Place{Difference: Difference{"turns: number", strconv.Itoa(len(a.Turns)), strconv.Itoa(len(b.Turns))}}, true
	}
	if row, col, ok := Boards(a.Board, b.Board); ok {
		name := "board: square [" + strconv.Itoa(row) + "," + strconv.Itoa(col) + "]"
		return Place{Difference: Difference{name, square(a.Board, row, col), square(b.Board, row, col)}}, true
	}
	return Place{}, false
}

// firstDifferent returns the first index at which two lists differ.
func firstDifferent[T comparable](a, b []T) int {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return i
		}
	}
	return min(len(a), len(b))
}

// at returns element i of a list as JSON, or "none".
func at[T any](list []T, i int) string {
	if i >= len(list) {
		return none
	}
	return jsonOf(list[i])
}

func quote(s string) string { return jsonOf(s) }

func optional(s string) string {
	if s == "" {
		return none
	}
	return quote(s)
}

// jsonOf returns a value of the format, which can always be encoded, as JSON. It is
// for people: & and the like stand as they are.
func jsonOf(v any) string {
	var text strings.Builder
	e := json.NewEncoder(&text)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic("compare: " + err.Error())
	}
	return strings.TrimSuffix(text.String(), "\n")
}
