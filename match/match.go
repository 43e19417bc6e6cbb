// Package match plays a match between two players and writes its replay: it joins
// packages engine, player and replay, and knows no rules itself.
package match

import (
	"context"
	"errors"
	"io"

	"bhack/engine"
	"bhack/maps"
	"bhack/player"
	"bhack/replay"
)

// Setup is all that decides a match. White, Black, Ruleset and Rules must be set.
type Setup struct {
	// White and Black are the players; they may be the same one.
	White, Black *player.Player
	// Ruleset is the name of the rules in the replay: that of the ruleset from which
	// Rules started.
	Ruleset string
	// Rules are the constants of the game.
	Rules engine.Rules
	// Size is the side of the board, in squares. 0 stands for that of the map, and
	// for the default of the rules when the map fits every size.
	Size int
	// Rounds is the round limit. 0 stands for that of the map, and of the rules when
	// the map has none.
	Rounds int
	// Seed is where the random numbers start.
	Seed int64
	// RNG says who draws from which random stream.
	RNG engine.RNG
	// Map is the position at the start; nil stands for an empty board.
	Map *maps.Map
}

// MaxRounds returns the round limit that holds in the match.
func (s Setup) MaxRounds() int {
	c := s.config()
	return c.MaxRounds()
}

// Settings returns the settings of the match once every default is filled in, for which no players are needed, or the
// *SetupError of a Setup from which no match can be made.
func (s Setup) Settings() (engine.Settings, error) {
	c := s.config()
	settings, err := c.Settings()
	if err != nil {
		return engine.Settings{}, &SetupError{err}
	}
	return settings, nil
}

// MapName returns the name of the map.
func (s Setup) MapName() string {
	if s.Map == nil {
		return maps.EmptyName
	}
	return s.Map.Name
}

// config returns the engine's view of the setup.
func (s Setup) config() engine.Config {
	c := engine.Config{Rules: s.Rules, Rounds: s.Rounds, Size: s.Size, Seed: s.Seed, RNG: s.RNG, Map: s.Map}
	if s.White != nil && s.Black != nil {
		c.White, c.Black = s.White.Program, s.Black.Program
	}
	return c
}

// Options say what becomes of a match that is played; none of them changes it.
type Options struct {
	// Replay is the path of the replay's file, which [replay.Create] explains; "" for none.
	Replay string
	// Out, if it is not nil, is where the replay is written instead, uncompressed.
	Out io.Writer
	// Keep is asked, when a match has been played to its end, whether the file that
	// Replay names is to be written; if not, what was there before is as it was. nil
	// means that it is. What goes to Out cannot be taken back, and Keep is not asked.
	Keep func(result engine.Result) bool
	// Observer is told what happens in the match; nil means nobody. NoLogs says, as in [engine.Config], that it does not look at
	// the texts that turns log.
	Observer engine.Observer
	NoLogs   bool
	// RunAll, Profiles and Trace are those of [engine.Config].
	RunAll   bool
	Trace    *engine.Trace
	Profiles [2]*engine.Profile
	// Rest is called after each round, in the goroutine that plays: no robot runs
	// then, so it is a good time to collect garbage. nil means nothing.
	Rest func()
}

// observer returns the observer that the match has beside the recorder of its replay.
func (o Options) observer() engine.Observer {
	if o.Rest == nil {
		return o.Observer
	}
	next := o.Observer
	if next == nil {
		next = engine.NopObserver{}
	}
	return rester{next, o.Rest}
}

// rester is an Observer that rests after each round.
type rester struct {
	engine.Observer
	rest func()
}

// RoundEnded implements engine.Observer.
func (r rester) RoundEnded(round int, b *engine.Board) {
	r.Observer.RoundEnded(round, b)
	r.rest()
}

// SetupError is the error of a Setup from which no match can be made.
type SetupError struct {
	// Err names the setting and its value.
	Err error
}

// Error returns the message of Err.
func (e *SetupError) Error() string { return e.Err.Error() }

// Unwrap returns Err.
func (e *SetupError) Unwrap() error { return e.Err }

// Play plays a match to its end. It fails with a *SetupError if the setup is not
// valid, with an error of package replay if the replay cannot be written, and with
// the context's cause if that ends first. A file is written only by a match that
// has been played to its end and that is to be kept; after an error there is none, and
// one that was there before is as it was.
func Play(ctx context.Context, setup Setup, o Options) (engine.Result, error) {
	config := setup.config()
	config.Observer, config.RunAll, config.Profiles, config.Trace = o.observer(), o.RunAll, o.Profiles, o.Trace
	rec := &recorder{next: config.Observer}
	if o.Out == nil {
		rec.keep = o.Keep
	}
	recorded := o.Replay != "" || o.Out != nil
	if recorded {
		config.Observer = rec
	} else {
		config.NoLogs = o.NoLogs
	}
	m, err := engine.New(config)
	if err != nil {
		return engine.Result{}, &SetupError{err}
	}
	if !recorded {
		return m.Play(ctx)
	}
	if rec.sink, err = open(o, newHeader(setup, m.Settings())); err != nil {
		return engine.Result{}, err
	}
	return rec.play(ctx, m)
}

// play plays the match and writes its replay. An error in writing ends both.
func (rec *recorder) play(ctx context.Context, m *engine.Match) (result engine.Result, err error) {
	defer func() {
		if err = errors.Join(err, rec.sink.Close()); err != nil {
			result = engine.Result{}
		}
	}()
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	rec.fail = cancel
	if result, err = m.Play(ctx); err != nil {
		return result, err
	}
	if rec.err != nil { // in the last round, after which nobody looks at ctx
		return result, rec.err
	}
	if rec.keep != nil && !rec.keep(result) {
		return result, nil
	}
	return result, rec.sink.Finish(newResult(result))
}

// open starts the replay.
func open(o Options, header replay.Header) (sink, error) {
	if o.Out == nil {
		return replay.Create(o.Replay, header)
	}
	w, err := replay.NewWriter(o.Out, header)
	if err != nil {
		return nil, err
	}
	return stream{w}, nil
}
