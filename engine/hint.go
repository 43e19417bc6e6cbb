package engine

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"bhack/internal/spelling"
)

// nameError is the exception about a name that is not known.
const nameError = "NameError"

// hint returns what is added to the traceback of a NameError that ended a robot's turn: which name of the game may have been meant,
// as CPython asks since 3.10, and that only the other type of robot has it.
func (m *Match) hint(kind RobotType, traceback string) string {
	last := traceback[strings.LastIndexByte(traceback, '\n')+1:]
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
