package cmd

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"bhack/cmd/internal/cli"
	"bhack/cmd/internal/screen"
	"bhack/engine"
	"bhack/match"
)

// watcher follows a match while it is played: it prints logs and a progress line,
// and keeps the board for the end.
type watcher struct {
	engine.NopObserver
	out      io.Writer
	log      bool
	progress bool
	rounds   int
	squares  []byte // the board, row after row
	size     int
}

func newWatcher(o runOptions, s cli.Streams, setup match.Setup) *watcher {
	return &watcher{
		out: s.Err, log: o.log,
		progress: s.ErrIsTerminal && !o.quiet && !o.log,
		rounds:   setup.MaxRounds(),
	}
}

// TurnEnded implements engine.Observer.
func (w *watcher) TurnEnded(_ int, t *engine.Turn) {
	if !w.log {
		return
	}
	who := fmt.Sprintf("[Robot %d %s", t.Robot, strings.ToUpper(t.Team.String()))
	for _, text := range t.Logs {
		w.lines(who+" log] ", text)
	}
	if t.LogsDropped > 0 {
		fmt.Fprintf(w.out, "%s runner] %d more logs dropped\n", who, t.LogsDropped)
	}
	if t.Traceback != "" {
		w.lines(who+" error] ", t.Traceback)
	}
}

// lines prints a text with a prefix before each of its lines.
func (w *watcher) lines(prefix, text string) {
	for _, line := range strings.Split(text, "\n") {
		fmt.Fprintf(w.out, "%s%s\n", prefix, screen.Printable(line))
	}
}

// RoundEnded implements engine.Observer.
func (w *watcher) RoundEnded(round int, b *engine.Board) {
	w.squares, w.size = w.squares[:0], b.Size()
	for row := range w.size {
		w.squares = b.AppendRow(w.squares, row)
	}
	if w.progress {
		fmt.Fprintf(w.out, "\rround %d/%d   white %d pawns, %d through   black %d pawns, %d through\x1b[K", round, w.rounds,
			b.Pawns(engine.White), b.BackRow(engine.White), b.Pawns(engine.Black), b.BackRow(engine.Black))
	}
}

// board returns the rows of the board.
func (w *watcher) board() []string {
	var rows []string
	for row := range slices.Chunk(w.squares, max(w.size, 1)) {
		rows = append(rows, string(row))
	}
	return rows
}

// close takes the progress line away.
func (w *watcher) close() {
	if w.progress {
		fmt.Fprint(w.out, "\r\x1b[K")
	}
}
