package replaycmd

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"bhack/cmd/internal/screen"
	"bhack/internal/printable"
	"bhack/replay"
	"bhack/replay/position"
)

// shownTurn is a turn as it is shown: with what the replay leaves to be concluded. The
// field names are those of --format json.
type shownTurn struct {
	Team replay.Team `json:"team"`
	Type string      `json:"type"`
	// From is the square on which a pawn stood before the turn.
	From []int `json:"from,omitempty"`
	replay.JSONTurn
}

func newShownTurn(robot position.Robot, t replay.JSONTurn) shownTurn {
	s := shownTurn{Team: robot.Team, Type: robot.Kind.String(), JSONTurn: t}
	if robot.Kind == position.Pawn && robot.Team != "" {
		s.From = []int{robot.Row, robot.Col}
	}
	return s
}

// who returns the robot's id, team and square.
func (t *shownTurn) who(p screen.Palette) string {
	team := fmt.Sprintf("%-5s", t.Team)
	switch t.Team {
	case replay.White:
		team = p.White(team)
	case replay.Black:
		team = p.Black(team)
	default:
		team = "?    "
	}
	place := "overlord"
	if t.Type == position.Pawn.String() {
		place = ""
		if t.From != nil {
			place = square(t.From[0], t.From[1])
		}
	}
	return fmt.Sprintf("%5d  %s  %-8s", t.Robot, team, place)
}

func square(row, col int) string { return fmt.Sprintf("[%d,%d]", row, col) }

// did words the action.
func (t *shownTurn) did() string {
	switch a := t.Action; a.Kind {
	case replay.Spawn:
		return fmt.Sprintf("spawns %d on %s", a.Robot, square(a.Row, a.Col))
	case replay.Move:
		return "moves to " + square(a.Row, a.Col)
	case replay.Capture:
		return fmt.Sprintf("captures %d on %s", a.Robot, square(a.Row, a.Col))
	case replay.NoAction:
	}
	return "-"
}

// ended words how the turn ended, "" for the ordinary end.
func (t *shownTurn) ended() string {
	var words []string
	for _, w := range []struct {
		is   bool
		word string
	}{{t.Paused, "paused"}, {t.InternalError, "internal error"}, {t.Error != "" && !t.InternalError, "error"}, {t.Destroyed, "destroyed"}} {
		if w.is {
			words = append(words, w.word)
		}
	}
	return strings.Join(words, ", ")
}

// line returns the turn on one line.
func (t *shownTurn) line(p screen.Palette) string {
	spent := "-" // nobody counted, or the turn began with a debt
	if t.Bytecodes > 0 {
		spent = strconv.Itoa(t.Bytecodes)
	}
	line := fmt.Sprintf("%s  %-24s  %9s", t.who(p), t.did(), spent)
	if ended := t.ended(); ended != "" {
		line += "  " + p.Bad(ended)
	}
	return line
}

// turnHeading stands above lines of turns.
const turnHeading = "robot  team   square    action                    bytecodes"

// print prints the turn, and what the robot logged and raised.
func (t *shownTurn) print(out io.Writer, p screen.Palette) {
	fmt.Fprintln(out, t.line(p))
	for _, text := range t.Logs {
		for _, line := range strings.Split(text, "\n") {
			fmt.Fprintf(out, "       | %s\n", printable.Text(line))
		}
	}
	if t.LogsDropped > 0 {
		fmt.Fprintf(out, "       | (%d more were dropped)\n", t.LogsDropped)
	}
	if t.Error != "" {
		for _, line := range strings.Split(strings.TrimRight(t.Error, "\n"), "\n") {
			fmt.Fprintf(out, "       ! %s\n", p.Bad(printable.Text(line)))
		}
	}
}
