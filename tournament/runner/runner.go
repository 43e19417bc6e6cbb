package runner

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"bhack/tournament"
)

// Log takes results as they come; they are safe once Append returns.
type Log interface {
	Append(results ...tournament.Result) error
}

// Options say how a schedule is played. None of them changes a result.
type Options struct {
	// Jobs is how many matches are played at once, at least 1.
	Jobs int
	// Cache holds outcomes of other runs; nil for none.
	Cache Cache
	// Log takes the results; nil for none.
	Log Log
	// Replays says which replays are written; nil for none.
	Replays *Replays
	// Progress is told, in the goroutine of Run, after results have come; nil for
	// nobody.
	Progress func(Event)
	// Abort stops the matches under way when it is done; nil for never. Run's
	// context only stops new ones from being started.
	Abort context.Context
	// Rest is match.Options.Rest for all matches.
	Rest func()
}

// Event is what Progress is told.
type Event struct {
	// Results are those that have come since the last Event; Cached of them came from the cache.
	Results []tournament.Result
	Cached  int
	// Faults are faults of the runner in these matches, with the Go stack.
	Faults []string
}

// Run plays the games of a schedule that the standings still want, and adds them. It
// returns nil when the standings are complete; the cause of the context, or of Abort, when that ended
// first, after the matches under way have ended; or what kept it from going on.
func Run(ctx context.Context, st *tournament.Standings, field *Field, o Options) error {
	if o.Abort == nil {
		o.Abort = context.WithoutCancel(ctx)
	}
	stopped, stop := context.WithCancel(ctx)
	defer stop()
	defer context.AfterFunc(o.Abort, stop)()
	r := &run{
		Options: o, standings: st, schedule: st.Schedule(),
		games: make(chan tournament.Game, o.Jobs),
		done:  make(chan played, 4*o.Jobs),
		stop:  stop,
	}
	w := &worker{
		schedule: r.schedule, field: field, cache: o.Cache, replays: o.Replays,
		stopped: stopped, abort: o.Abort, rest: o.Rest,
	}
	var workers sync.WaitGroup
	for range o.Jobs {
		workers.Go(func() {
			for g := range r.games {
				r.done <- w.play(g)
			}
		})
	}
	r.coordinate(stopped)
	close(r.games)
	workers.Wait()
	switch {
	case r.failed != nil || st.Complete():
		return r.failed
	case ctx.Err() != nil:
		return context.Cause(ctx)
	}
	return context.Cause(o.Abort)
}

// run is the state of Run.
type run struct {
	Options
	standings *tournament.Standings
	schedule  *tournament.Schedule
	games     chan tournament.Game
	done      chan played
	last      int    // the number of the game handed out last
	out       []int  // the numbers of the games handed out and not back, ascending
	stop      func() // has workers start no more matches
	failed    error  // what keeps the run from going on
}

// lead is how many games for each worker a sequential test may be ahead of the oldest
// game that is out. A verdict counts games in their order, so what was played beyond
// it is lost; a worker waits only while one match takes as long as all of these.
const lead = 16

// played is what a worker has made of a game.
type played struct {
	game    tournament.Game
	outcome tournament.Outcome
	cached  bool
	fault   string // a fault of the runner, or ""
	skipped bool   // not played, as the run has been stopped
	err     error
}

// ok reports whether the outcome is there, and may stand for that of another game of the same match.
func (p played) ok() bool { return p.err == nil && !p.skipped && p.fault == "" }

// coordinate hands out games and takes outcomes until no game is left or out, or
// stopped is done and none is out.
func (r *run) coordinate(stopped context.Context) {
	next, more := r.next()
	cancelled := stopped.Done()
	for more || len(r.out) > 0 {
		var games chan<- tournament.Game
		if more && !r.tooEarly(next) {
			games = r.games
		}
		select {
		case games <- next:
			r.out = append(r.out, next.Number)
			next, more = r.next()
		case first := <-r.done:
			batch := r.gather(first)
			r.out = slices.DeleteFunc(r.out, func(n int) bool {
				return slices.ContainsFunc(batch, func(p played) bool { return p.game.Number == n })
			})
			r.take(batch)
			// A test may have come to a verdict in the meantime.
			if more && !r.standings.Wanted(next.Number) {
				next, more = r.next()
			}
		case <-cancelled:
			more, cancelled = false, nil
		}
	}
}

// fail ends the run with an error. One that comes again, as of a full disk, is told once.
func (r *run) fail(err error) {
	if !errors.Is(r.failed, err) {
		r.failed = errors.Join(r.failed, err)
	}
	r.stop()
}

// next returns the next game that is wanted.
func (r *run) next() (tournament.Game, bool) {
	for r.last < r.schedule.Games() {
		r.last++
		if r.standings.Wanted(r.last) {
			return r.schedule.Game(r.last), true
		}
	}
	return tournament.Game{}, false
}

// tooEarly reports whether a game has to wait for one that is out.
func (r *run) tooEarly(g tournament.Game) bool {
	return r.schedule.Spec().SPRT != nil && len(r.out) > 0 && g.Number >= r.out[0]+lead*r.Jobs
}

// gather returns the outcomes that are there already, so that they can be brought to
// the disk together.
func (r *run) gather(first played) []played {
	batch := []played{first}
	for {
		select {
		case p := <-r.done:
			batch = append(batch, p)
		default:
			return batch
		}
	}
}

// take writes outcomes and adds them to the standings. Those that came before an
// error count.
func (r *run) take(batch []played) {
	var event Event
	for _, p := range batch {
		switch {
		case p.err != nil:
			r.fail(p.err)
			continue
		case p.skipped:
			continue
		case p.cached:
			event.Cached++
		}
		if p.fault != "" {
			event.Faults = append(event.Faults, fmt.Sprintf("game %d: %s", p.game.Number, p.fault))
		}
		event.Results = append(event.Results, r.schedule.Result(p.game, p.outcome))
	}
	if len(event.Results) == 0 {
		return
	}
	if r.Log != nil {
		if err := r.Log.Append(event.Results...); err != nil {
			r.fail(err)
			return
		}
	}
	for _, result := range event.Results {
		if err := r.standings.Add(result); err != nil {
			r.fail(err)
			return
		}
	}
	if r.Progress != nil {
		r.Progress(event)
	}
}
