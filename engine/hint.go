package engine

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"bhack/internal/spelling"
)

// nameError and attributeError are the exceptions about names that are not known.
const (
	nameError      = "NameError"
	attributeError = "AttributeError"
)

// hint returns what is added to the traceback of an exception that ended a robot's turn: which name of the game may have been meant,
// as CPython asks since 3.10, and that only the other type of robot has it.
func (m *Match) hint(kind RobotType, traceback string) string {
	last := traceback[strings.LastIndexByte(traceback, '\n')+1:]
	if text, ok := strings.CutPrefix(last, attributeError+": "); ok {
		return hintAtMember(text)
	}
	name, ok := strings.CutPrefix(last, nameError+": name '")
	if !ok {
		return ""
	}
	if name, ok = strings.CutSuffix(name, "' is not defined"); !ok {
		return ""
	}
	own, other := m.apis[kind].names, m.apis[1-kind].names
	meant := name
	if !slices.Contains(other, name) {
		meant = cmp.Or(meantBy(name, own), meantBy(name, other))
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
	if meant := meantBy(name, members); meant != "" {
		return fmt.Sprintf(". Did you mean: '%s'?", meant)
	}
	return ""
}

// meantBy returns which name may be meant by one that is not known, or "". Short words are near many others, which players use
// for their own variables.
func meantBy(name string, names []string) string {
	switch {
	case len(name) < 4:
		return ""
	case len(name) == 4:
		return spelling.Nearest(name, 1, names)
	}
	return spelling.Nearest(name, spelling.MostEdits, names)
}
