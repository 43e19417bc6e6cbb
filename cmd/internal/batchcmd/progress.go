package batchcmd

import (
	"fmt"
	"io"
	"sync"
	"time"

	"bhack/cmd/internal/cli"
	"bhack/cmd/internal/screen"
	"bhack/tournament"
	"bhack/tournament/runner"
)

// progress shows how far a batch is, on standard error: bars on a terminal, a few
// plain lines now and then elsewhere.
type progress struct {
	standings *tournament.Standings
	total     int // games of the schedule, or of the shard
	start     time.Time
	quiet     bool
	replays   bool

	mu     sync.Mutex // what follows; say is called by a goroutine of its own
	out    io.Writer
	bars   *bars // nil elsewhere than on a terminal
	next   time.Time
	played int
	cached int
}

// pause is how much time passes between two reports that nobody watches: short at
// first, so that one sees that it works.
func pause(elapsed time.Duration) time.Duration {
	return min(max(elapsed, 2*time.Second), time.Minute)
}

func newProgress(st *tournament.Standings, o *settings, s cli.Streams) *progress {
	p := &progress{standings: st, start: time.Now(), quiet: o.Quiet, out: s.Err, replays: o.Replays != ""}
	schedule := st.Schedule()
	for pair := range schedule.Pairs() {
		if st.Shard().Has(pair) {
			p.total += 2
		}
	}
	p.next = p.start.Add(pause(0))
	if p.quiet {
		return p
	}
	if known := st.Games(); known > 0 {
		p.say(fmt.Sprintf("%s: %d of %d games are there already", o.Out, known, p.total))
	}
	if s.ErrIsTerminal && !st.Complete() {
		p.bars = newBars(s.Err, p.total, st.Games(), p.status)
	}
	return p
}

// event takes note of new results. It is called in the goroutine that owns the
// standings.
func (p *progress) event(e runner.Event) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.played += len(e.Results)
	p.cached += e.Cached
	for _, fault := range e.Faults {
		p.line("internal error in " + fault)
	}
	switch now := time.Now(); {
	case p.quiet:
	case p.bars != nil:
		p.bars.update(p.standings.Games(), p.status())
	case now.After(p.next):
		p.plain(now)
		p.next = now.Add(pause(now.Sub(p.start)))
	}
}

// plain writes where the batch stands. What it says of the score are lines that
// scripts for engine testers know.
func (p *progress) plain(now time.Time) {
	rate := float64(p.played) / now.Sub(p.start).Seconds()
	left := time.Duration(float64(p.total-p.standings.Games()) / rate * float64(time.Second)).Round(time.Second)
	p.line(fmt.Sprintf("Finished %d of %d games, %.1f matches/s, ETA %s", p.standings.Games(), p.total, rate, left))
	for _, line := range p.scores() {
		p.line(line)
	}
}

// scores returns the running score of each pairing, if they are few.
func (p *progress) scores() []string {
	s := p.standings.Schedule()
	const few = 3
	if len(s.Pairings()) > few {
		return nil
	}
	var lines []string
	for i, pairing := range s.Pairings() {
		sample := p.standings.Pairing(i).Tally.Sample()
		games, evidence := sample.Pairs.Games(), sample.ByPair()
		lines = append(lines,
			fmt.Sprintf("Score of %s vs %s: %d - %d - %d  [%.3f] %d",
				screen.Printable(s.Spec().Players[pairing.First].Name), screen.Printable(s.Spec().Players[pairing.Second].Name),
				games.Wins, games.Losses, games.Draws, evidence.Score(), games.N()),
			fmt.Sprintf("Elo difference: %v, LOS: %.1f %%", evidence.Elo(), 100*evidence.LOS()))
		if t, ok := p.standings.Test(i); ok {
			lines = append(lines, fmt.Sprintf("SPRT: llr %.2f (%.1f%%), lbound %.2f, ubound %.2f", t.LLR, 100*t.Progress(), t.Lower, t.Upper))
		}
	}
	return lines
}

// status returns the running score and the LLR of the first pairing, in short.
func (p *progress) status() string {
	if len(p.standings.Schedule().Pairings()) > 1 {
		return ""
	}
	evidence := p.standings.Pairing(0).Tally.Sample().ByPair()
	text := fmt.Sprintf("score %.3f", evidence.Score())
	if t, ok := p.standings.Test(0); ok {
		text += fmt.Sprintf("  LLR %.2f [%.2f, %.2f]", t.LLR, t.Lower, t.Upper)
	}
	return text
}

// say writes a line about the batch itself.
func (p *progress) say(text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.line("bhack: " + text)
}

// line writes a line, above the bars if there are any. The caller holds the lock,
// or is the only one yet.
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
	if p.quiet {
		return
	}
	if p.cached > 0 {
		p.line(fmt.Sprintf("bhack: %d of %d games came from the cache", p.cached, p.played))
		if p.replays {
			p.line("bhack: --replays has no replays of games that came from the cache")
		}
	}
}
