package cmd

import (
	"fmt"
	"io"
	"strings"

	"bhack/cmd/internal/cli"
	"bhack/engine"
	"bhack/internal/plural"
	"bhack/internal/printable"
	"bhack/match"
)

// bothTeams is the value of --log for those of all robots.
const bothTeams = "both"

// watcher follows a match while it is played: it prints logs and a progress line,
// and keeps the board for the end.
type watcher struct {
	engine.NopObserver
	out      io.Writer
	log      string  // whose logs are printed: a team's, those of bothTeams, or, by "", nobody's
	trace    *tracer // nil without --trace
	progress int     // how many characters of a progress line there is room for, 0 for no such line
	rounds   int
	last     *engine.Board // after the last round so far
	logged   int           // the last round of which anything has been logged
}

func newWatcher(o runOptions, s cli.Streams, setup match.Setup) *watcher {
	w := &watcher{out: s.Err, log: o.log.Text, rounds: setup.MaxRounds()}
	if !o.quiet && o.log.Text == "" && o.trace.text == "" {
		w.progress = max(s.ErrLine-1, 0) // some go to the next line behind the last column
	}
	return w
}

// TurnEnded implements engine.Observer.
func (w *watcher) TurnEnded(round int, t *engine.Turn) {
	traced := w.trace.end(round, t)
	told := w.log == bothTeams || w.log == t.Team.String()
	if !told && !traced || len(t.Logs) == 0 && t.LogsDropped == 0 && t.Traceback == "" && !t.Paused {
		return
	}
	if round > w.logged && told {
		w.logged = round
		fmt.Fprintf(w.out, "[Game info] Turn %d\n", round) // as in logs of the contest, which called rounds turns
	}
	who := fmt.Sprintf("[Robot %d %s", t.Robot, strings.ToUpper(t.Team.String()))
	for _, text := range t.Logs {
		w.lines(who+" log] ", text)
	}
	if t.LogsDropped > 0 {
		limits := engine.DefaultText()
		fmt.Fprintf(w.out, "%s runner] %s dropped: at most %d of a turn are kept, of %d bytes together\n",
			who, plural.Of(t.LogsDropped, "log"), limits.LogLines, limits.LogBytes)
	}
	if t.Traceback != "" {
		w.lines(who+" error] ", t.Traceback)
	}
	if t.Destroyed {
		fmt.Fprintf(w.out, "%s runner] the robot is destroyed\n", who)
	}
	if t.Paused {
		at := ""
		if t.PausedAt != "" { // else it is no code of a file that goes on
			at = " at " + t.PausedAt
		}
		w.lines(who+" runner] ", "out of bytecodes, paused"+at)
	}
}

// lines prints a text with a prefix before each of its lines.
func (w *watcher) lines(prefix, text string) {
	for _, line := range strings.Split(text, "\n") {
		fmt.Fprintf(w.out, "%s%s\n", prefix, printable.Text(line))
	}
}

// RoundEnded implements engine.Observer.
func (w *watcher) RoundEnded(round int, b *engine.Board) {
	w.last = b
	if w.progress > 0 {
		line := fmt.Sprintf("round %d/%d   white %s, %d through   black %s, %d through", round, w.rounds,
			plural.Of(b.Pawns(engine.White), "pawn"), b.BackRow(engine.White), plural.Of(b.Pawns(engine.Black), "pawn"), b.BackRow(engine.Black))
		fmt.Fprintf(w.out, "\r%s\x1b[K", line[:min(len(line), w.progress)])
	}
}

// board returns the rows of the board at the end of the match.
func (w *watcher) board() []string {
	if w.last == nil {
		return nil
	}
	rows := make([]string, w.last.Size())
	for i := range rows {
		rows[i] = string(w.last.AppendRow(nil, i))
	}
	return rows
}

// close takes the progress line away.
func (w *watcher) close() {
	if w.progress > 0 {
		fmt.Fprint(w.out, "\r\x1b[K")
	}
}
