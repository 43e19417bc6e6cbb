package runner

import (
	"context"
	"fmt"
	"sync"

	"golang.org/x/sync/singleflight"

	"bhack/engine"
	"bhack/match"
	"bhack/tournament"
)

// Cache holds outcomes by the identity of their match. It may be used by several
// goroutines at once.
type Cache interface {
	Get(match string) (tournament.Outcome, bool, error)
	Put(o tournament.Outcome) error
}

// worker plays single games. All workers share one.
type worker struct {
	schedule *tournament.Schedule
	field    *Field
	cache    Cache
	replays  *Replays
	// stopped ends when no game is to be started any more, abort when those under
	// way are to be given up.
	stopped, abort context.Context
	rest           func() // match.Options.Rest
	// seedless holds the outcomes of matches that are the same with any seed, by their meetings: of those that have been played and
	// did not use their seed.
	seedless sync.Map
	// flight keeps two workers from playing one match at the same time, of which the
	// second could have had the outcome of the first.
	flight singleflight.Group
}

// meeting is what a match is of, besides its seed: numbers of players and of a board.
type meeting struct{ white, black, board int }

// copied returns the outcome of a game if another one has been played that was the same but for the seed, and did not use that. ok is
// false also if the replay of the game is wanted.
func (w *worker) copied(g tournament.Game, id string) (o tournament.Outcome, ok bool) {
	found, ok := w.seedless.Load(meeting{g.White, g.Black, g.Board})
	if !ok {
		return o, false
	}
	o = found.(tournament.Outcome)
	o.Match = id
	return o, !w.replays.want(w.schedule, g, &o)
}

// play plays a game, or gets its outcome without that.
func (w *worker) play(g tournament.Game) played {
	p := played{game: g}
	if w.stopped.Err() != nil {
		p.skipped = true
		return p
	}
	if o, ok := w.schedule.Forfeit(g); ok {
		p.outcome = o
		return p
	}
	id := w.schedule.Identity(g)
	if w.cache == nil {
		w.match(&p, id)
		return p
	}
	shared, _, _ := w.flight.Do(id, func() (any, error) {
		first := played{game: g}
		w.cachedMatch(&first, id)
		return first, nil
	})
	p = shared.(played)
	if p.game.Number == g.Number {
		return p
	}
	p.game = g // that was another one, of the same match
	if p.ok() && w.replays.want(w.schedule, g, &p.outcome) {
		p = played{game: g}
		w.match(&p, id)
		return p
	}
	p.cached = p.ok() // else no cache has it
	return p
}

// cachedMatch gets the outcome from the cache, or plays the match and keeps it there: also if its replay is wanted, which no
// cache has.
func (w *worker) cachedMatch(p *played, id string) {
	o, ok, err := w.cache.Get(id)
	if err != nil {
		p.err = fmt.Errorf("cache: %w", err)
		return
	}
	if ok && !w.replays.want(w.schedule, p.game, &o) {
		p.outcome, p.cached = o, true
		return
	}
	w.match(p, id)
	if !p.ok() {
		return // a fault of ours is none of the match
	}
	if err := w.cache.Put(p.outcome); err != nil {
		p.err = fmt.Errorf("cache: %w", err)
	}
}

// match plays the match, unless its outcome is known from another one, and writes its replay if that is to be kept.
func (w *worker) match(p *played, id string) {
	if o, ok := w.copied(p.game, id); ok {
		p.outcome = o
		return
	}
	obs := newObserver(w.schedule.Spec().Boards[p.game.Board].Settings)
	o := match.Options{Observer: obs, Rest: w.rest}
	if w.replays != nil && w.replays.Keep.maybe(w.schedule, p.game) {
		o.Replay = w.replays.path(w.schedule, p.game)
		o.Keep = func(r engine.Result) bool { return w.replays.Keep.keeps(p.game, obs.result(r)) }
	}
	result, err := match.Play(w.abort, w.field.setup(p.game), o)
	switch {
	case err != nil && w.abort.Err() != nil:
		p.skipped = true
		return
	case err != nil:
		p.err = fmt.Errorf("game %d: %w", p.game.Number, err)
		return
	}
	p.outcome = obs.outcome(id, result)
	if !result.SeedUsed && result.InternalErrors == 0 {
		w.seedless.Store(meeting{p.game.White, p.game.Black, p.game.Board}, p.outcome)
	}
	if f := result.FirstInternal; f != nil {
		p.fault = fmt.Sprintf("round %d, robot %d: %s\n%s", f.Round, f.Robot, f.Message, f.Stack)
	}
}
