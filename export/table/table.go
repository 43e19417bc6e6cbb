// Package table writes the turns of a match as comma-separated values (RFC
// 4180), a record for each turn, in the order in which they were taken.
package table

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"

	"bhack/replay"
	"bhack/replay/position"
)

// Columns returns the names of the columns, as the header line has them.
func Columns() []string {
	return []string{
		"round", "turn", "robot", "team", "type", "row", "col", "bytecodes",
		"action", "action_row", "action_col", "action_robot",
		"paused", "destroyed", "internal_error", "logs", "logs_dropped", "error",
	}
}

// Write reads the rest of the replay and writes a header line and a record for
// each turn to w; docs/export.md has the columns. No record takes more than one
// line, and no field starts with a character that spreadsheets take for the
// start of a formula: what players wrote stands as JSON.
func Write(w io.Writer, r *replay.Reader) error {
	out := csv.NewWriter(w)
	out.UseCRLF = true
	if err := out.Write(Columns()); err != nil {
		return err
	}
	h := r.Header()
	roster, metered := position.NewRoster(&h.Match), h.Match.Metered()
	var record []string
	for round, err := range r.Rounds() {
		if err != nil {
			return err
		}
		for i := range round.Turns {
			t := &round.Turns[i]
			record = append(record[:0], strconv.Itoa(round.Round), strconv.Itoa(i+1))
			record = appendRobot(record, round.Round, t, roster)
			if record, err = appendTurn(record, t, metered); err != nil {
				return err
			}
			if err := out.Write(record); err != nil {
				return err
			}
		}
	}
	out.Flush()
	return out.Error()
}

// appendRobot takes the turn, and appends what a record says of the robot: where it stands after the turn.
func appendRobot(record []string, round int, t *replay.Turn, roster *position.Roster) []string {
	before := roster.Robot(t.Robot)
	roster.Take(round, t)
	row, col := "", ""
	if after := roster.Robot(t.Robot); after.Kind == position.Pawn && after.Team != "" {
		row, col = strconv.Itoa(after.Row), strconv.Itoa(after.Col)
	}
	return append(record, strconv.Itoa(t.Robot), string(before.Team), before.Kind.String(), row, col)
}

// appendTurn appends what a record says of the turn after the robot.
func appendTurn(record []string, t *replay.Turn, metered bool) ([]string, error) {
	bytecodes := ""
	if metered {
		bytecodes = strconv.Itoa(t.Bytecodes)
	}
	record = append(record, bytecodes)
	record = appendAction(record, t.Action)
	record = append(record, strconv.FormatBool(t.Paused), strconv.FormatBool(t.Destroyed), strconv.FormatBool(t.InternalError))
	logs, err := text(t.Logs, len(t.Logs) > 0)
	if err != nil {
		return nil, err
	}
	report, err := text(t.Error, t.Error != "")
	if err != nil {
		return nil, err
	}
	return append(record, logs, strconv.Itoa(t.LogsDropped), report), nil
}

func appendAction(record []string, a replay.Action) []string {
	if a.Kind == replay.NoAction {
		return append(record, "", "", "", "")
	}
	other := ""
	if a.Kind != replay.Move {
		other = strconv.Itoa(a.Robot)
	}
	return append(record, a.Kind.String(), strconv.Itoa(a.Row), strconv.Itoa(a.Col), other)
}

// text returns what a player wrote, strings or a string, as JSON on one line, or
// nothing if there is nothing.
func text(v any, there bool) (string, error) {
	if !there {
		return "", nil
	}
	var out strings.Builder
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return "", err
	}
	return printable(strings.TrimSuffix(out.String(), "\n")), nil
}

// printable escapes what a terminal might not show as it stands: JSON allows any
// character of a string to be written as \uXXXX, and has no others that are not
// printable.
func printable(text string) string {
	var out strings.Builder
	for _, r := range text {
		if unicode.IsPrint(r) {
			out.WriteRune(r)
			continue
		}
		for _, unit := range utf16.Encode([]rune{r}) {
			fmt.Fprintf(&out, `\u%04x`, unit)
		}
	}
	return out.String()
}
