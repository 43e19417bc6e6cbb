package engine

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"bhack/internal/spelling"
	"bhack/sandbox"
)

// mostHints is how many tracebacks of a match are looked at for a hint, and longestHinted how long they may be: nobody pays for that.
const mostHints, longestHinted = 64, 4096

// hint returns what is added to the traceback of an exception that ended a turn of a robot: which name may have been meant, of the game
// or else of the program, as CPython asks since 3.10, and that only the other type of robot has it.
func (m *Match) hint(t Team, kind RobotType, e *sandbox.Exception) string {
	key := hintKey{t, kind, e.Traceback}
	text, known := m.hints[key]
	if known || len(m.hints) == mostHints || len(e.Traceback) > longestHinted {
		return text
	}
	text = cmp.Or(m.hintAtAPI(kind, e), m.linked[t][kind].Hint(e))
	if m.hints == nil {
		m.hints = map[hintKey]string{}
	}
	m.hints[key] = text
	return text
}

// hintKey is what a hint depends on.
type hintKey struct {
	team      Team
	kind      RobotType
	traceback string
}

// constants are the members of the game's enumerations, as they are written.
var constants = map[string]string{
	"PAWN": "RobotType.PAWN", "OVERLORD": "RobotType.OVERLORD", "WHITE": "Team.WHITE", "BLACK": "Team.BLACK",
}

// hintAtAPI returns the hint at a name of the game.
func (m *Match) hintAtAPI(kind RobotType, e *sandbox.Exception) string {
	if e.Type == "AttributeError" {
		return hintAtMember(e.Message)
	}
	name := e.Undefined()
	if name == "" {
		return ""
	}
	if constant := constants[strings.ToUpper(name)]; constant != "" {
		return fmt.Sprintf(". Did you mean: '%s'?", constant)
	}
	own, other := m.apis[kind].names, m.apis[1-kind].names
	meant := name
	if !slices.Contains(other, name) {
		meant = cmp.Or(spelling.Meant(name, own), spelling.Meant(name, other))
	}
	text := ""
	if meant != "" && meant != name {
		text = fmt.Sprintf(". Did you mean: '%s'?", meant)
	}
	if slices.Contains(other, meant) && !slices.Contains(own, meant) {
		text = fmt.Sprintf("%s Only %ss have it.", cmp.Or(text, "."), 1-kind)
	}
	return text
}

// hintAtMember returns the hint for the message of an AttributeError: which team or type of robot may have been meant.
func hintAtMember(text string) string {
	of, name, ok := strings.Cut(text, " has no attribute '")
	name, isWhole := strings.CutSuffix(name, "'")
	if !ok || !isWhole {
		return ""
	}
	var members []string
	switch of {
	case "type object 'Team'", "'Team' object":
		members = []string{"WHITE", "BLACK"}
	case "type object 'RobotType'", "'RobotType' object":
		members = []string{"PAWN", "OVERLORD"}
	}
	if meant := spelling.Meant(name, members); meant != "" {
		return fmt.Sprintf(". Did you mean: '%s'?", meant)
	}
	return ""
}
