package batchcmd

import (
	"io"
	"sync/atomic"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
)

// bars is the progress on a terminal: a bar for the batch and, if there are a few
// pairings, one for each of them.
type bars struct {
	container *mpb.Progress
	list      []*bar
}

// bar is one line of it.
type bar struct {
	*mpb.Bar
	status atomic.Pointer[string] // what stands after the bar
}

// The widths of a bar and of the line that it is in, in columns. On a terminal that is
// narrower the bar shrinks.
const (
	barWidth  = 40
	lineWidth = 120
)

func newBars(out io.Writer) *bars {
	// That there is a terminal has been found out already.
	return &bars{container: mpb.New(mpb.WithOutput(out), mpb.WithWidth(lineWidth), mpb.WithAutoRefresh())}
}

// add adds a bar for a number of games.
func (b *bars) add(name string, games int) {
	line := &bar{}
	line.show(0, "")
	line.Bar = b.container.AddBar(int64(games),
		mpb.BarWidth(barWidth),
		// The blanks beside the bar are in the texts, as there may be no room for a bar.
		mpb.BarFillerTrim(),
		mpb.PrependDecorators(
			decor.Name(name, decor.WCSyncSpaceR),
			decor.CountersNoUnit("%d/%d ", decor.WCSyncSpace),
		),
		mpb.AppendDecorators(decor.Any(func(decor.Statistics) string { return " " + *line.status.Load() }, decor.WCSyncSpaceR)),
	)
	b.list = append(b.list, line)
}

// show shows how many games are done.
func (l *bar) show(done int, status string) {
	l.status.Store(&status)
	if l.Bar != nil {
		l.SetCurrent(int64(done))
	}
}

// Write writes lines above the bars.
func (b *bars) Write(text []byte) (int, error) { return b.container.Write(text) }

// close leaves the bars as they are.
func (b *bars) close() {
	for _, line := range b.list {
		line.Abort(false)
	}
	b.container.Wait()
}
