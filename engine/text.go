package engine

import (
	"fmt"
	"unicode/utf8"
)

// TextLimits bound the text that a match keeps of what robots write: what they log
// and print, and the tracebacks of their exceptions. Without bounds a player could
// make a match too large to be saved. Robots do not notice the bounds. 0 stands for
// a field's default.
type TextLimits struct {
	// LogLines is how many calls of log and print are kept of a turn; default 100.
	LogLines int
	// LogBytes is how many bytes of log text are kept of a turn; default 8 KiB. The
	// first call that would exceed a limit is dropped, and all that follow it in
	// that turn.
	LogBytes int
	// TracebackBytes is how long a traceback may be; default 2 KiB. The middle of a
	// longer one is left out.
	TracebackBytes int
	// TeamBytes is how many bytes of text, of both sorts, are kept of a team in the
	// whole match; default 32 MiB. After that logs are dropped, and tracebacks are
	// reduced to the name of the exception.
	TeamBytes int
}

// defaultText is chosen so that a round of the largest board fits a replay even if
// every byte of its text has to be written as six.
var defaultText = TextLimits{LogLines: 100, LogBytes: 8 << 10, TracebackBytes: 2 << 10, TeamBytes: 32 << 20}

// DefaultText returns the defaults of all limits.
func DefaultText() TextLimits { return defaultText }

// maxText is the largest value of a field of TextLimits.
const maxText = 1 << 30

// withDefaults checks the limits and fills in those that are 0.
func (l TextLimits) withDefaults() (TextLimits, error) {
	for _, f := range []struct {
		field    string
		value    *int
		standard int
	}{
		{"log_lines", &l.LogLines, defaultText.LogLines},
		{"log_bytes", &l.LogBytes, defaultText.LogBytes},
		{"traceback_bytes", &l.TracebackBytes, defaultText.TracebackBytes},
		{"team_bytes", &l.TeamBytes, defaultText.TeamBytes},
	} {
		if *f.value == 0 {
			*f.value = f.standard
		}
		if err := within("text limits: "+f.field, *f.value, 1, maxText); err != nil {
			return l, err
		}
	}
	return l, nil
}

// textBudget keeps account of the text of a team and of the turn under way.
type textBudget struct {
	limits TextLimits
	team   [2]int // bytes kept, by team
	turn   int    // bytes of log text kept of this turn
}

// log adds a line to the turn's logs, or counts it as dropped.
func (b *textBudget) log(t *Turn, line string) {
	room := min(b.limits.LogBytes-b.turn, b.limits.TeamBytes-b.team[t.Team])
	if t.LogsDropped > 0 || len(t.Logs) >= b.limits.LogLines || len(line) > room {
		t.LogsDropped++
		return
	}
	t.Logs = append(t.Logs, line)
	b.turn += len(line)
	b.team[t.Team] += len(line)
}

// texts are lines, and how many bytes they have together.
type texts struct {
	lines []string
	bytes int
}

// logAll is log for several lines.
func (b *textBudget) logAll(t *Turn, texts texts) {
	room := min(b.limits.LogBytes-b.turn, b.limits.TeamBytes-b.team[t.Team])
	if t.LogsDropped == 0 && len(t.Logs)+len(texts.lines) <= b.limits.LogLines && texts.bytes <= room {
		t.Logs = append(t.Logs, texts.lines...)
		b.turn += texts.bytes
		b.team[t.Team] += texts.bytes
		return
	}
	for _, line := range texts.lines {
		b.log(t, line)
	}
}

// nameBytes is how much is kept of an exception's name.
const nameBytes = 100

// traceback sets the turn's exception and its text.
func (b *textBudget) traceback(t *Turn, exception, text string) {
	t.Exception = exception[:cutAt(exception, nameBytes)]
	t.Traceback = shorten(text, b.limits.TracebackBytes)
	if len(t.Traceback) > b.limits.TeamBytes-b.team[t.Team] {
		t.Traceback = t.Exception
		return
	}
	b.team[t.Team] += len(t.Traceback)
}

// shorten returns text without its middle if it is longer than limit bytes. What
// is kept has about that length.
func shorten(text string, limit int) string {
	if len(text) <= limit {
		return text
	}
	head := cutAt(text, limit/2)
	tail := len(text) - limit/2
	for tail < len(text) && !utf8.RuneStart(text[tail]) {
		tail++
	}
	return fmt.Sprintf("%s\n[... %d bytes left out ...]\n%s", text[:head], tail-head, text[tail:])
}

// cutAt returns the largest length of at most limit bytes to which text can be cut
// without cutting a character.
func cutAt(text string, limit int) int {
	if len(text) <= limit {
		return len(text)
	}
	for limit > 0 && !utf8.RuneStart(text[limit]) {
		limit--
	}
	return limit
}
