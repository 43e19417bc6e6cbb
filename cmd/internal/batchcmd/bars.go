package batchcmd

import (
	"io"
	"sync/atomic"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
)

// bars is the progress on a terminal.
type bars struct {
	container *mpb.Progress
	bar       *mpb.Bar
	status    atomic.Pointer[string]
}

// newBars shows a bar for a total of games, of which some are done before the clock
// starts to run.
func newBars(out io.Writer, total, done int, status func() string) *bars {
	b := &bars{container: mpb.New(mpb.WithOutput(out), mpb.WithWidth(60))}
	first := status()
	b.status.Store(&first)
	b.bar = b.container.AddBar(int64(total),
		mpb.BarFillerTrim(),
		mpb.PrependDecorators(decor.CountersNoUnit("%d/%d games")),
		mpb.AppendDecorators(
			decor.AverageSpeed(0, "%.1f matches/s", decor.WCSyncSpaceR),
			decor.Name("ETA", decor.WCSyncSpaceR),
			decor.AverageETA(decor.ET_STYLE_GO, decor.WCSyncSpaceR),
			decor.Any(func(decor.Statistics) string { return *b.status.Load() }, decor.WCSyncSpaceR),
		),
	)
	if done > 0 {
		b.bar.SetCurrent(int64(done))
		b.bar.SetRefill(int64(done))
	}
	return b
}

// update shows that more games are done.
func (b *bars) update(done int, status string) {
	b.status.Store(&status)
	b.bar.SetCurrent(int64(done))
}

// Write writes lines above the bars.
func (b *bars) Write(text []byte) (int, error) { return b.container.Write(text) }

// close leaves the bar as it is.
func (b *bars) close() {
	b.bar.Abort(false)
	b.container.Wait()
}
