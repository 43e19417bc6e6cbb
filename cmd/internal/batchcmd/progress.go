package batchcmd

import (
	"fmt"
	"io"
	"sync"
	"time"

	"bhack/cmd/internal/cli"
	"bhack/internal/plural"
	"bhack/internal/printable"
	"bhack/tournament"
	"bhack/tournament/report"
	"bhack/tournament/runner"
)

// progress shows how far a batch is, on standard error: bars on a terminal, a few
// plain lines now and then elsewhere.
type progress struct {
	standings *tournament.Standings
	totals    []int // games of each pairing, in this shard
	total     int   // of all
	start     time.Time
	quiet     bool

	mu     sync.Mutex // guards what follows: say is called by a goroutine of its own
	out    io.Writer
	bars   *bars // nil elsewhere than on a terminal
	next   time.Time
	played int
	cached int
}

// fewPairings is how many pairings have a bar, or lines, of their own.
const fewPairings = 6

// pause is how much time passes between two reports that nobody watches: short at
// first, so that one sees that it works.
func pause(elapsed time.Duration) time.Duration {
	return min(max(elapsed, 2*time.Second), time.Minute)
}

func newProgress(st *tournament.Standings, o *settings, s cli.Streams) *progress {
	schedule := st.Schedule()
	p := &progress{
		standings: st, start: time.Now(), quiet: o.Quiet, out: s.Err,
		totals: make([]int, len(schedule.Pairings())),
	}
	for pair := range schedule.Pairs() {
		if st.Shard().Has(pair) {
			p.totals[pair%len(p.totals)] += 2
			p.total += 2
		}
	}
	p.next = p.start.Add(pause(0))
	if p.quiet {
		return p
	}
	if known := st.Games(); known > 0 {
		p.say(fmt.Sprintf("%s: %d of %d games are there already", printable.Text(o.Out), known, p.total))
	}
	if s.ErrLine > 0 && !st.Complete() {
		p.startBars()
	}
	return p
}

// startBars shows the bars.
func (p *progress) startBars() {
	p.bars = newBars(p.out)
	p.bars.add("games", p.total)
	if n := len(p.totals); n > 1 && n <= fewPairings {
		for i, total := range p.totals {
			p.bars.add(p.versus(i), total)
		}
	}
	p.showBars(p.start)
}

// event takes note of new results. It is called in the goroutine that owns the
// standings.
func (p *progress) event(e runner.Event) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.played += len(e.Results)
	p.cached += e.Cached
	for _, fault := range e.Faults {
		p.line("bhack: internal error in " + fault)
	}
	switch now := time.Now(); {
	case p.quiet:
	case p.bars != nil:
		p.showBars(now)
	case now.After(p.next):
		p.plain(now)
		p.next = now.Add(pause(now.Sub(p.start)))
	}
}

// speed words how fast games are played and how long the rest will take.
func (p *progress) speed(now time.Time) string {
	if p.played == 0 {
		return "0.0 games/s"
	}
	rate := float64(p.played) / now.Sub(p.start).Seconds()
	left := time.Duration(float64(p.total-p.standings.Games()) / rate * float64(time.Second)).Round(time.Second)
	if _, tested := p.standings.Test(0); tested {
		return fmt.Sprintf("%.1f games/s, ETA at most %s", rate, left)
	}
	return fmt.Sprintf("%.1f games/s, ETA %s", rate, left)
}

// showBars brings the bars up to date.
func (p *progress) showBars(now time.Time) {
	all := p.speed(now)
	if len(p.totals) == 1 {
		all += "  " + p.status(0)
	}
	p.bars.list[0].show(p.standings.Games(), all)
	for i, line := range p.bars.list[1:] {
		line.show(2*p.standings.Pairing(i).Tally.Sample().Pairs.N(), p.status(i))
	}
}

// status returns the running score of a pairing, and the LLR, in short; "" while no pair of games has been played.
func (p *progress) status(pairing int) string {
	sample := p.standings.Pairing(pairing).Tally.Sample()
	if sample.Pairs.N() == 0 {
		return ""
	}
	text := fmt.Sprintf("score %.3f", sample.ByPair().Score())
	if sample.DistinctPairs < sample.Pairs.N() {
		text += fmt.Sprintf("  (%s)", plural.Of(sample.DistinctPairs, "distinct pair"))
	}
	if t, ok := p.standings.Test(pairing); ok {
		text += fmt.Sprintf("  LLR %.2f [%.2f, %.2f]", t.LLR, t.Lower, t.Upper)
	}
	return text
}

// versus names a pairing.
func (p *progress) versus(pairing int) string {
	s := p.standings.Schedule()
	players := s.Pairings()[pairing]
	return printable.Text(s.Spec().Players[players.First].Name + " vs " + s.Spec().Players[players.Second].Name)
}

// plain writes where the batch stands.
func (p *progress) plain(now time.Time) {
	p.line(fmt.Sprintf("Finished %d of %d games, %s", p.standings.Games(), p.total, p.speed(now)))
	if len(p.totals) > fewPairings {
		return
	}
	for i := range p.totals {
		for _, line := range report.Lines(p.standings, i) {
			p.line(line)
		}
	}
}

// say writes a line about the batch itself.
func (p *progress) say(text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.line("bhack: " + text)
}

// line writes a line, above the bars if there are any.
func (p *progress) line(text string) {
	out := p.out
	if p.bars != nil {
		out = p.bars
	}
	fmt.Fprintln(out, text)
}

// close ends the bars.
func (p *progress) close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.bars != nil {
		p.bars.close()
		p.bars = nil
	}
	if p.quiet || p.cached == 0 {
		return
	}
	p.line(fmt.Sprintf("bhack: %d of %d games came from the cache", p.cached, p.played))
}
