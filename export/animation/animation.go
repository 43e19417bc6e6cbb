// Package animation makes an animated GIF of a match: one frame for the
// position before the first round and one for the end of each round, with
// coordinates, scores, names, and the winner at the end.
//
// The same replay and options give the same bytes on every machine: all is
// drawn with integers and with a font of bitmaps. A frame is written before the
// next is drawn, so that memory does not grow with the match.
package animation

import (
	"fmt"
	"io"
	"math"

	"bhack/export/internal/scene"
	"bhack/internal/plural"
	"bhack/replay"
)

// Options say what to draw. The zero value draws the whole match at the usual
// pace and size.
type Options struct {
	// FPS is how many rounds are shown in a second, 1 to MaxFPS; 0 stands for
	// DefaultFPS. The first frame stays for one second, the last for three.
	FPS int
	// Scale makes the picture larger, 1 to MaxScale times; 0 stands for 1.
	Scale int
	// First and Last are the rounds to show. Round 0 is the position before
	// round 1; a Last of 0 stands for the end of the match.
	First, Last int
}

const (
	// DefaultFPS is the pace when none is asked for.
	DefaultFPS = 5
	// MaxFPS is the fastest pace that browsers do not slow down.
	MaxFPS = 50
	// MaxScale keeps the largest board's picture below 3000 pixels a side.
	MaxScale = 4

	// The time that a frame stays, in hundredths of a second.
	second    = 100
	holdFirst = second
	holdLast  = 3 * second
)

func (o *Options) validate() error {
	switch {
	case o.FPS < 0 || o.FPS > MaxFPS:
		return fmt.Errorf("fps is %d, but must be from 1 to %d", o.FPS, MaxFPS)
	case o.Scale < 0 || o.Scale > MaxScale:
		return fmt.Errorf("scale is %d, but must be from 1 to %d", o.Scale, MaxScale)
	case o.First < 0 || o.Last < 0 || o.Last != 0 && o.Last < o.First:
		return fmt.Errorf("rounds %d to %d: not a range", o.First, o.Last)
	}
	if o.FPS == 0 {
		o.FPS = DefaultFPS
	}
	if o.Scale == 0 {
		o.Scale = 1
	}
	if o.Last == 0 {
		o.Last = math.MaxInt
	}
	return nil
}

// Write reads the rest of the replay and writes its animation to w. What it has
// written when it fails is not a whole GIF.
func Write(w io.Writer, r *replay.Reader, o Options) error {
	if err := o.validate(); err != nil {
		return err
	}
	h := r.Header()
	p := &player{options: o, painter: newPainter(&h, o.Scale)}
	p.out = newEncoder(w, p.painter.canvas.img)
	return p.play(r, h.Match)
}

// player turns the rounds of a replay into frames.
type player struct {
	options Options
	painter *painter
	out     *encoder
	shown   int
}

func (p *player) play(r *replay.Reader, m replay.Match) error {
	// A frame is drawn once it is known whether it is the last one.
	now := scene.Start(&m)
	for round, err := range r.Rounds() {
		if err != nil {
			return err
		}
		next := now.Next(round)
		// The last frame asked for stays long, wherever the match goes on to.
		if err := p.show(&now, now.Round == p.options.Last); err != nil {
			return err
		}
		now = next
	}
	result, err := r.Result()
	if err != nil {
		return err
	}
	p.painter.result = &result
	if err := p.show(&now, true); err != nil {
		return err
	}
	if p.shown == 0 {
		return fmt.Errorf("the match has %s, and the first one asked for is %d", plural.Of(result.Rounds, "round"), p.options.First)
	}
	return p.out.finish()
}

// show writes the frame of a scene if it is asked for.
func (p *player) show(s *scene.Scene, last bool) error {
	if s.Round < p.options.First || s.Round > p.options.Last {
		return nil
	}
	delay := (second + p.options.FPS/2) / p.options.FPS
	switch {
	case last:
		delay = holdLast
	case p.shown == 0:
		delay = max(holdFirst, delay)
	}
	p.shown++
	p.painter.paint(s)
	return p.out.frame(delay)
}
