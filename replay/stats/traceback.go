package stats

import (
	"fmt"
	"regexp"
	"strings"
	"sync"
)

// header is the line that begins a traceback, and gap one where the middle of a long one has been left out.
const header = "Traceback (most recent call last):\n"

var gap = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^\[\.\.\. \d+ bytes left out \.\.\.\]$`) })

// raised splits the text of an error, as it stands in a replay, into the frames of the exception that ended the turn and the line that tells
// of that, "" if it has been left out. The message may have more lines.
func raised(text string) (frames, line string) {
	start := strings.LastIndex("\n"+text, "\n"+header) // the last one of a chain
	if start < 0 {
		first, _, _ := strings.Cut(text, "\n")
		return "", first
	}
	start += len(header)
	torn := false // the line is what is left of one
	for at := start; at < len(text); at += len(line) + 1 {
		line, _, _ = strings.Cut(text[at:], "\n")
		switch {
		case gap().MatchString(line):
			torn = true
		case torn:
			torn = false
		case line != "" && !strings.HasPrefix(line, "  "): // those of frames do
			return text[start:at], line
		}
	}
	return text[start:], ""
}

// exceptionType returns the name of the class of the exception that a line of a traceback tells of, without that of its module.
func exceptionType(line string) string {
	if line == "" {
		return unknownException
	}
	name, _, _ := strings.Cut(line, ":")
	return cut(name[strings.LastIndexByte(name, '.')+1:], maxTypeName)
}

// place returns a pattern for the line of a traceback for a frame, which takes long to compile.
var place = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(?m)^  File "(.*)", line (\d+), in (.*)$`) })

// lastPlace returns the last place of the frames of a traceback, as "bot.py:3, in turn".
func lastPlace(frames string) string {
	m := place().FindStringSubmatch(frames[max(strings.LastIndex("\n"+frames, "\n  File \""), 0):])
	if m == nil {
		return ""
	}
	return cut(fmt.Sprintf("%s:%s, in %s", m[1], m[2], m[3]), maxMessage)
}
